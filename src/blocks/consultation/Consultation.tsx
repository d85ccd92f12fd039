import { Action } from '../../components/Action.tsx'
import { useShell } from '../../page/Shell.tsx'
import type { BlockComponent } from '../block.ts'

export const Consultation: BlockComponent<'consultation'> = ({ block, field }) => {
  const { company } = useShell()
  return (
    <div className="consultation">
      <div className="consultation__text pipe-in">
        <h2 className="consultation__title" {...field('title')}>
          {block.title}
        </h2>
        <p className="consultation__subtitle" {...field('subtitle')}>
          {block.subtitle}
        </p>
      </div>
      <div className="consultation__ways">
        <div className="actions">
          <Action action={block.action} attributes={field('action.label')} />
          <a className="action action--secondary" href={company.phoneHref} {...field('callLabel')}>
            {block.callLabel}
          </a>
        </div>
        <p className="consultation__note" {...field('note')}>
          {block.note}
        </p>
      </div>
    </div>
  )
}
