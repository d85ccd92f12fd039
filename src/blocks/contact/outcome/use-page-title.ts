import { useEffect } from 'react'
import { fillIn } from '../../../content/text/fill-in.ts'

/** Changes the document's title by a template such as `Fehler: {title}` while the component is shown. */
export const usePageTitle = (template: string): void => {
  useEffect(() => {
    const before = document.title
    const changed = fillIn(template, { title: before })
    document.title = changed
    return () => {
      // Another page may have put its own title there.
      if (document.title === changed) document.title = before
    }
  }, [template])
}
