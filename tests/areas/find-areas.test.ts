import { expect, test } from 'vitest'
import { findAreas, isBegun, isOpenQuestion } from '../../src/areas/find-areas.ts'

const area = (town: string, ...postcodes: string[]) => ({ town, postcodes, districts: [], km: 10 })

const AREAS = [
  area('Geseke', '59590'),
  area('Gütersloh', '33330', '33332'),
  area('Büren', '33142'),
  area('Rheda-Wiedenbrück', '33378'),
  area('Bad Sassendorf', '59505'),
  area('Lippstadt', '59555', '59556'),
  area('Hamm', '59063'),
  area('Verl', '33415'),
  area('Delbrück', '33129'),
  area('Berlin', '14199–10115', '14467-14469'),
]

const WITH_DISTRICTS = [
  { ...area('Geseke', '59590'), districts: ['Störmede', 'Langeneicke'] },
  { ...area('Büren', '33142'), districts: ['Ahden', 'Wewelsburg'] },
  { ...area('Paderborn', '33104'), districts: ['Elsen', 'Schloß Neuhaus'] },
  { ...area('Hamm', '59063'), districts: ['Heessen'] },
  { ...area('Delbrück', '33129'), districts: ['Hagen'] },
]

test.each([
  ['Gütersloh', ['Gütersloh']],
  ['Guetersloh', ['Gütersloh']],
  ['gutersloh', ['Gütersloh']],
  ['GÜTERSLOH ', ['Gütersloh']],
  ['Gu\u0308tersloh', ['Gütersloh']],
  ['Bueren', ['Büren']],
  ['büren', ['Büren']],
  ['Rheda', ['Rheda-Wiedenbrück']],
  ['rheda wiedenbrück', ['Rheda-Wiedenbrück']],
  ['Wiedenbrück', ['Rheda-Wiedenbrück']],
  ['Wiedenbruck', ['Rheda-Wiedenbrück']],
  ['Sasendorf', ['Bad Sassendorf']],
  ['Reda-Wiedenbrück', ['Rheda-Wiedenbrück']],
  ['Bad-Sassendorf', ['Bad Sassendorf']],
  ['badsassendorf', ['Bad Sassendorf']],
  ['Lipstadt', ['Lippstadt']],
  ['Lippstdat', ['Lippstadt']],
  ['lipp', ['Lippstadt']],
  ['Lipstatt', ['Lippstadt']],
  ['Geeske', ['Geseke']],
  ['Vrel', ['Verl']],
  ['Vrl', []],
  // Two slips in a short name, or three in a long one, are another name.
  ['Vxel', []],
  ['Vrxl', []],
  ['Vrex', []],
  ['Lxxpstdat', []],
  // With a letter too many, or too few, by somebody who types on.
  ['Gessek', ['Geseke']],
  ['Gtersl', ['Gütersloh']],
  ['Gesecke', ['Geseke']],
  // Too few digits tell no place, and none that a name behind them does not.
  ['5959', []],
  ['5959…', []],
  ['595', []],
  ['59 Geseke', ['Geseke']],
  ['D-59590', ['Geseke']],
  ['59590 Geseke', ['Geseke']],
  ['59590 Ermsinghausen', ['Geseke']],
  ['59591 Geseke', ['Geseke']],
  ['10115', ['Berlin']],
  ['12', []],
  ['12345', ['Berlin']],
  ['14199', ['Berlin']],
  ['14468', ['Berlin']],
  ['10114', []],
  ['14470', []],
  ['101150', []],
  ['Ham', ['Hamm']],
  ['Hamburg', []],
  ['Köln', []],
  ['50667', []],
  ['constructor', []],
  ['', []],
  ['  ', []],
])('%s', (typed, towns) => {
  expect(findAreas(AREAS, typed).map(({ town }) => town)).toEqual(towns)
})

test.each([
  ['1010', ['Wien']],
  ['A-1010', ['Wien']],
  ['1150', ['Wien']],
  ['801', []],
  ['CH-8001', ['Zürich']],
  ['8001 Zürich', ['Zürich']],
  ['1011', []],
  ['A-1011', []],
  ['10100', []],
  ['10409', []],
  ['D-10409', []],
])('%s, where postcodes have four digits', (typed, towns) => {
  const areas = [
    area('Wien', '1010', '1020–1230'),
    area('Graz', '8010'),
    area('Zürich', '8001'),
    area('Aflenz', '8623'),
  ]
  expect(findAreas(areas, typed).map(({ town }) => town)).toEqual(towns)
})

test.each([
  ['Gütersloh-Isselhorst', ['Gütersloh']],
  ['guetersloh isselhorst', ['Gütersloh']],
  ['Berlin Mitte', ['Berlin']],
  ['Rheda-Wiedenbrück Lintel', ['Rheda-Wiedenbrück']],
  ['Gütersloh (Isselhorst)', ['Gütersloh']],
  ['Isselhorst, Gütersloh', ['Gütersloh']],
  ['Isselhorst/Guetersloh', ['Gütersloh']],
  ['Lintel (Rheda-Wiedenbrück)', ['Rheda-Wiedenbrück']],
  ['Alt Hamm', []],
  ['Hammersbach', []],
  ['Bad Homburg', []],
])('%s, a town with a part that is not listed', (typed, towns) => {
  expect(findAreas(AREAS, typed).map(({ town }) => town)).toEqual(towns)
})

