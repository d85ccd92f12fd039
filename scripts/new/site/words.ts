import path from 'node:path'
import { version } from '../../../package.json'
import { LEGAL_FORMS } from '../../../src/content/site/legal-form.ts'
import { asArgument } from '../../machine/command-line/as-argument.ts'
import type { Origin } from './origin.ts'
import type { Question } from './question.ts'
import { OTHER_TRADE, type TradeName, tradeNames, trades } from './trades.ts'

const COMMAND = 'npx gewerk new site'

const tradeLines = tradeNames.map(
  (trade) => `  ${trade.padEnd(18)} ${trades[trade].name}: ${trades[trade].summary}`,
)

interface QuestionWords {
  /** What is asked on a terminal. */
  question: string
  /** What an answer has to be like. */
  form: string
  /** An answer of that form. */
  example: string
}

const questionWords: Record<Question, QuestionWords> = {
  trade: {
    question: `Welches Gewerk?\n${tradeLines.join('\n')}`,
    form: `Zur Wahl stehen ${tradeNames.map((trade) => `${trade} (${trades[trade].name})`).join(', ')}. Ein anderes schreiben Sie so, wie es heißt.`,
    example: 'joinery',
  },
  name: {
    question: 'Wie heißt der Betrieb?',
    form: 'Der Name braucht Buchstaben oder Ziffern; geschweifte Klammern, HTML und Sternchen um ein Wort gehören nicht hinein.',
    example: 'Tischlerei Muster',
  },
  town: {
    question: 'In welchem Ort sitzt er?',
    form: 'Der Ort steht für sich, ohne Postleitzahl; geschweifte Klammern, HTML und Sternchen gehören nicht hinein.',
    example: 'Musterstadt',
  },
  phone: {
    question: 'Welche Telefonnummer?',
    form: 'Die Nummer beginnt mit der Ländervorwahl (+49, in Österreich +43, in der Schweiz +41), ohne die 0 der Vorwahl, und hat mit ihr 7 bis 15 Ziffern; zwischen den Ziffern stehen Leerzeichen, vor der Durchwahl ein Strich.',
    example: '+49 2581 000000',
  },
  email: {
    question: 'Welche E-Mail-Adresse?',
    form: 'Die Adresse hat ein @, davor keine Umlaute und Leerzeichen, und endet mit .de, .com oder Ähnlichem.',
    example: 'info@muster.example',
  },
  street: {
    question: 'Straße und Hausnummer? (Eingabetaste: später)',
    form: 'Straße und Hausnummer stehen für sich, ohne Postleitzahl und Ort; geschweifte Klammern, HTML und Sternchen gehören nicht hinein.',
    example: 'Musterstraße 1',
  },
  postcode: {
    question: 'Postleitzahl? (Eingabetaste: später)',
    form: 'Sie hat fünf Ziffern, in Österreich und der Schweiz vier.',
    example: '12345',
  },
  owner: {
    question: 'Wem gehört der Betrieb, oder wer führt ihn? (Eingabetaste: später)',
    form: 'Vor- und Nachname stehen für sich; geschweifte Klammern, HTML und Sternchen gehören nicht hinein.',
    example: 'Erika Muster',
  },
  form: {
    question: 'Welche Rechtsform? (Eingabetaste: später)',
    form: `Zur Wahl stehen ${LEGAL_FORMS.join(', ')}; es geht auch so, wie sie hinter dem Namen steht: e. K.`,
    example: 'gmbh',
  },
}

const optionNames: Record<Question, string> = {
  trade: 'Gewerk',
  name: 'Name des Betriebs',
  town: 'Ort',
  phone: 'Telefon',
  email: 'E-Mail-Adresse',
  street: 'Straße und Hausnummer (freiwillig)',
  postcode: 'Postleitzahl (freiwillig)',
  owner: 'Inhaberin, Inhaber oder Geschäftsführung (freiwillig)',
  form: 'Rechtsform (freiwillig, wenn der Name sie sagt oder sie später folgt)',
}

const optionLines = Object.entries(optionNames).map(
  ([question, name]) => `  --${question.padEnd(10)} ${name}`,
)

const asOption = (question: Question) => `--${question} "${questionWords[question].example}"`

