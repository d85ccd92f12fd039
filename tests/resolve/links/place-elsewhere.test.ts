import { expect, test } from 'vitest'
import { compileWith, type Overrides, replace } from '../../workspace.ts'

const hintsOf = async (overrides: Overrides) =>
  (await compileWith(overrides)).problems.map(({ hint }) => hint)

const linkTo = (href: string) => replace('href: /contact#datenschutz', `href: ${href}`)

test.each([
  '/datenschutz',
  '/datenshutz',
  '/datenschutz.html',
  '/contact/datenschutz',
])('where a place of one page alone is called like the page that there is not, it is meant: %s', async (href) => {
  expect(await hintsOf({ 'site.yaml': linkTo(href) })).toEqual([
    'Meinten Sie `/contact#datenschutz`?',
  ])
})

test('a place that two pages have is not guessed', async () => {
  const twice = (text: string) =>
    `${text.trimEnd()}\n\n  - type: prose\n    id: datenschutz\n    text: Wir speichern wenig.\n`
  const hints = await hintsOf({
    'site.yaml': linkTo('/datenschutz'),
    'pages/sortiment.yaml': twice,
  })
  expect(hints.join()).not.toContain('#datenschutz')
})
