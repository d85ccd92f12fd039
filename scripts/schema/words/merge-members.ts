import type { FieldRow } from './field-row.ts'

/** One of the groups that a field may hold: the word that chooses it, and its fields. */
export interface Member {
  choice: string
  rows: FieldRow[]
}

const samePath = (a: FieldRow, b: FieldRow) => a.path.join() === b.path.join()

/** Groups that have a field in common may each have a default of their own. */
const withoutDefault = (form: string) => form.replace(/; Vorgabe: .*$/, '')

const describe = (row: FieldRow, members: Member[]): FieldRow => {
  const owners = members.flatMap(({ choice, rows }) => {
    const own = rows.find((other) => samePath(other, row))
    return own ? [{ choice, required: own.required, form: own.form }] : []
  })
  const only = ` (nur bei ${owners.map(({ choice }) => choice).join(', ')})`
  return {
    ...row,
    required: owners.every(({ required }) => required === row.required) ? row.required : undefined,
    form: owners.every(({ form }) => form === row.form) ? row.form : withoutDefault(row.form),
    description: row.description + (owners.length < members.length ? only : ''),
  }
}

/** The fields of all members, each once, with the members that it belongs to. */
export const mergeMembers = (members: Member[]): FieldRow[] => {
  const rows = members.flatMap(({ rows: own }) => own)
  return rows
    .filter((row, index) => rows.findIndex((other) => samePath(other, row)) === index)
    .map((row) => describe(row, members))
}
