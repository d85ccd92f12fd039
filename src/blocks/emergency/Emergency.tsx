import { Markdown } from '../../components/Markdown.tsx'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockComponent } from '../block.ts'
import type { emergency } from './schema.ts'

export const Emergency: BlockComponent<typeof emergency> = ({ block, field }) => {
  const { emergency: line } = useShell()
  if (!line) {
    return (
      <>
        <h2 {...field('otherwiseTitle')}>{block.otherwiseTitle}</h2>
        <div className="rich" {...field('otherwise')}>
          <Markdown tree={block.otherwise} level={3} />
        </div>
      </>
    )
  }
  return (
    <div className="notice">
      <h2 className="notice__title">{line.label}</h2>
      <p className="notice__text">
        {line.hours || block.ui.always}. {line.note}
      </p>
      <div className="actions">
        <a className="action action--primary" href={line.phoneHref}>
          {line.phone}
        </a>
      </div>
    </div>
  )
}
