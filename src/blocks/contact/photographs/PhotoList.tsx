import { useEffect, useRef } from 'react'
import { formatBytes } from '../../../components/format-bytes.ts'
import { fillIn } from '../../../content/text/fill-in.ts'
import { useShell } from '../../../shell/Shell.tsx'
import type { BlockOf } from '../../block.ts'
import type { contact } from '../schema.ts'

interface PhotoListProps {
  block: BlockOf<typeof contact>
  photos: readonly File[]
  onRemove: (photo: File) => void
}

/** Edge of the small picture, in its own pixels. */
const EDGE = 128

/** Painted, not linked: the page's rules let no picture in that is not the site's own. */
const Thumbnail = ({ photo }: { photo: File }) => {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const paint = (bitmap: ImageBitmap) => {
      const edge = Math.min(bitmap.width, bitmap.height)
      const [x, y] = [(bitmap.width - edge) / 2, (bitmap.height - edge) / 2]
      ref.current?.getContext('2d')?.drawImage(bitmap, x, y, edge, edge, 0, 0, EDGE, EDGE)
      bitmap.close()
    }
    createImageBitmap(photo).then(paint, () => undefined)
  }, [photo])
  return <canvas ref={ref} width={EDGE} height={EDGE} />
}

/** The chosen photographs with their sizes, each of which can be taken out again. */
export const PhotoList = ({ block, photos, onRemove }: PhotoListProps) => {
  const { language } = useShell()
  const { ui } = block
  return (
    <ul className="contact__photos">
      {photos.map((photo, index) => {
        const name = fillIn(ui.photos.name, { number: index + 1 })
        return (
          <li key={photo.name}>
            <Thumbnail photo={photo} />
            <span>
              {name}, {formatBytes(photo.size, language)}
            </span>
            <button
              type="button"
              className="action action--secondary"
              onClick={() => onRemove(photo)}
            >
              {ui.photos.remove}
              <span className="visually-hidden">: {name}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
