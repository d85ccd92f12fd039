import { Link } from '../../../components/Link.tsx'
import { useHydrated } from '../../../components/use-hydrated.ts'
import type { BlockProps } from '../../block.ts'
import { FormFields } from '../fields/FormFields.tsx'
import { ProviderFields } from '../fields/ProviderFields.tsx'
import { Stuck } from '../outcome/Stuck.tsx'
import type { contact } from '../schema.ts'
import { formName } from '../sending/form-name.ts'
import { More } from './More.tsx'
import { SubmitRow } from './SubmitRow.tsx'
import { useContactForm } from './use-contact-form.ts'
import type { useSending } from './use-sending.ts'

interface ContactFormProps extends BlockProps<typeof contact> {
  submission: ReturnType<typeof useSending>
}

/** The form: posted by the browser itself until the app has taken over, then by a script. */
export const ContactForm = ({ block, field, submission }: ContactFormProps) => {
  const { refs, target, state, topic, faults, ...contact } = useContactForm(block, submission)
  const { sending } = submission
  const hydrated = useHydrated()
  return (
    <form
      ref={refs.form}
      className="contact__form"
      method="post"
      action={target.action}
      noValidate={hydrated}
      data-draft={formName(block)}
      onSubmit={contact.onSubmit}
      onInput={contact.keep}
      encType={target.files && block.photos ? 'multipart/form-data' : undefined}
      {...target.attributes}
    >
      {contact.isStuck && <Stuck block={block} isInDoubt={contact.isInDoubt} ref={refs.panel} />}
      {sending && faults.length > 0 && (
        <sending.ErrorSummary block={block} faults={faults} ref={refs.panel} />
      )}
      {sending && faults.length === 0 && (
        <sending.Outcome
          block={block}
          state={state}
          values={contact.values}
          photos={contact.photos.photos.length}
          onHandOver={contact.onHandOver}
          ref={refs.panel}
        />
      )}
      <FormFields
        block={block}
        faults={faults}
        topic={topic}
        select={refs.select}
        locked={state.status === 'sending'}
      />
      <More
        block={block}
        topicId={topic.id}
        photos={target.files ? contact.photos : undefined}
        locked={state.status === 'sending'}
      />
      <ProviderFields target={target} next={contact.next} trap={refs.trap} />
      <p className="contact__privacy">
        <span {...field('privacy')}>{block.privacy}</span>{' '}
        <Link href={block.privacyHref} {...field('privacyLabel')}>
          {block.privacyLabel}
        </Link>
      </p>
      <SubmitRow block={block} field={field} state={state} sending={sending} button={refs.button} />
    </form>
  )
}
