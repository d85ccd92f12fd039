import { createContext, useContext } from 'react'
import type { MediaFile } from '../../content/collections/resolved.ts'
import type { NamedEntries } from '../../content/entry-name.ts'
import type { Forms } from '../draft/forms.ts'
import type { AdminSite } from '../site/admin-files.ts'
import type { NewPictures } from './new-picture.ts'

/** What every field of a form needs. */
export interface FormContext {
  forms: Forms
  words: AdminSite['ui']['form']
  marks: AdminSite['ui']['marks']
  media: Readonly<Record<string, MediaFile>>
  /** Entries that may be chosen. */
  entries: NamedEntries
  newPicture: NewPictures
  /** Whether somebody has tried to have the form taken: then also what is missing is said. */
  isTried: boolean
}

const Context = createContext<FormContext | undefined>(undefined)

export const FormProvider = Context.Provider

/** What every field of a form needs. */
export const useForm = (): FormContext => {
  const context = useContext(Context)
  if (!context) throw new Error('A field stands in no form')
  return context
}
