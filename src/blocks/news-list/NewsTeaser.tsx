import { entryAnchor } from '../../components/entry-anchor.ts'
import { entryHref } from '../../components/entry-href.ts'
import { formatDate } from '../../components/format-date.ts'
import { MoreLink } from '../../components/MoreLink.tsx'
import { Picture } from '../../components/Picture.tsx'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockOf, FieldAttributes } from '../block.ts'
import type { newsList } from './schema.ts'

interface NewsTeaserProps {
  item: BlockOf<typeof newsList>['news'][number]
  readMore: string
  heading: 'h2' | 'h3'
  path: string
  field: FieldAttributes
}

const SIZES = '(min-width: 48rem) 34vw, 90vw'

/** A news item that invites to its article. */
export const NewsTeaser = ({ item, readMore, heading, path, field }: NewsTeaserProps) => {
  const { dates } = useShell()
  const Heading = heading
  return (
    <li className="news-list__item" id={entryAnchor(item.id)}>
      <time className="news-list__date" dateTime={item.date}>
        {formatDate(item.date, dates)}
      </time>
      <div className="news-list__text">
        <Heading {...field(`${path}.title`)}>{item.title}</Heading>
        <p {...field(`${path}.excerpt`)}>{item.excerpt}</p>
        <MoreLink
          href={entryHref(item)}
          label={readMore}
          about={item.title}
          attributes={field('readMore')}
        />
      </div>
      <Picture picture={item.image} className="news-list__picture" sizes={SIZES} />
    </li>
  )
}
