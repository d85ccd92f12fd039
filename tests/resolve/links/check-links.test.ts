import { describe, expect, test } from 'vitest'
import { compileWith, type Overrides, problemsOf, replace, wordsOf } from '../../workspace.ts'

/** The button of the home page with another target. */
const linked = (target: string) => ({
  'pages/home.yaml': replace('href: /sortiment', `href: ${JSON.stringify(target)}`),
})
const PLACE = 'content/pages/home.yaml:12:16'

describe('a link may lead', () => {
  test.each([
    ['to a page', '/sortiment'],
    ['home', '/'],
    ['to a page that is made from an entry', '/neues/erntebrot'],
    ['to a block that its editor named', '/sortiment#brote'],
    ['to a block by its type', '/sortiment#subsidies'],
    ['to a heading in a text', '/sortiment#auf-vorbestellung'],
    ['to a heading of an article', '/neues/erntebrot#was-anders-schmeckt'],
    ['to a place on its own page', '#stats'],
    ['to the top', '/sortiment#'],
    ['to the form with a topic', '/contact?inquiry=backkurs'],
    ['to the form with another name of a topic', '/contact?inquiry=Wedding%20cake'],
    ['to the form with a topic and a place', '/contact?inquiry=torte#contact'],
    ['to a page with some other query', '/sortiment?sorte=roggen'],
    ['to a page by its whole address', 'https://www.backwerk-aehrengold.example/sortiment'],
    ['to a page as a browser shows it', 'https://backwerk-aehrengold.example/sortiment/#brote'],
    ['home by its whole address', 'https://www.backwerk-aehrengold.example'],
    ['to a passage', 'https://www.backwerk-aehrengold.example/sortiment#:~:text=Zopf'],
    ['to another site of the company', 'https://shop.backwerk-aehrengold.example/torten'],
    ['to another site', 'https://brot.example/a?b=c#d'],
    ['to an address', 'mailto:theke@brot.example?subject=Torte'],
    ['to a phone', 'tel:+493573000000'],
    ['to an entry on a page', '/sortiment#baecker'],
    ['to a fact', '{company.phoneHref}'],
    ['to the feed of the news', '/feed.xml'],
    ['to an address with a fact in it', 'mailto:{company.email}'],
  ])('%s', async (_, target) => {
    expect(await problemsOf(linked(target))).toEqual([])
  })

  test.each([
    ['/gibts-nicht', 'dead-link'],
    ['/sortimnt', 'dead-link'],
    ['/sortiment#gibts-nicht', 'dead-fragment'],
    ['/contact?inquiry=tarte', 'unknown-topic'],
  ])('not astray by its whole address: %s', async (path, code) => {
    for (const host of [
      'https://www.backwerk-aehrengold.example',
      'http://backwerk-aehrengold.example',
    ])
      expect(await problemsOf(linked(host + path))).toEqual([`${PLACE} ${code}`])
  })

  test('not to a feed where no pages are made of news', async () => {
    const withoutNews = { 'pages/neues.yaml': null, ...linked('/feed.xml') }
    expect(await problemsOf(withoutNews)).toContain(`${PLACE} dead-link`)
  })

  test('the page for unknown addresses is not where somebody meant to lead', async () => {
    expect((await wordsOf(linked('/*'))).join()).not.toContain('Meinten Sie `/*`')
  })

  test.each([
    ['/contakt?inquiry=tarte', '/contact'],
    ['/contakt?inquiry=torte', '/contact?inquiry=torte'],
    ['/sortimnt#gibts-nicht', '/sortiment'],
    ['/sortimnt#brote', '/sortiment#brote'],
  ])('%s is meant only as far as it leads somewhere', async (target, meant) => {
    expect((await wordsOf(linked(target))).join()).toContain(`Meinten Sie \`${meant}\`?`)
  })

  test('without encryption, with a warning that says what to write', async () => {
    const [problem] = (await compileWith(linked('http://brot.example/a'))).problems
    expect(problem).toMatchObject({
      code: 'insecure-link',
      severity: 'warning',
      hint: expect.stringContaining('https://brot.example/a'),
    })
  })

  test('with spaces around it', async () => {
    const { problems, site } = await compileWith(linked('  /sortiment '))
    expect(problems).toEqual([])
    const home = site?.pages.find(({ route }) => route === '/')
    expect(JSON.stringify(home?.data)).toContain('"href":"/sortiment"')
  })
})

