import { expect, test } from 'vitest'
import { phpForm } from '../../scripts/publish/beside-pages/php-form.ts'
import { securityTxt } from '../../scripts/render/security-txt.ts'
import { GERMAN } from '../german-answers.ts'
import { compileWith, replace } from '../workspace.ts'

const URL = 'https://www.backwerk-aehrengold.example'
const EMAIL = 'theke@backhaus-aehrengold.example'

const asciiUrl = 'https://www.xn--bcker-gra.example'

test('a site has its address as servers and search engines exchange it', async () => {
  const { site } = await compileWith({ 'site.yaml': replace(URL, 'https://www.Bäcker.example') })
  expect(site?.url).toBe(asciiUrl)
  const home = site?.pages.find(({ route }) => route === '/')
  expect(home?.data.meta.canonical).toBe(`${asciiUrl}/`)
})

test('people read an e-mail address as it is written, mail servers get theirs', async () => {
  const { site } = await compileWith({ 'site.yaml': replace(EMAIL, 'theke@bäcker.example') })
  expect(site?.shell.company.email).toBe('theke@bäcker.example')
  const form = { provider: 'php', days: 180, processor: 'Hoster' } as const
  const script = await phpForm({ form, email: 'theke@bäcker.example', url: asciiUrl, ...GERMAN })
  expect(script).toContain("'to' => 'theke@xn--bcker-gra.example'")
  const contact = { url: asciiUrl, language: 'de', email: 'theke@bäcker.example' }
  expect(securityTxt({ ...contact, today: '2026-11-23' })).toContain(
    'mailto:theke@xn--bcker-gra.example',
  )
})

test.each([
  ['bäcker@brot.example', undefined],
  ['theke.@brot.example', undefined],
  ['theke@brot', undefined],
  ['theke @bäcker.example', 'email: theke@bäcker.example'],
])('“%s” is no e-mail address', async (written, meant) => {
  const { problems } = await compileWith({ 'site.yaml': replace(EMAIL, written) })
  expect(problems).toMatchObject([{ code: 'format' }])
  expect(problems[0]?.hint).toContain(meant ?? 'ohne Umlaute vor dem @')
})
