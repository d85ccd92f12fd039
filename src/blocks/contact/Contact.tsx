import { useEffect } from 'react'
import type { BlockComponent } from '../block.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactPhone } from './ContactPhone.tsx'
import { formName } from './form-name.ts'
import type { contact } from './schema.ts'
import { forgetPhotos } from './use-photos.ts'
import { useSending } from './use-sending.ts'

/** For blocks that hand something over to the form. */
export { writeBelow } from './write-below.ts'

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
