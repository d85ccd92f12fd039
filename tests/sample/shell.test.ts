import { expect, it } from 'vitest'
import { shell } from './sample.ts'

it('leads from the header to the eight pages of the specification, in its order', () => {
  const { navigation, contact } = shell().header
  expect([...navigation, contact].map(({ href }) => href)).toEqual([
    '/',
    '/renovation',
    '/heating',
    '/bathroom',
    '/electrical',
    '/about',
    '/jobs',
    '/contact',
  ])
})

it('lists the towns that it works in, the services and the legal pages in the footer', () => {
  const { footer } = shell()
  expect(footer.towns).toEqual([
    'Bad Sassendorf',
    'Bielefeld',
    'Büren',
    'Delbrück',
    'Erwitte',
    'Geseke',
    'Gütersloh',
    'Hamm',
    'Lippstadt',
    'Paderborn',
    'Rheda-Wiedenbrück',
    'Rietberg',
    'Salzkotten',
    'Berlin',
    'Verl',
  ])
  expect(footer.services?.map(({ href }) => href)).toEqual([
    '/renovation',
    '/heating',
    '/bathroom',
    '/electrical',
    '/jobs',
    '/suche',
  ])
  expect(footer.legal.map(({ href }) => href)).toEqual(['/privacy-policy', '/imprint'])
})

it('names in the footer the towns that the question about the way knows', () => {
  const { footer, areas } = shell()
  expect(new Set(footer.towns)).toEqual(new Set(areas.map(({ town }) => town)))
})

it('is in Geseke, and open at the times of the specification', () => {
  const { company } = shell()
  expect(company).toMatchObject({ postcode: '59590', city: 'Geseke' })
  expect(company.hours).toEqual([
    { days: 'Mo–Do', times: ['8:00–12:00 Uhr', '13:00–17:00 Uhr'] },
    { days: 'Fr', times: ['8:00–12:00 Uhr'] },
  ])
})

it('heads its error page as specified, in English', () => {
  expect(shell().ui).toMatchObject({
    errorTitle: 'Unexpected Application Error!',
    errorTitleLang: 'en',
  })
})
