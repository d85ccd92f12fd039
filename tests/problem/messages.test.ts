import { describe, expect, test } from 'vitest'
import { checkWording } from '../../scripts/check/messages.ts'
import { fileWording } from '../../scripts/parse/file-messages.ts'
import { keyWording } from '../../scripts/parse/key-messages.ts'
import { lineWording } from '../../scripts/parse/line-messages.ts'
import { valueWording } from '../../scripts/parse/value-messages.ts'
import { commonWording } from '../../scripts/problem/common-messages.ts'
import type { Wording } from '../../scripts/problem/problem.ts'
import { readWording } from '../../scripts/read/messages.ts'
import { addressWording, holders } from '../../scripts/resolve/address-messages.ts'
import { factWording } from '../../scripts/resolve/facts/messages.ts'
import { markdownWording } from '../../scripts/resolve/fields/markdown-messages.ts'
import { mediaWording } from '../../scripts/resolve/fields/media-messages.ts'
import { linkWording } from '../../scripts/resolve/links/messages.ts'
import { resolveWording } from '../../scripts/resolve/messages.ts'
import { dayWording } from '../../scripts/validate/describe/days/day-messages.ts'
import { groupWording } from '../../scripts/validate/describe/groups/group-messages.ts'
import { numberWording } from '../../scripts/validate/describe/numbers/number-messages.ts'
import { formWording } from '../../scripts/validate/form-messages.ts'
import { validateWording } from '../../scripts/validate/messages.ts'
import { addDays } from '../../src/content/dates/periods.ts'
import { COUNTRIES, type Country } from '../../src/content/location/country.ts'

const MAXIMUM = {
  amount: 21_800,
  percent: 80,
  costs: 27_250,
  place: 'content/grant-rules.yaml, Zeile 12',
}

const NAME = { goes: 'den Namen', isNeeded: false } as const

const seam = (until: string, from: string) => ({
  until,
  from,
  after: addDays(until, 1),
  before: addDays(from, -1),
})

const page = (address: string) => ({
  address,
  holder: holders.page('content/pages/brot.yaml, Zeile 1'),
})

const wordings = {
  ...commonWording,
  ...readWording,
  ...fileWording,
  ...valueWording,
  ...keyWording,
  ...lineWording,
  ...validateWording,
  ...numberWording,
  ...dayWording,
  ...groupWording,
  ...formWording,
  ...resolveWording,
  ...linkWording,
  ...markdownWording,
  ...mediaWording,
  ...factWording,
  ...addressWording,
  ...checkWording,
}

