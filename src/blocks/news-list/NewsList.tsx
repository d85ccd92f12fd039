import { Action } from '../../components/Action.tsx'
import { entryHeading } from '../../components/entry-heading.ts'
import { Pages } from '../../components/Pages.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import { NewsTeaser } from './NewsTeaser.tsx'
import type { newsList } from './schema.ts'

export const NewsList: BlockComponent<typeof newsList> = ({ block, field }) => (
  <>
    <SectionHead title={block.title} field={field} />
    <ul className="news-list">
      {block.news.map((item) => (
        <NewsTeaser
          key={item.id}
          item={item}
          readMore={block.readMore}
          heading={entryHeading(block.title)}
          path={`news.${item.id}`}
          field={field}
        />
      ))}
    </ul>
    <Pages pages={block.pages} />
    {block.back && <Action action={block.back} look="plain" attributes={field('back.label')} />}
  </>
)
