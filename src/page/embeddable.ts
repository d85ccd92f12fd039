/** JSON that can stand in a script element: no `<` can end it. */
export const embeddable = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')
