import type { FieldAttributes } from './field-attributes.ts'

interface SectionHeadProps {
  title?: string | undefined
  intro?: string | undefined
  field: FieldAttributes
}

/** Title and introduction of a block, with the theme's ornament. */
export const SectionHead = ({ title, intro, field }: SectionHeadProps) => {
  if (!title && !intro) return null
  return (
    <header className="head">
      {title && <h2 {...field('title')}>{title}</h2>}
      {intro && (
        <p className="lead" {...field('intro')}>
          {intro}
        </p>
      )}
    </header>
  )
}
