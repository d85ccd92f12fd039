import { promises as fs } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Aborted, type Terminal } from '../../../scripts/machine/command-line/terminal.ts'
import { judge } from '../../../scripts/new/site/answers.ts'
import { newSite } from '../../../scripts/new/site/new-site.ts'
import { tradeNames, tradeWords } from '../../../scripts/new/site/trades.ts'
import { slugify } from '../../../src/content/text/slugify.ts'
import { emptyFolder } from '../../workspace.ts'
import { readSite } from './site-folder.ts'

const COMPLETE = [
  ...['--trade', 'joinery', '--name', 'Tischlerei Holtkamp', '--town', 'Warendorf'],
  ...['--phone', '+49 2581 000000', '--email', 'info@holtkamp.example'],
]

/** All answers, some of them others. */
const completeBut = (...others: string[]): string[] => {
  const isReplaced = (at: number) => others.includes(COMPLETE[at - (at % 2)] ?? '')
  return [...COMPLETE.filter((_, at) => !isReplaced(at)), ...others]
}

const said = { out: '', error: '' }

beforeEach(() => {
  Object.assign(said, { out: '', error: '' })
  vi.spyOn(console, 'log').mockImplementation((text) => {
    said.out += `${text}\n`
  })
  vi.spyOn(console, 'error').mockImplementation((text) => {
    said.error += `${text}\n`
  })
})
afterEach(() => vi.restoreAllMocks())

/** Calls the command as a script does. */
const callIn = async (folder: string, args: string[]) => ({
  exit: await newSite([folder, ...args], undefined),
  ...said,
})

/** Somebody who types these answers, and then ends the input; what was asked is noted. */
const typing = (answers: string[], asked: string[] = []): Terminal => {
  const left = [...answers]
  return (work) =>
    work((question) => {
      asked.push(question)
      const answer = left.shift()
      return answer === undefined ? Promise.reject(new Aborted()) : Promise.resolve(answer)
    })
}

const target = async () => path.join(await emptyFolder(), 'firma')

