import type { z } from 'zod'
import type { Resolved } from '../../../content/collections/resolved.ts'
import type { calculatorUi } from '../ui.ts'

type Words = {
  [Group in keyof typeof calculatorUi]: Resolved<z.output<(typeof calculatorUi)[Group]>>
}

/** What the form and the result say. */
export type FormWords = Omit<Words, 'table'>
