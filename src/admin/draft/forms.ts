/** What forms are made of and judged by; loaded with the first one, and where one has changed something. */
export type Forms = typeof import('../../../scripts/edit/form/form.ts')

export const loadForms = (): Promise<Forms> => import('../../../scripts/edit/form/form.ts')
