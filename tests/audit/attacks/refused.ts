import { VALUES } from '../php/post.ts'

/** A post that is none, and the status with which it may be refused. */
export interface Refused {
  type?: string
  body: Buffer | string
  headers?: Record<string, string>
  status: number | number[]
}

const FORM = 'application/x-www-form-urlencoded'
const plain = new URLSearchParams(VALUES).toString()

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW'

const partsOf = (parts: readonly string[]): string =>
  `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`

const field = (name: string, value = 'v') =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`

const texts = Object.entries(VALUES).map(([name, value]) => field(name, value))

const photo = (content: string) =>
  `Content-Disposition: form-data; name="fotos[]"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n${content}`

const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`
const CHUNKED = { 'Transfer-Encoding': 'chunked' }

const json = (more: string) => `${JSON.stringify(VALUES).slice(0, -1)},${more}}`

/** Attempts that are to be refused, by what they try. */
export const REFUSED: Record<string, Refused> = {
  'from a page of somebody else': {
    type: FORM,
    body: plain,
    headers: { Origin: 'https://fremd.example' },
    status: 403,
  },
  'from nowhere that a browser names': {
    type: FORM,
    body: plain,
    headers: { Origin: 'null' },
    status: 403,
  },
  'without a type': { body: plain, status: 415 },
  'as a text': { type: 'text/plain', body: plain, status: 415 },
  'as XML': { type: 'application/xml', body: '<name/>', status: 415 },
  'as mixed parts': {
    type: `multipart/mixed; boundary=${BOUNDARY}`,
    body: partsOf(texts),
    status: 415,
  },
  'as nearly a form': { type: `${FORM}2`, body: plain, status: 415 },
  'in parts without a boundary': {
    type: 'multipart/form-data',
    body: partsOf(texts),
    status: [400, 413],
  },
  'in parts that never end': {
    type: MULTIPART,
    body: `--${BOUNDARY}\r\n${field('name')}`,
    status: [400, 422],
  },
  'half of JSON': { type: 'application/json', body: '{"name":', status: 400 },
  'JSON of another shape': { type: 'application/json', body: '[["name"]]', status: [400, 422] },
  'a hundred thousand levels of JSON': {
    type: 'application/json',
    body: json(`"x":${'['.repeat(40_000)}${']'.repeat(40_000)}`),
    status: 400,
  },
  'in Latin letters of one byte': {
    type: FORM,
    body: plain.replace('%C3%96l', '%D6l'),
    status: 400,
  },
  'in letters of two bytes': {
    type: 'application/json; charset=utf-16',
    body: Buffer.from(JSON.stringify(VALUES), 'utf16le'),
    status: 400,
  },
  'packed by gzip': {
    type: FORM,
    body: Buffer.from([0x1f, 0x8b, 8, 0, 0xff, 0xfe, 0xfd]),
    headers: { 'Content-Encoding': 'gzip' },
    status: [400, 415, 422],
  },
  'a field of a megabyte': { type: FORM, body: `${plain}&x=${'y'.repeat(1e6)}`, status: 413 },
  'JSON of a megabyte, in chunks': {
    type: 'application/json',
    body: json(`"x":"${'y'.repeat(1e6)}"`),
    headers: CHUNKED,
    status: 413,
  },
  'nothing in chunks': { type: FORM, body: '=', headers: CHUNKED, status: [400, 422] },
  'a field of a megabyte in parts': {
    type: MULTIPART,
    body: partsOf([...texts, field('x', 'y'.repeat(1e6))]),
    status: 413,
  },
  'a name of a megabyte': { type: FORM, body: `${plain}&${'x'.repeat(1e6)}=y`, status: 413 },
  'five thousand fields': {
    type: FORM,
    body: `${plain}&${Array.from({ length: 5_000 }, (_, at) => `f${at}=`).join('&')}`,
    status: 413,
  },
  'five thousand parts': {
    type: MULTIPART,
    body: partsOf([...texts, ...Array.from({ length: 5_000 }, (_, at) => field(`f${at}`))]),
    status: 413,
  },
  'names of a thousand levels': {
    type: FORM,
    body: `name${'[x]'.repeat(1_000)}=1&email=a@b.de&message=x`,
    status: 422,
  },
  'seven photographs': {
    type: MULTIPART,
    body: partsOf([...texts, ...Array.from({ length: 7 }, () => photo('x'))]),
    status: [413, 415],
  },
  'a program': {
    type: MULTIPART,
    body: partsOf([...texts, photo('<?php phpinfo();')]),
    status: 415,
  },
  'a drawing': {
    type: MULTIPART,
    body: partsOf([...texts, photo('<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>')]),
    status: 415,
  },
  'a page': {
    type: MULTIPART,
    body: partsOf([...texts, photo('<!doctype html><script>')]),
    status: 415,
  },
}