/** Every wording in every form that it takes; one that is left out does not compile. */
const samples: { [Name in keyof typeof wordings]: Wording[] } = {
  oldFormat: [checkWording.oldFormat(1, 2)],
  newFormat: [checkWording.newFormat(3, 2)],
  notUtf8: [readWording.notUtf8()],
  brokenLetters: [
    readWording.brokenLetters('MÃ¼hle', 'Mühle'),
    readWording.brokenLetters('M\ufffdhle', undefined),
  ],
  unreadableFile: [readWording.unreadableFile()],
  unreadableName: [readWording.unreadableName('b\ufffdr.jpg', 'b-r.jpg')],
  noFile: [readWording.noFile('stats.yaml')],
  lockedFolder: [readWording.lockedFolder('pages')],
  tooManyPixels: [readWording.tooManyPixels(20_000, 20_000, 100_000_000)],
  tooTall: [readWording.tooTall(1_000, 17_000, 16_383)],
  tooDeep: [markdownWording.tooDeep()],
  textTooLong: [markdownWording.textTooLong()],
  lineSign: [fileWording.lineSign('U+2028', true), fileWording.lineSign('U+2029', false)],
  controlSign: [fileWording.controlSign('U+0000', '`\\0`')],
  emptyFile: [commonWording.emptyFile()],
  tooLarge: [readWording.tooLarge(5_000_000, 1_000_000)],
  missingFile: [readWording.missingFile('site.yaml')],
  noPages: [readWording.noPages()],
  unknownFile: [
    readWording.unknownFile('notizen.txt', ['site.yaml', 'ui.yaml']),
    readWording.unknownFile('sites.yaml', ['site.yaml', 'ui.yaml'], 'site.yaml'),
  ],
  secondFile: [readWording.secondFile('Kopie von jobs.yaml', 'jobs.yaml')],
  unknownFolder: [
    readWording.unknownFolder('alt', ['pages', 'news', 'media']),
    readWording.unknownFolder('page', ['pages', 'news', 'media'], 'pages'),
  ],
  misplacedFile: [readWording.misplacedFile('home.yaml', 'pages')],
  unshownFile: [readWording.unshownFile('Preisliste 2026.docx')],
  reservedName: [readWording.reservedName('aux.jpg', 'aux-1.jpg')],
  sameName: [readWording.sameName('media/Brot.jpg')],
  foreignFormat: [readWording.foreignFormat('IMG_2231.HEIC', 'media/img_2231.jpg')],
  fileName: [
    readWording.fileName('Bad Müller.JPG', 'media/bad-mueller.jpg'),
    readWording.fileName('Über uns.yaml', 'pages/ueber-uns.yaml'),
  ],
  wrongEnding: [
    readWording.wrongEnding('pages/home.yml', '.yaml', 'pages/home.yaml'),
    readWording.wrongEnding('pages/bild.jpg', '.yaml'),
    readWording.wrongEnding('news/2026/ofen.md', '.md', 'news/ofen.md'),
  ],
  unreadableFolder: [
    readWording.unreadableFolder('/srv/inhalt'),
    readWording.unreadableFolder('/srv/firma/content/content', '/srv/firma'),
  ],
  forbiddenFolder: [readWording.forbiddenFolder('/srv/inhalt')],

  openQuote: [valueWording.openQuote('"', '"Brot"')],
  quoteBeforeKey: [valueWording.quoteBeforeKey('"', 'title')],
  openBracket: [
    valueWording.openBracket('[', ']', '[brote, torten'),
    valueWording.openBracket('[', ']', '[brote, torten)', ')'),
  ],
  surplusBracket: [valueWording.surplusBracket(']', '[brote, torten]')],
  signBehindBracket: [valueWording.signBehindBracket(',', '[brote, torten]')],
  signBehindText: [valueWording.signBehindText('Bielefeld', ',')],
  strayQuote: [valueWording.strayQuote('Brot', '"'), valueWording.strayQuote('Brot', "'")],
  halfGerman: [valueWording.halfGerman('Brot mit „Zeit"')],
  typographicQuotes: [valueWording.typographicQuotes('„Brot“', 'Brot')],
  textAfterQuote: [
    valueWording.textAfterQuote('"Brot" braucht Zeit'),
    valueWording.textAfterQuote("'So geht's nicht'"),
  ],
  severalQuoted: [valueWording.severalQuoted(`'"Roggen", "Wasser"'`)],
  colon: [commonWording.colon('Förderung: KfW')],
  orNote: [
    valueWording.orNote(
      commonWording.colon('Förderung: KfW # bis Mai'),
      '"Förderung: KfW" # bis Mai',
    ),
  ],
  signAlone: [valueWording.signAlone('-')],
  wordsBehindHead: [keyWording.wordsBehindHead('image', 'Foto vom Haus')],
  wordsBehindGroup: [valueWording.wordsBehindGroup('und nach Vereinbarung')],
  listBelowText: [lineWording.listBelowText('text', '"Unser Brot: Roggen, Dinkel"')],
  listBelowMarkdown: [lineWording.listBelowMarkdown('text', 6)],
  wordInBraces: [valueWording.wordInBraces('(Haustür) von 1911')],
  apostrophe: [valueWording.apostrophe('"\'s Backhaus"')],
  specialSign: [valueWording.specialSign('@backhaus "Ährengold"')],
  factInBrackets: [valueWording.factInBrackets('{stats.brote} Laibe', '[Brot]')],
  textBehindMark: [valueWording.textBehindMark('>-', '>- Brot')],
  cutText: [resolveWording.cutText('Platz #1')],
  cutName: [
    mediaWording.cutName('baeckerei-1.jpg', true),
    mediaWording.cutName('baeckerei-1.jpg', false),
  ],
  commentedOut: [
    validateWording.commentedOut('title', '#1 für alle'),
    validateWording.commentedOut('tasks', '#1 für alle', '- '),
  ],
  alias: [valueWording.alias()],
  reference: [
    valueWording.reference('*bild', 'bild', 12, 0),
    valueWording.reference('<<: *bild', 'bild', 12, 1),
    valueWording.reference('<<: *bild', 'bild', 12, 2),
  ],
  colonBehind: [valueWording.colonBehind('hero')],
  entryAboveHead: [lineWording.entryAboveHead('blocks:', 3, 2)],
  lineBelowHead: [lineWording.lineBelowHead('rows:', 1), lineWording.lineBelowHead('rows:', 2)],
  partAboveHead: [lineWording.partAboveHead('image:')],
  lineAboveEntry: [lineWording.lineAboveEntry('- type: hero')],
  markAlone: [valueWording.markAlone('Mühlengang 7')],
  splitNumber: [valueWording.splitNumber('bis 2,5 m', '["bis 2,5 m", mehr]')],
  signBeforeName: [valueWording.signBeforeName('@hero', 'hero')],
  textMark: [valueWording.textMark('>_', '>-')],
  pair: [
    keyWording.pair('Ort', ['label: Ort', 'value: Geseke']),
    keyWording.pair('1.8. - 3.8.2026', ['from: 2026-08-01', 'until: 2026-08-03', 'value: 16']),
  ],
  pairWithOneOf: [keyWording.pairWithOneOf('Tag 4–7', 'title: Leitungen', ['period', 'who'])],
  keySigns: [keyWording.keySigns('title', 'title: Brot')],
  patchSign: [fileWording.patchSign(), fileWording.patchSign(1)],
  patchLines: [fileWording.patchLines(1, 1), fileWording.patchLines(2, 3)],
  bracketSigns: [valueWording.bracketSigns('[a,, b]', '[a, b]')],
  partForText: [
    groupWording.partForText('title', 'Brot'),
    groupWording.partForText('tasks', 'Brot', '- '),
  ],
  placeholderForText: [groupWording.placeholderForText('[Ihr Name]', 'title: ')],
  bracketsForText: [
    groupWording.bracketsForText('title', '[Brot]', 'Brot'),
    groupWording.bracketsForText('tasks', '[Brot]', 'Brot', '- '),
  ],
  bracesForText: [
    groupWording.bracesForText('title', '{ Brot }', 'Brot'),
    groupWording.bracesForText('tasks', '{ Brot }', 'Brot', '- '),
  ],
  severalInOne: [
    ['', '  days: ['],
    ['- ', '    - "'],
    ['days: ', '  days: '],
  ].map(([lead = '', before = '']) =>
    commonWording.severalInOne('days', 'monday tuesday', ['monday', 'tuesday'], { lead, before }),
  ),
  tab: [fileWording.tab(4, 3, 3), fileWording.tab(0, 3, 5)],
  tabBetween: [fileWording.tabBetween()],
  tabBehindColon: [fileWording.tabBehindColon('title')],
  tabBehindDash: [fileWording.tabBehindDash('- Brot')],
  noBreakSpace: [fileWording.noBreakSpace('title: Brot')],
  invisibleSign: [
    fileWording.invisibleSign('Brot'),
    fileWording.invisibleSign(''),
    fileWording.invisibleSign('Brot', 2),
  ],
  secondCopy: [fileWording.secondCopy(true), fileWording.secondCopy(false)],
  fences: [fileWording.fences(1), fileWording.fences(2)],
  answerAround: [
    fileWording.answerAround([
      [1, 3],
      [21, 23],
    ]),
  ],
  answerBetween: [
    fileWording.answerBetween([
      [1, 3],
      [12, 12],
    ]),
  ],
  otherNotation: [
    fileWording.otherNotation('title: Das Haus', true),
    fileWording.otherNotation('src: haus.jpg', false),
  ],
  mailHead: [fileWording.mailHead(1, 4)],
  unfinishedCopy: [fileWording.unfinishedCopy('torte', 3, 5, 6)],
  lostReference: [
    valueWording.lostReference('<<: *brot', '- id: torte'),
    valueWording.lostReference('<<: *brot', undefined),
  ],
  entryInBraces: [fileWording.entryInBraces('- id: "torte"', 12, 15)],
  pastedParagraphs: [lineWording.pastedParagraphs('description', 3, 7, 4)],
  mergeConflict: [fileWording.mergeConflict(), fileWording.mergeConflict(true)],
  spaceBeforeColon: [keyWording.spaceBeforeColon('title')],
  indent: [lineWording.indent(3, 2), lineWording.indent(1, 0)],
  indentTogether: [
    lineWording.indentTogether(3, 2, 34, 36),
    lineWording.indentTogether(2, 0, 7, 9),
  ],
  bracketTooFarOut: [lineWording.bracketTooFarOut(']', 6)],
  textBelow: [lineWording.textBelow(0, 4)],
  missingDash: [lineWording.missingDash('label: Brot', 4), lineWording.missingDash('id: brot', 0)],
  bareBraces: [valueWording.bareBraces('pay:', '{ from: 14.5, to: 16 }')],
  bareGroups: [valueWording.bareGroups('times:', '[{ opens: "08:00" }, { opens: "13:00" }]')],
  groupsInOne: [
    valueWording.groupsInOne(['- { a: 1 }', '- { a: 2 }']),
    valueWording.groupsInOne(['[{ a: 1 }, { a: 2 }]']),
  ],
  bareTexts: [valueWording.bareTexts('postcodes:', '["48231", "48232"]')],
  unmarkedText: [lineWording.unmarkedText('description')],
  tableForList: [lineWording.tableForList('rows', 'Komplettbad, 21000 €')],
  partBehindHead: [
    keyWording.partBehindHead('tasks', '- Teige ansetzen', 4),
    keyWording.partBehindHead('hours', '- days: [saturday]', 4, ' !platzhalter'),
  ],
  wordBefore: [
    lineWording.wordBefore('v', 'title: Brot', 4),
    lineWording.wordBefore('v', 'title: Brot', 0),
  ],
  joinedKey: [
    keyWording.joinedKey('rating', 'rating: 5', 2),
    keyWording.joinedKey('rating', 'rating: 5', 2, ','),
  ],
  namesInALine: [
    keyWording.namesInALine(['name', 'amount', 'type'], 2),
    keyWording.namesInALine(['name', 'amount'], 2, [',']),
  ],
  wrappedEntry: [lineWording.wrappedEntry('Öfen beschicken', 4)],
  missingDashOrNote: [
    lineWording.missingDashOrNote('"Hinweis: bitte prüfen"', 4),
    lineWording.missingDashOrNote('"Hinweis: bitte prüfen"', 0),
  ],
  dashTooMany: [
    lineWording.dashTooMany('alt: Brot', 4),
    lineWording.dashTooMany('id: brot', 0, 1),
    lineWording.dashTooMany('id: brot', 0, 2),
  ],
  listSign: [lineWording.listSign('•', '- Brot')],
  looseKey: [keyWording.looseKey('autor', 'Autor: Karl Winter')],
  thousands: [valueWording.thousands('36.000', 36)],
  allThousands: [valueWording.allThousands('2.000, 24.600')],
  likeThousands: [valueWording.likeThousands('2.460', 2.46)],
  keyBelow: [keyWording.keyBelow('autor', 'author: Karl Winter')],
  restOfText: [lineWording.restOfText('title: Aufbau im Saal')],
  nameBeforeText: [lineWording.nameBeforeText('text', 'sauber')],
  foreignEntry: [
    fileWording.foreignEntry('stats.yaml', 5),
    fileWording.foreignEntry('values.yaml', 1),
  ],
  foreignComment: [
    fileWording.foreignComment('<!--', '-->', 3),
    fileWording.foreignComment('/*', '*/', 1),
  ],
  strayLines: [lineWording.strayLines(3)],
  strayLine: [lineWording.strayLine('Hallo'), lineWording.strayLine('// noch prüfen')],
  textIndent: [lineWording.textIndent(2, 4)],
  twoDocuments: [fileWording.twoDocuments()],
  misspeltPlaceholder: [valueWording.misspeltPlaceholder('!plazthalter')],
  placeholderWord: [valueWording.placeholderWord('platzhalter Muster GmbH')],
  unknownTag: [valueWording.unknownTag()],
  keyNotText: [keyWording.keyNotText()],
  duplicateKey: [keyWording.duplicateKey('title', 4), keyWording.duplicateKey('tasks', 4, true)],
  twinKey: [keyWording.twinKey('asOf', 'value')],
  missingSpace: [
    commonWording.missingSpace(':', 'title: Brot'),
    commonWording.missingSpace('-', '- Teige ansetzen'),
    commonWording.missingSpace('-', '- Öfen beschicken', 4),
  ],
  missingColon: [keyWording.missingColon('title: Brot')],
  notYaml: [fileWording.notYaml()],
  frontMatter: [
    fileWording.frontMatter('missing'),
    fileWording.frontMatter('open'),
    fileWording.frontMatter('cut'),
    fileWording.frontMatter('bare'),
    fileWording.frontMatter('late'),
    fileWording.frontMatter('indented'),
    fileWording.frontMatter('amid'),
    fileWording.frontMatter('doubled'),
    fileWording.frontMatter('below'),
    fileWording.frontMatter('early'),
    fileWording.frontMatter('above'),
    fileWording.frontMatter('language'),
  ],
  bodyAsKey: [commonWording.bodyAsKey('content')],

  missingKey: [
    validateWording.missingKey('title', 'Überschrift', 'title: …'),
    validateWording.missingKey('type', undefined, 'type: …'),
    validateWording.missingKey('id', 'Kurzname', 'id: erntebrot', true),
  ],
  keyOfFile: [
    validateWording.keyOfFile('redirects', 'redirects.yaml'),
    validateWording.keyOfFile('news', 'news/'),
  ],
  keyOfPart: [validateWording.keyOfPart('closures', 'company', 7)],
  keyInPart: [validateWording.keyInPart('hours', 'company', 20)],
  keyOfOldSite: [validateWording.keyOfOldSite('fax')],
  missingInBraces: [
    validateWording.missingInBraces('closes', 'Ende', 'closes: …', 'opens: "08:00"'),
    validateWording.missingInBraces('from', undefined, 'from: …', ''),
  ],
  emptyValue: [validateWording.emptyValue('title', 'Überschrift', 'title: …')],
  nullValue: [validateWording.nullValue('validThrough', '~', 'Letzter Tag', 'validThrough: …')],
  allOrNone: [
    validateWording.allOrNone(validateWording.tooShort('stats', 1)),
    validateWording.allOrNone(validateWording.tooShort('topics', 1), true),
  ],
  orNone: [
    validateWording.orNone(validateWording.emptyValue('duration', 'Dauer', 'duration: …')),
    validateWording.orNone(validateWording.wrongType('pay', 'object', 'text')),
  ],
  emptyItem: [validateWording.emptyItem('tasks')],
  emptyBody: [validateWording.emptyBody()],
  unknownKey: [
    commonWording.unknownKey('farbe', ['title', 'text']),
    commonWording.unknownKey('titel', ['title', 'text'], 'title'),
  ],
  password: [commonWording.password('passwort')],
  unknownTwin: [commonWording.unknownTwin('phnoe', 'phone', 15)],
  wrongType: [
    validateWording.wrongType('title', 'string', 'list'),
    validateWording.wrongType('rating', 'int', 'text'),
    validateWording.wrongType('rating', 'number', 'map'),
    validateWording.wrongType('tasks', 'array', 'text'),
    validateWording.wrongType('picture', 'object', 'text'),
    validateWording.wrongType('admin', 'boolean', 'text'),
    validateWording.wrongType('rows', 'record', 'text'),
  ],
  needsQuotes: [
    validateWording.needsQuotes('postcode', '01968'),
    validateWording.needsQuotes('phone', '493573000000', '+493573000000'),
    validateWording.needsQuotes('tasks', '2026', '2026', '- '),
  ],
  oneText: [
    validateWording.oneText('title', 'Brot'),
    validateWording.oneText('tasks', 'Backen', '- '),
  ],
  tooFewInForm: [formWording.tooFewInForm('Aufgaben', 1), formWording.tooFewInForm('Gebäude', 2)],
  emptyField: [formWording.emptyField('Titel der Referenz')],
  emptyItemInForm: [formWording.emptyItemInForm()],
  twoInOneInForm: [formWording.twoInOneInForm('30000-35000', ['Von', 'Bis'], [30_000, 35_000])],
  addressInForm: [
    formWording.addressInForm('Musterweg 5, 12345 Musterstadt', [
      ['Straße und Hausnummer', 'Musterweg 5'],
      ['Postleitzahl', '12345'],
      ['Ort', 'Musterstadt'],
    ]),
  ],
  severalInForm: [
    formWording.severalInForm('Telefon', '02942 1234, 0171 4567', [
      '+49 2942 1234',
      '+49 171 4567',
    ]),
  ],
  toBelowFromInForm: [formWording.toBelowFromInForm('Bis', 'Von')],
  payPerInForm: [formWording.payPerInForm(3_200, 'hour'), formWording.payPerInForm(18, 'month')],
  altTextInForm: [
    formWording.altTextInForm('Was auf dem Bild zu sehen ist', 'Wenn das Bild nur schmückt'),
  ],
  altFileNameInForm: [
    formWording.altFileNameInForm('Was auf dem Bild zu sehen ist', 'Wenn das Bild nur schmückt'),
  ],
  toBelowFrom: [numberWording.toBelowFrom()],
  markBefore: [
    validateWording.markBefore('features', ['Mehl', 'Salz']),
    validateWording.markBefore('image', { src: 'beispiel.svg', alt: 'Brot' }),
  ],
  textForList: [groupWording.textForList('stats', ['brote', 'torten'])],
  entryForList: [groupWording.entryForList('times', { opens: '08:00', closes: '17:00' })],
  commasForList: [groupWording.commasForList('drivers')],
  entryForId: [groupWording.entryForId('testimonials')],
  numbersInBrackets: [numberWording.numbersInBrackets('values', [17.8, 17.6])],
  semicolonInNumbers: [numberWording.semicolonInNumbers('24600; 6')],
  textForFile: [groupWording.textForFile(['route: …', 'meta: …', 'blocks: …'])],
  entryForFile: [groupWording.entryForFile('from: /alt\nto: /neu')],
  listForFile: [groupWording.listForFile('content/jobs.yaml'), groupWording.listForFile(undefined)],
  twoInOne: [
    groupWording.twoInOne('8-12', ['opens', 'closes'], ['opens: "08:00"', 'closes: "12:00"'], {
      isInBraces: true,
      before: '        - { opens: ',
      isSure: true,
    }),
    groupWording.twoInOne('/alt -> /neu', ['from', 'to'], ['from: /alt', 'to: /neu'], {
      isInBraces: false,
      before: '- from: ',
      isSure: true,
    }),
    groupWording.twoInOne(
      '12345 Musterstadt',
      ['city', 'postcode'],
      ['city: Musterstadt', 'postcode: "12345"'],
      { isInBraces: false, hasLine: true, before: '  city: ', isSure: true },
    ),
  ],
  addressInOne: [
    groupWording.addressInOne(
      'Musterweg 5, 12345 Musterstadt',
      ['street: Musterweg 5', 'postcode: "12345"', 'city: Musterstadt'],
      { isInBraces: false, hasLine: false, before: '  street: ' },
    ),
    groupWording.addressInOne(
      'Musterweg 5, 12345 Musterstadt',
      ['street: Musterweg 5', 'postcode: "12345"'],
      { isInBraces: false, hasLine: false, before: '  street: ' },
    ),
    groupWording.addressInOne(
      'Musterweg 5, 12345 Musterstadt',
      ['street: Musterweg 5', 'postcode: "12345"', 'city: Musterstadt'],
      { isInBraces: false, hasLine: true, before: '  street: ' },
    ),
    groupWording.addressInOne(
      'Musterweg 5, 12345 Musterstadt',
      ['street: Musterweg 5', 'postcode: "12345"', 'city: Musterstadt'],
      { isInBraces: true, hasLine: false, before: '  address: { street: ' },
    ),
  ],
  textForGroup: [
    groupWording.textForGroup('times', ['opens: 08:00', 'closes: 12:00'], true),
    groupWording.textForGroup('picture', ['src: brot.jpg'], false),
    groupWording.textForGroup('hours', ['days: [monday]', 'times: []'], true, ['Fr bis 12 Uhr']),
    groupWording.textForGroup('times', ['opens: …', 'closes: …'], true),
    groupWording.textForGroup('times', ['opens: …', 'closes: …'], true, [], true),
  ],
  linesForGroups: [
    groupWording.linesForGroups('areas', ['town: Beelen', 'km: 9']),
    groupWording.linesForGroups('points', ['title: …']),
  ],
  groupForList: [
    lineWording.groupForList('rows', ['- label: Ort', 'value: Geseke']),
    lineWording.groupForList('points', ['- sauber']),
  ],
  keysAgain: [fileWording.keysAgain(true, 11, 20), fileWording.keysAgain(false, 11, 20)],
  keysAbove: [fileWording.keysAbove(3)],
  namedList: [lineWording.namedList('redirects')],
  missingType: [keyWording.missingType('type', 'prose')],
  typeAsKey: [keyWording.typeAsKey('type', 'prose', 4)],
  renamedToList: [keyWording.renamedToList('action', 'actions', 'label: Anfragen')],
  keyElsewhere: [keyWording.keyElsewhere('title', 'meta', 'title: Brot', 2)],
  numberedEntry: [lineWording.numberedEntry('Brot', 2, 1), lineWording.numberedEntry('Brot', 0)],
  otherKey: [keyWording.otherKey('format', 'url')],
  otherType: [keyWording.otherType('job', 'jobs')],
  lostHead: [
    commonWording.lostHead('topic', 'label', 4),
    commonWording.lostHead('blocks', 'type', 0),
    commonWording.lostHead('phone', 'label', 4, ['topic']),
  ],
  lostKind: [lineWording.lostKind('- type: values', 2, 4), lineWording.lostKind('- kind: …', 0, 0)],
  lostBeginning: [lineWording.lostBeginning(['id', 'title'], 0, 1)],
  namelessBeginning: [lineWording.namelessBeginning('town', '- town: Lippstadt')],
  lostName: [
    lineWording.lostName('title', 'title: Heizung'),
    lineWording.lostName('badge', 'badge: Bitte prüfen!', '# Bitte prüfen!'),
  ],
  ownName: [
    lineWording.ownName('Erläuterung', 'description', {
      without: 'description: Aus Roggen.',
      with: 'description: "Erläuterung: Aus Roggen."',
    }),
  ],
  lostNameAbove: [
    lineWording.lostNameAbove('description', 2, 0),
    lineWording.lostNameAbove('description', 0, 1),
    lineWording.lostNameAbove('description', 2, 3),
    lineWording.lostNameAbove('text', 4, 0, '|'),
  ],
  notedBeginning: [
    lineWording.notedBeginning('- type: values', 2),
    lineWording.notedBeginning('- id: brot', 0),
  ],
  notedBeginnings: [lineWording.notedBeginnings(2, '- title: Termin', 6)],
  unmovedEntry: [
    lineWording.unmovedEntry('id: verkauf', 18),
    lineWording.unmovedEntry('id: brot', 1),
  ],
  missingHead: [
    keyWording.missingHead('meta', 'title', 1),
    keyWording.missingHead('meta', 'title', 0),
    keyWording.missingHead('times', 'opens', 1, '- '),
  ],
  badEscape: [valueWording.badEscape('"C:\\\\Daten"')],
  signBehindQuote: [valueWording.signBehindQuote(',', '"Brot"')],
  placeholderJoined: [valueWording.placeholderJoined('HRB 1')],
  placeholderBehindMark: [valueWording.placeholderBehindMark('!platzhalter >-')],
  placeholderTwice: [valueWording.placeholderTwice()],
  truth: [validateWording.truth('admin', 'nein', 'false')],
  wholeNumber: [numberWording.wholeNumber('founded', '1.910', 1910)],
  unitBeside: [numberWording.unitBeside(numberWording.wholeNumber('from', '49 €/m²', 49), 'm²')],
  decimalComma: [numberWording.decimalComma('from', '18,5', 18.5)],
  cutAtComma: [numberWording.cutAtComma('6,50 €', 6.5)],
  needsNoQuotes: [numberWording.needsNoQuotes('rating', '5')],
  notAllowed: [
    commonWording.notAllowed('status', 'offen', ['open', 'paused'], {
      description: 'open: Anträge möglich, paused: ruht',
    }),
    commonWording.notAllowed('decorative', 'false', ['true']),
    commonWording.notAllowed('status', 'opn', ['open', 'paused'], { suggestion: 'open' }),
    commonWording.notAllowed('type', 'slider', ['hero', 'prose'], {
      meanings: { hero: 'Kopf der Seite' },
    }),
  ],
  format: [
    validateWording.format('date', '21.9.2026', {
      description: 'Datum des Beitrags',
      form: 'das Datum mit Strichen: 2026-03-31',
    }),
    validateWording.format('postcode', '1968', { description: 'Postleitzahl: "01968"' }),
    validateWording.format('postcode', '1968', {}),
    validateWording.format('id', 'Bäcker', { description: 'Kurzname' }, 'id: baecker'),
  ],
  misplaced: [
    validateWording.misplaced('phone', 'info@beispiel.de', 'email', 'phone: +49 2581 98765', {}),
    validateWording.misplaced('phone', 'info@beispiel.de', 'email', undefined, {
      form: 'die Nummer',
    }),
  ],
  wholeAddress: [validateWording.wholeAddress('https://www.beispiel.de/alt', 'from: /alt')],
  noYear: [dayWording.noYear('24.12.', 'from: …-12-24')],
  repeatedItem: [
    validateWording.repeatedItem('Großräschen', 44),
    validateWording.repeatedItem('Großräschen'),
  ],
  tooShort: [
    validateWording.tooShort('tasks', 1),
    validateWording.tooShort('steps', 2),
    validateWording.tooShort('times', 1, 'je Zeit eine Zeile: - { opens: "08:00" }'),
  ],
  tooLong: [validateWording.tooLong('actions', 1), validateWording.tooLong('actions', 3)],
  longText: [validateWording.longText('label', 74, 60)],
  outOfRange: [
    numberWording.outOfRange('rating', 'least', 1),
    numberWording.outOfRange('rating', 'most', 5),
  ],
  listForMarkdown: [groupWording.listForMarkdown('text', ['Dinkel', 'Zopf'])],
  textForGroups: [
    groupWording.textForGroups(
      'hours',
      [{ days: ['monday'], times: [{ opens: '08:00', closes: '17:00' }] }],
      [],
    ),
    groupWording.textForGroups(
      'hours',
      [{ days: ['monday'], times: [{ opens: '08:00', closes: '17:00' }] }],
      ['Sa nach Vereinbarung'],
    ),
  ],
  copiedEntry: [checkWording.copiedEntry(13)],
  copiedGroup: [checkWording.copiedGroup(13)],
  sameInquiry: [checkWording.sameInquiry('torte', 'content/topics.yaml, Zeile 3')],
  copiedBlock: [checkWording.copiedBlock(22)],
  begunTwice: [checkWording.begunTwice('stats')],
  foundedAhead: [checkWording.foundedAhead(2087)],
  strangeYear: [checkWording.strangeYear('0226')],
  doneAhead: [checkWording.doneAhead('2062-11')],
  altFileName: [validateWording.altFileName()],
  geoSwapped: [numberWording.geoSwapped(8.5, 51.6)],
  holidaysAbroad: [dayWording.holidaysAbroad()],
  payPer: [numberWording.payPer(2800, 'hour'), numberWording.payPer(16, 'month')],
  keyFurtherOut: [
    keyWording.keyFurtherOut('emergency', 'company', ['emergency:', '  label: Notdienst'], 0),
    keyWording.keyFurtherOut('alt', 'focus', ['alt: Brot'], 4),
  ],
  mergeRest: [fileWording.mergeRest()],
  partsBehindHead: [keyWording.partsBehindHead('tasks', '- Teige ansetzen', 4)],
  unmarkedMarkdown: [
    commonWording.unmarkedMarkdown('text'),
    commonWording.unmarkedMarkdown('text', true),
  ],
  altText: [validateWording.altText(true), validateWording.altText()],
  eachWithoutId: [validateWording.eachWithoutId('/neues', 'news')],
  idWithoutEach: [validateWording.idWithoutEach()],
  closesEither: [dayWording.closesEither('18:00', '06:00')],
  countedIn: [numberWording.countedIn('days', '6 Monate', 180)],
  onlyWhole: [numberWording.onlyWhole('rating', '4,5', 4)],
  closesFirst: [dayWording.closesFirst()],
  closesNextDay: [
    dayWording.closesNextDay('18:00', '02:00'),
    dayWording.closesNextDay('18:00', '00:00'),
  ],
  refused: [validateWording.refused('rating')],

  unknownEntry: [
    resolveWording.unknownEntry(
      'bort',
      'services.yaml',
      { suggestion: 'brot', known: ['brot', 'torte'], more: 0 },
      NAME,
    ),
    resolveWording.unknownEntry(
      'kuchen',
      'services.yaml',
      { known: ['brot', 'torte'], more: 31 },
      NAME,
    ),
    resolveWording.unknownEntry(
      'tag',
      'categories.yaml',
      { known: ['nacht'], more: 0 },
      {
        goes: 'den ganzen Eintrag',
        isNeeded: true,
      },
    ),
    resolveWording.unknownEntry('kuchen', 'services.yaml', { known: [], more: 0 }, NAME),
  ],
  noEntries: [
    resolveWording.noEntries(
      'services.yaml',
      false,
      new Map([
        ['den Namen', 'content/pages/brot.yaml, Zeilen 4, 9; content/pages/torte.yaml, Zeile 4'],
        ['den ganzen Block', 'content/pages/home.yaml, Zeile 12'],
      ]),
    ),
    resolveWording.noEntries(
      'topics.yaml',
      true,
      new Map([['im Link alles ab dem Fragezeichen', 'content/site.yaml, Zeile 4']]),
    ),
  ],
  noCurrentEntry: [resolveWording.noCurrentEntry('news')],
  nothingFits: [resolveWording.nothingFits('portfolio.yaml', 'services')],
  noEntryPages: [resolveWording.noEntryPages('projects')],
  duplicateId: [
    commonWording.duplicateId('brot', 'content/services.yaml, Zeile 1'),
    commonWording.duplicateId('fest', 'content/news/fest.md, Zeile 2', 'fest-2028'),
  ],
  pastedTwice: [commonWording.pastedTwice('brot', 'content/services.yaml, Zeile 1')],
  idOfEntry: [resolveWording.idOfEntry('tischler')],
  idOfFrame: [resolveWording.idOfFrame('main')],
  deadLink: [
    linkWording.deadLink('/brott', '/brot'),
    linkWording.deadLink('/nirgends', undefined),
    linkWording.deadLink('/nirgends', undefined, true),
    linkWording.deadLink('/files/preise.pdf', undefined),
    linkWording.deadLink('/feed.xml', undefined),
  ],
  deadFragment: [
    linkWording.deadFragment('brott', '/sortiment', '/sortiment#brot', ['brot']),
    linkWording.deadFragment('kuchen', '/sortiment', undefined, ['brot', 'broetchen']),
    linkWording.deadFragment('kuchen', '/sortiment', undefined, []),
  ],
  unknownInquiry: [
    linkWording.unknownInquiry('torten', '/contact?inquiry=torte', ['torte', 'kurs']),
    linkWording.unknownInquiry('brot', undefined, ['torte', 'kurs']),
    linkWording.unknownInquiry('brot', undefined, []),
  ],
  unknownChoice: [
    linkWording.unknownChoice(
      { name: 'category', value: 'brote', route: '/arbeiten' },
      '/arbeiten?category=brot',
      ['brot'],
    ),
    linkWording.unknownChoice(
      { name: 'category', value: 'kuchen', route: '/arbeiten' },
      undefined,
      ['brot', 'torte'],
    ),
    linkWording.unknownChoice({ name: 'job', value: 'koch', route: '/' }, undefined, []),
  ],
  unknownParameter: [linkWording.unknownParameter('inqury', '/contact?inquiry=torte')],
  insecureLink: [linkWording.insecureLink('https://www.brot.example')],
  notALink: [
    linkWording.notALink('javascript:alert(1)'),
    linkWording.notALink('www.brot.example', 'https://www.brot.example'),
  ],
  severalLinks: [
    linkWording.severalLinks('https://brot.example und https://kurse.example', [
      'https://brot.example',
      'https://kurse.example',
    ]),
  ],
  adminLink: [linkWording.adminLink('/sortiment')],
  emptyLink: [linkWording.emptyLink],
  partOfPhone: [linkWording.partOfPhone('tel:02581')],
  linkWithoutAddress: [markdownWording.linkWithoutAddress('[Kammer][1]', 'Kammer')],
  linkToWords: [markdownWording.linkToWords('[zu uns](Der Betrieb)')],
  brokenLink: [markdownWording.brokenLink('[Brot](/brot', '[Brot](/brot)')],
  chatMark: [factWording.chatMark('{index=0}')],
  unknownFact: [
    factWording.unknownFact('stats.brode', 'stats.brote'),
    factWording.unknownFact('preis', undefined),
  ],
  notInEntry: [factWording.notInEntry('entry.location')],
  unsetFact: [factWording.unsetFact('company.vatId')],
  factCircle: [
    factWording.factCircle(['{stats.a} (content/stats.yaml, Zeile 3)', '{stats.a}'], '{stats.a}'),
  ],
  factEndless: [factWording.factEndless('{stats.a}')],
  looseBrace: [
    factWording.looseBrace('{company.phone', 'company.phone'),
    factWording.looseBrace('}', undefined),
  ],
  wordsInBraces: [factWording.wordsInBraces('{ohne Fuge}', 'ohne Fuge')],
  unknownVariable: [
    factWording.unknownVariable('datum', ['date']),
    factWording.unknownVariable('datum', []),
  ],
  missingVariables: [
    factWording.missingVariables(['from']),
    factWording.missingVariables(['from', 'to']),
  ],
  missingMedia: [
    mediaWording.missingMedia('Brot.svg', 'brot.svg'),
    mediaWording.missingMedia('brot.jpg', undefined),
  ],
  unfitMedia: [
    mediaWording.unfitMedia('Bad Müller.JPG', 'bad-mueller.jpg'),
    mediaWording.unfitMedia('Logo.ai', 'logo.svg', 'picture'),
  ],
  unreadablePicture: [
    mediaWording.unreadablePicture('brot.jpg'),
    mediaWording.unreadablePicture('brot.ico'),
    mediaWording.unreadablePicture('brot.svg'),
    mediaWording.unreadablePicture('brot.gif'),
  ],
  unreadableFilm: [
    mediaWording.unreadableFilm('ofen.mov'),
    mediaWording.unreadableFilm('ofen.mp4'),
  ],
  wrongKind: [
    mediaWording.wrongKind('ofen.mp4', 'film', 'picture'),
    mediaWording.wrongKind('brot.jpg', 'picture', 'film'),
    mediaWording.wrongKind('preise.pdf', 'document', 'picture'),
  ],
  unreadableDocument: [mediaWording.unreadableDocument('preise.pdf')],
  notADocument: [mediaWording.notADocument('preise.docx')],
  missingDocument: [mediaWording.missingDocument('/media/Preise 2026.pdf', 'preise-2026.pdf')],
  unseenDocument: [
    mediaWording.unseenDocument('presie.pdf', 'preise.pdf'),
    mediaWording.unseenDocument('karte.pdf', undefined),
  ],
  pageForFilm: [mediaWording.pageForFilm()],
  insecureFilm: [mediaWording.insecureFilm('https://film.example/ofen.mp4')],
  movingPicture: [mediaWording.movingPicture('ofen.webp')],
  emptiedDrawing: [mediaWording.emptiedDrawing('brot.svg')],
  smallPicture: [mediaWording.smallPicture(320, 800)],
  unusedDocument: [checkWording.unusedDocument('preise.pdf')],
  foreignDocument: [checkWording.foreignDocument('preise.docx')],
  unusedMedia: [checkWording.unusedMedia('alt.jpg')],
  hugeMedia: [readWording.hugeMedia(48_500_000, 30_000_000)],
  wordlessLink: [markdownWording.wordlessLink('[](/brot)')],
  idleSign: [markdownWording.idleSign('##Auf Vorbestellung', '## Auf Vorbestellung')],
  idleHeading: [markdownWording.idleHeading('#angebot der Woche', '# angebot der Woche')],
  footnote: [markdownWording.footnote('[^1]')],
  footnoteText: [markdownWording.footnoteText('[^1]')],
  foreignCommand: [markdownWording.foreignCommand('[gallery ids="1,2,3"]')],
  idleRow: [markdownWording.idleRow('| Brot | Preis |', '| --- | --- |')],
  lostCells: [markdownWording.lostCells('frei Haus')],
  blockInText: [markdownWording.blockInText('- type: notice')],
  rowsApart: [markdownWording.rowsApart('| Dinkel | 4 € |')],
  headlessTable: [markdownWording.headlessTable('| --- | --- |')],
  idleDashes: [markdownWording.idleDashes('| – | – |', '| --- | --- |')],
  secondDashes: [markdownWording.secondDashes('| --- |')],
  idleColumns: [markdownWording.idleColumns('Brot\tPreis', '| Brot | Preis |')],
  joinedLines: [
    markdownWording.joinedLines('Fon: 02581 1', 'Fon: 02581 1\\', 0),
    markdownWording.joinedLines('Fon: 02581 1', 'Fon: 02581 1\\', 2),
  ],
  starAsEntry: [markdownWording.starAsEntry('* auf Anfrage', '\\* auf Anfrage')],
  idleNumbers: [
    markdownWording.idleNumbers('1.Teig', '1. Teig', 2),
    markdownWording.idleNumbers('1)Teig', '1) Teig', 2),
  ],
  hardSpace: [
    markdownWording.hardSpace('##\u00a0Sorten', '## Sorten', 0),
    markdownWording.hardSpace('-\u00a0Roggen', '- Roggen', 1),
  ],
  idleEntries: [
    markdownWording.idleEntries('• Tore', '- Tore', 0),
    markdownWording.idleEntries('• Fenster', '- Fenster', 2),
  ],
  noteAsHeading: [markdownWording.noteAsHeading('# Petra prüft noch', '## Petra prüft noch')],
  underlined: [markdownWording.underlined('Bis bald', '## Bis bald')],
  renumberedList: [markdownWording.renumberedList('24. Dezember: zu', '- 24\\. Dezember: zu')],
  numberBelowList: [markdownWording.numberBelowList('24. Dezember: zu', '24\\. Dezember: zu')],
  listBelowList: [markdownWording.listBelowList('1. Mehl')],
  indentedText: [markdownWording.indentedText('Der Neue heizt mit Holz.')],
  foldedList: [markdownWording.foldedList()],
  listInText: [markdownWording.listInText()],
  noteInText: [markdownWording.noteInText()],
  markInText: [
    markdownWording.markInText('!platzhalter'),
    markdownWording.markInText('!platzhalter', true),
  ],
  signInText: [markdownWording.signInText('**Zeit**', 'Zeit')],
  htmlInText: [
    markdownWording.htmlInText('<br>', undefined),
    markdownWording.htmlInText('<p>', undefined),
    markdownWording.htmlInText('&nbsp;', ' '),
    markdownWording.htmlInText('&amp;', '&'),
  ],
  linkIntoList: [linkWording.linkIntoList('/blog/seite-2', '/blog')],
  secondList: [resolveWording.secondList('content/pages/blog.yaml, Zeile 12', 15)],
  htmlLink: [markdownWording.htmlLink('<a href="/brot">Brot</a>', '[Brot](/brot)')],
  rawHtml: [
    '<b>',
    '<br>',
    '<Name>',
    '<h2>',
    '<li>',
    '<td>',
    '<a>',
    '<img src="a.jpg">',
    '<script>',
    '<iframe src="https://www.youtube.com/embed/x1">',
  ].map(markdownWording.rawHtml),
  htmlNote: [markdownWording.htmlNote('<!-- noch prüfen -->')],
  markdownPicture: [markdownWording.markdownPicture()],
  noTitleBlock: [resolveWording.noTitleBlock(['hero', 'message'])],
  secondTitleBlock: [
    resolveWording.secondTitleBlock('hero'),
    resolveWording.secondTitleBlock('hero', true),
  ],
  noHome: [resolveWording.noHome()],
  noNotFound: [resolveWording.noNotFound()],
  darkGround: [resolveWording.darkGround('paper')],
  lowContrast: [resolveWording.lowContrast('ink', 3.27, '#333333')],
  placeholder: [commonWording.placeholder()],
  filler: [checkWording.filler('xxx')],
  wrongWeekday: [checkWording.wrongWeekday('Montag', '22. September 2026', 'Dienstag')],
  chatStamp: [checkWording.chatStamp('27.11.26, 14:03 - Jörg:')],
  chatSource: [checkWording.chatSource('citeturn0search1')],
  altSaysPicture: [checkWording.altSaysPicture('Bild')],
  exampleValue: [checkWording.exampleValue('+49 2942 123456')],
  gap: [checkWording.gap('[Anzahl]')],
  sampleValue: [checkWording.sampleValue('Musterstraße 1')],
  asOfAhead: [checkWording.asOfAhead('asOf', '2026-11-02')],
  reviewOverdue: [checkWording.reviewOverdue('2026-10-01')],
  endsBeforeItBegins: [commonWording.endsBeforeItBegins('expires', 'date')],
  noSuchDay: [
    commonWording.noSuchDay('2026-02-30', 28, 'date: 2026-02-28'),
    commonWording.noSuchDay('31. Februar 2027', 28),
  ],
  appears: [checkWording.appears('news', '2026-12-01'), checkWording.appears('jobs', '2026-12-01')],
  disappeared: [checkWording.disappeared('jobs', '2026-10-31')],
  linkTooEarly: [linkWording.linkTooEarly('/neues/stollen', '2026-12-01')],
  linkTooLate: [linkWording.linkTooLate('/neues/stollen', '2026-12-24')],
  linkToGone: [linkWording.linkToGone('/blog/umbau', '2026-12-01')],
  notShownHere: [resolveWording.notShownHere('stollen')],
  periodOrder: [dayWording.periodOrder()],
  periodLacks: [
    dayWording.periodLacks('from', '2027-02-01'),
    dayWording.periodLacks('until', undefined),
    dayWording.periodLacks('from', '2027-02-01', 'value: 90'),
  ],
  periodStarts: [dayWording.periodStarts('2027-02-01', '2027-01-31')],
  periodEnds: [dayWording.periodEnds('2027-01-31', '2027-02-01')],
  periodOverlap: [
    dayWording.periodOverlap(seam('2027-02-14', '2027-02-01')),
    dayWording.periodOverlap(seam('2027-02-01', '2027-02-01')),
  ],
  periodGap: [
    dayWording.periodGap(seam('2027-01-31', '2027-02-15')),
    dayWording.periodGap(seam('2027-01-31', '2027-02-02')),
  ],
  timesOverlap: [checkWording.timesOverlap(28, { opens: '08:00', closes: '17:00' })],
  dayTwice: [
    checkWording.dayTwice(['thursday'], 27, ['friday'], ['monday']),
    checkWording.dayTwice(['monday', 'tuesday'], 27, [], []),
  ],
  addressSwapped: [checkWording.addressSwapped('Warendorf', 'Holzweg 14')],
  noName: [checkWording.noName('anna@brot.example')],
  postcodeDigits: [
    checkWording.postcodeDigits(
      '1968',
      COUNTRIES.DE as Country,
      { text: '"01968"', isLonger: true },
      'company',
    ),
    checkWording.postcodeDigits(
      '01010',
      COUNTRIES.AT as Country,
      { text: '"1010"', isLonger: false },
      'area',
    ),
    checkWording.postcodeDigits('59590', COUNTRIES.AT as Country, undefined, 'company'),
    checkWording.postcodeDigits('1010', COUNTRIES.DE as Country, undefined, 'job'),
  ],
  otherForm: [
    checkWording.otherForm('einzelunternehmen', { name: 'Meier GmbH', form: 'gmbh', line: 7 }),
  ],
  emptyList: [checkWording.emptyList('news', false), checkWording.emptyList('news', true)],
  unusedEntry: [checkWording.unusedEntry('brot')],
  lonelyEntry: [checkWording.lonelyEntry('brot', '/brote/brot')],
  unusedStat: [checkWording.unusedStat('brote')],
  routeTaken: [addressWording.routeTaken('/brot', page('/brot'))],
  idTaken: [addressWording.idTaken('/neues/index', page('/neues'))],
  listPageTaken: [addressWording.listPageTaken('/blog/seite-2', '/blog', page('/blog/seite-2'))],
  redirectAhead: [
    addressWording.redirectAhead({ from: '/sortiment', to: '/angebot' }, page('/sortiment')),
  ],
  redirectTaken: [
    addressWording.redirectTaken('/sortiment', page('/sortiment')),
    addressWording.redirectTaken('/index.html', page('/')),
    addressWording.redirectTaken('/_redirects', {
      address: '/_redirects',
      holder: holders.product('_redirects'),
    }),
    addressWording.redirectTaken('/alt', {
      address: '/alt',
      holder: holders.redirect('content/redirects.yaml, Zeile 1'),
      isRedirect: true,
    }),
  ],
  mediaTaken: [
    addressWording.mediaTaken('/media/brot.svg', {
      address: '/media/Brot.svg',
      holder: holders.media('content/media/Brot.svg'),
    }),
  ],
  reservedAddress: [addressWording.reservedAddress('/wir/aux', 'aux')],
  longAddress: [addressWording.longAddress(`/${'brot-'.repeat(60)}`)],
  lostAddress: [addressWording.lostAddress('/neues/ofen', '/neues/backofen')],
  redirectChain: [addressWording.redirectChain('/alt', '/sortiment')],
  redirectLoop: [addressWording.redirectLoop()],
  movedLink: [addressWording.movedLink('/alt', '/sortiment')],
  renamed: [addressWording.renamed('ofen.md', '/neues/ofen', '/neues/neuer-ofen', 'neuer-ofen.md')],
  confirmedByHost: [checkWording.confirmedByHost()],
  perhapsUnconfirmed: [checkWording.perhapsUnconfirmed()],
  noPhotos: [checkWording.noPhotos()],
  noAreas: [checkWording.noAreas()],
  notAtHome: [checkWording.notAtHome('Senftenberg')],
  noOfficialLink: [checkWording.noOfficialLink()],
  noOwnLink: [checkWording.noOwnLink()],
  otherMaximum: [
    checkWording.otherMaximum(21_000, MAXIMUM),
    checkWording.otherMaximum(21_000, { ...MAXIMUM, from: '2027-02-01' }),
  ],
  sameLimit: [
    checkWording.sameLimit('upTo', 30_000, 'content/grant-rules.yaml, Zeile 12'),
    checkWording.sameLimit('upTo', undefined, 'content/grant-rules.yaml, Zeile 12'),
  ],
  noFirstUnit: [checkWording.noFirstUnit()],
  noOpenCap: [checkWording.noOpenCap()],
}

