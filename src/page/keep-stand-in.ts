/** Whether text is written in a typeface: no other one is as wide as typewriter letters. */
const isShown = (family: string): boolean => {
  const sample = document.createElement('span')
  sample.textContent = 'mmmiiiWWW'
  sample.style.cssText = 'position:absolute;visibility:hidden;font:400 100px monospace'
  document.body.append(sample)
  const without = sample.offsetWidth
  sample.style.fontFamily = `${family}, monospace`
  const width = sample.offsetWidth
  sample.remove()
  return width !== without
}

/**
 * Stays with the stand-in where the typeface came too late for the first paint. `font-display: optional`
 * promises that, but browsers begin anew with typefaces for each style sheet that joins the document, and
 * would then set a page that is being read in other letters.
 */
export const keepStandIn = (): void => {
  const root = document.documentElement
  const [own = '', ...standIns] = getComputedStyle(root).getPropertyValue('--font').split(',')
  if (standIns.length > 0 && !isShown(own)) root.style.setProperty('--font', standIns.join(','))
}
