const paths = {
  phone: 'M8 3 4 4c0 9 7 16 16 16l1-4-5-2-2 2c-3-1-5-3-6-6l2-2z',
  pause: 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z',
  play: 'M8 5.2v13.6L19 12z',
  star: 'm12 3.2 2.7 5.6 6.1.8-4.5 4.2 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.2 6.1-.8z',
} as const

/** A small drawing in the colour of the text; says nothing to a screen reader. */
export const Icon = ({
  name,
  className = '',
}: {
  name: keyof typeof paths
  className?: string
}) => (
  <svg className={`icon ${className}`.trimEnd()} viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
)
