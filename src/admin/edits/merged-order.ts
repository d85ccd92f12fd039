import { idsIn, jsonOf } from './value-json.ts'

/** An order with what others have put in and taken out since, as JSON. */
export const mergedOrder = (before: string, after: string, now: string): string => {
  const [old, wanted, others] = [idsIn(before), idsIn(after), idsIn(now)]
  const isGone = (id: string) => old.includes(id) && !others.includes(id)
  const fresh = others.filter((id) => !old.includes(id) && !wanted.includes(id))
  return jsonOf([...wanted.filter((id) => !isGone(id)), ...fresh])
}
