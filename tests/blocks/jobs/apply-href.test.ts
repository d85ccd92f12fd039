import { expect, it } from 'vitest'
import { applyHref } from '../../../src/blocks/jobs/apply-href.ts'

it.each([
  ['/contact?inquiry=jobs', '/contact?inquiry=jobs&job=maler'],
  ['/contact', '/contact?job=maler'],
  ['/contact?inquiry=jobs#form', '/contact?inquiry=jobs&job=maler#form'],
  ['mailto:meister@betrieb.example', 'mailto:meister@betrieb.example'],
  ['https://stellen.example/?a=b', 'https://stellen.example/?a=b'],
  ['/files/bewerbung.pdf#PDF, 80 kB', '/files/bewerbung.pdf#PDF, 80 kB'],
])('%s', (href, named) => {
  expect(applyHref(href, 'maler')).toBe(named)
})
