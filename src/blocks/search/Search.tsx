import type { FormEvent, KeyboardEvent } from 'react'
import { localeOf } from '../../components/format-date.ts'
import { Link } from '../../components/Link.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import { TextWithPhone } from '../../components/TextWithPhone.tsx'
import { useTyped } from '../../components/use-typed.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import type { Findings } from '../../search/findings.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent, BlockOf } from '../block.ts'
import type { search } from './schema.ts'
import { useSearch } from './use-search.ts'

const PARAMETER = 'q'

/** Shorter words are still being typed, unless somebody presses Enter: of longer ones the beginnings count. */
const SHORTEST_NO = 3

type Words = BlockOf<typeof search>['ui']

/** Up and down lead from field to results and through them. */
const steer = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ol a')]
  const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** How much has been found, and whether all of it is shown. */
const statusOf = ({ count, found }: Findings, ui: Words, language: string): string => {
  const values = { count: count.toLocaleString(localeOf(language)), shown: found.length }
  return fillIn(count > found.length ? ui.best : ui.some, values)
}

const Nothing = ({ words, ui }: { words: string; ui: Words }) => {
  const { phone } = useShell().company
  return <TextWithPhone text={fillIn(ui.none, { words: words.trim(), phone })} />
}

export const Search: BlockComponent<typeof search> = ({ block, field }) => {
  const { text: words, attributes, onSubmit } = useTyped(PARAMETER)
  const { results, hasFailed, isAsked, ask } = useSearch(words)
  const { ui } = block
  const { language } = useShell()
  const submit = (event: FormEvent) => {
    onSubmit(event)
    ask()
  }
  const isNo = results?.count === 0 && (isAsked || words.trim().length >= SHORTEST_NO)
  return (
    <>
      <SectionHead title={block.title} intro={block.intro} field={field} />
      {/* biome-ignore lint/a11y/useSemanticElements: the arrows are for the field and its results */}
      <div className="search" role="search" onKeyDown={steer}>
        <form method="get" onSubmit={submit}>
          <label htmlFor={`${block.id}-q`}>{ui.label}</label>
          <input id={`${block.id}-q`} type="search" autoComplete="off" {...attributes} />
        </form>
        <noscript>
          <p>{ui.noScript}</p>
        </noscript>
        <p className="search__alone">{ui.failed}</p>
        <p role="status">
          {/* In elements, new for other words: of texts that a browser has translated, React can take none away. */}
          {hasFailed && <span>{ui.failed}</span>}
          {results && results.count > 0 && <span>{statusOf(results, ui, language)}</span>}
          {isNo && (
            <span key={words}>
              <Nothing words={words} ui={ui} />
            </span>
          )}
        </p>
        <ol>
          {results?.found.map(({ href, title, where }) => (
            <li key={href}>
              <Link href={href}>{title}</Link>
              {where && <small>{where}</small>}
            </li>
          ))}
        </ol>
      </div>
    </>
  )
}
