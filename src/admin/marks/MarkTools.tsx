import type { RefObject } from 'react'
import { keepFocus } from '../controls/keep-focus.ts'
import type { AdminSite } from '../site/admin-files.ts'
import type { Mark } from './change-marks.ts'
import { MARK_KEYS, setMark } from './set-mark.ts'

interface MarkToolsProps {
  area: RefObject<HTMLTextAreaElement | null>
  words: AdminSite['ui']['marks']
}

const MARKS: readonly Mark[] = ['bold', 'italic', 'link', 'list']

/** Buttons for the few marks of Markdown, each for what is selected in a field. */
export const MarkTools = ({ area, words }: MarkToolsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms, and nothing is sent
  <div className="admin-marks" role="group" aria-label={words.group}>
    {MARKS.map((mark) => (
      <button
        key={mark}
        type="button"
        className={`admin-button admin-button--small admin-marks__${mark}`}
        aria-keyshortcuts={MARK_KEYS[mark] && `Control+${MARK_KEYS[mark].toUpperCase()}`}
        title={MARK_KEYS[mark] && `${words.key}+${MARK_KEYS[mark].toUpperCase()}`}
        onMouseDown={keepFocus}
        onClick={() => area.current && setMark(area.current, mark)}
      >
        {words[mark]}
      </button>
    ))}
  </div>
)
