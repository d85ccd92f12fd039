import { Markdown } from '../../components/Markdown.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import { useOpened } from '../../components/use-opened.ts'
import type { BlockComponent } from '../block.ts'
import type { questions } from './schema.ts'

/** The fragment names what is inside: browsers then open what is around it. */
export const Questions: BlockComponent<typeof questions> = ({ block, field }) => {
  useOpened()
  return (
    <div className="questions-block">
      <SectionHead title={block.title} intro={block.intro} field={field} />
      <div>
        <div className="questions">
          {block.questions.map(({ id, question, answer }, index) => (
            <details key={id} className="questions__item unfolds">
              <summary>
                <h3 {...field(`questions.${index}.question`)}>{question}</h3>
              </summary>
              <div id={id} className="rich" {...field(`questions.${index}.answer`)}>
                <Markdown tree={answer} level={3} />
              </div>
            </details>
          ))}
        </div>
      </div>
    </div>
  )
}
