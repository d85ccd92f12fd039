import { expect, test } from 'vitest'
import { phpForm } from '../../scripts/publish/beside-pages/php-form.ts'
import { answerWords } from '../../src/content/ui/answer-words.ts'
import { compileWith } from '../workspace.ts'

const FORM = { provider: 'php', days: 180, processor: 'Host' } as const

const script = async (ui: string): Promise<string> => {
  const { site } = await compileWith({ 'ui.yaml': () => ui })
  const { shell, url, answers } = site ?? {}
  if (!shell || !url || !answers) throw new Error('The content has errors')
  return phpForm({ form: FORM, email: shell.company.email, url, language: 'en', answers })
}

test('what a visitor without a script reads is the site’s, in its language', async () => {
  const ui = (name: string) => `  ${name}: Word for ${name}\n`
  const { reasons, ...rest } = answerWords.parse(undefined)
  const words = Object.keys(rest).map(ui).join('  ')
  const why = Object.keys(reasons).map(ui).join('      ')
  const english = await script(`form:\n  answers:\n  ${words}    reasons:\n      ${why}`)
  for (const name of [...Object.keys(rest), ...Object.keys(reasons)])
    expect(english).toContain(`'Word for ${name}'`)
  expect(english).toContain("'language' => 'en'")
  for (const german of [...Object.values(rest), ...Object.values(reasons)])
    expect(english).not.toContain(german)
})
