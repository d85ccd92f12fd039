import { useSearchParams } from 'react-router-dom'
import { useHydrated } from '../../components/use-hydrated.ts'
import type { BlockOf } from '../block.ts'
import type { portfolio } from './schema.ts'

const PARAMETER = 'category'

/** The category that the address names, none for an unknown one; and how to choose another. */
export const useCategory = (categories: BlockOf<typeof portfolio>['categories']) => {
  const [parameters, setParameters] = useSearchParams()
  const hydrated = useHydrated()
  const id = hydrated ? parameters.get(PARAMETER) : null
  const choose = (chosen?: string) =>
    setParameters(
      (previous) => {
        previous.delete(PARAMETER)
        if (chosen) previous.set(PARAMETER, chosen)
        return previous
      },
      { replace: true, preventScrollReset: true },
    )
  return { category: categories.find((category) => category.id === id), choose }
}
