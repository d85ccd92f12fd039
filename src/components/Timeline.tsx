import type { FieldAttributes } from './field-attributes.ts'

interface TimelineProps {
  steps: { period?: string; title: string; who?: string; description: string }[]
  /** Place of the list in its block: `steps`. */
  path: string
  field: FieldAttributes
}

/** What happens one after the other, strung on a line. */
export const Timeline = ({ steps, path, field }: TimelineProps) => (
  <ol className="timeline">
    {steps.map((step, index) => (
      <li key={index}>
        {(step.period || step.who) && (
          <p className="timeline__period">
            <span {...field(`${path}.${index}.period`)}>{step.period}</span>
            {step.period && step.who && ' · '}
            <span {...field(`${path}.${index}.who`)}>{step.who}</span>
          </p>
        )}
        <h3 className="timeline__title" {...field(`${path}.${index}.title`)}>
          {step.title}
        </h3>
        <p {...field(`${path}.${index}.description`)}>{step.description}</p>
      </li>
    ))}
  </ol>
)
