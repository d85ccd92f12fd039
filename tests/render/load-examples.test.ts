import { expect, test } from 'vitest'
import { productWith } from '../../scripts/product/product.ts'
import { loadExamples } from '../../scripts/render/load-examples.ts'
import { preisliste } from '../fixtures/blocks/preisliste/schema.ts'

const { model } = productWith([preisliste])

/** Loads what the files of examples export. */
const load = (given: () => unknown) =>
  loadExamples({ loadExamples: async () => given() as never }, model.blocks)

const failing = (place: string) => () => {
  const fault = new ReferenceError('nichts is not defined')
  fault.stack = `${fault}\n    at ${place}\n    at async run (node:internal/modules:1:2)`
  throw fault
}

test('examples that are a list come as they are', async () => {
  const examples = { preisliste: [{ type: 'preisliste' }] }
  expect(await load(() => examples)).toBe(examples)
})

test.each([
  [undefined],
  [{ type: 'preisliste' }],
  [[null]],
  [['preisliste']],
])('a file that exports %j is told to export a list', async (preisliste) => {
  await expect(load(() => ({ preisliste }))).rejects.toThrow(
    'Die Datei blocks/preisliste/examples.ts muss unter dem Namen examples eine Liste von Bausteinen exportieren',
  )
})

test('a file that fails as it is loaded is named with its place', async () => {
  await expect(load(failing('/firma/blocks/preisliste/examples.ts:4:7'))).rejects.toThrow(
    'Die Datei blocks/preisliste/examples.ts:4:7 ist beim Laden gescheitert:\n\n  ReferenceError: nichts is not defined',
  )
})

test('one of the system’s is a fault of the program', async () => {
  const place = '/gewerk/src/blocks/hero/examples.ts:4:7'
  await expect(load(failing(place))).rejects.toThrow(ReferenceError)
})
