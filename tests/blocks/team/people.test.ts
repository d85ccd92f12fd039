import { expect, test } from 'vitest'
import { renderBlocks } from '../../../src/entry-server.tsx'
import { compileWith } from '../../workspace.ts'

const page = (people: string) => `route: /team
meta:
  title: Team
  description: Wer bei uns arbeitet.
blocks:
  - type: hero
    title: Team
  - type: team
    title: Wer bei uns backt
    people:
${people}
`

const compiled = (people: string) => compileWith({ 'pages/team.yaml': page(people) })

const shown = async (people: string) => {
  const { site, problems } = await compiled(people)
  const found = site?.pages.find(({ route }) => route === '/team')
  if (!site || !found) throw new Error(problems.map(({ message }) => message).join('\n'))
  return renderBlocks({ ...site.shell, build: 'test' }, found.data)
}

test('who has a number and an address is reached by a touch', async () => {
  const html = await shown(
    '      - { name: Thea, role: Meisterin, phone: "+49 5731 0001-12", email: thea@brot.example }',
  )
  expect(html).toContain('<a href="tel:+495731000112">+49 5731 0001-12</a>')
  expect(html).toContain('<a href="mailto:thea@brot.example">thea@brot.example</a>')
})

test('of whom no more than name and task is said, nothing is empty', async () => {
  const html = await shown('      - { name: Thea, role: Meisterin }')
  expect(html).toContain('>Thea</h3>')
  expect(html.match(/<(p|a|picture)\b[^>]*><\/\1>|href="(?:tel|mailto):"/g)).toBeNull()
})

test('who calls the parts by their German names is told how they are called here', async () => {
  const { problems } = await compiled('      - { name: Thea, Funktion: Meisterin, Foto: thea.jpg }')
  const said = problems.map(({ message, hint }) => `${message} ${hint}`).join('\n')
  expect(said).toMatch(/role/)
  expect(said).toMatch(/photo/)
  expect(problems).toHaveLength(2)
})

test.each([
  'Durchwahl',
  'Handy',
  'Handynummer',
  'mobil',
  'Mobilnummer',
  'Mobiltelefon',
  'Rufnummer',
  'Tel',
  'Telefonnummer',
])('who writes %s before a number is told that it is the phone', async (word) => {
  const { problems } = await compiled(
    `      - name: Thea\n        role: Meisterin\n        ${word}: +49 5731 0001-12`,
  )
  expect(problems.map(({ hint }) => hint)).toEqual(['Meinten Sie `phone`?'])
})

test('who calls the block after the persons is told how it is called', async () => {
  const { problems } = await compileWith({
    'pages/team.yaml': page('      - { name: Thea, role: Meisterin }').replace(
      'type: team',
      'type: personen',
    ),
  })
  expect(problems.map(({ hint }) => hint)).toEqual(['Meinten Sie `team`?'])
})

test.each([
  ['phone', '+49 5731 0001-12', '+49 170 1234567'],
  ['email', 'thea@brot.example', 'info@brot.example'],
  ['text', 'Seit 2019 im Haus.', 'Backt am liebsten Roggen.'],
])('a second %s of a person is told as such, and is no rest of another one', async (key, one, two) => {
  const { problems } = await compiled(`      - name: Thea
        role: Meisterin
        ${key}: ${one}
        ${key}: ${two}
      - name: Emre
        role: Torten`)
  expect(problems.map(({ message }) => message)).toEqual([
    `\`${key}\` steht hier zum zweiten Mal; das erste Mal in Zeile 13.`,
  ])
})
