import {
  alternativesOf,
  discriminatorOf,
  fieldsOf,
  type Schema,
  typeOf,
  unwrap,
} from '../../schema/schema.ts'

const CONVERT =
  'Vereinbaren Sie, was in der Datei steht: text(), z.int() oder z.boolean(). Umgerechnet wird erst in der Komponente.'

const CHOOSE =
  'Vereinbaren Sie genau, was dort stehen kann, zum Beispiel text(), z.int() oder z.boolean().'

/** What takes the place of kinds that nothing could be said of, neither to editors nor about what they wrote; by zod's names. */
const INSTEAD: Readonly<Record<string, (name: string) => string>> = {
  any: () => CHOOSE,
  unknown: () => CHOOSE,
  null: () => CHOOSE,
  never: () => CHOOSE,
  file: () => 'Für eine Datei nehmen Sie media(), film() oder picture().',
  intersection: () => 'Schreiben Sie alle Angaben in einem einzigen z.strictObject({ … }).',
  lazy: (name) =>
    `Nehmen Sie, was dahinter steht, ohne z.lazy; in einer Gruppe, die sich selbst enthält: get ${name}() { return … }`,
  pipe: () => CONVERT,
  record: () =>
    'Nehmen Sie eine Liste, in der auch der Name eine Angabe ist: z.array(z.strictObject({ … })).',
  transform: () => CONVERT,
  tuple: () => 'Geben Sie jedem Wert einen Namen: z.strictObject({ … }).',
}

/** Zod turns what is written into what it should be, and then speaks of that. */
const isConverted = (schema: Schema): boolean =>
  'coerce' in schema.def && schema.def.coerce === true

/** Groups of which nothing says which one is meant. */
const isUndecided = (schema: Schema): boolean =>
  discriminatorOf(schema) === undefined &&
  alternativesOf(schema).some((option) => fieldsOf(option).length > 0)

/**
 * What to declare instead of a field that the system can say nothing about; undefined where it can.
 *
 * @param name the last part of what the field is called
 */
export const insteadOf = (field: Schema, name: string): string | undefined => {
  const schema = unwrap(field)
  if (isConverted(schema)) return CONVERT
  if (isUndecided(schema))
    return 'Was eine von mehreren Gruppen sein kann, braucht eine Angabe, die sagt, welche: z.discriminatedUnion(…).'
  return INSTEAD[typeOf(schema)]?.(name)
}
