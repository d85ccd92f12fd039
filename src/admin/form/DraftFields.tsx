import { Cards } from './Cards.tsx'
import type { DraftProblems } from './check-draft.ts'
import type { Draft } from './draft.ts'
import { Fields } from './Fields.tsx'
import { useForm } from './form-context.ts'

interface DraftFieldsProps {
  draft: Draft
  problems: DraftProblems
  onChange: (draft: Draft) => void
}

/** The fields of a block, and of the entries that it shows. */
export const DraftFields = ({ draft, problems, onChange }: DraftFieldsProps) => {
  const { forms } = useForm()
  return (
    <>
      <Fields
        schema={forms.groupSchema(draft.source)}
        value={draft.block}
        problems={problems.block}
        shown={draft.lists.map(({ key }) => key)}
        onChange={(block) => onChange({ ...draft, block })}
      />
      {draft.lists.map((list, index) => (
        <Cards
          key={list.key}
          list={list}
          problems={problems.cards}
          onChange={(changed) => onChange({ ...draft, lists: draft.lists.with(index, changed) })}
        />
      ))}
    </>
  )
}
