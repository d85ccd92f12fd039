import { Sentence } from '../../controls/Sentence.tsx'

interface SaidProps {
  id: string
  help: string | undefined
  faults: readonly string[]
}

/** What is said of a field: what it is for, and what is wrong with it. */
export const Said = ({ id, help, faults }: SaidProps) => (
  <div id={id} className="admin-form__said">
    {help && <p>{help}</p>}
    {faults.map((fault) => (
      <p key={fault} className="admin-form__fault">
        <Sentence text={fault} />
      </p>
    ))}
  </div>
)
