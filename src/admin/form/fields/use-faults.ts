import { useForm } from '../form-context.ts'
import type { FieldProps } from './field-props.ts'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** What is said of the field itself; that something is missing, once somebody has tried. */
export const useFaults = ({ value, problems }: FieldProps): string[] => {
  const { isTried, words } = useForm()
  const own = problems[''] ?? []
  if (isEmpty(value)) return isTried && own.length > 0 ? [words.missing] : []
  // Two rules may say the same of one text.
  return [...new Set(own.map(({ message, hint }) => `${message} ${hint}`))]
}
