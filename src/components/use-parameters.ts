import { useLocation, useNavigate } from 'react-router-dom'

/** Values by their names; undefined for what is not to stand in the address. */
type Values = Readonly<Record<string, string | undefined>>

/** The parameters of the address, and how to put some there: what others keep in it stays. */
export const useParameters = () => {
  const { search } = useLocation()
  const navigate = useNavigate()
  const parameters = new URLSearchParams(search)
  const put = (values: Values) => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) next.delete(name)
      else next.set(name, value)
    }
    navigate(`?${next}`, { replace: true })
  }
  return [parameters, put] as const
}
