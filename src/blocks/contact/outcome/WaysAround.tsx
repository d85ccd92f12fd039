import { fillIn } from '../../../content/text/fill-in.ts'
import { draftsOf } from '../../../enquiry/drafts/browser-drafts.ts'
import type { Values } from '../../../enquiry/providers/provider.ts'
import { useShell } from '../../../shell/Shell.tsx'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'
import { formName } from '../sending/form-name.ts'
import { copyRows, copyText } from './copy.ts'
import { mailtoHref } from './mailto-href.ts'

interface WaysAroundProps {
  block: BlockOf<typeof contact>
  /** What the visitor has written; goes along into the e-mail. */
  values: Values
  /** How many photographs have been chosen: no link can take them along. */
  photos: number
  /** True where a call is the best that can be done. */
  callFirst?: boolean
}

/** Phone, and the visitor's own mail program with the text in it. */
export const WaysAround = ({ block, values, photos, callFirst = false }: WaysAroundProps) => {
  const { company } = useShell()
  const { actions, photos: words } = block.ui
  const attach = photos > 0 ? fillIn(words.attach, { count: photos }) : ''
  return (
    <>
      <a
        className={`action action--${callFirst ? 'primary' : 'secondary'}`}
        href={company.phoneHref}
      >
        {fillIn(actions.call, { phone: company.phone })}
      </a>
      <a
        className="action action--secondary"
        href={mailtoHref({
          address: company.email,
          subject: actions.mailSubject,
          body: copyText(copyRows(block, values, draftsOf(formName(block)).load()?.key, attach)),
          cutNote: actions.mailCut,
        })}
      >
        {actions.mail}
      </a>
    </>
  )
}
