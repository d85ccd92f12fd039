import { expect, test } from 'vitest'
import { mergeAreas } from '../../scripts/resolve/merge-areas.ts'
import { area as schema } from '../../src/content/location/area.ts'

const area = (town: string, more: object) => schema.parse({ town, km: 16, ...more })

test('a town that is listed for each of its postcodes is one place', () => {
  expect(
    mergeAreas([
      area('Lippstadt', { postcodes: ['59555'], districts: ['Lipperode'] }),
      area('Geseke', { postcodes: ['59590'] }),
      area('Lippstadt', { postcodes: ['59555', '59557'], districts: ['Bad Waldliesborn'] }),
    ]),
  ).toEqual([
    area('Lippstadt', {
      postcodes: ['59555', '59557'],
      districts: ['Lipperode', 'Bad Waldliesborn'],
    }),
    area('Geseke', { postcodes: ['59590'] }),
  ])
})

test.each([
  ['distances', { km: 290 }],
  ['notes', { note: 'Nur Sanierung.' }],
])('towns of one name with other %s are two', (_, more) => {
  expect(mergeAreas([area('Halle', {}), area('Halle', more)])).toHaveLength(2)
})
