/** A result in parts: each is wanted by itself, some of them only as the JSON that they are kept as. */
export interface Parts {
  value: (name: string) => unknown
  json: (name: string) => string
}

/** Parts that are at hand. */
export const partsOf = (values: object): Parts => {
  const value: Parts['value'] = (name) => (values as Record<string, unknown>)[name]
  return { value, json: (name) => JSON.stringify(value(name)) }
}

/** As one text, a line for each part: JSON has no line breaks. */
export const writeParts = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}\t${JSON.stringify(value)}`)
    .join('\n')

/** The parts in a text that `writeParts` has written; each is parsed once it is wanted. */
export const readParts = (text: string): Parts => {
  const lines = text.split('\n').map((line): [string, string] => {
    const tab = line.indexOf('\t')
    return [line.slice(0, tab), line.slice(tab + 1)]
  })
  const texts = new Map(lines)
  const values = new Map<string, unknown>()
  const json: Parts['json'] = (name) => texts.get(name) as string
  const value: Parts['value'] = (name) => {
    if (!values.has(name)) values.set(name, JSON.parse(json(name)))
    return values.get(name)
  }
  return { value, json }
}
