/** What the admin mode's forms are made of and judged by; loaded when one is opened. */
export { isEqual } from '../spellings/equal.ts'
export { checkGroup, checkGroupLinks, type FormProblems } from './check-group.ts'
export { type FormField, groupFields } from './fields.ts'
export { groupSchema } from './group-schema.ts'
export { emptyItem, freshItems, inPeriods, itemField } from './items.ts'
export { type Showing, showValue } from './show-value.ts'
export { tidyValue } from './tidy-value.ts'
