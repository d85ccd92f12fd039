import { useMemo } from 'react'
import type { BarProps } from '../../bar/bar-props.ts'
import { newPictures } from '../new-picture.ts'
import { Form } from './Form.tsx'

/** The form of a block and of the entries that it shows, where one is open. */
export const FormDialog = (props: BarProps) => {
  const { state, site, session } = props
  const { form: begun, forms } = state
  const context = useMemo(() => {
    const { ui, media = {}, entries = {} } = site
    const newPicture = newPictures(site, session)
    return forms && { forms, words: ui.form, marks: ui.marks, media, entries, newPicture }
  }, [forms, site, session])
  return begun && context ? <Form begun={begun} context={context} {...props} /> : null
}
