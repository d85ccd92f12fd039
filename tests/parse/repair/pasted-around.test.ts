import { expect, test } from 'vitest'
import { fixed } from '../../fix/fixed.ts'
import { bakeryText, compileWith } from '../../workspace.ts'

test.each([
  'services.yaml',
  'jobs.yaml',
  'stats.yaml',
  'values.yaml',
  'portfolio.yaml',
])('a sentence of an answer above the notes and entries of %s is to go', async (file) => {
  const pasted = (text: string) => `Hier ist die geänderte Datei:\n\n# Was wir bieten.\n\n${text}`
  const { problems } = await compileWith({ [file]: pasted })
  expect(problems.map(({ line, hint }) => [line, hint])).toEqual([
    [1, expect.stringMatching(/^Löschen Sie (?:die|diese) Zeile/)],
  ])
})

const NEWS = 'news/ofen.md'

test.each([
  ['jobs.yaml', 'yaml'],
  ['site.yaml', ''],
  ['pages/home.yaml', 'yaml'],
  [NEWS, 'markdown'],
])('the marks of a chat around %s are told once, and go', async (file, language) => {
  const framed = (text: string) => `\`\`\`${language}\n${text}\`\`\`\n`
  const { problems } = await compileWith({ [file]: framed })
  expect(problems.map(({ code, line }) => [code, line])).toEqual([['code-fence', 1]])
  expect(await fixed(file, framed)).toBe(bakeryText(file))
})

test.each([
  ['services.yaml', 'yaml', 'Löschen Sie die Zeilen 1 bis 3 und die Zeilen 21 bis 23.'],
  ['pages/home.yaml', '', 'Löschen Sie die Zeilen 1 bis 3 und die Zeilen 40 bis 42.'],
  [NEWS, 'markdown', 'Löschen Sie die Zeilen 1 bis 3 und die Zeilen 20 bis 22.'],
])('an answer of a chat with %s in the middle is told once, and nobody but people deletes it', async (file, language, hint) => {
  const answered = (text: string) =>
    `Klar! Hier ist die geänderte Datei:\n\n\`\`\`${language}\n${text}\`\`\`\n\nSoll ich noch etwas ändern?\n`
  const { problems } = await compileWith({ [file]: answered })
  expect(problems.map((each) => [each.code, each.line, each.hint])).toEqual([
    ['code-fence', 1, hint],
  ])
  expect(await fixed(file, answered)).toBe(answered(bakeryText(file)))
})

const rules = (text: string) =>
  `Hier ist die Seite:\n\n---\n\n${text}\n---\n\nSag Bescheid, wenn etwas fehlt.\n`
const broken = (text: string) =>
  text.replace('- id: torte', '```\n\nUnd der zweite Eintrag:\n\n```yaml\n- id: torte')
const changes = (text: string) =>
  `${text}\n---\n\n**Änderungen:**\n- Titel gekürzt\n- Bilder bleiben\n`

test.each([
  ['pages/sortiment.yaml', rules, 1, 'Löschen Sie die Zeilen 1 bis 3 und die Zeilen 39 bis 41.'],
  ['services.yaml', broken, 12, 'Löschen Sie die Zeilen 12 bis 16.'],
  ['services.yaml', changes, 19, 'Löschen Sie die Zeilen 19 bis 23.'],
])('what a chat says in %s is told once where rules or frames set it apart', async (file, answer, line, hint) => {
  const { problems } = await compileWith({ [file]: answer })
  expect(problems.map((each) => [each.code, each.line, each.hint])).toEqual([
    ['code-fence', line, hint],
  ])
  expect(await fixed(file, answer)).toBe(answer(bakeryText(file)))
})

test('a sentence below the frame of a chat goes with it', async () => {
  const framed = (text: string) => `\`\`\`yaml\n${text}\`\`\`\nIch habe die Texte gekürzt.\n`
  const { problems } = await compileWith({ 'jobs.yaml': framed })
  expect(problems.map(({ code, hint }) => [code, hint])).toEqual([
    ['code-fence', 'Löschen Sie Zeile 1 und die Zeilen 33 bis 34.'],
  ])
})

test('a block of code in an article is no frame', async () => {
  const withCode = (text: string) => `${text}\n\`\`\`\nid: ofen\n\`\`\`\n\nBis bald.\n`
  expect((await compileWith({ [NEWS]: withCode })).problems).toEqual([])
})

test('an article that was pasted into its file twice is told as that, and stands there once again', async () => {
  const twice = (text: string) => text + text
  const { problems } = await compileWith({ [NEWS]: twice })
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    ['second-copy', 'Ab hier steht der ganze Beitrag ein zweites Mal in dieser Datei.'],
  ])
  expect(await fixed(NEWS, twice)).toBe(bakeryText(NEWS))
})

test('another article below the first is told, and left to people', async () => {
  const both = (text: string) => `${text}\n${bakeryText('news/erntebrot.md')}`
  const { problems } = await compileWith({ [NEWS]: both })
  expect(problems.map(({ code, repair }) => [code, repair])).toEqual([['second-copy', undefined]])
})

const HEAD =
  'Von: Thea <thea@post.example>\nGesendet: Montag, 30. November 2026\nAn: Büro\nBetreff: Texte\n'

test.each([
  ['services.yaml', `${HEAD}\n`, 'Löschen Sie die Zeilen 1 bis 4.'],
  ['site.yaml', `${HEAD}\nHallo Jan,\n\nanbei alles.\n\n`, 'Löschen Sie die Zeilen 1 bis 8.'],
  [NEWS, `${HEAD}\nHallo Jan, anbei der Beitrag.\n\n`, 'Löschen Sie die Zeilen 1 bis 7.'],
])('the head of an e-mail above %s is told once, and left to people', async (file, head, hint) => {
  const pasted = (text: string) => head + text
  const { problems } = await compileWith({ [file]: pasted })
  expect(problems.map((each) => [each.code, each.line, each.hint])).toEqual([
    ['mail-head', 1, hint],
  ])
  expect(await fixed(file, pasted)).toBe(pasted(bakeryText(file)))
})

test('what a chat says below the last text of a page is told, and no part of that text unless people make it one', async () => {
  const asked = (text: string) => `${text}\nSoll ich noch etwas ändern?\n`
  const { problems } = await compileWith({ 'pages/sortiment.yaml': asked })
  expect(problems.map(({ line, hint }) => [line, hint])).toEqual([
    [35, expect.stringContaining('löschen Sie sie')],
  ])
  expect(await fixed('pages/sortiment.yaml', asked)).toBe(asked(bakeryText('pages/sortiment.yaml')))
})
