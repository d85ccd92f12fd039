import type { ListPages } from '../content/list-pages.ts'
import { Link } from './Link.tsx'

const Years = ({ label, links }: NonNullable<ListPages['years']>) => (
  <p className="pages__years">
    <span>{label}:</span>
    {links.map(({ label: year, href, current }) => (
      <Link key={year} href={href} aria-current={current || undefined}>
        {year}
      </Link>
    ))}
  </p>
)

/** Leads through the pages of a long list. */
export const Pages = ({ pages }: { pages: ListPages | undefined }) =>
  pages && (
    <nav className="pages" aria-label={pages.label}>
      <p>{pages.count}</p>
      <p className="actions">
        {pages.previous && (
          <Link className="action action--secondary" rel="prev" href={pages.previous.href}>
            {pages.previous.label}
          </Link>
        )}
        {pages.next && (
          <Link className="action action--secondary" rel="next" href={pages.next.href}>
            {pages.next.label}
          </Link>
        )}
      </p>
      {pages.years && <Years {...pages.years} />}
    </nav>
  )