const wrong = (question: Question, answer: string, meant: string[]): string => {
  const { form, example } = questionWords[question]
  const name = optionNames[question].replace(/ \(.*/, '')
  const repair =
    meant.length > 0
      ? `Schreiben Sie: ${meant.join(' oder: ')}`
      : `Schreiben Sie zum Beispiel: ${example}`
  return `${name}: „${answer}“ geht so nicht. ${form} ${repair}`
}

/** What is said of a site that was made. */
interface MadeSite {
  trade: TradeName
  /** How many. */
  files: number
  /** Whether its legal texts are of another country than its own. */
  isAbroad: boolean
  origin: Origin
  /** The repository that its folder is a part of. */
  repository: string | undefined
}

const SHOWS = 'zeigt die Website, während Sie schreiben'
const COUNTS = 'zählt auf, welche Muster noch zu ersetzen sind'

const stepsThere = (folder: string): string => `So geht es weiter:
  1. cd ${asArgument(folder)}
  2. npm install
  3. npm run dev    ${SHOWS}
  4. npm run check  ${COUNTS}`

const stepsHere = (folder: string): string => `So geht es weiter, in diesem Ordner:
  npm run dev -- --folder ${asArgument(folder)}    ${SHOWS}
  npm run check -- --folder ${asArgument(folder)}  ${COUNTS}

Damit der Betrieb ohne diesen Ordner auskommt, bekommt er das Programm als Datei:
  npm pack --pack-destination ${asArgument(folder)}
  cd ${asArgument(folder)}
  npm install ./gewerk-${version}.tgz`

const fromFile = (file: string, folder: string): string => `

Gewerk kam aus der Datei ${path.basename(file)}. Sie liegt jetzt auch in ${folder}. Legen Sie sie mit zu den
Dateien auf GitHub oder GitLab: npm install holt Gewerk aus ihr.`

const abroad = `

Achtung: Impressum und Datenschutzerklärung folgen deutschem Recht, ein anderes kennt Gewerk nicht.
Ihr Betrieb liegt nicht in Deutschland: Lassen Sie beide (imprint.yaml und privacy.yaml in content/pages)
vor der Veröffentlichung von jemandem neu schreiben, der das Recht Ihres Landes kennt.`

const within = (repository: string): string => `

Achtung: Der Ordner liegt in einem anderen Repository (${repository}).
GitHub und GitLab beachten .github und .gitlab-ci.yml nur in dessen oberstem Ordner, die hier angelegten nicht:
So wird nichts von selbst geprüft und veröffentlicht. Verschieben Sie den Ordner an einen Ort außerhalb davon,
und geben Sie ihm ein eigenes Repository.`

/** Everything that `gewerk new site` says. */
export const words = {
  help: `So legen Sie die Website eines Betriebs an:

  ${COMMAND}

Der Befehl fragt nach allem, was er braucht. Wer die Antworten mitgibt, wird nicht gefragt:

  ${COMMAND} [Ordner] --trade joinery --name "Tischlerei Muster" --town Musterstadt \\
    --phone "+49 2581 000000" --email info@muster.example

${optionLines.join('\n')}

Gewerke (auch so, wie man sie nennt: Maler, Elektriker, Dachdecker):

${tradeLines.join('\n')}`,
  ask: (question: Question) => `${questionWords[question].question}\n> `,
  askFolder: (folder: string) => `In welchen Ordner? (Eingabetaste: ${folder})\n> `,
  wrong,
  otherTrade: (named: string) =>
    `Für „${named}“ gibt es keine eigenen Texte und Bilder. Ihre Website beginnt mit ${OTHER_TRADE} (${trades[OTHER_TRADE].name}).`,
  again: (question: Question, answer: string, meant: string[]) =>
    answer === ''
      ? `Ohne das geht es nicht.\n> `
      : `${wrong(question, answer, meant)}${meant.length === 1 ? '\nOder drücken Sie die Eingabetaste, dann gilt das.' : ''}\n> `,
  missing: (questions: Question[]) =>
    `${questions.length === 1 ? 'Es fehlt' : 'Es fehlen'}: ${questions.map((question) => optionNames[question]).join(', ')}. Geben Sie dazu: ${questions.map(asOption).join(' ')}\n\nMehr dazu: ${COMMAND} --help`,
  otherForm: (name: string, said: string, given: string) =>
    `Der Name „${name}“ sagt die Rechtsform ${said}, --form sagt ${given}. Lassen Sie --form weg, oder ändern Sie den Namen.`,
  unknownOption: (reason: string) => `${reason}\n\nMehr dazu: ${COMMAND} --help`,
  oneFolder: (given: string[]) =>
    `Nur ein Ordner ist möglich, hier stehen mehrere: ${given.join(', ')}. Setzen Sie Antworten mit Leerzeichen in Anführungszeichen: --name "Tischlerei Muster"`,
  aborted: 'Abgebrochen. Nichts wurde angelegt.',
  notEmpty: (folder: string) =>
    `Der Ordner ${folder} ist nicht leer. Nichts wurde geändert. Nennen Sie einen anderen, oder räumen Sie ihn vorher auf.`,
  elsewhere: (folder: string) =>
    `In ${folder} steht ~ oder \\. Auf diesem Rechner entstünde daraus nur ein Ordner, der so heißt. Nichts wurde geändert. Schreiben Sie den ganzen Weg aus, mit / zwischen den Ordnern.`,
  noFolder: (folder: string) =>
    `${folder} ist kein Ordner. Nichts wurde geändert. Nennen Sie einen anderen Namen.`,
  made: (folder: string, { trade, files, isAbroad, origin, repository }: MadeSite) =>
    `Website angelegt: ${folder} (${trades[trade].name}, ${files} Dateien)

${origin.isInstalled ? stepsThere(folder) : stepsHere(folder)}

Alles Weitere steht in ${folder}/README.md.${origin.file ? fromFile(origin.file, folder) : ''}${isAbroad ? abroad : ''}${repository === undefined ? '' : within(repository)}`,
}
