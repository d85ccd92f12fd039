import type { FormProblems } from '../../../../scripts/edit/form/form.ts'

/** The problems below a step of a path, by the rest of it. */
export const problemsBelow = (problems: FormProblems, step: string | number): FormProblems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, all]) => {
      const [first, ...rest] = path.split('.')
      return first === String(step) ? [[rest.join('.'), all]] : []
    }),
  )
