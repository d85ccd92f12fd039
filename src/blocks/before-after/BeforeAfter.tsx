import { useEffect, useRef, useState } from 'react'
import { Picture } from '../../components/Picture.tsx'
import { SectionHead } from '../../components/SectionHead.tsx'
import type { BlockComponent } from '../block.ts'
import type { beforeAfter } from './schema.ts'

/** How much of the later picture is shown at first, in per cent. */
const HALF = 50

export const BeforeAfter: BlockComponent<typeof beforeAfter> = ({ block, field }) => {
  const compared = block.look !== 'beside'
  const pair = useRef<HTMLDivElement>(null)
  const slider = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState(HALF)
  const former = useRef(HALF)
  useEffect(() => {
    // Browsers keep where it stood on the last visit, and somebody may have moved it before the app was there.
    if (slider.current) setShare(slider.current.valueAsNumber)
  }, [])
  useEffect(() => {
    // A policy that forbids style attributes lets scripts set a property.
    pair.current?.style.setProperty('--share', `${share}%`)
  }, [share])
  const { before, after, ui } = block
  return (
    <>
      <SectionHead title={block.title} intro={block.intro} field={field} />
      <div ref={pair} className="before-after" data-compared={compared || undefined}>
        <figure>
          <Picture picture={before.picture} className="before-after__picture" />
          <figcaption>
            {ui.before}: <span {...field('before.caption')}>{before.caption}</span>
          </figcaption>
        </figure>
        <figure>
          <Picture picture={after.picture} className="before-after__picture before-after__later" />
          <figcaption>
            {ui.after}: <span {...field('after.caption')}>{after.caption}</span>
          </figcaption>
        </figure>
        {compared && (
          <div className="before-after__controls">
            <button type="button" onClick={() => setShare(0)}>
              {ui.onlyBefore}
            </button>
            <input
              ref={slider}
              type="range"
              min={0}
              max={100}
              step={5}
              value={share}
              aria-label={ui.slider}
              onChange={(event) => setShare(Number(event.target.value))}
              // Who only scrolls the page from here has moved the slider by touching it.
              onPointerDown={() => {
                former.current = share
              }}
              onPointerCancel={() => setShare(former.current)}
            />
            <button type="button" onClick={() => setShare(100)}>
              {ui.onlyAfter}
            </button>
          </div>
        )}
      </div>
    </>
  )
}
