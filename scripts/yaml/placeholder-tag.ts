/** Tag before a value that is only a sample: `name: !platzhalter Muster GmbH`. */
export const PLACEHOLDER_TAG = '!platzhalter'