describe('a link may not lead', () => {
  test.each([
    ['nowhere', '/nirgends', 'dead-link'],
    ['to a page with a slash at its end', '/sortiment/', 'dead-link'],
    ['to the page for what does not exist', '/*', 'dead-link'],
    ['to a template', '/neues/:id', 'dead-link'],
    ['to an entry that is not there', '/neues/kuchen', 'dead-link'],
    ['to a place that is not there', '/sortiment#kuchen', 'dead-fragment'],
    ['to an entry that is on no page', '/sortiment#konditor', 'dead-fragment'],
    ['to a place that is not on its own page', '#kuchen', 'dead-fragment'],
    ['to a heading of another page', '/contact#auf-vorbestellung', 'dead-fragment'],
    ['to a topic that is not there', '/contact?inquiry=kuchen', 'unknown-topic'],
    ['to no topic', '/contact?inquiry=', 'unknown-topic'],
    ['to a page without slash', 'sortiment', 'not-a-link'],
    ['to a file that nobody has put there', 'speisekarte.pdf', 'missing-media'],
    ['to a file that is no PDF', 'speisekarte.docx', 'not-a-link'],
    [
      'to a file by its address',
      'https://backwerk-aehrengold.example/files/karte.pdf',
      'dead-link',
    ],
    ['up', '../sortiment', 'not-a-link'],
    ['to an address without its scheme', 'www.brot.example', 'not-a-link'],
    ['to an e-mail address without its scheme', 'theke@brot.example', 'not-a-link'],
    ['to a server without its scheme', '//brot.example/x', 'not-a-link'],
    ['to no server', 'https://', 'not-a-link'],
    ['to an address with spaces', 'https://brot.example/a b', 'not-a-link'],
    ['to a phone with spaces', 'tel:+49 3573 000000', 'not-a-link'],
    ['to nobody', 'mailto:', 'not-a-link'],
    ['to a part of a phone number', 'tel:02581', 'not-a-link'],
    ['into a program', 'javascript:alert(1)', 'not-a-link'],
    ['into a program in disguise', 'JaVaScRiPt:alert(1)', 'not-a-link'],
    ['into data', 'data:text/html,x', 'not-a-link'],
    ['to files of the computer', 'file:///etc/passwd', 'not-a-link'],
  ])('%s', async (_, target, code) => {
    expect(await problemsOf(linked(target))).toEqual([`${PLACE} ${code}`])
  })

  test.each([
    ['/sortimnet', 'Meinten Sie `/sortiment`?'],
    ['/Sortiment', 'Meinten Sie `/sortiment`?'],
    ['/sortiment/', 'Meinten Sie `/sortiment`?'],
    ['/ sortiment', 'Meinten Sie `/sortiment`?'],
    ['/ sortimnet', 'Meinten Sie `/sortiment`?'],
    ['/sortiment ansehen', 'Meinten Sie `/sortiment`?'],
    ['/neues/erntebrott', 'Meinten Sie `/neues/erntebrot`?'],
    ['/x', 'Meinten Sie `/`?'],
    ['/sortiment#brot', 'Meinten Sie `/sortiment#brote`?'],
    ['/contact?inquiry=torten', 'Meinten Sie `/contact?inquiry=torte`?'],
    ['/contact?inquiry=kursplatz', 'Meinten Sie `/contact?inquiry=backkurs`?'],
    ['/contact?inquiry=Backkurs', 'Meinten Sie `/contact?inquiry=backkurs`?'],
  ])('%s, with a repair', async (target, repair) => {
    expect(await wordsOf(linked(target))).toEqual([expect.stringContaining(repair)])
  })
})

test.each([
  ['[leer]()', 'Ergänzen Sie das Ziel.'],
  ['[Anruf](tel:02581)', 'tel:+492581123456'],
  ['[Anruf](tel:)', 'tel:+492581123456'],
])('%s is told what it lacks', async (link, repair) => {
  const text = (file: string) => `${file}\n${link}\n`
  expect(await wordsOf({ 'news/ofen.md': text })).toEqual([expect.stringContaining(repair)])
})

test('a link to a place in its own article is told as it may be written', async () => {
  const linked = (target: string): Overrides => ({
    'news/ofen.md': (file: string) => `${file}\n[Abholen](${target})\n`,
  })
  const [told = ''] = await wordsOf(linked('#wer-den-alten-haben-moechte'))
  expect(told).toContain('Schreiben Sie: /neues/ofen#wer-den-alten-haben-moechte')
  expect(await problemsOf(linked('/neues/ofen#wer-den-alten-haben-moechte'))).toEqual([])
  expect(await wordsOf(linked('#kuchen'))).toEqual([expect.not.stringContaining('/neues/ofen')])
})

describe('a link that stands on many pages', () => {
  const footer = (target: string) => ({
    'site.yaml': replace('href: /contact#impressum', `href: ${JSON.stringify(target)}`),
  })
  const entry = (target: string) => ({
    'services.yaml': replace('href: /sortiment', `href: ${JSON.stringify(target)}`),
  })

  test('names the page of the place to which it leads', async () => {
    expect(await problemsOf(footer('/contact#kuchen'))).toEqual([
      'content/site.yaml:62:14 dead-fragment',
    ])
    expect(await problemsOf(footer('#impressum'))).toEqual(['content/site.yaml:62:14 not-a-link'])
    expect(await problemsOf(entry('#brote'))).toEqual(['content/services.yaml:10:10 not-a-link'])
  })
})

describe('places in a text', () => {
  const text = (markdown: string) => ({
    'pages/sortiment.yaml': replace('[Dinkelbrot](/#stats)', markdown),
  })

  test('of a link that stands there twice: each its own', async () => {
    expect(await problemsOf(text('[a](/nix), [b](/nix) und\n      /nix, [c](/nix)'))).toEqual([
      'content/pages/sortiment.yaml:14:29 dead-link',
      'content/pages/sortiment.yaml:14:40 dead-link',
      'content/pages/sortiment.yaml:15:17 dead-link',
    ])
  })

  test('of a link that begins like another', async () => {
    expect(await problemsOf(text('[a](/sortiment) und [b](/sort)'))).toEqual([
      'content/pages/sortiment.yaml:14:49 dead-link',
    ])
  })

  test('are proposed with the signs of their addresses', async () => {
    const [words] = await wordsOf(text('[a](www.brot.example/?a=$&b $$c)'))
    expect(words).toContain('Schreiben Sie: [a](https://www.brot.example/?a=$&b%20$$c)')
  })

  test('of a definition', async () => {
    const overrides = { 'news/ofen.md': (file: string) => `${file}\n[Wald][w]\n\n[w]: /wald\n` }
    expect(await problemsOf(overrides)).toEqual(['content/news/ofen.md:20:6 dead-link'])
  })
})
