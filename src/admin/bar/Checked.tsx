import { Sentence } from '../controls/Sentence.tsx'
import type { AdminState } from '../session/admin-state.ts'

/** What the check will say of the text that was written last. */
export const Checked = ({ checked = [] }: Pick<AdminState, 'checked'>) => (
  <div aria-live="polite">
    {checked.length > 0 && (
      <ul className="admin-bar__check">
        {checked.map(({ message, hint }) => (
          <li key={message}>
            <Sentence text={`${message} ${hint}`} />
          </li>
        ))}
      </ul>
    )}
  </div>
)
