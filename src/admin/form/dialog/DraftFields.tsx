import type { DraftProblems } from '../../draft/check-draft.ts'
import { type CardList, type Draft, shownLists } from '../../draft/draft.ts'
import { Cards } from '../cards/Cards.tsx'
import { Fields } from '../fields/Fields.tsx'
import { useForm } from '../form-context.ts'

interface DraftFieldsProps {
  draft: Draft
  problems: DraftProblems
  onChange: (draft: Draft) => void
}

/** The fields of a block, and of the entries that it shows. */
export const DraftFields = ({ draft, problems, onChange }: DraftFieldsProps) => {
  const { forms } = useForm()
  const lists = shownLists(draft)
  const setList = (changed: CardList) =>
    onChange({
      ...draft,
      lists: draft.lists.map((list) => (list.key === changed.key ? changed : list)),
    })
  return (
    <>
      <Fields
        schema={forms.groupSchema(draft.source)}
        value={draft.block}
        problems={problems.block}
        shown={lists.map(({ key }) => key)}
        onChange={(block) => onChange({ ...draft, block })}
      />
      {lists.map((list) => (
        <Cards key={list.key} list={list} problems={problems.cards} onChange={setList} />
      ))}
    </>
  )
}
