import { loosen } from '../../components/loosen.ts'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import type { stories } from './schema.ts'

export const Stories: BlockComponent<typeof stories> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} intro={block.intro} field={field} />
    <ul className="stories__list">
      {block.stories.map((story) => (
        <li key={story.id} className="stories__item">
          <p className="stories__value" {...field(`stories.${story.id}.value`)}>
            {loosen(story.value)}
          </p>
          <div>
            <h3 {...field(`stories.${story.id}.title`)}>{story.title}</h3>
            <p className="stories__location" {...field(`stories.${story.id}.location`)}>
              {story.location}
            </p>
          </div>
          <p {...field(`stories.${story.id}.description`)}>{story.description}</p>
        </li>
      ))}
    </ul>
  </>
)
