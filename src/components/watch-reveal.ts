/** How much of an element has to be visible before it appears. */
const FRACTION = 0.3
/** Pixels at the upper and lower edge of the window that don't count as visible. */
const INSET = 50
/** Fine steps, so that the moment is also met in elements taller than the window. */
const THRESHOLDS = Array.from({ length: 31 }, (_, step) => step / 100)

const touchesWindow = ({ boundingClientRect: box }: IntersectionObserverEntry) =>
  box.top < window.innerHeight && box.bottom > 0

/** 30 % of the element; of the window, where the element is so tall that its 30 % don't fit. */
const isSeen = (entry: IntersectionObserverEntry) => {
  const room = window.innerHeight - 2 * INSET
  const own = entry.boundingClientRect.height * FRACTION
  const needed = own > room ? room * FRACTION : own
  return entry.isIntersecting && entry.intersectionRect.height + 1 >= needed
}

const isWanted = () =>
  'IntersectionObserver' in window && !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Hides an element that lies outside the window, and shows it once it has come in. What touches the
 * window at the start stays as it is: nothing that can be read disappears. How far it is stands in its
 * `data-reveal`, so that a loader begins with it and the app goes on.
 *
 * @returns ends the watch
 */
export const watchReveal = (element: HTMLElement): (() => void) | undefined => {
  const dataset: { reveal?: string | undefined } = element.dataset
  if (dataset.reveal === 'shown' || !isWanted()) return
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      const isDone = isSeen(entry) || (!dataset.reveal && touchesWindow(entry))
      if (isDone) observer.disconnect()
      dataset.reveal = isDone ? 'shown' : 'hidden'
    },
    { threshold: THRESHOLDS, rootMargin: `-${INSET}px 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
