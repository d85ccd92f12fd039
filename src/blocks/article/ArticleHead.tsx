import { formatDate } from '../../components/format-date.ts'
import { fillIn } from '../../content/text/fill-in.ts'
import { useShell } from '../../shell/Shell.tsx'
import type { BlockProps } from '../block.ts'
import type { article } from './schema.ts'

/** Title, date, author and what it is about. */
export const ArticleHead = ({ block, field }: BlockProps<typeof article>) => {
  const { dates } = useShell()
  const { article, ui } = block
  return (
    <header className="article__head ornate">
      <p className="article__meta">
        <time dateTime={article.date}>{formatDate(article.date, dates)}</time>
        <span>{fillIn(ui.byline, { author: article.author })}</span>
      </p>
      <h1 {...field('article.title')}>{article.title}</h1>
      <p className="lead" {...field('article.excerpt')}>
        {article.excerpt}
      </p>
    </header>
  )
}
