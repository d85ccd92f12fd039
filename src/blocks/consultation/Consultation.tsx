import { Action } from '../../components/Action.tsx'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent } from '../block.ts'
import type { consultation } from './schema.ts'

export const Consultation: BlockComponent<typeof consultation> = ({ block, field }) => {
  const { company } = useShell()
  return (
    <div className="consultation">
      <div className="consultation__text ornate">
        <h2 {...field('title')}>{block.title}</h2>
        {block.subtitle && (
          <p className="lead" {...field('subtitle')}>
            {block.subtitle}
          </p>
        )}
      </div>
      <div className="consultation__ways">
        <div className="actions">
          <Action action={block.action} attributes={field('action.label')} />
          <a className="action action--secondary" href={company.phoneHref} {...field('callLabel')}>
            {block.callLabel}
          </a>
        </div>
        {block.note && (
          <p className="consultation__note" {...field('note')}>
            {block.note}
          </p>
        )}
      </div>
    </div>
  )
}
