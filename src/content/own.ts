/**
 * A property of the object itself. Names that come from content, an address or storage may be
 * `constructor` or `__proto__`: every look-up by such a name goes through here, or into a Map.
 */
export const own = <T>(
  record: Readonly<Record<PropertyKey, T>> | null | undefined,
  name: PropertyKey,
): T | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined)
