/** What the typeface is called once a page has been turned. */
const NAME = 'turned'

/**
 * Gives the typeface to the page that is turned to, where it came too late for the first. With
 * `font-display: optional` a browser shows the stand-in as long as the document lasts, which is the whole
 * visit: it takes no other display, nor the same family again. Under another name it is new, and at hand.
 */
export const takeTypeface = async (): Promise<void> => {
  const root = document.documentElement
  const link = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')
  const stack = getComputedStyle(root).getPropertyValue('--font')
  if (!link || stack.startsWith(NAME)) return
  const face = new FontFace(NAME, `url("${link.href}")`, { weight: '400 700' })
  document.fonts.add(await face.load())
  root.style.setProperty('--font', `${NAME}, ${stack}`)
}
