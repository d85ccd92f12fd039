import { useEffect } from 'react'
import type { BlockComponent } from '../block.ts'
import { ContactDetails } from './details/ContactDetails.tsx'
import { ContactPhone } from './details/ContactPhone.tsx'
import { ContactForm } from './form/ContactForm.tsx'
import { useSending } from './form/use-sending.ts'
import { forgetPhotos } from './photographs/use-photos.ts'
import type { contact } from './schema.ts'
import { formName } from './sending/form-name.ts'

/** For blocks that hand something over to the form. */
export { writeBelow } from './begun/write-below.ts'

export const Contact: BlockComponent<typeof contact> = ({ block, field }) => {
  const form = formName(block)
  const submission = useSending(form)
  const { sending, state } = submission
  useEffect(() => {
    if (state.status === 'sent') forgetPhotos(form)
  }, [state.status, form])
  return (
    <div className="contact">
      {block.detailsTitle && <ContactPhone block={block} field={field} />}
      <div className="contact__main">
        {sending && state.status === 'sent' ? (
          <sending.Sent block={block} state={state} />
        ) : (
          <>
            <h2 className="contact__title" {...field('title')}>
              {block.title}
            </h2>
            {block.intro && (
              <p className="contact__intro" {...field('intro')}>
                {block.intro}
              </p>
            )}
            <ContactForm block={block} field={field} submission={submission} />
          </>
        )}
      </div>
      {block.detailsTitle && <ContactDetails block={block} field={field} />}
    </div>
  )
}
