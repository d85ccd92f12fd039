import type { BlockComponent } from '../block.ts'
import { ContactDetails } from './ContactDetails.tsx'
import { ContactForm } from './ContactForm.tsx'
import { ContactPhone } from './ContactPhone.tsx'
import { Sent } from './Sent.tsx'
import type { contact } from './schema.ts'
import { useSubmission } from './use-submission.ts'

export const Contact: BlockComponent<typeof contact> = ({ block, field }) => {
  const state = useSubmission()
  return (
    <div className="contact">
      <ContactPhone block={block} field={field} />
      <div className="contact__main">
        {state.status === 'sent' ? (
          <Sent block={block} state={state} />
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
            <ContactForm block={block} field={field} />
          </>
        )}
      </div>
      <ContactDetails block={block} field={field} />
    </div>
  )
}
