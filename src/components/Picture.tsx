import type { z } from 'zod'
import type { MediaFile, Resolved } from '../content/collections/resolved.ts'
import type { picture } from '../content/fields.ts'
import { pictureVariant } from '../content/files/picture-variant.ts'
import { useAddress } from '../shell/use-address.ts'

export type PictureData = Resolved<z.output<ReturnType<typeof picture>>>

interface PictureProps {
  picture: PictureData
  className?: string | undefined
  /** How wide it is shown, as the attribute `sizes` says it. */
  sizes?: string | undefined
  /** True for the picture of a page's first view: loaded at once instead of when it comes near. */
  eager?: boolean | undefined
}

/** The column on phones, about half of it in a wider window. */
const USUAL = '(min-width: 84rem) 42rem, (min-width: 48rem) 50vw, 90vw'

const setOf = ({ url, widths }: MediaFile, address: (url: string) => string) =>
  widths?.map((width) => `${address(pictureVariant(url, width, 'avif'))} ${width}w`).join(', ')

/** A picture with its size, so that nothing moves when it arrives. */
export const Picture = ({ picture, className, sizes = USUAL, eager = false }: PictureProps) => {
  const { src, alt = '', focus } = picture
  const address = useAddress()
  const tint = src.tint && `tint-${src.tint}`
  const kept = focus && `focus-${focus}`
  return (
    <picture>
      {src.widths && <source type="image/avif" srcSet={setOf(src, address)} sizes={sizes} />}
      <img
        className={[className, tint, kept].filter(Boolean).join(' ')}
        src={address(src.url)}
        alt={alt}
        width={src.width}
        height={src.height}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
