import { useSearchParams } from 'react-router-dom'

/** Values by their names; undefined for what is not to stand in the address. */
type Values = Readonly<Record<string, string | undefined>>

/** The parameters of the address, and how to put some there: what others keep in it stays. */
export const useParameters = () => {
  const [parameters, setParameters] = useSearchParams()
  const put = (values: Values) => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    setParameters(next, { replace: true, preventScrollReset: true })
  }
  return [parameters, put] as const
}