describe('with all answers', () => {
  test.skipIf(path.sep === '\\').each(['~/firma', 'C:\\Werk\\firma'])(
    'makes no folder of the name %s, which leads elsewhere',
    async (name) => {
      const within = await emptyFolder()
      expect(await newSite([name, ...COMPLETE], undefined, within)).toBe(1)
      expect(said.error).toContain('Schreiben Sie den ganzen Weg aus')
      expect(await fs.readdir(within)).toEqual([])
    },
  )

  test('writes the repository and asks nothing', async () => {
    const folder = await target()
    expect(await callIn(folder, COMPLETE)).toMatchObject({ exit: 0, error: '' })
    expect(said.out).toContain(`Website angelegt: ${folder}`)
    expect(await readSite(folder, 'content/site.yaml')).toContain('city: Warendorf')
  })

  test('from the repository says how the company gets by without it, its file beside its content', async () => {
    const folder = await target()
    await callIn(folder, COMPLETE)
    expect(said.out).toContain(`npm pack --pack-destination ${folder}\n  cd ${folder}\n`)
    expect(said.out).toMatch(/\n {2}npm install \.\/gewerk-\d+\.\d+\.\d+\.tgz\n/)
  })

  test('leaves nothing where the disk gets full, so that it can be called again', async () => {
    const folder = await target()
    const { writeFile } = fs
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    const spy = vi.spyOn(fs, 'writeFile').mockImplementation(async (file, text, options) => {
      const isLast = String(file).endsWith('zeichen.svg')
      await writeFile(file, isLast ? '' : text, options)
      if (isLast) throw full
    })
    await expect(callIn(folder, COMPLETE)).rejects.toBe(full)
    expect(await fs.readdir(folder)).toEqual([])
    spy.mockRestore()
    expect(await callIn(folder, COMPLETE)).toMatchObject({ exit: 0 })
  })

  test('in the folder that --folder names, however it is written', async () => {
    const within = path.join(await emptyFolder(), 'Büro Müller & Söhne')
    await fs.mkdir(within)
    expect(await newSite(['Neue Firma', ...COMPLETE], undefined, within)).toBe(0)
    expect(await readSite(path.join(within, 'Neue Firma'), 'content/site.yaml')).toContain('city:')
    expect(said.out).toContain(`--folder "${path.relative('.', path.join(within, 'Neue Firma'))}"`)
  })

  test('into an empty folder, and into a fresh clone', async () => {
    const folder = await emptyFolder()
    await fs.mkdir(path.join(folder, '.git'))
    expect(await callIn(folder, COMPLETE)).toMatchObject({ exit: 0 })
    expect(said.out).not.toContain('Achtung')
  })

  test('within another repository, where nobody looks for its pipelines', async () => {
    const repository = await emptyFolder()
    await fs.mkdir(path.join(repository, '.git'))
    const folder = path.join(repository, 'apps', 'firma')
    expect(await callIn(folder, COMPLETE)).toMatchObject({ exit: 0 })
    expect(said.out).toContain(
      `Achtung: Der Ordner liegt in einem anderen Repository (${repository})`,
    )
  })

  test('one of two at once has the folder', async () => {
    const folder = await target()
    const painter = COMPLETE.map((word) => (word === 'joinery' ? 'painter' : word))
    const exits = await Promise.all(
      [COMPLETE, painter].map((args) => newSite([folder, ...args], undefined)),
    )
    expect(exits.toSorted()).toEqual([0, 1])
    expect(said.error).toBe(
      `Der Ordner ${folder} ist nicht leer. Nichts wurde geändert. Nennen Sie einen anderen, oder räumen Sie ihn vorher auf.\n`,
    )
    const trade = /angelegt: .* \((\w+),/.exec(said.out)?.[1] ?? ''
    const readme = await readSite(folder, 'README.md')
    const pages = await fs.readdir(path.join(folder, 'content/pages'))
    expect(readme).toContain('Tischlerei Holtkamp')
    expect(pages.includes('inside.yaml')).toBe(trade === 'Malerbetrieb')
  })

  test.skipIf(path.sep === '\\')('names the file that a folder was to lie in', async () => {
    const file = path.join(await emptyFolder(), 'brief.txt')
    await fs.writeFile(file, 'wichtig')
    expect(await callIn(path.join(file, 'firma/neu'), COMPLETE)).toMatchObject({ exit: 1 })
    expect(said.error).toContain(`${file} ist kein Ordner.`)
  })

  test('never into a folder that holds something, nor into a file', async () => {
    const folder = await emptyFolder()
    await fs.writeFile(path.join(folder, 'brief.txt'), 'wichtig')
    expect(await callIn(folder, COMPLETE)).toMatchObject({ exit: 1 })
    expect(said.error).toContain(`Der Ordner ${folder} ist nicht leer. Nichts wurde geändert.`)
    expect(await fs.readdir(folder)).toEqual(['brief.txt'])
    expect(await callIn(path.join(folder, 'brief.txt'), COMPLETE)).toMatchObject({ exit: 1 })
    expect(said.error).toContain('ist kein Ordner')
  })
})

describe('a company abroad', () => {
  test('is told that its legal texts are German', async () => {
    expect(await callIn(await target(), completeBut('--phone', '+43 316 000000'))).toMatchObject({
      exit: 0,
    })
    expect(said.out).toContain('Impressum und Datenschutzerklärung folgen deutschem Recht')
    said.out = ''
    await callIn(await target(), COMPLETE)
    expect(said.out).not.toContain('Recht')
  })

  test('is offered the codes of the countries that have such postcodes', async () => {
    const args = completeBut('--postcode', '8001', '--phone', '044 123 45 67')
    expect(await callIn(await target(), args)).toMatchObject({ exit: 2 })
    expect(said.error).toContain('Schreiben Sie: +43 44 123 45 67 oder: +41 44 123 45 67')
    await callIn(await target(), completeBut('--postcode', '48231', '--phone', '02581 1234'))
    expect(said.error).toContain('Schreiben Sie: +49 2581 1234\n')
  })

  test('is offered all of them where no postcode is known', async () => {
    await callIn(await target(), completeBut('--phone', '044 123 45 67'))
    expect(said.error).toContain('+49 44 123 45 67 oder: +43 44 123 45 67 oder: +41 44 123 45 67')
  })

  test('is given none of them by the Enter key', async () => {
    const asked: string[] = []
    const answers = ['8001', '044 1234567', '', '+41 44 1234567']
    await newSite([await target(), ...COMPLETE.slice(0, 6)], typing(answers, asked))
    expect(asked[2]).not.toContain('Eingabetaste')
    expect(asked[3]).toContain('Ohne das geht es nicht.')
    expect(asked[4]).toContain('E-Mail')
  })
})

describe('wrong usage', () => {
  test('names what is missing', async () => {
    expect(await callIn(await target(), COMPLETE.slice(0, 6))).toMatchObject({ exit: 2, out: '' })
    expect(said.error).toContain('Es fehlen: Telefon, E-Mail-Adresse.')
    expect(said.error).toContain('--phone "+49 2581 000000"')
  })

  test.each([
    ['--phone', '02581 1234', 'Schreiben Sie: +49 2581 1234'],
    ['--email', 'info(at)holtkamp.example', 'Schreiben Sie: info@holtkamp.example'],
    ['--trade', '2', 'electrical (Elektro), painter (Malerbetrieb), general (Anderes Handwerk).'],
    ['--trade', '2', 'Ein anderes schreiben Sie so, wie es heißt.'],
    ['--form', 'Verein & Freunde', 'gmbh-co-kg, ag, eg, andere'],
    ['--postcode', 'D-48231', 'Schreiben Sie: 48231'],
    ['--town', '48231', 'zum Beispiel: Musterstadt'],
    ['--town', '+49 2581 1234', 'zum Beispiel: Musterstadt'],
    ['--town', '02581 12345', 'zum Beispiel: Musterstadt'],
    ['--name', '{company.name}', 'geschweifte Klammern'],
    ['--name', 'X <b> Maler', 'Schreiben Sie: X Maler'],
    ['--name', 'Elektro *Stern* [neu](/x)', 'Schreiben Sie: Elektro Stern neu'],
    ['--email', 'büro@holtkamp.example', 'keine Umlaute'],
    ['--phone', '+49 431 1', 'Die Nummer beginnt mit der Ländervorwahl'],
    ['--phone', '+49 431 1', '7 bis 15 Ziffern'],
    ['--postcode', '123', 'zum Beispiel: 12345'],
    ['--name', 'Bäder {& mehr}', 'Schreiben Sie: Bäder & mehr'],
    ['--name', '???', 'braucht Buchstaben oder Ziffern'],
  ])('%s %s', async (option, answer, words) => {
    const folder = await target()
    expect(await callIn(folder, completeBut(option, answer))).toMatchObject({ exit: 2, out: '' })
    expect(said.error).toContain(`„${answer}“ geht so nicht`)
    expect(said.error).toContain(words)
    await expect(fs.stat(folder)).rejects.toThrow()
  })

  test.each([
    [['--farbe', 'blau']],
    [['Tischlerei', 'Holtkamp']],
    [['--name']],
  ])('%j', async (args) => {
    expect(await callIn(await target(), args)).toMatchObject({ exit: 2, out: '' })
    expect(said.error).toMatch(/--help|--name "Tischlerei/)
  })

  test('a name that says another form', async () => {
    const args = completeBut('--name', 'Zwei GmbH', '--form', 'ug')
    expect(await callIn(await target(), args)).toMatchObject({ exit: 2 })
    expect(said.error).toContain('„Zwei GmbH“ sagt die Rechtsform gmbh, --form sagt ug.')
  })

  test('what was left empty was not given', async () => {
    expect(await callIn(await target(), completeBut('--street', ''))).toMatchObject({ exit: 0 })
    expect(await callIn(await target(), completeBut('--email', ' '))).toMatchObject({ exit: 2 })
    expect(said.error).toContain('Es fehlt: E-Mail-Adresse.')
  })

  test('help lists the trades', async () => {
    expect(await newSite(['--help'])).toBe(0)
    expect(said.out).toMatch(
      /joinery +Tischlerei: .*\n(?:.*\n){2} +general +Anderes Handwerk: .*\n$/,
    )
  })
})

describe('a legal form may be named as people call it', () => {
  test.each([
    ['GmbH & Co. KG', 'gmbh-co-kg'],
    ['UG (haftungsbeschränkt)', 'ug'],
    ['e.K.', 'einzelunternehmen'],
    ['e. K.', 'einzelunternehmen'],
    ['e.Kfr.', 'einzelunternehmen'],
    ['eGbR', 'gbr'],
    ['eG', 'eg'],
    ['e.U.', 'einzelunternehmen'],
    ['Einzelfirma', 'einzelunternehmen'],
    ['OG', 'ohg'],
    ['KlG', 'ohg'],
    ['Kollektivgesellschaft', 'ohg'],
    ['GesmbH', 'gmbh'],
    ['GesbR', 'gbr'],
    ['KGaA', 'andere'],
    ['e. V.', 'andere'],
    ['PartG mbB', 'andere'],
    ['Stiftung', 'andere'],
  ])('%s', (name, form) => {
    expect(judge('form', name)).toEqual({ value: form })
  })
})

describe('a trade may be named as people call it', () => {
  test.each([
    ['Malerbetrieb', 'painter'],
    ['maler', 'painter'],
    ['Maler- und Lackierermeister', 'painter'],
    ['tischler', 'joinery'],
    ['Schreinerei', 'joinery'],
    ['Elektriker', 'electrical'],
    ['sanitär', 'building-services'],
    ['Sanitaer', 'building-services'],
    ['SHK', 'building-services'],
    ['painter', 'painter'],
    ['Malerfachbetrieb', 'painter'],
    ['Elektro- und Netzwerktechnik', 'electrical'],
    ['Sanitär und Heizung', 'building-services'],
    ['Anderes Handwerk', 'general'],
    ['anderes', 'general'],
    ['sonstiges', 'general'],
    ['Handwerksbetrieb', 'general'],
  ])('%s', (name, trade) => {
    expect(judge('trade', name)).toEqual({ value: trade })
  })

  test('and no name stands for two', () => {
    const names = tradeNames.flatMap((trade) => [trade, ...tradeWords(trade)]).map(slugify)
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })
})

describe('a trade that has no starter of its own', () => {
  test.each([
    'Dachdecker',
    'Garten- und Landschaftsbau',
    'Schlosser',
    'Ofen- und Luftheizungsbau',
    'Maurer',
    'Gerüstbau',
    'Klavierwerkstatt',
  ])('%s', async (trade) => {
    const folder = await target()
    expect(await callIn(folder, completeBut('--trade', trade))).toMatchObject({ exit: 0 })
    expect(said.out).toMatch(
      new RegExp(
        `^Für „${trade}“ gibt es keine eigenen .* mit general \\(Anderes Handwerk\\)\\.\\n`,
      ),
    )
    expect(await readSite(folder, 'content/services.yaml')).toContain('title: Ihre erste Leistung')
  })

  test.each([
    ['pinter', 'painter'],
    ['Joinary', 'joinery'],
    ['electric', 'electrical'],
  ])('is none that was only mistyped: %s', async (typed, meant) => {
    const folder = await target()
    expect(await callIn(folder, completeBut('--trade', typed))).toMatchObject({ exit: 2 })
    expect(said.error).toContain(`Gewerk: „${typed}“ geht so nicht.`)
    expect(said.error).toMatch(new RegExp(`Schreiben Sie: ${meant}\n$`))
  })

  test('is told so before the next question', async () => {
    const told: string[] = []
    const answers = ['Stuckateur', 'Holtkamp']
    const terminal: Terminal = (work) =>
      work((question) => {
        told.push(said.out, question)
        const answer = answers.shift()
        return answer === undefined ? Promise.reject(new Aborted()) : Promise.resolve(answer)
      })
    await newSite([await target()], terminal)
    expect(told[1]).toMatch(/ {2}painter .*\n {2}general .*\n> $/)
    expect(told[2]).toContain('Für „Stuckateur“ gibt es keine eigenen')
    expect(told[3]).toContain('Wie heißt der Betrieb?')
  })
})

describe('on a terminal', () => {
  test('asks one question at a time, and again after a wrong answer', async () => {
    const folder = await target()
    const asked: string[] = []
    const answers = [
      'Tischlerei',
      'Holtkamp',
      'Warendorf',
      '48231',
      '02581 1234',
      '',
      'info@holtkamp.example',
    ]
    const rest = ['', 'Erika Holtkamp', '', folder]
    expect(await newSite([], typing([...answers, ...rest], asked))).toBe(0)
    expect(asked[5]).toContain('Schreiben Sie: +49 2581 1234\nOder drücken Sie die Eingabetaste')
    const site = await readSite(folder, 'content/site.yaml')
    expect(site).toContain('phone: "+49 2581 1234"')
    expect(site).toContain('street: !platzhalter')
    expect(site).toContain('representedBy: Erika Holtkamp')
    expect(site).toContain('legalForm: !platzhalter einzelunternehmen')
  })

  test('asks only for what was not given', async () => {
    const asked: string[] = []
    const answers = ['', 'info@holtkamp.example', '', '', 'ug']
    expect(await newSite([await target(), ...COMPLETE.slice(0, 8)], typing(answers, asked))).toBe(0)
    expect(asked).toHaveLength(5)
  })

  test('does not ask for the legal form that the name says', async () => {
    const asked: string[] = []
    const given = COMPLETE.map((word) => word.replace('Holtkamp', 'Holtkamp GmbH')).slice(0, 8)
    const answers = ['', 'info@holtkamp.example', '', '']
    expect(await newSite([await target(), ...given], typing(answers, asked))).toBe(0)
    expect(asked).toHaveLength(4)
  })

  test('does not go on without what it needs', async () => {
    const asked: string[] = []
    expect(await newSite([await target()], typing([''], asked))).toBe(2)
    expect(asked[1]).toContain('Ohne das geht es nicht.')
    expect(said.error).toBe('Abgebrochen. Nichts wurde angelegt.\n')
  })

  test('says at once that the folder is taken', async () => {
    const folder = await emptyFolder()
    await fs.writeFile(path.join(folder, 'brief.txt'), '')
    const asked: string[] = []
    expect(await newSite([folder], typing([], asked))).toBe(1)
    expect(asked).toEqual([])
  })
})
