const HARMLESS = /^\p{L}[\p{L}\d ,.()/–-]*$/u
const READ_AS_SOMETHING_ELSE = /^(true|false|null|yes|no|on|off|ja|nein)$/i

/** A text as a YAML value: as it is where nothing in it means something else, otherwise in quotes. */
export const yamlText = (text: string): string =>
  HARMLESS.test(text) && !READ_AS_SOMETHING_ELSE.test(text) ? text : JSON.stringify(text)
