/** Where somebody is on a page: how far down it, and which of its folds stand open. */
export interface Place {
  top: number
  open: number[]
}

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('main details')]

/** Where somebody is now. */
export const takePlace = (): Place => ({
  top: window.scrollY,
  open: folds().flatMap(({ open }, index) => (open ? [index] : [])),
})

/** What somebody does who wants to be elsewhere. */
const SIGNS = ['wheel', 'touchstart', 'keydown', 'pointerdown']

const scrollDown = (top: number): boolean => {
  window.scrollTo(0, top)
  return window.scrollY >= Math.floor(top)
}

/** Down a page that what it fetches, such as results, makes longer yet; unless somebody goes elsewhere. */
const scrollAsItGrows = (top: number): void => {
  const watch = new AbortController()
  const growth = new ResizeObserver(() => scrollDown(top) && watch.abort())
  watch.signal.addEventListener('abort', () => growth.disconnect())
  for (const sign of SIGNS)
    addEventListener(sign, () => watch.abort(), { passive: true, signal: watch.signal })
  growth.observe(document.body)
}

/** Unfolds what stood open and goes as far down as it was; folds that are open by now stay so. */
export const returnTo = ({ top, open }: Place): void => {
  folds().forEach((fold, index) => {
    if (open.includes(index)) fold.open = true
  })
  if (!scrollDown(top)) scrollAsItGrows(top)
}

/** So many pixels from where the browser goes, somebody is there still: fonts and pictures move a page, too. */
const NEARBY = 100

/**
 * Back to where somebody was before the document was loaded anew, if that is lost: the browser goes there as soon as it
 * can, on a list that is complete until the app leaves out what the address does not ask for, or that the app brings.
 * Who has gone elsewhere since stays there.
 */
export const returnIfLost = (place: Place): void => {
  const { offsetHeight } = document.body
  const lowest = offsetHeight - window.innerHeight
  // At the top, it has not gone there yet, and will not, now that the app leads.
  const isElsewhere = scrollY > 0 && Math.abs(scrollY - Math.min(place.top, lowest)) > NEARBY
  // To a place that the address names, the browser may have gone by itself.
  if (isElsewhere && !location.hash) return
  requestAnimationFrame(() => {
    if (lowest < place.top || document.body.offsetHeight < offsetHeight) returnTo(place)
  })
}
