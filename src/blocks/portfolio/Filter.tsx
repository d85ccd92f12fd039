import type { BlockProps } from '../block.ts'
import type { portfolio } from './schema.ts'

interface FilterProps extends BlockProps<typeof portfolio> {
  /** Id of the chosen category; none for all. */
  current?: string
  onChoose: (id?: string) => void
}

/** One button for all projects, and one for each category. */
export const Filter = ({ block, field, current, onChoose }: FilterProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms, and nothing is sent
  <div className="portfolio__filter" role="group" aria-label={block.ui.filter}>
    <button
      type="button"
      className="portfolio__button"
      lang={block.allLang}
      aria-pressed={!current}
      onClick={() => onChoose()}
      {...field('allLabel')}
    >
      {block.allLabel}
    </button>
    {block.categories.map((category) => (
      <button
        key={category.id}
        type="button"
        className="portfolio__button"
        lang={category.lang}
        aria-pressed={category.id === current}
        onClick={() => onChoose(category.id)}
        {...field(`categories.${category.id}.label`)}
      >
        {category.label}
      </button>
    ))}
  </div>
)
