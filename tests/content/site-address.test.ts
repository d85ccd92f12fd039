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
  ])('may be %s', async (url) => {
    expect(await at(url)).toEqual([])
  })

  test.each([
    'https://redaktion:geheim@a.example',
    'https://a..example',
    'https://a.example/../laden',
    'https://a.example/laden/.',
    'https://a.example/',
    'http://a.example',
  ])('may not be %s', async (url) => {
    expect(await at(url)).toEqual(['content/site.yaml:3:7 format'])
  })
})