test.each([
  ['Sankt Augustin', 'St. Augustin'],
  ['sankt augustin', 'St. Augustin'],
  ['St. Wendel', 'Sankt Wendel'],
  ['St Wendel', 'Sankt Wendel'],
])('%s is %s', (typed, town) => {
  expect(findAreas([area('St. Augustin'), area('Sankt Wendel')], typed)).toMatchObject([{ town }])
})

test.each([
  ['Halle an der Saale', ['Halle (Saale)']],
  ['Halle a. d. Saale', ['Halle (Saale)']],
  ['Mülheim/Ruhr', ['Mülheim an der Ruhr']],
  ['Muelheim a.d. Ruhr', ['Mülheim an der Ruhr']],
  ['Neustadt an der Aisch', ['Neustadt a. d. Aisch']],
  ['Neustadt i', ['Neustadt a. d. Aisch']],
  ['In der Au', ['In der Au']],
  ['Frankfurt a/M', ['Frankfurt am Main']],
  ['Frankfurt an der Oder', []],
  ['Halle in Westfalen', []],
])('%s, a town with its river', (typed, towns) => {
  const names = ['Halle (Saale)', 'Mülheim an der Ruhr', 'Neustadt a. d. Aisch', 'In der Au']
  const areas = [...names, 'Frankfurt am Main'].map((name) => area(name))
  expect(findAreas(areas, typed).map(({ town }) => town)).toEqual(towns)
})

test.each([
  'Brè',
  'bre',
  'Bre\u0300',
  'BRÈ',
])('%s, a short name with a sign above a letter', (typed) => {
  expect(findAreas([area('Brè')], typed)).toHaveLength(1)
})

test.each(['Köß', 'koss', 'Koess', 'Ko\u0308ß'])('%s', (typed) => {
  expect(findAreas([area('Köß'), area('Kassel')], typed)).toMatchObject([{ town: 'Köß' }])
})

test('a town comes before those that are called like it by their second half', () => {
  const areas = [area('Wiener Neustadt'), area('Neustadt')]
  expect(findAreas(areas, 'Neustadt')).toMatchObject([{ town: 'Neustadt' }])
})

test.each([
  ['1', true],
  ['595', true],
  ['D-5959', true],
  ['5959…', true],
  ['12', true],
  ['506', false],
  ['595901', false],
  ['59 Geseke', false],
  ['', false],
])('%s, a postcode that is still being typed: %s', (typed, begun) => {
  expect(isBegun(AREAS, typed)).toBe(begun)
})

test('a postcode is no question only where every place has its own', () => {
  expect(isOpenQuestion(AREAS, '10115')).toBe(false)
  expect(isOpenQuestion([...AREAS, area('Potsdam')], '10115')).toBe(true)
  expect(isOpenQuestion([...AREAS, area('Potsdam')], 'Hamburg')).toBe(false)
  expect(isOpenQuestion([...AREAS, area('Potsdam')], 'D-10115')).toBe(true)
  expect(isOpenQuestion([...AREAS, area('Potsdam')], '10115 Hamburg')).toBe(false)
  expect(isOpenQuestion([...AREAS, area('Potsdam')], '…')).toBe(false)
})

test.each([
  ['Störmede', ['Störmede']],
  ['stoermede', ['Störmede']],
  ['Stör', ['Störmede']],
  ['Langeneike', ['Langeneicke']],
  ['Wevelsburg', ['Wewelsburg']],
  ['Neuhaus', ['Schloß Neuhaus']],
  ['Schloss Neuhaus', ['Schloß Neuhaus']],
  // As it is written on envelopes and in addresses, and while it is typed.
  ['Störmede Geseke', ['Störmede']],
  ['Störmede Ge', ['Störmede']],
  ['stoermede geseke', ['Störmede']],
  ['Geseke Störmede', ['Geseke']],
  ['Störmede Paderborn', []],
  ['Ha', ['Hamm']],
  ['Hagen', ['Hagen']],
  // Towns of their own, one letter away.
  ['Ahlen', []],
  ['Essen', []],
])('%s, a part of a town', (typed, names) => {
  const found = findAreas(WITH_DISTRICTS, typed)
  expect(found.map(({ town, district }) => district ?? town)).toEqual(names)
})

test('a part of a town that is called so comes before a town that is spelt alike', () => {
  const areas = [{ ...area('Werl'), districts: ['Werle'] }]
  expect(findAreas(areas, 'Werle')).toMatchObject([{ district: 'Werle' }])
})

test('a part of a town is known with its town', () => {
  expect(findAreas(WITH_DISTRICTS, 'Störmede')).toMatchObject([
    { town: 'Geseke', district: 'Störmede', km: 10 },
  ])
})

test('ten thousand parts of towns are all asked with each letter that somebody types', () => {
  const names = [...'aeiou'].flatMap((first) => [...'lmnrst'].map((next) => `K${first}${next}feld`))
  const areas = Array.from({ length: 1000 }, (_, index) => ({
    ...area(`Groß ${names[index % names.length]} an der Elster`),
    districts: Array.from({ length: 10 }, (_, part) => names[(index + part) % names.length] ?? ''),
  }))
  areas.push({ ...area('Geseke'), districts: ['Langeneicke'] })
  expect(findAreas(areas, 'Langeneike')).toMatchObject([{ district: 'Langeneicke' }])
  expect(findAreas(areas, 'Mönchengladbach am Niederrhein')).toEqual([])
  expect(findAreas(areas, 'Wir wohnen da '.repeat(300))).toEqual([])
})
