/**
 * Attributes that tell the admin mode which value an element shows.
 * @param path place of the value in the block: `title`, `services.heat-pump.title`
 */
export type FieldAttributes = (path: string) => { 'data-field'?: string }
