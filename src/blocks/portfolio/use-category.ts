import { useHydrated } from '../../components/use-hydrated.ts'
import { useParameters } from '../../components/use-parameters.ts'
import type { BlockOf } from '../block.ts'
import type { portfolio } from './schema.ts'

const PARAMETER: keyof typeof portfolio.parameters = 'category'

/** The category that the address names, none for an unknown one; and how to choose another. */
export const useCategory = (categories: BlockOf<typeof portfolio>['categories']) => {
  const [parameters, put] = useParameters()
  const hydrated = useHydrated()
  const id = hydrated ? parameters.get(PARAMETER) : null
  const choose = (chosen?: string) => put({ [PARAMETER]: chosen })
  return { category: categories.find((category) => category.id === id), choose }
}
