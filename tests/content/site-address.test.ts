import { describe, expect, test } from 'vitest'
import { problemsOf, replace } from '../workspace.ts'

const at = (url: string) =>
  problemsOf({
    'site.yaml': replace('https://www.backwerk-aehrengold.example', JSON.stringify(url)),
  })

describe('an address of the site', () => {
  test.each([
    'https://a.example',
    'https://a.example/laden/nord',
    'https://a.example:8443/.x',
    'https://bäcker_gräf-1.example',
  ])('may be %s', async (url) => {
    expect(await at(url)).toEqual([])
  })

  test.each([
    'https://redaktion:geheim@a.example',
    'https://a..example',
    'https://a.example/../laden',
    'https://a.example/laden/.',
    'https://a.example/',
    'https://a.example;internal',
    'https://{a,b}.example',
    'https://$(id).example',
    'https://a"b.example',
    'https://*.example',
    'http://a.example',
  ])('may not be %s', async (url) => {
    expect(await at(url)).toEqual(['content/site.yaml:3:7 format'])
  })
})

// A policy or the configuration of a server would take these signs for words of its own.
test.each([
  'https://a.example;x',
  'https://a,b.example/x',
  'https://{env.x}/x',
  'https://$host/x',
])('the form may not be posted to %s', async (address) => {
  const endpoint = replace('https://formular.example/backhaus', JSON.stringify(address))
  expect(await problemsOf({ 'site.yaml': endpoint })).toContainEqual(
    expect.stringMatching(/ format$/),
  )
})
