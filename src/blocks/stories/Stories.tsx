import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'

export const Stories: BlockComponent<'stories'> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <ul className="stories__list">
      {block.stories.map((story, index) => (
        <li key={story.id} className="stories__item">
          <p className="stories__value" {...field(`stories.${index}.value`)}>
            {story.value}
          </p>
          <div className="stories__head">
            <h3 {...field(`stories.${index}.title`)}>{story.title}</h3>
            <p className="stories__location" {...field(`stories.${index}.location`)}>
              {story.location}
            </p>
          </div>
          <p {...field(`stories.${index}.description`)}>{story.description}</p>
        </li>
      ))}
    </ul>
  </>
)