const render = ({ code, message, hint }: Wording) => `${code}\n  ${message}\n  → ${hint}`

test('every wording', () => {
  const text = Object.values(samples).flat().map(render).join('\n')
  expect(`\n${text}\n`).toMatchInlineSnapshot(`
    "
    old-format
      Der Inhalt ist für eine ältere Fassung geschrieben (Format 1; dieses Programm liest Format 2).
      → Rufen Sie npm run upgrade auf: Der Befehl zeigt, was sich ändert, und schreibt es, wenn Sie zustimmen.
    new-format
      Der Inhalt ist für eine neuere Fassung geschrieben (Format 3; dieses Programm liest Format 2).
      → Hat im Betrieb schon jemand die neuere Fassung von Gewerk geholt, genügt npm install. Sonst holt sie npm install gewerk@latest, oder, liegt Gewerk als Datei in der Ablage, mit dem Namen der neuen Datei: npm install ./gewerk-….tgz
    not-utf8
      Die Datei ist nicht in UTF-8 gespeichert; Umlaute lassen sich nicht lesen.
      → Speichern Sie die Datei im Editor mit der Kodierung „UTF-8“.
    broken-letters
      In \`MÃ¼hle\` sind Buchstaben kaputt, wie es geschieht, wenn ein Programm die Datei falsch öffnet und wieder speichert.
      → Hier stand wohl: Mühle – stellen Sie die Fassung davor wieder her, oder berichtigen Sie alle solchen Wörter der Datei.
    broken-letters
      In \`M�hle\` sind Buchstaben kaputt, wie es geschieht, wenn ein Programm die Datei falsch öffnet und wieder speichert.
      → Tippen Sie das Wort neu, und speichern Sie die Datei im Editor mit der Kodierung „UTF-8“.
    unreadable-file
      Die Datei lässt sich nicht öffnen.
      → Ist sie in einem anderen Programm geöffnet, schließen Sie es. Sonst prüfen Sie, ob Sie die Datei lesen dürfen.
    unreadable-name
      Der Name b�r.jpg enthält Zeichen, die sich nicht lesen lassen, wohl Umlaute von einem anderen Rechner.
      → Benennen Sie die Datei um, am besten ohne Umlaute: b-r.jpg
    no-file
      Unter dem Namen stats.yaml liegt hier keine Datei, sondern nur eine Verknüpfung; die Website liest, was selbst im Inhaltsordner liegt.
      → Löschen Sie stats.yaml, und legen Sie die Datei selbst an diese Stelle.
    unreadable-folder
      Der Ordner pages lässt sich nicht öffnen.
      → Prüfen Sie, ob der Ordner zum Lesen freigegeben ist.
    too-many-pixels
      Das Bild hat 20.000 × 20.000 Pixel; möglich sind höchstens 100 Millionen.
      → Speichern Sie das Bild mit höchstens 6000 Pixeln Breite.
    too-tall
      Das Bild ist 1.000 Pixel breit und 17.000 Pixel hoch; so hohe Bilder lassen sich nicht für die Website umrechnen.
      → Schneiden Sie das Bild auf höchstens 16.383 Pixel Höhe zu.
    too-deep
      Hier stehen zu viele Listen oder Zitate ineinander.
      → Löschen Sie am Anfang der Zeile alle Zeichen \`>\` und \`-\` bis auf eines.
    text-too-long
      Der Text ist zu lang für einen Abschnitt, oder er enthält zu viele Links und Auszeichnungen.
      → Teilen Sie ihn auf mehrere Abschnitte oder Seiten auf.
    control-sign
      Hier steht ein Zeichen, mit dem andere Programme eine Zeile beenden (U+2028); in dieser Datei tut es das nicht.
      → Löschen Sie das Zeichen, und drücken Sie an seiner Stelle die Eingabetaste.
    control-sign
      Hier steht ein Zeichen, mit dem andere Programme eine Zeile beenden (U+2029); in dieser Datei tut es das nicht.
      → Löschen Sie das Zeichen, und setzen Sie an seine Stelle ein Leerzeichen.
    control-sign
      Hier steht ein Zeichen, das niemand sieht und das auf keine Website gehört (U+0000).
      → Löschen Sie \`\\0\`.
    empty-file
      Die Datei ist leer.
      → Tragen Sie die Angaben ein oder löschen Sie die Datei.
    file-too-large
      Die Datei ist 5 MB groß; ein Text darf höchstens 1 MB haben.
      → Bilder gehören in den Ordner media. Einen sehr langen Text teilen Sie auf.
    missing-file
      Die Datei site.yaml fehlt.
      → Legen Sie site.yaml im Inhaltsordner an.
    no-pages
      Es gibt keine einzige Seite.
      → Legen Sie im Ordner pages eine Datei für die Startseite an, mit route: /
    unknown-file
      Eine Datei notizen.txt kennt die Website nicht; was darin steht, erscheint nirgends.
      → Löschen Sie die Datei, oder geben Sie ihr einen dieser Namen: \`site.yaml\`, \`ui.yaml\`.
    unknown-file
      Eine Datei sites.yaml kennt die Website nicht; was darin steht, erscheint nirgends.
      → Meinten Sie \`site.yaml\`?
    unknown-file
      Neben jobs.yaml liegt eine Datei Kopie von jobs.yaml; was darin steht, erscheint nirgends.
      → Ist sie eine Kopie von jobs.yaml, löschen Sie sie. Ist sie die neuere, geben Sie ihr deren Namen.
    unknown-file
      Einen Ordner alt kennt die Website nicht; was darin liegt, erscheint nirgends.
      → Verschieben Sie die Dateien in einen dieser Ordner: \`pages\`, \`news\`, \`media\`.
    unknown-file
      Einen Ordner page kennt die Website nicht; was darin liegt, erscheint nirgends.
      → Meinten Sie \`pages\`?
    unknown-file
      Die Datei home.yaml liegt im falschen Ordner und wird nicht gelesen.
      → Verschieben Sie sie in den Ordner pages.
    file-name
      Eine Datei wie „Preisliste 2026.docx“ zeigt die Website nicht: Im Ordner media liegen Bilder, Filme und PDF-Dateien.
      → Löschen Sie die Datei. Was Besucher sehen sollen, schreiben Sie auf eine Seite, oder Sie speichern es als PDF oder als Bild (JPEG, PNG, WebP, AVIF oder SVG), einen Film als MP4 oder WebM.
    reserved-name
      Unter dem Namen \`aux.jpg\` kann Windows nichts speichern; dort fehlt, was so heißt.
      → Benennen Sie es um: aux-1.jpg
    same-name
      Der Name unterscheidet sich nur durch große und kleine Buchstaben von media/Brot.jpg; Windows und macOS behalten nur eine der beiden Dateien.
      → Benennen Sie eine der beiden um, oder löschen Sie sie.
    file-name
      Ein Bild wie „IMG_2231.HEIC“ zeigen Browser nicht.
      → Speichern Sie es als JPEG unter dem Namen media/img_2231.jpg, löschen Sie diese Datei, und schreiben Sie den neuen Namen überall dort, wo das Bild genannt ist.
    file-name
      Der Dateiname „Bad Müller.JPG“ macht auf anderen Rechnern und in Adressen Ärger: Namen sind klein geschrieben, ohne Umlaute und Leerzeichen.
      → Benennen Sie die Datei um in media/bad-mueller.jpg, und schreiben Sie den neuen Namen überall dort, wo sie genannt ist.
    file-name
      Der Dateiname „Über uns.yaml“ macht auf anderen Rechnern und in Adressen Ärger: Namen sind klein geschrieben, ohne Umlaute und Leerzeichen.
      → Benennen Sie die Datei um in pages/ueber-uns.yaml.
    unknown-file
      Die Datei pages/home.yml wird nicht gelesen: Hier zählen nur Dateien, die gleich in diesem Ordner liegen und auf .yaml enden.
      → Benennen Sie die Datei um in pages/home.yaml.
    unknown-file
      Die Datei pages/bild.jpg wird nicht gelesen: Hier zählen nur Dateien, die gleich in diesem Ordner liegen und auf .yaml enden.
      → Bilder und Filme gehören in den Ordner media. Einen Text kopieren Sie in eine Datei, die auf .yaml endet; danach können Sie diese löschen.
    unknown-file
      Die Datei news/2026/ofen.md wird nicht gelesen: Hier zählen nur Dateien, die gleich in diesem Ordner liegen und auf .md enden.
      → Verschieben Sie die Datei nach news/ofen.md.
    unreadable-folder
      Der Inhaltsordner /srv/inhalt lässt sich nicht lesen.
      → Wechseln Sie in den Ordner des Betriebs, in dem content liegt, oder nennen Sie ihn: --folder ORDNER. Ist CONTENT_DIR gesetzt, muss es auf den Ordner mit den Texten zeigen.
    unreadable-folder
      Der Inhaltsordner /srv/firma/content/content lässt sich nicht lesen.
      → Wechseln Sie in den Ordner des Betriebs, und rufen Sie den Befehl dort noch einmal auf: cd /srv/firma
    unreadable-folder
      Den Inhaltsordner /srv/inhalt dürfen Sie nicht lesen.
      → Geben Sie sich das Recht, ihn und jeden Ordner darüber zu lesen.
    open-quote
      Hier beginnt ein Anführungszeichen ", das nirgends geschlossen wird.
      → Setzen Sie ans Ende des Textes ein ", so: "Brot"
    open-quote
      Vor \`title\` steht ein Anführungszeichen ", das nirgends geschlossen wird.
      → Löschen Sie es: title: …
    open-bracket
      Hier beginnt eine Klammer [, die nirgends geschlossen wird.
      → Setzen Sie ans Ende der Zeile ein ]. Gehört die Klammer zum Text, setzen Sie ihn in Anführungszeichen: "[brote, torten"
    open-bracket
      Hier beginnt eine Klammer [, die nirgends geschlossen wird.
      → Schreiben Sie am Ende der Zeile ] statt ). Gehört die Klammer zum Text, setzen Sie ihn in Anführungszeichen: "[brote, torten)"
    surplus-bracket
      Am Ende steht ] zu viel: Die Klammer ist davor schon geschlossen.
      → Löschen Sie es; die Zeile endet dann so: [brote, torten]
    sign-behind-bracket
      Hinter der schließenden Klammer steht noch \`,\`; das gehört nicht zum Wert.
      → Löschen Sie es; die Zeile endet dann so: [brote, torten]
    sign-behind-text
      Am Ende steht noch \`,\`; so wäre es auf der Website zu lesen.
      → Löschen Sie es: Bielefeld – oder setzen Sie Anführungszeichen, wenn es dort stehen soll: "Bielefeld,"
    stray-quote
      Am Ende steht ein Anführungszeichen ", zu dem der Anfang fehlt; es wäre auf der Website zu sehen.
      → Löschen Sie es: Brot
    stray-quote
      Am Ende steht ein Anführungszeichen ', zu dem der Anfang fehlt; es wäre auf der Website zu sehen.
      → Löschen Sie es: Brot (für einen Apostroph: ’)
    stray-quote
      Zum Anführungszeichen „ gehört am Ende ein “; hier steht ein ".
      → Schreiben Sie: Brot mit „Zeit“
    typographic-quotes
      Diese Anführungszeichen gelten in YAML nicht; sie wären auf der Website zu sehen.
      → Schreiben Sie: "Brot" – oder, wenn sie zu sehen sein sollen: "„Brot“"
    text-after-quote
      Nach dem schließenden Anführungszeichen steht noch Text.
      → Schließen Sie den ganzen Text ein: '"Brot" braucht Zeit'
    text-after-quote
      Nach dem schließenden Anführungszeichen steht noch Text.
      → Schließen Sie den ganzen Text ein: "So geht's nicht"
    text-after-quote
      Hier stehen zwei Texte in Anführungszeichen hintereinander.
      → Ist nur einer von ihnen gemeint, löschen Sie den anderen samt dem Zeichen dazwischen; gehören beide zu einem Satz, schließen Sie ihn ganz ein: '"Roggen", "Wasser"'
    colon-in-value
      Ein Doppelpunkt mit Leerzeichen mitten im Text gilt in YAML als neue Angabe.
      → Setzen Sie den Text in Anführungszeichen: "Förderung: KfW"
    colon-in-value
      Ein Doppelpunkt mit Leerzeichen mitten im Text gilt in YAML als neue Angabe.
      → Setzen Sie den Text in Anführungszeichen: "Förderung: KfW # bis Mai" – ist alles ab dem # eine Notiz, schreiben Sie: "Förderung: KfW" # bis Mai
    special-sign
      Hier steht nur -; das Zeichen hat in YAML eine eigene Bedeutung.
      → Tragen Sie ein, was hierher gehört. Gibt es hier nichts anzugeben, löschen Sie die Zeile.
    joined-key
      Hinter \`image:\` steht etwas, obwohl die Angaben dazu in den Zeilen darunter folgen.
      → Löschen Sie hinter image: dies: Foto vom Haus
    special-sign
      Hinter der schließenden Klammer steht noch Text: „und nach Vereinbarung“.
      → Löschen Sie, was hinter der Klammer steht; soll es zu lesen sein, schreiben Sie es in einen Text der Website.
    list-below-text
      Zu \`text\` gehört ein einziger Text; darunter steht noch eine Liste.
      → Machen Sie aus beidem einen Satz in einer Zeile: text: "Unser Brot: Roggen, Dinkel"
    list-below-text
      Zu \`text\` gehört ein einziger Text; die Liste darunter steht außerhalb von ihm.
      → Schreiben Sie hinter text: nur |- und alles andere in die Zeilen darunter, jede mit 6 Leerzeichen davor.
    special-sign
      In geschweiften Klammern stehen nur Namen, die ersetzt werden; am Anfang eines Textes haben sie in YAML außerdem eine eigene Bedeutung.
      → Schreiben Sie: (Haustür) von 1911
    special-sign
      Ein Text darf nicht mit einem Auslassungszeichen beginnen; das Zeichen hat in YAML eine eigene Bedeutung.
      → Setzen Sie den Text in Anführungszeichen: "'s Backhaus"
    special-sign
      Ein Text darf nicht mit @ beginnen; das Zeichen hat in YAML eine eigene Bedeutung.
      → Setzen Sie den Text in Anführungszeichen: '@backhaus "Ährengold"'
    special-sign
      In eckigen Klammern braucht {stats.brote} Laibe Anführungszeichen, weil ein Name in geschweiften Klammern darin steht.
      → Schreiben Sie: [Brot]
    special-sign
      Hinter dem Zeichen >- steht noch Text; in YAML beginnt der Text erst in der Zeile darunter.
      → Beginnen Sie hinter >- eine neue Zeile, zwei Leerzeichen weiter eingerückt als diese. Soll das Zeichen zu sehen sein, schreiben Sie: ">- Brot"
    cut-text
      Ab dem # liest YAML nicht weiter: Der Rest der Zeile gilt als Notiz und fehlt auf der Website.
      → Gehört er zum Text, schreiben Sie: "Platz #1" – ist er eine Notiz, setzen Sie zwei Leerzeichen vor das #.
    cut-text
      Ab dem # liest YAML nicht weiter: Der Rest des Dateinamens gilt als Notiz.
      → Schreiben Sie: baeckerei-1.jpg
    cut-text
      Ab dem # liest YAML nicht weiter: Der Rest des Dateinamens gilt als Notiz.
      → Legen Sie die Datei unter dem Namen baeckerei-1.jpg in den Ordner media, und nennen Sie sie hier ebenso.
    cut-text
      Hinter \`title\` steht nichts: Was nach # kommt, gilt in YAML als Notiz.
      → Setzen Sie den Text in Anführungszeichen: title: "#1 für alle"
    cut-text
      In diesem Eintrag von \`tasks\` steht nichts: Was nach # kommt, gilt in YAML als Notiz.
      → Setzen Sie den Text in Anführungszeichen: - "#1 für alle"
    alias
      Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt.
      → Löschen Sie das Zeichen mit dem Namen dahinter, und schreiben Sie aus, was hier stehen soll.
    alias
      Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt.
      → Schreiben Sie statt *bild noch einmal, was in Zeile 12 zu &bild gehört; löschen Sie dort &bild.
    alias
      Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt. \`*bild\` steht noch an einer anderen Stelle.
      → Schreiben Sie statt <<: *bild noch einmal, was hier fehlt und in Zeile 12 zu &bild gehört, überall ebenso; löschen Sie dort &bild.
    alias
      Verweise mit & und * von einer Stelle auf die andere sind hier nicht erlaubt. \`*bild\` steht noch an 2 anderen Stellen.
      → Schreiben Sie statt <<: *bild noch einmal, was hier fehlt und in Zeile 12 zu &bild gehört, überall ebenso; löschen Sie dort &bild.
    stray-colon
      Hinter \`hero\` steht ein Doppelpunkt zu viel.
      → Löschen Sie ihn: hero
    entry-above-list
      Dieser Eintrag steht über der Zeile blocks: und gehört darunter.
      → Setzen Sie die 3 Zeilen unter blocks: – mit 2 Leerzeichen vor dem Strich.
    line-below-head
      Diese Zeile steht zwischen rows: und dem, was dazugehört.
      → Setzen Sie diese Zeile über die vorige: rows:
    line-below-head
      Diese 2 Zeilen stehen zwischen rows: und dem, was dazugehört.
      → Setzen Sie diese 2 Zeilen über die vorige: rows:
    part-above-head
      Diese Zeile steht über image: und gehört darunter.
      → Setzen Sie diese Zeile unter die nächste: image:
    line-above-entry
      Diese Zeile steht über der, mit der ihr Eintrag beginnt.
      → Setzen Sie diese Zeile unter die nächste: - type: hero
    special-sign
      Das Ausrufezeichen vor dem Text hat in YAML eine eigene Bedeutung.
      → Schreiben Sie ohne das Zeichen: Mühlengang 7
    bracket-signs
      Zwischen eckigen Klammern trennt jedes Komma zwei Einträge, auch das in „bis 2,5 m“.
      → Schreiben Sie: ["bis 2,5 m", mehr]
    special-sign
      Vor \`hero\` steht in \`@hero\` ein Zeichen, das in YAML eine eigene Bedeutung hat.
      → Löschen Sie es: hero
    special-sign
      \`>_\` beginnt in YAML keinen Text in mehreren Zeilen.
      → Schreiben Sie an dieser Stelle nur: >-
    unknown-key
      Die Angabe \`Ort\` gibt es hier nicht; hier stehen zwei Angaben, jede in einer eigenen Zeile.
      → Schreiben Sie statt dieser Zeile zwei, gleich weit eingerückt: label: Ort und darunter value: Geseke
    unknown-key
      Die Angabe \`1.8. - 3.8.2026\` gibt es hier nicht; hier stehen drei Angaben, jede in einer eigenen Zeile.
      → Schreiben Sie statt dieser Zeile drei, gleich weit eingerückt: from: 2026-08-01 und darunter until: 2026-08-03 und darunter value: 16
    unknown-key
      Die Angabe \`Tag 4–7\` gibt es hier nicht; hier stehen zwei Angaben, jede in einer eigenen Zeile.
      → Schreiben Sie statt dieser Zeile zwei, gleich weit eingerückt: title: Leitungen und darunter Tag 4–7 hinter einem dieser Namen mit Doppelpunkt: \`period\`, \`who\`
    key-signs
      Um \`title\` stehen Zeichen, die nicht dorthin gehören; der Name einer Angabe steht ohne Anführungszeichen und hat einen Doppelpunkt.
      → Schreiben Sie: title: Brot
    patch-sign
      Am Anfang der Zeile steht ein +, wie vor neuen Zeilen in einer Liste von Änderungen.
      → Löschen Sie das Pluszeichen; die Abstände dahinter bleiben.
    patch-sign
      Am Anfang der Zeile steht ein +, wie vor neuen Zeilen in einer Liste von Änderungen. Ebenso in der Zeile darunter.
      → Löschen Sie das Pluszeichen; die Abstände dahinter bleiben.
    patch-sign
      Hier stehen zwei Zeilen aus einer Liste von Änderungen: mit - die frühere Fassung, mit + die neue.
      → Löschen Sie die Zeile mit dem - am Anfang, und in der Zeile darunter nur das +; die Abstände dahinter bleiben.
    patch-sign
      Hier beginnen Zeilen aus einer Liste von Änderungen: mit - die frühere Fassung, mit + die neue.
      → Löschen Sie die Zeilen mit dem - am Anfang, und in den Zeilen darunter nur das +; die Abstände dahinter bleiben.
    bracket-signs
      In [a,, b] stimmen Kommas, Doppelpunkte oder Abstände nicht.
      → Schreiben Sie: [a, b]
    wrong-type
      Bei \`title\` wird ein Text erwartet, hier stehen darunter eigene Angaben.
      → Schreiben Sie nur den Text, in diese Zeile: title: Brot
    wrong-type
      Bei jedem Eintrag von \`tasks\` wird ein Text erwartet, hier stehen darunter eigene Angaben.
      → Schreiben Sie nur den Text, in diese Zeile: - Brot
    filler
      \`[Ihr Name]\` hält nur den Platz für einen Text frei.
      → Schreiben Sie, was hier stehen soll, ohne die Klammern: title: …
    wrong-type
      Bei \`title\` wird ein Text erwartet, hier steht [Brot]; die Klammern machen daraus eine Liste.
      → Schreiben Sie ihn ohne Klammern: title: Brot
    wrong-type
      Bei jedem Eintrag von \`tasks\` wird ein Text erwartet, hier steht [Brot]; die Klammern machen daraus eine Liste.
      → Schreiben Sie ihn ohne Klammern: - Brot
    wrong-type
      Bei \`title\` wird ein Text erwartet, hier steht { Brot }; die geschweiften Klammern machen daraus eine Gruppe von Angaben.
      → Schreiben Sie ihn ohne Klammern: title: Brot
    wrong-type
      Bei jedem Eintrag von \`tasks\` wird ein Text erwartet, hier steht { Brot }; die geschweiften Klammern machen daraus eine Gruppe von Angaben.
      → Schreiben Sie ihn ohne Klammern: - Brot
    not-allowed
      \`monday tuesday\` ist bei \`days\` als ein Wert nicht möglich.
      → Trennen Sie die Werte durch Kommas: monday, tuesday
    not-allowed
      \`monday tuesday\` ist bei \`days\` als ein Wert nicht möglich.
      → Schreiben Sie jeden in eine eigene Zeile: - "monday" und darunter - "tuesday"
    not-allowed
      \`monday tuesday\` ist bei \`days\` als ein Wert nicht möglich.
      → Möglich ist hier nur einer: \`monday\` oder \`tuesday\`.
    tab
      Hier ist mit der Tabulatortaste eingerückt; YAML erlaubt nur Leerzeichen.
      → Ersetzen Sie jeden Tabulator durch Leerzeichen, zwei je Stufe; die Zeile beginnt dann mit 4 Leerzeichen.
    tab
      Die Zeilen 3 bis 5 sind mit der Tabulatortaste eingerückt; YAML erlaubt nur Leerzeichen.
      → Ersetzen Sie jeden Tabulator durch Leerzeichen, zwei je Stufe; die erste Zeile beginnt dann ganz am Rand.
    tab
      Hier steht ein Tabulator; YAML rechnet mit Leerzeichen.
      → Ersetzen Sie den Tabulator durch ein Leerzeichen.
    tab
      Hinter \`title:\` steht ein Tabulator; YAML rechnet mit Leerzeichen.
      → Ersetzen Sie den Tabulator durch ein Leerzeichen.
    tab
      Hinter dem Strich steht ein Tabulator; YAML rechnet mit Leerzeichen.
      → Ersetzen Sie den Tabulator durch ein Leerzeichen: - Brot
    no-break-space
      Hier steht ein geschütztes Leerzeichen. Es sieht aus wie ein Leerzeichen, gilt in YAML aber nicht als eins.
      → Löschen Sie den Abstand, und tippen Sie ihn mit der Leertaste neu, mit gewöhnlichen Leerzeichen: title: Brot
    invisible-sign
      Hier steht ein unsichtbares Zeichen, wie es beim Kopieren aus anderen Programmen entsteht.
      → Löschen Sie das unsichtbare Zeichen, oder tippen Sie das Wort neu: Brot
    invisible-sign
      Hier steht ein unsichtbares Zeichen, wie es beim Kopieren aus anderen Programmen entsteht.
      → Löschen Sie das unsichtbare Zeichen.
    invisible-sign
      Hier stehen unsichtbare Zeichen, wie sie beim Kopieren aus anderen Programmen entstehen.
      → Löschen Sie die unsichtbaren Zeichen, oder tippen Sie das Wort neu: Brot
    second-copy
      Ab hier steht der ganze Beitrag ein zweites Mal in dieser Datei.
      → Löschen Sie ab dieser Zeile alles bis zum Ende der Datei.
    second-copy
      Ab hier steht ein zweiter Beitrag in dieser Datei, mit eigenen Angaben.
      → Ist es eine zweite Fassung, lassen Sie nur die richtige stehen. Ist es ein anderer Beitrag, verschieben Sie ab dieser Zeile alles in eine eigene Datei.
    code-fence
      Um diese Datei stehen noch die Zeichen, mit denen ein Chatprogramm einen Text einrahmt; sie gehören nicht zum Inhalt.
      → Löschen Sie diese Zeile.
    code-fence
      Um diese Datei stehen noch die Zeichen, mit denen ein Chatprogramm einen Text einrahmt; sie gehören nicht zum Inhalt.
      → Löschen Sie diese Zeile und die letzte der Datei.
    code-fence
      Um den Inhalt dieser Datei stehen noch Sätze und Zeichen aus einem Chatprogramm; auf die Website gehören sie nicht.
      → Löschen Sie die Zeilen 1 bis 3 und die Zeilen 21 bis 23.
    code-fence
      In dieser Datei stehen noch Sätze und Zeichen aus einem Chatprogramm; zum Inhalt gehören sie nicht.
      → Löschen Sie die Zeilen 1 bis 3 und Zeile 12.
    other-notation
      Diese Angaben sind geschrieben, wie es andere Programme tun: mit = statt Doppelpunkt.
      → Schreiben Sie in jeder Zeile einen Doppelpunkt mit Leerzeichen statt des =, zum Beispiel: title: Das Haus. Statt +++ gehört über und unter die Angaben eine Zeile ---, und statt [image] die Zeile image: mit um 2 Leerzeichen eingerückten Zeilen darunter.
    other-notation
      Diese Angaben sind geschrieben, wie es andere Programme tun: mit = statt Doppelpunkt.
      → Schreiben Sie in jeder Zeile einen Doppelpunkt mit Leerzeichen statt des =, zum Beispiel: src: haus.jpg
    mail-head
      Hier steht noch der Kopf einer E-Mail, mit Absender und Betreff; zum Inhalt gehört er nicht.
      → Löschen Sie die Zeilen 1 bis 4.
    unfinished-copy
      Der Eintrag torte ist hier nur angefangen; ganz steht er ab Zeile 6.
      → Löschen Sie die Zeilen 3 bis 5. Soll es ein anderer Eintrag werden, geben Sie ihm hinter id: einen eigenen Namen, und ergänzen Sie, was ihm fehlt.
    alias
      \`<<: *brot\` verweist auf etwas, das es in dieser Datei nicht gibt.
      → Löschen Sie den Verweis; der Strich davor bleibt, und der Eintrag beginnt so: - id: torte
    alias
      \`<<: *brot\` verweist auf etwas, das es in dieser Datei nicht gibt.
      → Löschen Sie die Zeile, und ergänzen Sie, was dem Eintrag fehlt.
    other-notation
      Dieser Eintrag steht zur Hälfte in geschweiften Klammern (Zeile 12 bis 15); was darunter steht, gehört so zu nichts.
      → Löschen Sie die Zeilen mit { und }, dazwischen die Kommas am Ende und die Anführungszeichen um die Namen, und rücken Sie ein wie darunter. Der Eintrag beginnt dann so: - id: "torte"
    indentation
      Der Text von \`description\` hat mehrere Absätze (Zeile 3 bis 7); so gehören die unteren zu nichts.
      → Schreiben Sie in diese Zeile nur description: >- und den ganzen Text darunter, jede Zeile mit 4 Leerzeichen eingerückt.
    merge-conflict
      Zwei Personen haben diese Stelle zugleich geändert; deshalb stehen jetzt beide Fassungen untereinander.
      → Zwischen <<<<<<< und ======= steht die eine Fassung, danach die andere. Lassen Sie die richtige stehen, und löschen Sie die andere und die drei Zeilen mit <<<<<<<, ======= und >>>>>>>.
    merge-conflict
      Zwei Personen haben diese Stelle zugleich geändert; deshalb stehen jetzt beide Fassungen untereinander.
      → Zwischen <<<<<<< und ||||||| steht die eine Fassung, zwischen ======= und >>>>>>> die andere, in der Mitte die frühere. Lassen Sie die richtige stehen, und löschen Sie die beiden anderen und die vier Zeilen mit <<<<<<<, |||||||, ======= und >>>>>>>.
    space-before-colon
      Zwischen \`title\` und dem Doppelpunkt steht ein Leerzeichen.
      → Löschen Sie es: title:
    indentation
      Diese Zeile ist falsch eingerückt: mit 3 Leerzeichen passt sie nicht zu den Zeilen um sie herum.
      → Rücken Sie sie so weit ein wie die Zeilen, zu denen sie gehört: mit 2 Leerzeichen.
    indentation
      Diese Zeile ist falsch eingerückt: mit 1 Leerzeichen passt sie nicht zu den Zeilen um sie herum.
      → Rücken Sie sie so weit ein wie die Zeilen, zu denen sie gehört: mit 0 Leerzeichen, also ganz am Rand.
    indentation
      Die Zeilen 34 bis 36 sind falsch eingerückt: Mit 3 Leerzeichen passt die erste nicht zu den Zeilen um sie herum.
      → Rücken Sie alle zusammen um 1 Leerzeichen nach links; die erste beginnt dann mit 2 Leerzeichen.
    indentation
      Die Zeilen 7 bis 9 sind falsch eingerückt: Mit 2 Leerzeichen passt die erste nicht zu den Zeilen um sie herum.
      → Rücken Sie alle zusammen um 2 Leerzeichen nach links; die erste beginnt dann ganz am Rand.
    indentation
      Diese schließende Klammer steht zu weit links; sie gehört zu dem, was darüber beginnt.
      → Schreiben Sie in diese Zeile, mit 6 Leerzeichen davor, nur: ]
    indentation
      Diese Zeile setzt den Text darüber fort und ist zu wenig eingerückt: mit 0 Leerzeichen.
      → Rücken Sie sie mit 4 Leerzeichen ein, oder hängen Sie sie an die Zeile darüber an. Gehört sie nicht zum Text, löschen Sie sie, oder setzen Sie ein # davor.
    missing-dash
      Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.
      → Schreiben Sie mit 4 Leerzeichen davor: - label: Brot
    missing-dash
      Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.
      → Schreiben Sie an den Anfang der Zeile: - id: brot
    bracket-signs
      Um eine Gruppe von Angaben in einer Zeile gehören geschweifte Klammern.
      → Schreiben Sie: pay: { from: 14.5, to: 16 }
    bracket-signs
      Um mehrere Gruppen von Angaben in einer Zeile gehören eckige Klammern.
      → Schreiben Sie: times: [{ opens: "08:00" }, { opens: "13:00" }]
    bracket-signs
      In diesen Klammern stehen mehrere Gruppen von Angaben hintereinander; jede braucht eigene.
      → Schreiben Sie jede in eine eigene Zeile: - { a: 1 } und darunter - { a: 2 }
    bracket-signs
      In diesen Klammern stehen mehrere Gruppen von Angaben hintereinander; jede braucht eigene.
      → Schreiben Sie: [{ a: 1 }, { a: 2 }]
    bracket-signs
      Um mehrere Texte in einer Zeile gehören eckige Klammern.
      → Schreiben Sie: postcodes: ["48231", "48232"]
    colon-in-value
      Im Text darunter steht ein Doppelpunkt mit Leerzeichen; in YAML gilt das als neue Angabe.
      → Schreiben Sie in diese Zeile: description: >-
    wrong-type
      Zu \`rows\` gehört eine Liste; hier steht eine Tabelle.
      → Machen Sie aus jeder Zeile der Tabelle einen Eintrag mit einem Strich davor, den ersten so: - Komplettbad, 21000 €. Lassen Sie die Zeile mit den Namen der Spalten weg.
    joined-key
      Hinter \`tasks:\` steht schon, was in die Zeile darunter gehört.
      → Beginnen Sie hinter tasks: eine neue Zeile, und schreiben Sie dort, mit 4 Leerzeichen davor: - Teige ansetzen
    joined-key
      Hinter \`hours:\` steht schon, was in die Zeile darunter gehört.
      → Beginnen Sie hinter hours: !platzhalter eine neue Zeile, und schreiben Sie dort, mit 4 Leerzeichen davor: - days: [saturday]
    word-before-key
      Vor dieser Angabe steht v; davor gehören nur Leerzeichen.
      → Löschen Sie es; die Zeile beginnt dann mit 4 Leerzeichen: title: Brot
    word-before-key
      Vor dieser Angabe steht v; davor gehören nur Leerzeichen.
      → Löschen Sie es; die Zeile beginnt dann ganz am Rand: title: Brot
    joined-key
      Am Ende dieses Textes steht die Angabe \`rating\`; sie gehört in eine eigene Zeile.
      → Nehmen Sie sie aus dem Text, und schreiben Sie in die Zeile darunter, mit 2 Leerzeichen davor: rating: 5
    joined-key
      Am Ende dieses Textes steht die Angabe \`rating\`; sie gehört in eine eigene Zeile.
      → Nehmen Sie sie und das Komma davor aus dem Text, und schreiben Sie in die Zeile darunter, mit 2 Leerzeichen davor: rating: 5
    joined-key
      Hier stehen mehrere Angaben in einer Zeile; jede gehört in eine eigene.
      → Beginnen Sie vor name:, amount:, type: jeweils eine neue Zeile, mit 2 Leerzeichen davor.
    joined-key
      Hier stehen mehrere Angaben in einer Zeile; jede gehört in eine eigene.
      → Beginnen Sie vor name:, amount: jeweils eine neue Zeile, mit 2 Leerzeichen davor. Löschen Sie jeweils das Komma davor.
    missing-dash
      Diese Zeile setzt den Eintrag darüber fort, wie ein Satz, der weitergeht.
      → Soll sie ein eigener Eintrag sein, schreiben Sie mit 4 Leerzeichen davor: - Öfen beschicken. Sonst hängen Sie sie an die Zeile darüber an.
    missing-dash
      Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.
      → Schreiben Sie mit 4 Leerzeichen davor: - "Hinweis: bitte prüfen". Ist die Zeile nur eine Notiz, setzen Sie stattdessen ein # davor.
    missing-dash
      Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.
      → Schreiben Sie an den Anfang der Zeile: - "Hinweis: bitte prüfen". Ist die Zeile nur eine Notiz, setzen Sie stattdessen ein # davor.
    stray-dash
      Hier steht ein Strich zu viel: Er beginnt einen neuen Eintrag einer Liste.
      → Löschen Sie den Strich; die Zeile beginnt dann mit 4 Leerzeichen: alt: Brot
    stray-dash
      Hier steht ein Strich zu viel: Er beginnt einen neuen Eintrag einer Liste. Ebenso in der Zeile darunter.
      → Löschen Sie den Strich; die Zeile beginnt dann ganz am Rand: id: brot
    stray-dash
      Hier steht ein Strich zu viel: Er beginnt einen neuen Eintrag einer Liste. Ebenso in den 2 Zeilen darunter.
      → Löschen Sie den Strich; die Zeile beginnt dann ganz am Rand: id: brot
    list-sign
      Das Zeichen • beginnt in YAML keinen Eintrag einer Liste.
      → Nehmen Sie den einfachen Strich von der Tastatur und ein Leerzeichen: - Brot
    loose-key
      Die letzte Zeile dieses Textes sieht aus wie eine Angabe (\`autor\`); auf der Website steht sie mitten im Text.
      → Löschen Sie die Zeile, oder beginnen Sie sie groß, wenn sie zu lesen sein soll: Autor: Karl Winter
    wrong-type
      Der Punkt teilt in YAML keine Tausender: \`36.000\` ist die Zahl 36.
      → Schreiben Sie: 36000
    wrong-type
      Der Punkt teilt in YAML keine Tausender: \`2.000, 24.600\` sind Zahlen mit Nachkommastellen.
      → Schreiben Sie: 2000, 24600
    wrong-type
      Der Punkt teilt in YAML keine Tausender: Auf der Website steht statt \`2.460\` die Zahl 2,46.
      → Sind Tausender gemeint, schreiben Sie: 2460. Stimmt die Zahl, schreiben Sie: 2.46
    loose-key
      Unter den drei Strichen beginnt der Text: \`autor\` mit allem dahinter wäre auf der Website zu lesen.
      → Schreiben Sie die Zeile über die Striche: author: Karl Winter
    stray-line
      Diese Zeile gehört zu nichts: Sie ist weder eine Angabe noch der Teil eines Textes.
      → Hängen Sie sie an die Zeile darüber an, wenn sie deren Text fortsetzt (ist sie eine Notiz, setzen Sie ein # davor): title: Aufbau im Saal
    unknown-key
      In dieser Liste stehen nur Texte; der Name text: davor gehört nicht dazu.
      → Schreiben Sie: - sauber
    foreign-entry
      Dieser Eintrag gehört in eine andere Datei: Er hat die Angaben eines Eintrags von stats.yaml.
      → Verschieben Sie ihn mit allen 5 Zeilen nach stats.yaml.
    foreign-entry
      Dieser Eintrag gehört in eine andere Datei: Er hat die Angaben eines Eintrags von values.yaml.
      → Verschieben Sie ihn nach values.yaml.
    foreign-comment
      Mit <!-- und --> lassen sich in YAML keine Zeilen ausblenden.
      → Löschen Sie <!-- und -->, und setzen Sie vor jede der 3 Zeilen dazwischen ein #.
    foreign-comment
      Mit /* und */ lassen sich in YAML keine Zeilen ausblenden.
      → Löschen Sie /* und */, und setzen Sie vor die Zeile dazwischen ein #.
    stray-line
      Diese 3 Zeilen gehören zu nichts: Sie sind weder Angaben noch der Teil eines Textes.
      → Löschen Sie die 3 Zeilen, oder hängen Sie sie an die Zeile darüber an, wenn sie zu deren Text gehören. Sind sie eine Notiz, setzen Sie vor jede ein #.
    stray-line
      Diese Zeile gehört zu nichts: Sie ist weder eine Angabe noch der Teil eines Textes.
      → Löschen Sie die Zeile, oder hängen Sie sie an die Zeile darüber an, wenn sie zu deren Text gehört. Ist sie eine Notiz, setzen Sie ein # davor: # Hallo
    stray-line
      Diese Zeile gehört zu nichts: Sie ist weder eine Angabe noch der Teil eines Textes.
      → Löschen Sie die Zeile, oder hängen Sie sie an die Zeile darüber an, wenn sie zu deren Text gehört. Ist sie eine Notiz, setzen Sie ein # davor: # noch prüfen
    indentation
      Diese Zeile gehört zum Text darüber und ist zu wenig eingerückt: mit 2 Leerzeichen.
      → Rücken Sie sie so weit ein wie die erste Zeile des Textes: mit 4 Leerzeichen. Gehört sie nicht zum Text, löschen Sie sie.
    two-documents
      Die Zeile --- teilt die Datei in zwei; gelesen würde nur ein Teil.
      → Löschen Sie die Zeile ---. Gehört der Rest nicht hierher, legen Sie ihn in eine eigene Datei.
    unknown-tag
      \`!plazthalter\` gibt es nicht.
      → Meinten Sie \`!platzhalter\`?
    unknown-tag
      Das Wort \`platzhalter\` steht hier im Text und wäre auf der Website zu sehen.
      → Davor gehört ein Ausrufezeichen: !platzhalter Muster GmbH
    unknown-tag
      Ein Wort mit Ausrufezeichen davor hat in YAML eine eigene Bedeutung und ist hier nicht erlaubt.
      → Erlaubt ist nur !platzhalter. Ist es Text, setzen Sie ihn in Anführungszeichen.
    key-not-text
      Vor diesem Doppelpunkt steht kein Wort, das sagt, was dahinter kommt.
      → Schreiben Sie zum Beispiel: title: Leistungen
    duplicate-key
      \`title\` steht hier zum zweiten Mal; das erste Mal in Zeile 4.
      → Löschen Sie eine der beiden Zeilen.
    duplicate-key
      \`tasks\` steht hier zum zweiten Mal; das erste Mal in Zeile 4.
      → Gilt nur eines von beiden, löschen Sie das andere mit den Zeilen, die darunter weiter eingerückt sind. Gelten beide, setzen Sie diese Zeilen zu denen unter Zeile 4, und löschen Sie nur die Zeile mit dem zweiten tasks:.
    duplicate-key
      \`asOf\` steht hier zweimal; dafür fehlt \`value\`.
      → Schreiben Sie in dieser Zeile value statt asOf, oder löschen Sie sie.
    missing-space
      Hinter dem Doppelpunkt fehlt ein Leerzeichen.
      → Schreiben Sie: title: Brot
    missing-space
      Hinter dem Strich fehlt ein Leerzeichen.
      → Schreiben Sie: - Teige ansetzen
    missing-space
      Hinter dem Strich fehlt ein Leerzeichen.
      → Schreiben Sie mit 4 Leerzeichen davor: - Öfen beschicken
    missing-colon
      In dieser Zeile fehlt der Doppelpunkt zwischen der Angabe und ihrem Wert.
      → Schreiben Sie: title: Brot
    not-yaml
      Ab hier ist die Datei nicht zu verstehen; meist liegt es an dieser Zeile oder der darüber.
      → Vergleichen Sie Einrückung, Doppelpunkte und Anführungszeichen mit den Zeilen darüber.
    front-matter-missing
      Der Beitrag beginnt nicht mit einer Zeile aus drei Strichen.
      → Schreiben Sie in die erste Zeile --- und unter die Angaben (title, date …) noch einmal ---.
    front-matter-open
      Hier sollte unter den Angaben eine Zeile aus drei Strichen stehen, bevor der Text beginnt.
      → Schreiben Sie in diese Zeile nur: ---
    front-matter-cut
      Hier hört die Datei auf, mitten in den Angaben: Es fehlen die Zeile aus drei Strichen und der Text des Beitrags.
      → Wurde sie nur zum Teil gespeichert, holen Sie die vorige Fassung zurück. Sonst ergänzen Sie hier, was fehlt: die übrigen Angaben, eine Zeile --- und darunter den Text.
    front-matter-bare
      Zwischen den beiden Zeilen aus drei Strichen steht nichts; dorthin gehören die Angaben des Beitrags.
      → Tragen Sie sie dort ein, jede in ihrer Zeile: id, title, excerpt, date, author und image. Der Text darunter bleibt, wie er ist.
    front-matter-late
      Über den drei Strichen am Anfang des Beitrags steht noch eine leere Zeile.
      → Löschen Sie die leere Zeile: Die erste Zeile der Datei ist ---.
    front-matter-indented
      Vor den drei Strichen am Anfang des Beitrags steht noch ein Leerzeichen.
      → Löschen Sie das Leerzeichen: Die erste Zeile der Datei ist ---.
    front-matter-amid
      Unter dieser Zeile aus drei Strichen stehen noch Angaben; auf der Website wären sie zu lesen.
      → Löschen Sie diese Zeile.
    front-matter-doubled
      Diese Zeile aus drei Strichen steht zum zweiten Mal da; auf der Website wäre sie ein Strich über dem Text.
      → Löschen Sie diese Zeile.
    front-matter-below
      Hier beginnt der Text des Beitrags; die Zeile aus drei Strichen, die darüber gehört, steht erst weiter unten.
      → Setzen Sie eine Zeile --- über diese Zeile, und löschen Sie die Zeile --- weiter unten.
    front-matter-early
      Diese Zeile aus drei Strichen steht zwischen den Angaben, und über ihnen fehlt sie.
      → Löschen Sie diese Zeile, und setzen Sie eine Zeile --- an den Anfang der Datei.
    front-matter-above
      Über den drei Strichen am Anfang des Beitrags steht noch Text.
      → Löschen Sie ihn, oder schreiben Sie ihn unter die zweite Zeile ---: Die erste Zeile der Datei ist ---.
    front-matter-language
      Hinter den drei Strichen am Anfang steht etwas, das hier nicht erlaubt ist.
      → In der ersten Zeile darf nur --- stehen. Die Angaben darunter werden als YAML gelesen, nie ausgeführt.
    unknown-key
      Die Angabe \`content\` gibt es hier nicht; der Text des Beitrags steht unter den Angaben.
      → Schreiben Sie den Text unter die zweite Zeile ---, und löschen Sie diese Angabe.
    missing-key
      Hier fehlt die Angabe \`title\` (Überschrift).
      → Ergänzen Sie eine Zeile title: …
    missing-key
      Hier fehlt die Angabe \`type\`.
      → Ergänzen Sie eine Zeile type: …
    missing-key
      Hier fehlt die Angabe \`id\` (Kurzname).
      → Ergänzen Sie ganz am Rand eine Zeile id: erntebrot
    unknown-key
      Die Angabe \`redirects\` gibt es hier nicht.
      → Was darunter steht, gehört in die Datei content/redirects.yaml, jeder Eintrag ganz am Rand mit einem Strich davor. Gibt es sie noch nicht, legen Sie sie an. Löschen Sie es hier.
    unknown-key
      Die Angabe \`news\` gibt es hier nicht.
      → Was darunter steht, gehört in den Ordner content/news, je Eintrag in eine eigene Datei. Löschen Sie es hier.
    unknown-key
      Die Angabe \`closures\` gehört zu \`company\`.
      → Verschieben Sie die Zeile mit allem, was darunter steht, unter company: (Zeile 7), um 2 Leerzeichen weiter eingerückt.
    unknown-key
      Die Angabe \`hours\` gehört zu \`company\`.
      → Dort steht sie schon, in Zeile 20. Ergänzen Sie sie an jener Stelle, und löschen Sie sie hier mit allem, was darunter steht.
    unknown-key
      Die Angabe \`fax\` gibt es hier nicht.
      → Löschen Sie sie mit allem, was darunter steht. Was stattdessen geht, steht im Handbuch unter „Umzug von einer alten Website“.
    missing-key
      Hier fehlt die Angabe \`closes\` (Ende).
      → Ergänzen Sie sie zwischen den Klammern: { opens: "08:00", closes: … }
    missing-key
      Hier fehlt die Angabe \`from\`.
      → Ergänzen Sie sie zwischen den Klammern: { from: … }
    empty-value
      Hinter \`title\` (Überschrift) steht nichts.
      → Tragen Sie einen Wert ein: title: …
    empty-value
      \`~\` heißt in YAML: Hinter \`validThrough\` (Letzter Tag) steht nichts.
      → Tragen Sie einen Wert ein: validThrough: …
    too-few
      Bei \`stats\` fehlt jeder Eintrag.
      → Tragen Sie mindestens einen ein, jeden in eine eigene Zeile: ein Strich, ein Leerzeichen, der Eintrag. Ohne die Zeile zeigt der Block alle; soll er nichts davon zeigen, löschen Sie den ganzen Block.
    too-few
      Bei \`topics\` fehlt jeder Eintrag.
      → Tragen Sie mindestens einen ein, jeden in eine eigene Zeile: ein Strich, ein Leerzeichen, der Eintrag. Ohne die Zeile zeigt der Block alle.
    empty-value
      Hinter \`duration\` (Dauer) steht nichts.
      → Tragen Sie einen Wert ein: duration: …. Gibt es hier nichts anzugeben, löschen Sie die Zeile.
    wrong-type
      Zu \`pay\` gehört eine Gruppe von Angaben; hier steht ein Text.
      → Schreiben Sie bei \`pay\` jede Angabe eingerückt in eine eigene Zeile darunter. Gibt es hier nichts anzugeben, löschen Sie die Zeile.
    empty-value
      In der Liste \`tasks\` steht hinter diesem Strich nichts.
      → Schreiben Sie den Eintrag dahinter, oder löschen Sie die Zeile mit dem Strich.
    empty-value
      Unter der zweiten Zeile --- steht kein Text.
      → Schreiben Sie den Text des Beitrags unter diese Zeile.
    unknown-key
      Die Angabe \`farbe\` gibt es hier nicht.
      → Prüfen Sie, wie das Wort geschrieben ist. Hier gibt es: \`title\`, \`text\`. Ist keines davon gemeint, löschen Sie die Zeile; gehört sie zum Text davor, setzen Sie den ganzen Text in Anführungszeichen.
    unknown-key
      Die Angabe \`titel\` gibt es hier nicht.
      → Meinten Sie \`title\`?
    password
      Ein Passwort (\`passwort\`) gehört nicht in den Inhalt: Wer die Dateien lesen kann, hat es.
      → Löschen Sie die Zeile. \`npm run deploy\` nimmt das Passwort aus der Umgebung: DEPLOY_PASSWORD. War die Zeile schon hochgeladen, ändern Sie das Passwort.
    unknown-key
      Die Angabe \`phnoe\` gibt es hier nicht.
      → Gemeint ist wohl \`phone\`; das steht schon in Zeile 15. Ändern Sie den Wert dort, und löschen Sie diese Zeile.
    wrong-type
      Zu \`title\` gehört ein Text; hier steht eine Liste.
      → Schreiben Sie bei \`title\` einen Text.
    wrong-type
      Zu \`rating\` gehört eine ganze Zahl; hier steht ein Text.
      → Schreiben Sie bei \`rating\` nur eine ganze Zahl, ohne Komma, ohne Wörter und ohne andere Zeichen.
    wrong-type
      Zu \`rating\` gehört eine Zahl; hier steht eine Gruppe von Angaben.
      → Schreiben Sie bei \`rating\` nur die Zahl, ohne Wörter und ohne andere Zeichen.
    wrong-type
      Zu \`tasks\` gehört eine Liste; hier steht ein Text.
      → Schreiben Sie bei \`tasks\` jeden Eintrag in eine eigene Zeile, mit einem Strich und einem Leerzeichen davor.
    wrong-type
      Zu \`picture\` gehört eine Gruppe von Angaben; hier steht ein Text.
      → Schreiben Sie bei \`picture\` jede Angabe eingerückt in eine eigene Zeile darunter.
    wrong-type
      Zu \`admin\` gehört true oder false; hier steht ein Text.
      → Schreiben Sie bei \`admin\` true oder false.
    wrong-type
      Zu \`rows\` gehört ein anderer Wert; hier steht ein Text.
      → Schreiben Sie bei \`rows\` einen anderen Wert.
    needs-quotes
      \`postcode\` ist ein Text, aber \`01968\` wird ohne Anführungszeichen anders gelesen.
      → Setzen Sie Anführungszeichen: postcode: "01968"
    needs-quotes
      \`phone\` ist ein Text, aber \`493573000000\` wird ohne Anführungszeichen anders gelesen.
      → Setzen Sie Anführungszeichen: phone: "+493573000000"
    needs-quotes
      Jeder Eintrag von \`tasks\` ist ein Text, aber \`2026\` wird ohne Anführungszeichen anders gelesen.
      → Setzen Sie Anführungszeichen: - "2026"
    wrong-type
      Zu \`title\` gehört ein einziger Text; hier steht eine Liste.
      → Schreiben Sie den Text ohne Strich hinter den Doppelpunkt: title: Brot
    wrong-type
      Zu jedem Eintrag von \`tasks\` gehört ein einziger Text; hier steht eine Liste.
      → Löschen Sie einen der beiden Striche: - Backen
    too-few
      Bei \`Aufgaben\` fehlt jeder Eintrag.
      → Fügen Sie mindestens einen hinzu.
    too-few
      Bei \`Gebäude\` stehen zu wenige Einträge.
      → Fügen Sie mindestens 2 hinzu.
    empty-value
      Bei \`Titel der Referenz\` steht nichts.
      → Schreiben Sie etwas in das Feld.
    empty-value
      Dieser Eintrag ist leer.
      → Schreiben Sie etwas hinein, oder entfernen Sie ihn.
    format
      In \`30000-35000\` stehen zwei Werte; der zweite gehört zu \`Bis\`.
      → Schreiben Sie bei \`Von\` nur 30000 und bei \`Bis\` 35000
    format
      In \`Musterweg 5, 12345 Musterstadt\` steht die ganze Anschrift.
      → Schreiben Sie bei \`Straße und Hausnummer\` nur Musterweg 5, bei \`Postleitzahl\` nur 12345, bei \`Ort\` nur Musterstadt.
    not-allowed
      \`02942 1234, 0171 4567\` ist bei \`Telefon\` als ein Wert nicht möglich.
      → Möglich ist in diesem Feld nur einer: \`+49 2942 1234\` oder \`+49 171 4567\`.
    range
      Die Zahl bei \`Bis\` ist kleiner als die bei \`Von\`.
      → Schreiben Sie bei \`Von\` die kleinere Zahl und bei \`Bis\` die größere.
    pay-per
      Ein Lohn von 3.200 € je Stunde kann nicht stimmen.
      → Ist der Lohn im Monat gemeint, wählen Sie das aus. Sonst berichtigen Sie die Zahlen.
    pay-per
      Ein Lohn von 18 € im Monat kann nicht stimmen.
      → Ist der Lohn je Stunde gemeint, wählen Sie das aus. Sonst berichtigen Sie die Zahlen.
    alt-text
      Das Bild braucht entweder einen Text bei \`Was auf dem Bild zu sehen ist\` oder den Haken bei \`Wenn das Bild nur schmückt\`, nicht beides.
      → Leeren Sie das Feld, wenn das Bild nur schmückt; sonst nehmen Sie den Haken weg.
    alt-text
      Das ist der Name einer Datei; bei \`Was auf dem Bild zu sehen ist\` steht ein Text für alle, die das Bild nicht sehen.
      → Schreiben Sie einen halben Satz, oder leeren Sie das Feld, und setzen Sie den Haken bei \`Wenn das Bild nur schmückt\`.
    range
      Die Zahl hinter \`to\` ist kleiner als die hinter \`from\`.
      → Schreiben Sie hinter from die kleinere Zahl und hinter to die größere.
    wrong-type
      Zu \`features\` gehört eine Liste; das Zeichen hinter dem Doppelpunkt macht aus ihren Zeilen einen Text.
      → Löschen Sie das Zeichen, so dass die Zeile darüber nur noch so heißt: features:
    wrong-type
      Zu \`image\` gehört eine Gruppe von Angaben; das Zeichen hinter dem Doppelpunkt macht aus ihren Zeilen einen Text.
      → Löschen Sie das Zeichen, so dass die Zeile darüber nur noch so heißt: image:
    wrong-type
      Zu \`stats\` gehört eine Liste; hier steht nur ein Text.
      → Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile, oder alle in eckigen Klammern: stats: [brote, torten]
    wrong-type
      Zu \`times\` gehört eine Liste; hier steht nur ein einzelner Eintrag.
      → Schreiben Sie: times: [{ opens: "08:00", closes: "17:00" }]
    wrong-type
      Zu \`drivers\` gehört eine Liste; hier steht nur ein Text.
      → Schreiben Sie jeden Eintrag mit einem Strich davor in eine eigene Zeile.
    wrong-type
      Bei \`testimonials\` steht nur der Kurzname eines Eintrags; hier steht ein ganzer.
      → Schreiben Sie den Eintrag in die Datei zu \`testimonials\`, und hier nur seinen Kurznamen, der dort hinter id steht.
    wrong-type
      In eckigen Klammern steht zwischen zwei Zahlen ein Komma, und in einer Zahl statt des Kommas ein Punkt.
      → Schreiben Sie: values: [17.8, 17.6]
    wrong-type
      In \`24600; 6\` teilt ein Strichpunkt zwei Zahlen.
      → Schreiben Sie zwischen die Zahlen ein Komma, und in eine Zahl statt des Kommas einen Punkt: [24600, 6.5]
    wrong-type
      Hier steht nur ein Text; in diese Datei gehören Angaben, jede in ihrer Zeile mit einem Wort davor.
      → Beginnen Sie die Datei mit route: …; darunter kommt meta: … und blocks: …. Nehmen Sie eine andere Datei im selben Ordner zum Vorbild.
    wrong-type
      In diese Datei gehört eine Liste: Jeder Eintrag beginnt mit einem Strich.
      → Setzen Sie vor die erste Zeile einen Strich und ein Leerzeichen: - from: /alt; rücken Sie die anderen Zeilen um zwei Leerzeichen ein.
    wrong-type
      Diese Datei ist eine Liste von Einträgen; hierher gehören Angaben ohne Strich davor.
      → Diese Einträge gehören nach content/jobs.yaml: Schreiben Sie sie dorthin, und löschen Sie diese Datei.
    wrong-type
      Diese Datei ist eine Liste von Einträgen; hierher gehören Angaben ohne Strich davor.
      → Nehmen Sie eine andere Datei im selben Ordner zum Vorbild.
    format
      In \`8-12\` stehen zwei Werte; der zweite gehört zu \`closes\`.
      → Schreiben Sie zwischen die Klammern: opens: "08:00", closes: "12:00"
    format
      In \`/alt -> /neu\` stehen zwei Werte; der zweite gehört zu \`to\`.
      → Schreiben Sie in diese Zeile from: /alt und in eine eigene darunter to: /neu
    format
      In \`12345 Musterstadt\` stehen zwei Werte; der zweite gehört zu \`postcode\`.
      → Schreiben Sie in diese Zeile city: Musterstadt und in die Zeile mit postcode, in der noch nichts steht, postcode: "12345"
    format
      In \`Musterweg 5, 12345 Musterstadt\` steht die ganze Anschrift; Postleitzahl und Ort haben eigene Angaben.
      → Schreiben Sie in diese Zeile street: Musterweg 5 und in eigene darunter postcode: "12345" und city: Musterstadt
    format
      In \`Musterweg 5, 12345 Musterstadt\` steht die ganze Anschrift; Postleitzahl und Ort haben eigene Angaben.
      → Schreiben Sie in diese Zeile street: Musterweg 5 und in eine eigene darunter postcode: "12345"
    format
      In \`Musterweg 5, 12345 Musterstadt\` steht die ganze Anschrift; Postleitzahl und Ort haben eigene Angaben.
      → Schreiben Sie in diese Zeile street: Musterweg 5 und dort, wo noch nichts steht, postcode: "12345" und city: Musterstadt
    format
      In \`Musterweg 5, 12345 Musterstadt\` steht die ganze Anschrift; Postleitzahl und Ort haben eigene Angaben.
      → Schreiben Sie zwischen die Klammern: street: Musterweg 5, postcode: "12345", city: Musterstadt
    wrong-type
      Hier steht nur ein Text; hinter den Strich gehört eine Gruppe von Angaben, jede in ihrer Zeile mit einem Wort davor.
      → Beginnen Sie den Eintrag mit - opens: 08:00; darunter kommt closes: 12:00
    wrong-type
      Hier steht nur ein Text; zu \`picture\` gehört eine Gruppe von Angaben, jede in ihrer Zeile mit einem Wort davor.
      → Lassen Sie hinter \`picture:\` nichts stehen, und schreiben Sie in die Zeile darunter, zwei Leerzeichen weiter eingerückt: src: brot.jpg
    wrong-type
      Hier steht nur ein Text; hinter den Strich gehört eine Gruppe von Angaben, jede in ihrer Zeile mit einem Wort davor.
      → Beginnen Sie den Eintrag mit - days: [monday]; darunter kommt times: []. Darin fehlt „Fr bis 12 Uhr“: Zu einer Zeit gehören Tag, Beginn und Ende. Tragen Sie das nach, oder schreiben Sie es in einen Text der Website.
    wrong-type
      Hier steht nur ein Text; hinter den Strich gehört eine Gruppe von Angaben, jede in ihrer Zeile mit einem Wort davor.
      → Beginnen Sie den Eintrag mit - opens: …; darunter kommt closes: …
    wrong-type
      Hier steht nur ein Text; zwischen die eckigen Klammern gehören Gruppen von Angaben.
      → Schreiben Sie dafür zwischen die eckigen Klammern: { opens: …, closes: … }
    wrong-type
      Zu \`areas\` gehört eine Liste; hier steht nur ein Text.
      → Machen Sie aus jeder Zeile einen Eintrag, den ersten so: - town: Beelen; darunter kommt km: 9
    wrong-type
      Zu \`points\` gehört eine Liste; hier steht nur ein Text.
      → Machen Sie aus jeder Zeile einen Eintrag, den ersten so: - title: …
    wrong-type
      Zu \`rows\` gehört eine Liste: Jeder Eintrag beginnt mit einem Strich.
      → Schreiben Sie statt dieser Zeile: - label: Ort und darunter, zwei Leerzeichen weiter eingerückt: value: Geseke. Die anderen Zeilen ebenso.
    wrong-type
      Zu \`points\` gehört eine Liste: Jeder Eintrag beginnt mit einem Strich.
      → Schreiben Sie statt dieser Zeile: - sauber; ebenso die anderen Zeilen
    front-matter-again
      Die Angaben des Beitrags stehen hier zum zweiten Mal.
      → Löschen Sie die Zeilen 11 bis 20.
    front-matter-again
      Die Angaben des Beitrags stehen hier zum zweiten Mal.
      → Behalten Sie von beiden, was richtig ist: Löschen Sie die Zeilen 11 bis 20, oder tragen Sie die Werte von hier oben ein.
    front-matter-again
      Die Angaben des Beitrags stehen hier zum zweiten Mal.
      → Behalten Sie von beiden, was richtig ist: Löschen Sie die Zeilen 1 bis 3, oder tragen Sie die Werte von dort hier ein.
    wrong-type
      Diese Datei ist selbst eine Liste; ein Name wie \`redirects\` gehört nicht darüber.
      → Löschen Sie diese Zeile.
    missing-key
      Hier fehlt die Angabe \`type\`, die sagt, worum es in diesem Eintrag geht.
      → Ergänzen Sie eine Zeile type: prose – oder, wenn etwas anderes gemeint ist, mit dessen Namen.
    unknown-key
      \`prose\` ist ein Wert von \`type\`, keine Angabe.
      → Schreiben Sie hier type: prose, und rücken Sie die Zeilen, die dazugehören, um 4 Leerzeichen nach links.
    unknown-key
      Die Angabe \`action\` gibt es hier nicht.
      → Meinten Sie \`actions\`? Dazu gehört eine Liste: Schreiben Sie in die Zeile darunter - label: Anfragen und rücken Sie die Zeilen darunter um zwei Leerzeichen weiter ein.
    unknown-key
      Die Angabe \`title\` gehört zu \`meta\`.
      → Setzen Sie die Zeile unter meta:, mit 2 Leerzeichen davor: title: Brot
    missing-dash
      Ein Eintrag einer Liste beginnt mit einem Strich, nicht mit einer Zahl. Ebenso in der Zeile darunter.
      → Schreiben Sie mit 2 Leerzeichen davor: - Brot
    missing-dash
      Ein Eintrag einer Liste beginnt mit einem Strich, nicht mit einer Zahl.
      → Schreiben Sie an den Anfang der Zeile: - Brot
    not-allowed
      Was hier steht, gehört nicht zu \`format\`, sondern zu \`url\`.
      → Meinten Sie \`url\`?
    not-allowed
      Was darunter steht, gehört nicht zu \`job\`, sondern zu \`jobs\`.
      → Meinten Sie \`jobs\`?
    missing-key
      Hier fehlt die Zeile topic:, zu der \`label\` gehört.
      → Schreiben Sie darüber in eine eigene Zeile, mit 4 Leerzeichen davor: topic:
    missing-key
      Hier fehlt die Zeile blocks:, zu der \`type\` gehört.
      → Schreiben Sie darüber in eine eigene Zeile, ganz am Rand: blocks:
    missing-key
      Hier fehlt die Zeile phone: oder topic:, zu der \`label\` gehört.
      → Schreiben Sie darüber in eine eigene Zeile, mit 4 Leerzeichen davor: phone: – oder topic:, wenn das gemeint ist
    missing-key
      Hier beginnt ein Eintrag, dem die erste Zeile fehlt.
      → Ist es der Rest eines gelöschten Eintrags, löschen Sie auch diese Zeile und die 4 darunter. Sonst schreiben Sie darüber, mit 2 Leerzeichen davor: - type: values
    missing-key
      Hier beginnt ein Eintrag, dem die erste Zeile fehlt.
      → Ist es der Rest eines gelöschten Eintrags, löschen Sie auch diese Zeile. Sonst schreiben Sie darüber, ganz am Rand: - kind: …
    missing-key
      Hier beginnt ein Eintrag, dem der Anfang fehlt: \`id\`, \`title\`.
      → Ist es der Rest eines gelöschten Eintrags, löschen Sie auch diese Zeile und die darunter. Sonst schreiben Sie darüber, ganz am Rand: - id: … und darunter title: …
    missing-key
      Zwischen dem Strich und dem Text fehlt das Wort, das sagt, was er ist: \`town\`.
      → Schreiben Sie: - town: Lippstadt
    missing-key
      Vor diesem Text fehlt das Wort, das sagt, was er ist: \`title\`.
      → Schreiben Sie: title: Heizung
    missing-key
      Vor diesem Text fehlt das Wort, das sagt, was er ist: \`badge\`.
      → Schreiben Sie: badge: Bitte prüfen! – oder, wenn er eine Notiz ist: # Bitte prüfen!
    unknown-key
      Die Angabe \`Erläuterung\` gibt es hier nicht, und es fehlt \`description\`.
      → Schreiben Sie: description: Aus Roggen. – oder, wenn „Erläuterung:“ zum Text gehört: description: "Erläuterung: Aus Roggen."
    missing-key
      Über diesem Text fehlt die Zeile mit dem Wort, das sagt, was er ist: \`description\`.
      → Schreiben Sie darüber in eine eigene Zeile, mit 2 Leerzeichen davor: description: >-
    missing-key
      Über diesem Text fehlt die Zeile mit dem Wort, das sagt, was er ist: \`description\`.
      → Schreiben Sie darüber in eine eigene Zeile, ganz am Rand: description: >-. Rücken Sie diese Zeile um 2 Leerzeichen nach rechts.
    missing-key
      Über diesem Text fehlt die Zeile mit dem Wort, das sagt, was er ist: \`description\`.
      → Schreiben Sie darüber in eine eigene Zeile, mit 2 Leerzeichen davor: description: >-. Rücken Sie diese Zeile und die 2 darunter um 2 Leerzeichen nach rechts.
    missing-key
      Über diesem Text fehlt die Zeile mit dem Wort, das sagt, was er ist: \`text\`.
      → Schreiben Sie darüber in eine eigene Zeile, mit 4 Leerzeichen davor: text: |
    missing-dash
      Diese Zeile ist eine Notiz, die Zeilen darunter gehören aber zu ihr.
      → Löschen Sie das #; sie beginnt dann mit 2 Leerzeichen: - type: values. Soll der ganze Eintrag nicht erscheinen, setzen Sie auch vor die Zeilen darunter ein #.
    missing-dash
      Diese Zeile ist eine Notiz, die Zeilen darunter gehören aber zu ihr.
      → Löschen Sie das #; sie beginnt dann ganz am Rand: - id: brot. Soll der ganze Eintrag nicht erscheinen, setzen Sie auch vor die Zeilen darunter ein #.
    missing-dash
      Diese 2 Zeilen sind Notizen, die Zeilen darunter gehören aber zu ihnen.
      → Löschen Sie vor jeder das #; die erste beginnt dann mit 6 Leerzeichen: - title: Termin. Soll der ganze Eintrag nicht erscheinen, setzen Sie auch vor die Zeilen darunter ein #.
    missing-dash
      Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.
      → Rücken Sie die 18 Zeilen darunter um 2 Leerzeichen nach rechts, und schreiben Sie hier: - id: verkauf
    missing-dash
      Hier fehlt der Strich, mit dem ein Eintrag einer Liste beginnt.
      → Rücken Sie die Zeile darunter um 2 Leerzeichen nach rechts, und schreiben Sie hier: - id: brot
    missing-key
      Hier fehlt die Zeile meta:, zu der \`title\` gehört.
      → Schreiben Sie davor eine Zeile meta: und rücken Sie diese Zeile und die 1 darunter um 2 Leerzeichen nach rechts.
    missing-key
      Hier fehlt die Zeile meta:, zu der \`title\` gehört.
      → Schreiben Sie davor eine Zeile meta: und rücken Sie diese Zeile um 2 Leerzeichen nach rechts.
    missing-key
      Hier fehlt die Zeile times:, zu der \`opens\` gehört.
      → Schreiben Sie davor eine Zeile times: und rücken Sie diese Zeile und die 1 darunter um 4 Leerzeichen nach rechts; vor opens: kommt der Strich: - opens: ….
    backslash
      Zwischen doppelten Anführungszeichen hat der Schrägstrich \\ in YAML eine eigene Bedeutung.
      → Schreiben Sie: "C:\\\\Daten"
    text-after-quote
      Hinter dem schließenden Anführungszeichen steht noch ,, das nicht zum Text gehört.
      → Löschen Sie es: "Brot"
    unknown-tag
      Hinter \`!platzhalter\` fehlt das Leerzeichen.
      → Schreiben Sie: !platzhalter HRB 1
    unknown-tag
      \`!platzhalter\` steht hinter dem Zeichen, mit dem der Text beginnt, und gehört davor.
      → Schreiben Sie an dieser Stelle nur: !platzhalter >-
    unknown-tag
      \`!platzhalter\` steht hier zweimal.
      → Löschen Sie eines der beiden.
    not-allowed
      \`nein\` ist bei \`admin\` nicht möglich; ja heißt hier true, nein heißt false.
      → Schreiben Sie: admin: false
    wrong-type
      Bei \`founded\` wird eine ganze Zahl erwartet, sonst nichts; hier steht 1.910.
      → Schreiben Sie: founded: 1910
    wrong-type
      Bei \`from\` wird eine ganze Zahl erwartet, sonst nichts; hier steht 49 €/m². Worauf der Preis sich bezieht, gehört darunter in eine eigene Zeile (per: je m²).
      → Schreiben Sie: from: 49
    wrong-type
      Bei \`from\` wird eine Zahl erwartet, mit einem Punkt statt des Kommas; hier steht 18,5.
      → Schreiben Sie: from: 18.5
    wrong-type
      In eckigen Klammern beginnt hinter jedem Komma ein neuer Wert: Aus 6,50 € werden zwei.
      → Schreiben Sie statt 6,50 € nur: 6.5
    needs-no-quotes
      \`rating\` ist eine Zahl und steht ohne Anführungszeichen.
      → Schreiben Sie: rating: 5
    not-allowed
      \`offen\` ist bei \`status\` (open: Anträge möglich, paused: ruht) nicht möglich.
      → Möglich sind: \`open\`, \`paused\`.
    not-allowed
      \`false\` ist bei \`decorative\` nicht möglich.
      → Schreiben Sie decorative: true, oder löschen Sie die Zeile.
    not-allowed
      \`opn\` ist bei \`status\` nicht möglich.
      → Meinten Sie \`open\`?
    not-allowed
      \`slider\` ist bei \`type\` nicht möglich.
      → Möglich sind: \`hero\` (Kopf der Seite), \`prose\`.
    format
      \`21.9.2026\` hat nicht die Form, die \`date\` (Datum des Beitrags) braucht.
      → Schreiben Sie das Datum mit Strichen: 2026-03-31
    format
      \`1968\` hat nicht die Form, die \`postcode\` (Postleitzahl) braucht.
      → Schreiben Sie es so, wie es hier beschrieben ist: Postleitzahl: "01968".
    format
      \`1968\` hat nicht die Form, die \`postcode\` braucht.
      → Schreiben Sie es so, wie es hier beschrieben ist: postcode.
    format
      \`Bäcker\` hat nicht die Form, die \`id\` (Kurzname) braucht.
      → Schreiben Sie: id: baecker
    format
      \`info@beispiel.de\` gehört zu \`email\`, nicht zu \`phone\`.
      → Schreiben Sie: phone: +49 2581 98765
    format
      \`info@beispiel.de\` gehört zu \`email\`, nicht zu \`phone\`.
      → Schreiben Sie die Nummer
    format
      \`https://www.beispiel.de/alt\` ist eine ganze Adresse; hier steht nur, was in ihr hinter dem Namen der Website kommt.
      → Schreiben Sie: from: /alt – und liegt die Website in einem Ordner, lassen Sie auch ihn weg. Was nicht in ihm liegt, kann sie nicht weiterleiten; dann löschen Sie den Eintrag.
    format
      Dem Tag 24.12. fehlt das Jahr.
      → Setzen Sie das Jahr davor: from: …-12-24
    repeated-item
      \`Großräschen\` steht zweimal in dieser Liste; das erste Mal in Zeile 44.
      → Löschen Sie einen der beiden Einträge.
    repeated-item
      \`Großräschen\` steht zweimal in dieser Liste.
      → Löschen Sie einen der beiden Einträge.
    too-few
      Bei \`tasks\` fehlt jeder Eintrag.
      → Tragen Sie mindestens einen ein, jeden in eine eigene Zeile: ein Strich, ein Leerzeichen, der Eintrag.
    too-few
      Bei \`steps\` stehen zu wenige Einträge.
      → Tragen Sie mindestens 2 ein, jeden in eine eigene Zeile: ein Strich, ein Leerzeichen, der Eintrag.
    too-few
      Bei \`times\` fehlt jeder Eintrag.
      → Schreiben Sie je Zeit eine Zeile: - { opens: "08:00" }
    too-many
      Bei \`actions\` stehen zu viele Einträge.
      → Möglich ist höchstens einer.
    too-many
      Bei \`actions\` stehen zu viele Einträge.
      → Möglich sind höchstens 3.
    too-long
      Der Text bei \`label\` ist mit 74 Zeichen zu lang.
      → Kürzen Sie ihn auf höchstens 60 Zeichen.
    out-of-range
      Die Zahl bei \`rating\` ist zu klein.
      → Sie darf nicht kleiner als 1 sein.
    out-of-range
      Die Zahl bei \`rating\` ist zu groß.
      → Sie darf nicht größer als 5 sein.
    wrong-type
      Zu \`text\` gehört ein Text; ohne Zeichen hinter dem Doppelpunkt macht YAML aus den Zeilen darunter eine Liste.
      → Schreiben Sie in die Zeile darüber nur: text: |-
    wrong-type
      Zu \`hours\` gehört eine Liste; hier steht nur ein Text.
      → Schreiben Sie: hours: [{ days: [monday], times: [{ opens: "08:00", closes: "17:00" }] }]
    wrong-type
      Zu \`hours\` gehört eine Liste; hier steht nur ein Text.
      → Schreiben Sie die Zeiten so: hours: [{ days: [monday], times: [{ opens: "08:00", closes: "17:00" }] }]. Darin fehlt „Sa nach Vereinbarung“: Zu einer Zeit gehören Tag, Beginn und Ende. Tragen Sie das nach, oder schreiben Sie es in einen Text der Website.
    copied-entry
      Dieser Eintrag sagt dasselbe wie der in Zeile 13; nur der Kurzname ist ein anderer.
      → Haben Sie ihn kopiert, ändern Sie auch die anderen Angaben. Ist er zu viel, löschen Sie ihn.
    copied-group
      Hier steht dasselbe wie in Zeile 13 noch einmal.
      → Haben Sie es kopiert, ändern Sie die Angaben. Ist es zu viel, löschen Sie es.
    duplicate-inquiry
      \`torte\` steht schon in content/topics.yaml, Zeile 3; mit ?inquiry=torte wäre immer nur jenes Thema gewählt.
      → Geben Sie diesem Thema ein anderes Wort, oder löschen Sie es dort.
    copied-block
      Dieser Block steht auf der Seite schon einmal, ab Zeile 22.
      → Haben Sie ihn kopiert, ändern Sie seine Texte. Ist er zu viel, löschen Sie ihn.
    begun-twice
      Hier beginnt ein Block \`stats\` ohne Angaben, und gleich danach noch einer.
      → Steht die Zeile \`- type: stats\` aus Versehen zweimal da, löschen Sie eine davon.
    founded-ahead
      Das Gründungsjahr 2087 liegt in der Zukunft.
      → Berichtigen Sie die Jahreszahl.
    strange-year
      Das Jahr 0226 kann nicht stimmen; vermutlich sind die Ziffern vertauscht.
      → Berichtigen Sie die Jahreszahl.
    done-ahead
      \`2062-11\` liegt in der Zukunft; die Website nennt diesen Monat als den der Fertigstellung.
      → Prüfen Sie Jahr und Monat.
    alt-text
      Das ist der Name einer Datei; bei \`alt\` steht, was auf dem Bild zu sehen ist, für alle, die es nicht sehen.
      → Schreiben Sie einen halben Satz dazu, oder statt der Zeile decorative: true, wenn das Bild nur schmückt.
    geo-swapped
      Breitengrad und Längengrad sind vertauscht: Dieser Punkt liegt am Horn von Afrika.
      → Tauschen Sie die beiden: latitude: 51.6 und longitude: 8.5
    holidays-abroad
      Feiertage kennt Gewerk nur für Deutschland; der Betrieb liegt in einem anderen Land.
      → Löschen Sie die Zeile, und tragen Sie die freien Tage unter closures ein.
    pay-per
      Ein Lohn von 2.800 € je Stunde kann nicht stimmen.
      → Ist der Lohn im Monat gemeint, schreiben Sie per: month. Sonst berichtigen Sie die Zahlen.
    pay-per
      Ein Lohn von 16 € im Monat kann nicht stimmen.
      → Ist der Lohn je Stunde gemeint, schreiben Sie per: hour. Sonst berichtigen Sie die Zahlen.
    unknown-key
      Die Angabe \`emergency\` gehört nicht zu \`company\`.
      → Setzen Sie die 2 Zeilen hinter das, was zu company: gehört, die erste ganz an den Rand: emergency:
    unknown-key
      Die Angabe \`alt\` gehört nicht zu \`focus\`.
      → Setzen Sie die Zeile hinter das, was zu focus: gehört, die erste mit 4 Leerzeichen davor: alt: Brot
    merge-conflict
      Diese Zeile ist übrig geblieben, als zwei Fassungen der Datei zu einer wurden; sie gehört nicht zum Inhalt.
      → Löschen Sie die Zeile, und sehen Sie nach, ob darüber und darunter etwas doppelt steht.
    joined-key
      Hinter \`tasks:\` stehen mehrere Einträge; jeder gehört in eine eigene Zeile.
      → Beginnen Sie hinter tasks: eine neue Zeile, und schreiben Sie jeden Eintrag in seine eigene, mit 4 Leerzeichen davor, den ersten so: - Teige ansetzen
    unmarked-text
      Unter \`text\` stehen Listen, Überschriften oder Tabellen; ohne Zeichen hinter dem Doppelpunkt gehen sie verloren.
      → Schreiben Sie in diese Zeile nur: text: |-
    unmarked-text
      Unter \`text\` stehen Listen, Überschriften oder Tabellen; ohne Zeichen hinter dem Doppelpunkt gehen sie verloren.
      → Schreiben Sie in diese Zeile nur: text: |- – und den Text in die Zeile darunter, so weit eingerückt wie die folgenden.
    alt-text
      Das Bild braucht entweder \`alt\` (was darauf zu sehen ist) oder \`decorative: true\`, nicht beides.
      → Löschen Sie eine der beiden Zeilen: alt, wenn das Bild nur schmückt, sonst decorative.
    alt-text
      Dem Bild fehlt \`alt\` (was darauf zu sehen ist) oder \`decorative: true\`.
      → Ergänzen Sie alt: … mit einer kurzen Beschreibung, oder decorative: true, wenn es nur schmückt.
    route-each
      \`each: news\` macht aus jedem Eintrag eine eigene Seite; dafür fehlt in der Adresse \`:id\`.
      → Schreiben Sie: /neues/:id – oder, wenn es nur diese eine Seite geben soll, löschen Sie die Zeile each
    route-each
      An der Stelle von \`:id\` steht in jeder Adresse der Kurzname eines Eintrags; es fehlt die Zeile, die sagt, welche Einträge das sind.
      → Für je eine Seite zu jeder Neuigkeit ergänzen Sie darunter: each: news – oder, wenn es nur diese eine Seite geben soll, löschen Sie \`:id\`
    closes-first
      Diese Zeit endet erst am nächsten Tag, oder Beginn und Ende sind vertauscht; eine Zeit gilt nur bis Mitternacht.
      → Geht sie über Nacht, schreiben Sie hier { opens: "18:00", closes: "23:59" } und beim Tag danach { opens: "00:00", closes: "06:00" }. Sonst schreiben Sie { opens: "06:00", closes: "18:00" }
    wrong-type
      Bei \`days\` zählen Tage; hier steht 6 Monate.
      → Schreiben Sie die Zahl der Tage: days: 180
    wrong-type
      Bei \`rating\` ist nur eine ganze Zahl möglich; hier steht 4,5.
      → Runden Sie: rating: 4 oder rating: 5
    closes-first
      Diese Öffnungszeit endet nicht später, als sie beginnt.
      → Tauschen Sie die Zeiten bei \`opens\` (Beginn) und \`closes\` (Ende), oder berichtigen Sie eine davon.
    closes-first
      Diese Öffnungszeit endet erst am nächsten Tag; eine Zeit gilt aber nur bis Mitternacht.
      → Schreiben Sie hier { opens: "18:00", closes: "23:59" } und beim Tag danach { opens: "00:00", closes: "02:00" }
    closes-first
      Diese Öffnungszeit endet erst am nächsten Tag; eine Zeit gilt aber nur bis Mitternacht.
      → Schreiben Sie hier { opens: "18:00", closes: "23:59" }
    refused
      Was hinter \`rating\` steht, ist so nicht möglich.
      → Sehen Sie nach, wie es bei den anderen Einträgen der Datei geschrieben ist, und machen Sie es genauso.
    unknown-entry
      In services.yaml gibt es keinen Eintrag mit der id \`bort\`.
      → Meinten Sie \`brot\`?
    unknown-entry
      In services.yaml gibt es keinen Eintrag mit der id \`kuchen\`.
      → Vorhanden sind: \`brot\`, \`torte\` … und 31 weitere in services.yaml. Haben Sie den Eintrag gelöscht, löschen Sie auch hier den Namen.
    unknown-entry
      In categories.yaml gibt es keinen Eintrag mit der id \`tag\`.
      → Vorhanden sind: \`nacht\`. Haben Sie den Eintrag gelöscht, nennen Sie hier einen anderen, oder löschen Sie den ganzen Eintrag.
    unknown-entry
      In services.yaml gibt es keinen Eintrag mit der id \`kuchen\`.
      → Legen Sie ihn in services.yaml an. Gibt es keinen, löschen Sie hier den Namen.
    unknown-entry
      Es fehlt services.yaml; an mehreren Stellen wird aber etwas daraus genannt.
      → Stellen Sie services.yaml wieder her. Soll es nichts daraus mehr geben, löschen Sie den Namen: content/pages/brot.yaml, Zeilen 4, 9; content/pages/torte.yaml, Zeile 4. Löschen Sie den ganzen Block: content/pages/home.yaml, Zeile 12.
    unknown-entry
      In topics.yaml steht kein Eintrag; an mehreren Stellen wird aber etwas daraus genannt.
      → Tragen Sie dort wieder ein, was genannt wird. Soll es nichts daraus mehr geben, löschen Sie im Link alles ab dem Fragezeichen: content/site.yaml, Zeile 4.
    no-current-entry
      Dieser Block zeigt den Eintrag, um den es auf der Seite geht; diese Seite gehört aber zu keinem.
      → Löschen Sie den Block auf dieser Seite. Er gehört in die Datei, in der each: news steht.
    nothing-fits
      Dazu passt kein Eintrag in portfolio.yaml; der Block zeigt nichts.
      → Nennen Sie dort bei einem passenden Eintrag einen dieser Kurznamen hinter services. Oder löschen Sie den Block.
    no-entry-pages
      Dieser Block führt von jedem Eintrag zu dessen eigener Seite, aber solche Seiten gibt es nicht.
      → Löschen Sie den Block. Oder legen Sie im Ordner pages eine Datei an, aus der die Seiten werden: mit einer Adresse, die auf /:id endet, und der Zeile each: projects
    duplicate-id
      Den Kurznamen (id) \`brot\` hat schon ein anderer Eintrag: content/services.yaml, Zeile 1.
      → Ändern Sie den Namen hinter id in dieser Zeile, zum Beispiel: id: brot-2
    duplicate-id
      Den Kurznamen (id) \`fest\` hat schon ein anderer Eintrag: content/news/fest.md, Zeile 2.
      → Ändern Sie den Namen hinter id in dieser Zeile, zum Beispiel: id: fest-2028
    duplicate-id
      Der Eintrag \`brot\` steht hier zum zweiten Mal, Wort für Wort wie der erste: content/services.yaml, Zeile 1.
      → Löschen Sie diesen Eintrag, vom Strich vor id bis zum nächsten.
    duplicate-id
      Die Sprungmarke \`tischler\` gehört auf dieser Seite schon einem Eintrag mit dieser id.
      → Geben Sie dem Block eine andere: id: tischler-liste
    duplicate-id
      Die Sprungmarke \`main\` gehört auf jeder Seite schon dem, was um die Blöcke herum steht.
      → Geben Sie dem Block eine andere: id: main-2
    dead-link
      Der Link führt ins Leere: Eine Seite /brott gibt es nicht.
      → Meinten Sie \`/brot\`?
    dead-link
      Der Link führt ins Leere: Eine Seite /nirgends gibt es nicht.
      → Schreiben Sie eine Adresse, die es gibt; sie steht im Ordner pages in der Datei der Seite hinter route. Gibt es die Seite nicht mehr, löschen Sie den Link und, wo er eine hat, seine Beschriftung (label).
    dead-link
      Der Link führt ins Leere: Eine Seite /nirgends gibt es nicht.
      → Schreiben Sie eine Adresse, die es gibt; sie steht im Ordner pages in der Datei der Seite hinter route. Gibt es die Seite nicht mehr, löschen Sie die ganze Weiterleitung, from und to.
    dead-link
      Der Link führt ins Leere: Eine Seite /files/preise.pdf gibt es nicht.
      → Soll der Link zu einer PDF-Datei im Ordner media führen, schreiben Sie statt der Adresse nur ihren Namen, zum Beispiel: preisliste.pdf
    dead-link
      Der Link führt ins Leere: Eine Seite /feed.xml gibt es nicht.
      → Schreiben Sie eine Adresse, die es gibt; sie steht im Ordner pages in der Datei der Seite hinter route. Gibt es die Seite nicht mehr, löschen Sie den Link und, wo er eine hat, seine Beschriftung (label).
    dead-fragment
      Der Link soll zu #brott auf der Seite /sortiment springen; eine solche Stelle gibt es dort nicht.
      → Meinten Sie \`/sortiment#brot\`?
    dead-fragment
      Der Link soll zu #kuchen auf der Seite /sortiment springen; eine solche Stelle gibt es dort nicht.
      → Dort gibt es: \`#brot\`, \`#broetchen\`. Ist davon keine gemeint, löschen Sie das #kuchen im Link, oder ergänzen Sie auf jener Seite in dem Block, zu dem er springen soll, die Zeile id: kuchen
    dead-fragment
      Der Link soll zu #kuchen auf der Seite /sortiment springen; eine solche Stelle gibt es dort nicht.
      → Löschen Sie das #kuchen im Link, oder ergänzen Sie auf jener Seite in dem Block, zu dem er springen soll, die Zeile id: kuchen
    unknown-topic
      Ein Thema \`torten\` kennt das Kontaktformular nicht.
      → Meinten Sie \`/contact?inquiry=torte\`?
    unknown-topic
      Ein Thema \`brot\` kennt das Kontaktformular nicht.
      → Möglich sind: \`torte\`, \`kurs\`.
    unknown-topic
      Ein Thema \`brot\` kennt das Kontaktformular nicht.
      → Es hat noch keine Themen: Löschen Sie im Link alles ab dem Fragezeichen, oder legen Sie das Thema in topics.yaml an.
    unknown-choice
      Hinter \`category=\` kennt die Seite /arbeiten kein \`brote\`.
      → Meinten Sie \`/arbeiten?category=brot\`?
    unknown-choice
      Hinter \`category=\` kennt die Seite /arbeiten kein \`kuchen\`.
      → Möglich sind: \`brot\`, \`torte\`.
    unknown-choice
      Hinter \`job=\` kennt die Seite / kein \`koch\`.
      → Dort gibt es nichts zu wählen: Löschen Sie im Link \`job=koch\`.
    unknown-topic
      Mit \`inqury\` in der Adresse kann die Seite nichts anfangen.
      → Schreiben Sie: /contact?inquiry=torte
    insecure-link
      Der Link führt über eine ungesicherte Verbindung; viele Browser warnen davor.
      → Schreiben Sie https statt http, und probieren Sie aus, ob die Seite so aufgeht: https://www.brot.example
    not-a-link
      \`javascript:alert(1)\` ist kein Link, den die Website öffnen darf.
      → Ein Link beginnt mit / (eigene Seite), https://, mailto: oder tel:. Zu einer PDF-Datei im Ordner media führt ihr Name.
    not-a-link
      \`www.brot.example\` ist kein Link, den die Website öffnen darf.
      → Schreiben Sie: https://www.brot.example
    not-a-link
      \`https://brot.example und https://kurse.example\` ist als ein Link nicht möglich.
      → Möglich ist hier nur einer: \`https://brot.example\` oder \`https://kurse.example\`.
    admin-link
      Das \`admin\` in diesem Link schaltet bei allen, die ihm folgen, den Bearbeitungsmodus ein oder aus.
      → Schreiben Sie: /sortiment
    not-a-link
      Dieser Link führt nirgendwohin: Sein Ziel ist leer.
      → Ergänzen Sie das Ziel. Gibt es keines, löschen Sie den Link; im Text bleiben seine Wörter ohne Klammern stehen.
    not-a-link
      \`tel:02581\` ist keine ganze Telefonnummer.
      → Ergänzen Sie die Nummer, mit Ländervorwahl und ohne die 0 der Vorwahl, zum Beispiel tel:+492581123456 für 02581 123456.
    broken-link
      Zu [Kammer][1] steht in diesem Text keine Adresse; auf der Website wäre es genau so zu lesen.
      → Schreiben Sie die Adresse in runden Klammern dahinter: [Kammer](https://…) – oder, wenn es so zu lesen sein soll: \\[Kammer][1]
    broken-link
      Aus [zu uns](Der Betrieb) wird kein Link; auf der Website wäre es genau so zu lesen.
      → Schreiben Sie in die runden Klammern die Adresse der Seite; sie steht im Ordner pages in der Datei der Seite hinter route.
    broken-link
      Aus [Brot](/brot wird kein Link; auf der Website wäre es genau so zu lesen.
      → Schreiben Sie: [Brot](/brot)
    unknown-fact
      \`{index=0}\` ist der Rest einer Quellenangabe aus einem Chatprogramm und keine Angabe.
      → Löschen Sie die Klammern und die Quellenangabe davor.
    unknown-fact
      Die Angabe {stats.brode} gibt es nicht.
      → Meinten Sie \`{stats.brote}\`?
    unknown-fact
      Die Angabe {preis} gibt es nicht.
      → Möglich sind {stats.…} mit einer id aus stats.yaml, {subsidies.…} mit einer aus subsidies.yaml, {company.…} mit einer Angabe aus site.yaml und {site.year} für das Jahr.
    unknown-fact
      Die Angabe {entry.location} gibt es nicht bei jedem Eintrag.
      → Nennen Sie eine, die jeder hat und die ein Text oder eine Zahl ist. Fehlt sie nur bei einigen, ergänzen Sie sie dort.
    unset-fact
      Die Angabe {company.vatId} steht nicht in site.yaml.
      → Ergänzen Sie vatId unter company, oder löschen Sie die Zeile, die sie hier nennt.
    fact-circle
      Diese Angaben nennen einander im Kreis, und keine ergibt einen Text: {stats.a} (content/stats.yaml, Zeile 3) → {stats.a}.
      → Schreiben Sie an einer der Stellen den Text selbst, zum Beispiel hier statt {stats.a}.
    fact-too-long
      Mit allem, was darin genannt ist, wird {stats.a} länger als 1.000 Zeichen.
      → Kürzen Sie die Angabe, und nennen Sie darin weniger andere in geschweiften Klammern.
    loose-brace
      \`{company.phone\` wäre auf der Website genau so zu sehen: Ein Name, der ersetzt wird, steht ohne Leerzeichen zwischen einem { und einem }.
      → Schreiben Sie: {company.phone}
    loose-brace
      \`}\` wäre auf der Website genau so zu sehen: Ein Name, der ersetzt wird, steht ohne Leerzeichen zwischen einem { und einem }.
      → Schreiben Sie zum Beispiel {company.phone}, oder löschen Sie die geschweifte Klammer.
    loose-brace
      \`{ohne Fuge}\` wäre auf der Website genau so zu sehen: In geschweiften Klammern stehen nur Namen, die ersetzt werden.
      → Schreiben Sie: (ohne Fuge)
    unknown-variable
      {datum} kann an dieser Stelle nicht eingesetzt werden.
      → Möglich sind: {date}.
    unknown-variable
      {datum} kann an dieser Stelle nicht eingesetzt werden.
      → Schreiben Sie den Text ohne geschweifte Klammern.
    missing-variable
      In diesem Text fehlt {from}: Dort setzt die Website ein, was er sagen soll.
      → Schreiben Sie {from} dorthin, wo es stehen soll, oder löschen Sie die Zeile; dann gilt der Text, den die Website mitbringt.
    missing-variable
      In diesem Text fehlen {from} und {to}: Dort setzt die Website ein, was er sagen soll.
      → Schreiben Sie {from} und {to} dorthin, wo es stehen soll, oder löschen Sie die Zeile; dann gilt der Text, den die Website mitbringt.
    missing-media
      Im Ordner media gibt es keine Datei Brot.svg; große und kleine Buchstaben zählen.
      → Meinten Sie \`brot.svg\`?
    missing-media
      Im Ordner media gibt es keine Datei brot.jpg.
      → Legen Sie die Datei in den Ordner media, und nennen Sie hier ihren Namen.
    missing-media
      Im Ordner media gibt es keine Datei Bad Müller.JPG.
      → Legen Sie die Datei unter dem Namen bad-mueller.jpg in den Ordner media, und nennen Sie sie hier ebenso.
    missing-media
      Im Ordner media gibt es keine Datei Logo.ai.
      → Eine Datei dieser Art zeigt die Website nicht: Speichern Sie sie als JPEG, PNG, WebP, AVIF oder SVG, legen Sie sie unter dem Namen logo.svg in den Ordner media, und nennen Sie sie hier ebenso.
    unreadable-media
      Die Datei brot.jpg lässt sich nicht als Bild lesen: Vielleicht ist sie nicht ganz angekommen, oder nur ihr Name endet auf .jpg.
      → Öffnen Sie die Datei auf Ihrem Rechner, speichern Sie sie dort neu als JPEG, und laden Sie sie noch einmal hoch. Umbenennen genügt nicht.
    unreadable-media
      Die Datei brot.ico lässt sich nicht als Bild lesen.
      → Möglich sind JPEG, PNG, WebP, AVIF und SVG. Speichern Sie die Datei neu in einem davon.
    unreadable-media
      Die Zeichnung brot.svg lässt sich nicht lesen: Sie ist nicht ganz angekommen, keine SVG-Datei oder zu aufwendig, zum Beispiel mit großen Fotos darin.
      → Speichern Sie sie auf Ihrem Rechner neu als einfaches SVG ohne Fotos oder als PNG, und laden Sie sie noch einmal hoch.
    unreadable-media
      Bilder im Format GIF wie brot.gif zeigt die Website nicht, auch keine bewegten.
      → Speichern Sie die Datei neu als PNG, WebP oder AVIF; was sich bewegen soll, zeigen Sie als Film: MP4 oder WebM.
    unreadable-media
      Die Datei ofen.mov lässt sich nicht als Film lesen.
      → Möglich sind MP4 und WebM. Speichern Sie die Datei neu in einem davon.
    unreadable-media
      Die Datei ofen.mp4 lässt sich nicht als Film lesen: Vielleicht ist sie nicht ganz angekommen, oder nur ihr Name endet auf .mp4.
      → Öffnen Sie die Datei auf Ihrem Rechner, speichern Sie sie dort neu als MP4, und laden Sie sie noch einmal hoch. Umbenennen genügt nicht.
    film-for-picture
      Hierher gehört ein Bild, und ofen.mp4 ist ein Film.
      → Nennen Sie die Datei eines Bildes: JPEG, PNG, WebP, AVIF oder SVG.
    picture-for-film
      Hierher gehört ein Film, und brot.jpg ist ein Bild.
      → Nennen Sie die Datei eines Films: MP4 oder WebM.
    document-for-picture
      Hierher gehört ein Bild, und preise.pdf ist eine PDF-Datei.
      → Nennen Sie die Datei eines Bildes: JPEG, PNG, WebP, AVIF oder SVG.
    unreadable-media
      Die Datei preise.pdf lässt sich nicht als PDF lesen; vielleicht ist sie nicht ganz angekommen.
      → Öffnen Sie die Datei auf Ihrem Rechner, speichern oder drucken Sie sie neu als PDF, und laden Sie sie noch einmal in den Ordner media.
    not-a-link
      Zu preise.docx kann kein Link führen: Von den Dateien im Ordner media öffnet die Website nur PDF.
      → Speichern Sie, was Besucher öffnen sollen, als PDF im Ordner media, und nennen Sie hier nur den Namen der Datei, zum Beispiel: preisliste.pdf
    missing-media
      Im Ordner media gibt es keine Datei /media/Preise 2026.pdf.
      → Legen Sie die PDF-Datei unter dem Namen preise-2026.pdf in den Ordner media, und nennen Sie sie hier ebenso.
    unseen-document
      Zu einer Datei presie.pdf führt auf der Website noch kein Link.
      → Meinten Sie \`preise.pdf\`?
    unseen-document
      Zu einer Datei karte.pdf führt auf der Website noch kein Link.
      → Sehen Sie nach, ob sie so im Ordner media heißt; fehlt sie dort, legen Sie sie hinein.
    page-for-film
      Diese Adresse sieht nicht nach einer Datei aus. Führt sie auf eine Seite, die einen Film zeigt, ist hier keiner zu sehen.
      → Nennen Sie die Adresse der Datei selbst, die auf .mp4 oder .webm endet, oder legen Sie die Datei in den Ordner media.
    insecure-film
      Einen Film über eine ungesicherte Verbindung zeigen Browser nicht.
      → Schreiben Sie: https://film.example/ofen.mp4
    moving-picture
      Das Bild ofen.webp bewegt sich; auf der Website steht es still, so wie es anfängt.
      → Speichern Sie das Einzelbild, das zu sehen sein soll, als eigene Datei, und nennen Sie diese.
    emptied-drawing
      Ein Bild in der Zeichnung brot.svg erscheint auf der Website nicht: Es liegt in einer anderen Datei oder hat ein Format, das darin nicht möglich ist.
      → Betten Sie es als JPEG oder PNG in die Zeichnung ein, bevor Sie sie speichern, oder speichern Sie das Ganze als PNG.
    small-picture
      Das Bild ist nur 320 Pixel breit und wird hier unscharf.
      → Nehmen Sie ein Bild mit mindestens 800 Pixeln Breite.
    unused-media
      Zur Datei preise.pdf führt kein Link.
      → Brauchen Sie sie nicht mehr, löschen Sie sie. Sonst nennen Sie als Ziel eines Links ihren Namen: preise.pdf
    unused-media
      Zur Datei preise.docx kann kein Link führen: Von den Dateien im Ordner media öffnet die Website nur PDF.
      → Brauchen Sie die Datei nicht mehr, löschen Sie sie. Sollen Besucher sie öffnen, speichern Sie sie als PDF in diesem Ordner, und nennen Sie als Ziel eines Links den Namen der PDF-Datei.
    unused-media
      Die Datei alt.jpg wird nirgends gezeigt.
      → Brauchen Sie sie nicht mehr, löschen Sie sie. Sonst tragen Sie ihren Namen dort ein, wo sie zu sehen sein soll.
    huge-media
      Die Datei ist 48,5 MB groß; möglich sind höchstens 30 MB.
      → Speichern Sie ein Bild als JPEG mit höchstens 6000 Pixeln Breite, einen Film kürzer, eine PDF-Datei mit kleineren Bildern.
    broken-link
      In [](/brot) steht zwischen den eckigen Klammern nichts: Der Link wäre auf der Website nicht zu sehen.
      → Schreiben Sie zwischen die eckigen Klammern, was zu lesen sein soll, oder löschen Sie den Link.
    idle-sign
      Die Zeichen in \`##Auf Vorbestellung\` wirken so nicht; auf der Website wären sie zu lesen.
      → Schreiben Sie: ## Auf Vorbestellung
    idle-sign
      Aus \`#angebot der Woche\` wird keine Überschrift; auf der Website wäre das # zu lesen.
      → Schreiben Sie: # angebot der Woche – oder, wenn es so zu lesen sein soll: \\#angebot der Woche
    idle-sign
      Fußnoten gibt es in diesem Text nicht; auf der Website wäre \`[^1]\` zu lesen.
      → Löschen Sie das Zeichen, und schreiben Sie die Anmerkung in Klammern in den Satz.
    idle-sign
      Hier beginnt der Text einer Fußnote, die es auf der Website nicht gibt; \`[^1]\` wäre dort zu lesen.
      → Schreiben Sie die Anmerkung in Klammern in den Satz, zu dem sie gehört, und löschen Sie sie hier.
    idle-sign
      \`[gallery ids="1,2,3"]\` ist ein Befehl für das Programm einer anderen Website; hier wäre er zu lesen.
      → Löschen Sie die Klammern und alles, was darin steht.
    idle-row
      Aus | Brot | Preis | wird keine Tabelle; auf der Website wären die Striche zu lesen.
      → Unter die erste Zeile der Tabelle gehört diese: | --- | --- |
    lost-cells
      Diese Zeile hat mehr Spalten als die erste Zeile der Tabelle: frei Haus wäre auf der Website nicht zu lesen.
      → Geben Sie der ersten Zeile und der Zeile mit den Strichen darunter ebenso viele Spalten. Gehört der Strich zum Text, schreiben Sie \\| statt |.
    block-in-text
      Mit - type: notice beginnt ein Block, wie ihn nur Seiten haben; in einem Text wären seine Zeilen so zu lesen, wie sie hier stehen.
      → Schreiben Sie hier nur, was Besucher lesen sollen. Der Block gehört in die Datei einer Seite, im Ordner pages unter blocks.
    idle-row
      Über | Dinkel | 4 € | steht eine leere Zeile: Dort endet die Tabelle, und auf der Website wären die Striche zu lesen.
      → Löschen Sie die leere Zeile darüber. Beginnt hier eine zweite Tabelle, gehört unter ihre erste Zeile eine aus Strichen: | --- | --- |
    idle-row
      Über der Zeile | --- | --- | fehlt die erste Zeile der Tabelle; auf der Website wären die Striche zu lesen.
      → Schreiben Sie darüber eine Zeile mit den Überschriften der Spalten.
    idle-row
      Die Zeile | – | – | macht keine Tabelle; auf der Website wären die Striche zu lesen.
      → Schreiben Sie statt dieser Zeile: | --- | --- |
    idle-row
      Die Zeile | --- | steht mitten in der Tabelle; auf der Website wären die Striche zu lesen.
      → Löschen Sie diese Zeile: Striche gehören nur unter die erste Zeile der Tabelle.
    idle-row
      Aus Spalten mit Tabulatoren wie Brot … Preis wird keine Tabelle; auf der Website stünde alles hintereinander.
      → Schreiben Sie jede Zeile mit Strichen, die erste so: | Brot | Preis |. Darunter gehört die Zeile | --- | --- |
    joined-lines
      Der Text läuft hier ohne neue Zeile weiter: Auf der Website stünde hinter \`Fon: 02581 1\` gleich, was darunter steht.
      → Schreiben Sie: Fon: 02581 1\\
    joined-lines
      Der Text läuft hier ohne neue Zeile weiter: Auf der Website stünde hinter \`Fon: 02581 1\` gleich, was darunter steht. Ebenso in den 2 Zeilen darunter.
      → Beenden Sie jede dieser Zeilen so wie hier die erste: Fon: 02581 1\\
    idle-sign
      Der Stern in \`* auf Anfrage\` macht aus der Anmerkung den Eintrag einer Liste, mit einem Punkt davor.
      → Schreiben Sie: \\* auf Anfrage
    idle-sign
      Hinter der Zahl in \`1.Teig\` fehlt ein Leerzeichen; auf der Website stünden die Zeilen hintereinander. Ebenso in den 2 Zeilen darunter.
      → Setzen Sie in jeder dieser Zeilen ein Leerzeichen hinter den Punkt, die erste so: 1. Teig
    idle-sign
      Hinter der Zahl in \`1)Teig\` fehlt ein Leerzeichen; auf der Website stünden die Zeilen hintereinander. Ebenso in den 2 Zeilen darunter.
      → Setzen Sie in jeder dieser Zeilen ein Leerzeichen hinter die Klammer, die erste so: 1) Teig
    no-break-space
      Hinter dem Zeichen am Anfang der Zeile steht ein geschütztes Leerzeichen; so wirkt es nicht und wäre auf der Website zu lesen: \`## Sorten\`.
      → Löschen Sie den Abstand, und tippen Sie ihn mit der Leertaste neu, mit gewöhnlichen Leerzeichen: ## Sorten
    no-break-space
      Hinter dem Zeichen am Anfang der Zeile steht ein geschütztes Leerzeichen; so wirkt es nicht und wäre auf der Website zu lesen: \`- Roggen\`. Ebenso in der Zeile darunter.
      → Löschen Sie den Abstand, und tippen Sie ihn mit der Leertaste neu, mit gewöhnlichen Leerzeichen: - Roggen
    idle-sign
      Die Zeichen in \`• Tore\` beginnen hier keinen Eintrag einer Liste; auf der Website stünden die Zeilen hintereinander.
      → Schreiben Sie: - Tore
    idle-sign
      Die Zeichen in \`• Fenster\` beginnen hier keinen Eintrag einer Liste; auf der Website stünden die Zeilen hintereinander. Ebenso in den 2 Zeilen darunter.
      → Beginnen Sie jede dieser Zeilen mit einem Strich und einem Leerzeichen, die erste so: - Fenster
    note-in-text
      Im Text macht ein # keine Notiz: # Petra prüft noch wäre auf der Website eine Überschrift.
      → Löschen Sie die Notiz. Soll es eine Überschrift sein, lassen Sie darüber eine Zeile leer, und schreiben Sie: ## Petra prüft noch
    underlined-text
      Die Striche unter Bis bald machen aus der Zeile eine Überschrift.
      → Für eine Trennlinie lassen Sie über den Strichen eine Zeile leer. Für eine Überschrift schreiben Sie statt beider Zeilen: ## Bis bald
    renumbered-list
      Ab 24. Dezember: zu wird aus den Zeilen eine nummerierte Liste, die nach der ersten Zahl weiterzählt; die anderen Zahlen gingen verloren.
      → Setzen Sie vor jede dieser Zeilen einen Strich und vor den Punkt hinter der Zahl einen \\, so: - 24\\. Dezember: zu
    renumbered-list
      Die Liste darüber zählt bei 24. Dezember: zu weiter; diese Zahl ginge verloren.
      → Schreiben Sie: 24\\. Dezember: zu
    renumbered-list
      Die Liste darüber zählt bei 1. Mehl weiter, statt neu zu beginnen.
      → Setzen Sie zwischen die beiden Listen einen Satz oder eine Überschrift.
    indented-text
      Vier Leerzeichen am Anfang der Zeile machen aus dem Absatz einen Kasten in Schreibmaschinenschrift.
      → Beginnen Sie die Zeile ohne Leerzeichen: Der Neue heizt mit Holz.
    folded-list
      Unter diesem Zeichen werden aus mehreren Zeilen Sätze hintereinander; Listen, Überschriften, Tabellen und Anschriften gehen dabei verloren.
      → Schreiben Sie an dieser Stelle nur: |-
    list-in-text
      In diesem Text sind keine Listen möglich: Auf der Website stünden die Zeilen mit ihren Strichen hintereinander.
      → Schreiben Sie statt der Liste einen Satz, mit Kommas zwischen den Einträgen.
    note-in-text
      Zwischen den Zeilen eines Textes gibt es keine Notizen: Auch diese Zeile wäre auf der Website zu lesen.
      → Setzen Sie die Notiz über die Zeile, in der der Text beginnt, oder löschen Sie sie.
    unknown-tag
      Im Text steht \`!platzhalter\`; auf der Website wäre es zu lesen.
      → Löschen Sie das Wort. Vor einem Wert hinter einem Doppelpunkt steht es ohne Anführungszeichen, zum Beispiel: title: !platzhalter Neues Bad
    unknown-tag
      Im Text steht \`!platzhalter\`; auf der Website wäre es zu lesen.
      → Löschen Sie das Wort.
    idle-sign
      In diesem Text wirken die Zeichen in \`**Zeit**\` nicht; auf der Website wären sie zu lesen.
      → Schreiben Sie: Zeit
    raw-html
      HTML wie <br> wirkt in diesem Text nicht; auf der Website wäre es zu lesen.
      → Schreiben Sie den Text ohne spitze Klammern.
    raw-html
      HTML wie <p> wirkt in diesem Text nicht; auf der Website wäre es zu lesen.
      → Löschen Sie die spitzen Klammern mit allem, was darin steht; die Wörter dazwischen bleiben.
    raw-html
      HTML wie &nbsp; wirkt in diesem Text nicht; auf der Website wäre es zu lesen.
      → Schreiben Sie stattdessen ein Leerzeichen.
    raw-html
      HTML wie &amp; wirkt in diesem Text nicht; auf der Website wäre es zu lesen.
      → Schreiben Sie stattdessen das Zeichen selbst: &
    link-into-list
      Was unter /blog/seite-2 steht, ändert sich mit jedem neuen Eintrag der Liste; es kann auch wieder leer sein.
      → Führen Sie den Link an den Anfang der Liste, /blog, oder gleich zum Eintrag.
    second-list
      Auf dieser Seite hat schon die Liste aus content/pages/blog.yaml, Zeile 12 mehrere Seiten. Von dieser Liste sind deshalb nur die ersten 15 Einträge zu sehen.
      → Geben Sie dieser Liste eine eigene Seite, oder schreiben Sie in den Block, wie viele Einträge Sie zeigen möchten, zum Beispiel „limit: 5“.
    raw-html
      Ein Link wie <a href="/brot">Brot</a> wird im Text anders geschrieben.
      → Schreiben Sie: [Brot](/brot)
    raw-html
      HTML wie <b> ist im Text nicht erlaubt.
      → Löschen Sie die spitzen Klammern mit allem, was darin steht; die Wörter dazwischen bleiben. **Fett** und *kursiv* gehen mit Sternen.
    raw-html
      HTML wie <br> ist im Text nicht erlaubt.
      → Löschen Sie es. Für einen neuen Absatz lassen Sie eine Zeile leer; in einer Liste oder Tabelle setzen Sie ein Komma.
    raw-html
      HTML wie <Name> ist im Text nicht erlaubt.
      → Schreiben Sie den Text ohne spitze Klammern. **Fett** und *kursiv* gehen mit Sternen.
    raw-html
      HTML wie <h2> ist im Text nicht erlaubt.
      → Löschen Sie die spitzen Klammern mit allem, was darin steht; die Wörter dazwischen bleiben. Vor eine Zwischenüberschrift gehören zwei Rauten und ein Leerzeichen: ## …
    raw-html
      HTML wie <li> ist im Text nicht erlaubt.
      → Löschen Sie die spitzen Klammern mit allem, was darin steht; die Wörter dazwischen bleiben. Jeder Eintrag einer Liste beginnt in einer eigenen Zeile mit „- “.
    raw-html
      HTML wie <td> ist im Text nicht erlaubt.
      → Löschen Sie die spitzen Klammern mit allem, was darin steht; die Wörter dazwischen bleiben. Jede Zeile einer Tabelle hat Striche: | … | … |, und unter der ersten steht | --- | --- |.
    raw-html
      HTML wie <a> ist im Text nicht erlaubt.
      → Löschen Sie die spitzen Klammern mit allem, was darin steht; die Wörter dazwischen bleiben. Einen Link schreiben Sie so: [Wörter](Adresse).
    raw-html
      HTML wie <img src="a.jpg"> ist im Text nicht erlaubt.
      → Löschen Sie die spitzen Klammern mit allem, was darin steht; die Wörter dazwischen bleiben. Bilder stehen nicht im Text, sondern in einem Block oder in der Angabe \`image\`.
    raw-html
      HTML wie <script> ist im Text nicht erlaubt.
      → Löschen Sie es mit allem, was dazugehört: Programme, Karten, Formulare und Banner anderer Anbieter zeigt die Website nicht. Brauchen Besucher etwas davon, setzen Sie in einen Text in Markdown einen Link dorthin.
    raw-html
      HTML wie <iframe src="https://www.youtube.com/embed/x1"> ist im Text nicht erlaubt.
      → Löschen Sie es: Videos anderer Anbieter zeigt die Website nicht. In einem Text in Markdown kann ein Link zum Video führen: [Video ansehen](https://www.youtube.com/watch?v=x1)
    raw-html
      Im Text sind keine Notizen wie <!-- noch prüfen --> möglich.
      → Löschen Sie die Notiz mit ihren Klammern.
    markdown-picture
      Bilder stehen nicht im Text, sondern in einem Block oder in der Angabe \`image\`.
      → Nehmen Sie das Bild aus dem Text heraus.
    no-title-block
      Dieser Seite fehlt die große Überschrift; sie steht in einem Block ganz oben.
      → Beginnen Sie sie mit einem dieser Blöcke: \`hero\`, \`message\`.
    second-title-block
      Dieser Block (\`hero\`) bringt eine große Überschrift mit, und die Seite hat schon eine.
      → Eine Seite hat genau eine Hauptüberschrift. Nehmen Sie hier zum Beispiel einen Block \`feature\`.
    second-title-block
      Dieser Block (\`hero\`) bringt eine große Überschrift mit, und die Seite hat schon eine.
      → Eine Seite hat genau eine Hauptüberschrift. Dieser Block ist eine Kopie: Löschen Sie ihn.
    no-home
      Es gibt keine Startseite.
      → Geben Sie einer Datei im Ordner pages die Zeile route: /
    no-not-found
      Es gibt keine Seite für Adressen, die nicht existieren.
      → Legen Sie im Ordner pages eine Datei mit route: /* und einem Block message an.
    low-contrast
      Die Farbe bei \`paper\` ist dunkler als die Schrift; die Website braucht helle Hintergründe und rechnet dunkle für Geräte, die so eingestellt sind, selbst aus.
      → Nehmen Sie für paper und ground helle Farben und für ink eine dunkle.
    low-contrast
      Die Farbe bei \`ink\` hebt sich zu wenig vom Hintergrund ab: Kontrast 3,3 statt 4,5.
      → Lesbar ist zum Beispiel ink: "#333333"
    placeholder
      Platzhalter: Dieser Wert ist ein Muster oder noch nicht nachgeprüft.
      → Tragen Sie den richtigen Wert ein, oder prüfen Sie ihn an der Quelle; löschen Sie dann das Wort !platzhalter.
    filler
      \`xxx\` hält nur den Platz für einen Text frei; auf der Website wäre es so zu lesen.
      → Schreiben Sie, was hier stehen soll, oder löschen Sie es.
    wrong-weekday
      Der 22. September 2026 ist kein Montag, sondern ein Dienstag.
      → Berichtigen Sie den Wochentag oder das Datum.
    chat-stamp
      \`27.11.26, 14:03 - Jörg:\` ist der Anfang einer Nachricht aus einem Chat; auf der Website stünde es mit.
      → Löschen Sie Zeit und Namen; was dahinter steht, bleibt.
    chat-source
      \`citeturn0search1\` ist eine Quellenangabe aus einem Chatprogramm; auf der Website stünde sie so im Text.
      → Löschen Sie sie ganz; was davor und dahinter steht, bleibt.
    filler
      \`Bild\` sagt nicht, was auf dem Bild zu sehen ist.
      → Schreiben Sie einen halben Satz dazu, oder statt der Zeile decorative: true, wenn das Bild nur schmückt.
    example-value
      Beispielwert: \`+49 2942 123456\` steht so in der Anleitung und gehört zu keinem Betrieb.
      → Tragen Sie hier ein, was für Ihren Betrieb gilt.
    example-value
      \`[Anzahl]\` steht hier für etwas, das noch einzutragen ist.
      → Schreiben Sie an diese Stelle, was für Ihren Betrieb gilt.
    example-value
      Muster: \`Musterstraße 1\` hat Gewerk eingesetzt, solange die richtige Angabe fehlt.
      → Tragen Sie hier ein, was für Ihren Betrieb gilt.
    as-of-ahead
      \`asOf\` nennt einen Tag, der noch nicht da ist; heute ist der 2. November 2026.
      → Tragen Sie den Tag ein, an dem die Angabe zuletzt geprüft wurde.
    review-overdue
      Diese Förderung war bis zum 1. Oktober 2026 wieder zu prüfen.
      → Sehen Sie auf der Seite des Fördergebers nach. Passen Sie Betrag und status an, setzen Sie asOf auf heute und reviewBy auf einen neuen Tag.
    ends-before-it-begins
      Der Tag bei \`expires\` liegt vor dem bei \`date\`.
      → Einer der beiden Tage stimmt nicht: Der bei \`expires\` muss der spätere sein.
    no-such-day
      Den Tag 2026-02-30 gibt es nicht; der Monat hat 28 Tage.
      → Schreiben Sie zum Beispiel: date: 2026-02-28
    no-such-day
      Den Tag 31. Februar 2027 gibt es nicht; der Monat hat 28 Tage.
      → Berichtigen Sie den Tag.
    not-yet-shown
      Der Beitrag erscheint am 1. Dezember 2026; bis dahin ist er auf der Website nicht zu sehen.
      → Ist das so gewollt, brauchen Sie nichts zu tun. Soll es schon jetzt sein, setzen Sie den Tag auf heute oder früher.
    not-yet-shown
      Die Stelle erscheint am 1. Dezember 2026; bis dahin ist sie auf der Website nicht zu sehen.
      → Ist das so gewollt, brauchen Sie nichts zu tun. Soll es schon jetzt sein, setzen Sie den Tag auf heute oder früher.
    no-longer-shown
      Die Stelle war bis zum 31. Oktober 2026 befristet und ist auf der Website nicht mehr zu sehen.
      → Verlängern Sie die Frist, oder löschen Sie den Eintrag.
    link-too-early
      Die Seite /neues/stollen erscheint erst am 1. Dezember 2026; bis dahin führt der Link ins Leere.
      → Setzen Sie den Link erst dann, oder lassen Sie die Seite früher erscheinen.
    link-too-late
      Die Seite /neues/stollen ist nur bis zum 24. Dezember 2026 zu sehen; danach führt der Link ins Leere.
      → Nehmen Sie den Link danach heraus, oder leiten Sie /neues/stollen in redirects.yaml auf eine andere Seite weiter.
    link-too-late
      Die Seite /blog/umbau war nur bis zum 1. Dezember 2026 zu sehen; jetzt führt der Link ins Leere.
      → Nehmen Sie den Link heraus, oder leiten Sie /blog/umbau in redirects.yaml auf eine andere Seite weiter.
    entry-not-shown
      \`stollen\` ist heute nicht zu sehen, diese Seite besteht aber aus diesem Eintrag.
      → Tragen Sie hier einen anderen Kurznamen ein, oder ändern Sie bei \`stollen\` den Tag, ab oder bis zu dem er zu sehen ist.
    period-order
      Die Zeiträume stehen nicht in der Reihenfolge, in der sie gelten.
      → Ordnen Sie sie vom frühesten zum spätesten; dieser gehört weiter nach oben.
    period-open
      Diesem Zeitraum fehlt der erste Tag, \`from\`; nur der erste der Liste kommt ohne ihn aus.
      → Ergänzen Sie eine Zeile from: 2027-02-01
    period-open
      Diesem Zeitraum fehlt der letzte Tag, \`until\`; nur der letzte der Liste kommt ohne ihn aus.
      → Ergänzen Sie eine Zeile until: …
    period-open
      Diesem Zeitraum fehlt der erste Tag, \`from\`; nur der erste der Liste kommt ohne ihn aus.
      → Ergänzen Sie ihn zwischen den Klammern: { value: 90, from: 2027-02-01 }
    period-open
      Der erste Zeitraum beginnt am 1. Februar 2027; für die Tage davor hätte die Website nichts zu zeigen.
      → Löschen Sie die Zeile from, oder setzen Sie davor einen Zeitraum mit until: 2027-01-31
    period-open
      Der letzte Zeitraum endet am 31. Januar 2027; für die Tage danach hätte die Website nichts zu zeigen.
      → Löschen Sie die Zeile until, oder setzen Sie dahinter einen Zeitraum mit from: 2027-02-01
    period-overlap
      Dieser Zeitraum beginnt am 1. Februar 2027, der davor endet erst am 14. Februar 2027; an den Tagen dazwischen gälten beide.
      → Schreiben Sie hier from: 2027-02-15, oder darüber until: 2027-01-31
    period-overlap
      Dieser Zeitraum beginnt am 1. Februar 2027, der davor endet erst am 1. Februar 2027; an diesem Tag gälten beide.
      → Schreiben Sie hier from: 2027-02-02, oder darüber until: 2027-01-31
    period-gap
      Vom 1. Februar 2027 bis zum 14. Februar 2027 fehlt ein Zeitraum; die Website hätte nichts zu zeigen.
      → Schreiben Sie hier from: 2027-02-01, oder darüber until: 2027-02-14 – oder setzen Sie einen eigenen Zeitraum dazwischen.
    period-gap
      Für den 1. Februar 2027 fehlt ein Zeitraum; die Website hätte nichts zu zeigen.
      → Schreiben Sie hier from: 2027-02-01, oder darüber until: 2027-02-01 – oder setzen Sie einen eigenen Zeitraum dazwischen.
    times-overlap
      Diese Zeit überschneidet sich mit der in Zeile 28; beide gelten für dieselben Tage.
      → Machen Sie aus beiden eine: { opens: "08:00", closes: "17:00" } – oder berichtigen Sie eine davon.
    day-twice
      Donnerstag steht auch in Zeile 27, mit Zeiten, die sich mit denen hier überschneiden.
      → Gelten die Zeiten von Zeile 27: Schreiben Sie hier days: [friday]. Gelten die von hier: Schreiben Sie in Zeile 27 days: [monday].
    day-twice
      Montag und Dienstag stehen auch in Zeile 27, mit Zeiten, die sich mit denen hier überschneiden.
      → Gelten die Zeiten von Zeile 27: Löschen Sie den Eintrag hier. Gelten die von hier: Löschen Sie den Eintrag in Zeile 27.
    address-swapped
      Straße und Ort sind vertauscht.
      → Tauschen Sie die beiden: street: Holzweg 14 und city: Warendorf
    no-name
      Hier gehört ein Name hin; \`anna@brot.example\` wäre für alle zu lesen.
      → Schreiben Sie den Namen. Nummer und E-Mail-Adresse haben eigene Zeilen, wo es sie gibt.
    postcode-digits
      \`1968\` ist keine Postleitzahl für das Land Deutschland; dort haben sie fünf Ziffern.
      → Fehlt nur die Null am Anfang, schreiben Sie "01968"; sonst berichtigen Sie die Postleitzahl. Liegt der Betrieb in einem anderen Land, ändern Sie country.
    postcode-digits
      \`01010\` ist keine Postleitzahl für das Land Österreich; dort haben sie vier Ziffern.
      → Schreiben Sie "1010". Liegt der Ort in einem anderen Land, löschen Sie sie; gefunden wird er mit seinem Namen.
    postcode-digits
      \`59590\` ist keine Postleitzahl für das Land Österreich; dort haben sie vier Ziffern.
      → Berichtigen Sie die Postleitzahl. Liegt der Betrieb in einem anderen Land, ändern Sie country.
    postcode-digits
      \`1010\` ist keine Postleitzahl für das Land Deutschland; dort haben sie fünf Ziffern.
      → Berichtigen Sie die Postleitzahl. Liegt der Arbeitsort in einem anderen Land, löschen Sie address, und tragen Sie die Stelle bei den Jobbörsen selbst ein.
    other-form
      Name und Rechtsform widersprechen sich: Hier steht \`einzelunternehmen\`, zum Namen „Meier GmbH“ in Zeile 7 gehört \`gmbh\`.
      → Stimmt der Name, schreiben Sie hier legalForm: gmbh. Stimmt die Rechtsform, berichtigen Sie legalName in Zeile 7.
    empty-list
      In news gibt es zurzeit keinen Eintrag, der zu sehen ist; von dem Block bleibt nur, was um die Liste herum steht.
      → Legen Sie in news einen Eintrag an, oder löschen Sie den Block.
    empty-list
      Von den genannten Einträgen ist zurzeit keiner zu sehen; von dem Block bleibt nur, was um die Liste herum steht.
      → Nennen Sie hier andere Einträge, oder löschen Sie den Block.
    unused-entry
      Der Eintrag \`brot\` wird nirgends gezeigt.
      → Soll er zu sehen sein, tragen Sie seinen Kurznamen auf einer Seite in die Liste des Blocks ein: - brot. Sonst löschen Sie den Eintrag.
    unused-entry
      Der Eintrag \`brot\` steht auf keiner Seite in einer Liste. Seine eigene Seite /brote/brot gibt es weiterhin, aber kein Link führt dorthin.
      → Soll er zu sehen sein, tragen Sie seinen Kurznamen auf einer Seite in die Liste des Blocks ein: - brot. Sonst löschen Sie den Eintrag; dann geht auch seine Seite.
    unused-entry
      Die Zahl \`brote\` wird nirgends gezeigt.
      → Soll sie zu sehen sein, schreiben Sie {stats.brote} in einen Text, oder tragen Sie - brote auf einer Seite in die Liste des Blocks stats ein. Sonst löschen Sie den Eintrag.
    duplicate-route
      Unter der Adresse /brot liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Ändern Sie die Adresse in dieser Zeile. Ist die Seite doppelt, löschen Sie eine der beiden Dateien.
    duplicate-route
      Unter /neues/index finden viele Server und Rechner dasselbe wie unter /neues, und dort liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Geben Sie dem Eintrag in dieser Zeile eine andere id.
    list-page-taken
      Die Liste unter /blog braucht die Adresse /blog/seite-2 für ihre weiteren Seiten. Unter der Adresse /blog/seite-2 liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Ändern Sie die Adresse dort. Oder wählen Sie in ui.yaml ein anderes Wort für die Seiten der Listen, unter lists hinter address, zum Beispiel „address: teil“.
    redirect-of-page
      Unter der Adresse /sortiment liegt schon die Seite aus content/pages/brot.yaml, Zeile 1. Eine Seite /angebot gibt es nicht.
      → Haben Sie die Adressen vertauscht, schreiben Sie from: /angebot und to: /sortiment. Soll die Seite umziehen, schreiben Sie in ihrer Datei route: /angebot
    redirect-of-page
      Unter der Adresse /sortiment liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Löschen Sie die Weiterleitung: Von dort lässt sich nicht weiterleiten.
    redirect-of-page
      Unter /index.html finden viele Server und Rechner dasselbe wie unter /, und dort liegt schon die Seite aus content/pages/brot.yaml, Zeile 1.
      → Löschen Sie die Weiterleitung: Von dort lässt sich nicht weiterleiten.
    redirect-of-page
      Unter der Adresse /_redirects liegt schon die Datei _redirects, die jede Website hat.
      → Löschen Sie die Weiterleitung: Von dort lässt sich nicht weiterleiten.
    duplicate-redirect
      Unter der Adresse /alt liegt schon die Weiterleitung aus content/redirects.yaml, Zeile 1.
      → Löschen Sie eine der beiden Weiterleitungen.
    duplicate-media
      Unter /media/brot.svg finden viele Server und Rechner dasselbe wie unter /media/Brot.svg, und dort liegt schon die Datei content/media/Brot.svg.
      → Benennen Sie eine der beiden Dateien um, oder löschen Sie sie.
    reserved-name
      Unter /wir/aux lässt sich auf Windows nichts speichern: Der Name \`aux\` ist dort vergeben.
      → Nehmen Sie einen anderen Namen, zum Beispiel aux-1.
    long-address
      Die Adresse /brot-brot-brot-brot-brot-brot-brot-brot… ist so lang, dass sich nichts darunter speichern lässt.
      → Kürzen Sie sie auf höchstens 200 Zeichen, jeden Namen zwischen den Schrägstrichen auf höchstens 60.
    lost-address
      Unter /neues/ofen war beim letzten Bauen etwas zu finden; jetzt führt diese Adresse ins Leere.
      → Leiten Sie sie weiter: Schreiben Sie in redirects.yaml „- from: /neues/ofen“ und darunter „  to: /neues/backofen“.
    redirect-chain
      Die Adresse /alt wird selbst weitergeleitet.
      → Leiten Sie gleich ans Ziel: /sortiment
    redirect-loop
      Diese Weiterleitung führt im Kreis; wer die Adresse aufruft, kommt nie an.
      → Schreiben Sie hinter to die Adresse einer Seite, die es gibt, zum Beispiel: to: /
    moved-link
      Die Seite /alt ist umgezogen; der Link geht über eine Weiterleitung.
      → Schreiben Sie gleich die neue Adresse: /sortiment
    renamed-entry
      Die id passt nicht zum Dateinamen ofen.md. Stand der Beitrag schon unter /neues/ofen auf der Website, führt diese Adresse jetzt ins Leere.
      → Schreiben Sie in redirects.yaml „- from: /neues/ofen“ und darunter „  to: /neues/neuer-ofen“. War er dort nie zu sehen, genügt es, die Datei umzubenennen in neuer-ofen.md.
    form-unconfirmed
      Netlify bestätigt Nachrichten nur, wenn die Website bei Netlify liegt und dort die Formularerkennung eingeschaltet ist. Sonst ist jede Nachricht verloren, und die Besucher lesen nur, dass keine Bestätigung kam.
      → Senden Sie auf der veröffentlichten Website eine Nachricht. Heißt es danach nicht, dass sie angekommen ist, schalten Sie bei Netlify unter Forms die Formularerkennung ein und veröffentlichen neu, oder nehmen Sie einen anderen Formulardienst: provider: formspree
    form-unconfirmed
      Antwortet dieser Formulardienst mit einer Seite, ist ihr ohne \`acceptedBy\` nicht anzusehen, ob die Nachricht ankam. Dann lesen die Besucher auch nach Erfolg, dass keine Bestätigung kam.
      → Senden Sie eine Nachricht ab, und tragen Sie Wörter ein, die nur in der Bestätigung stehen: acceptedBy: Ihre Nachricht ist eingegangen
    form-photos
      Der Formulardienst, den site.yaml nennt, nimmt keine Fotos an. Das Formular zeigt das Feld deshalb nicht.
      → Nehmen Sie Fotos über den eigenen Webspace oder Server an (provider: php oder provider: inbox), oder lassen Sie photos weg.
    no-areas
      In site.yaml steht unter areas kein Ort. Wer hier nach seinem Ort fragt, liest jedes Mal, dass Sie dort nicht arbeiten.
      → Tragen Sie in site.yaml die Orte ein, in die Sie kommen, mit der Entfernung: areas: [{ town: Warendorf, km: 18 }]. Oder löschen Sie den Block.
    not-at-home
      In Ihrer Anschrift steht „Senftenberg“, aber bei keinem Ort unter areas. Wer auf der Website danach fragt, liest, dass Sie dort nicht arbeiten.
      → Ergänzen Sie unter areas Ihren eigenen Ort mit seiner Postleitzahl und km: 0. Kommen Sie dorthin wirklich nicht, lassen Sie alles, wie es ist.
    no-official-link
      Bei \`type: external\` führt der Link zur offiziellen Seite des Fördergebers, nicht auf die eigene Website.
      → Schreiben Sie dessen ganze Adresse, beginnend mit https://, oder type: contact, wenn man bei Ihnen anfragt.
    no-own-link
      Bei \`type: contact\` führt der Link zu Ihnen, nicht auf eine fremde Website.
      → Schreiben Sie zum Beispiel /contact, oder type: external, wenn der Link zum Fördergeber führt.
    grant-maximum
      Geworben wird mit 21.000 €; nach den Förderregeln sind höchstens 21.800 € möglich: 80 % von 27.250 € (content/grant-rules.yaml, Zeile 12).
      → Schreiben Sie für diese Zeit 21.800 €, oder berichtigen Sie die Regeln.
    grant-maximum
      Geworben wird mit 21.000 €; nach den Förderregeln sind ab dem 1. Februar 2027 höchstens 21.800 € möglich: 80 % von 27.250 € (content/grant-rules.yaml, Zeile 12).
      → Schreiben Sie für diese Zeit 21.800 €, oder berichtigen Sie die Regeln.
    grant-steps
      Mit \`upTo: 30000\` steht hier schon ein anderer Eintrag (content/grant-rules.yaml, Zeile 12); nur einer von beiden gälte.
      → Löschen Sie den Eintrag, der nicht stimmt, oder ändern Sie hier \`upTo\`.
    grant-steps
      Ohne \`upTo\` steht hier schon ein anderer Eintrag (content/grant-rules.yaml, Zeile 12); nur einer von beiden gälte.
      → Löschen Sie den Eintrag, der nicht stimmt, oder ändern Sie hier \`upTo\`.
    grant-steps
      Für die erste Wohnung stehen hier keine Kosten; der Förderrechner ginge von 0 € aus.
      → Schreiben Sie: firstUnit: 1
    grant-steps
      Für alle Einkommen über diesen Grenzen fehlt der höchste Anteil; der Förderrechner ginge bis 100 %.
      → Setzen Sie ans Ende der Liste einen Eintrag, in dem nur \`percent\` steht, zum Beispiel: - percent: 70 (in eckigen Klammern: { percent: 70 })
    "
  `)
})

describe('every wording', () => {
  test.each(Object.entries(samples))('%s is whole sentences', (_, wordings) => {
    for (const { message, hint } of wordings) {
      expect(message).toMatch(/^[A-ZÄÖÜ`{].*[.?!]$/)
      expect(message).not.toMatch(/undefined|null|\[object|``|(?<!„)\s{2}/)
      expect(hint).toMatch(/\S/)
      expect(hint).not.toMatch(/undefined|null|\[object|``|(?<!„)\s{2}/)
    }
  })

  test('long values are cut', () => {
    const { message } = linkWording.notALink('x'.repeat(500))
    expect(message.length).toBeLessThan(150)
    expect(message).toContain('…')
  })
})
