import { Action } from '../../components/Action.tsx'
import { Markdown } from '../../components/Markdown.tsx'
import { Picture } from '../../components/Picture.tsx'
import type { BlockComponent } from '../block.ts'
import { ArticleHead } from './ArticleHead.tsx'
import type { article } from './schema.ts'

/** The whole column of the page. */
const WIDE = '(min-width: 80rem) 73rem, 90vw'

export const Article: BlockComponent<typeof article> = ({ block, field }) => {
  const { article } = block
  return (
    <>
      <article className="article">
        <Action action={block.back} look="plain" attributes={field('back.label')} />
        <ArticleHead block={block} field={field} />
        <Picture picture={article.image} className="article__picture" sizes={WIDE} eager />
        <div className="article__body rich" {...field('article.content')}>
          <Markdown tree={article.content} />
        </div>
      </article>
      {block.footerTitle && (
        <div className="article__footer">
          <h2 {...field('footerTitle')}>{block.footerTitle}</h2>
          {block.footerText && <p {...field('footerText')}>{block.footerText}</p>}
          {block.footerAction && (
            <Action action={block.footerAction} attributes={field('footerAction.label')} />
          )}
        </div>
      )}
    </>
  )
}
