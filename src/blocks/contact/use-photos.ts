import { useCallback, useEffect, useRef, useState } from 'react'
import type { PhotoFault } from '../../enquiry/photographs/take-in.ts'

type Photographs = typeof import('./photographs.ts')

/**
 * In memory alone, for as long as the document lives: pictures of somebody's home are not left on a computer
 * that others may use.
 */
let kept: readonly File[] = []

/** Once they have arrived. */
export const forgetPhotos = (): void => {
  kept = []
}

const filesFor = (photos: readonly File[]): FileList => {
  const transfer = new DataTransfer()
  for (const photo of photos) transfer.items.add(photo)
  return transfer.files
}

/** The photographs of the message: made small as they are chosen, and in the field for the browser's own post. */
export const usePhotos = () => {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<Photographs>()
  const [photos, setPhotos] = useState(kept)
  const [faults, setFaults] = useState<(PhotoFault | 'missing')[]>([])
  const [isBusy, setBusy] = useState(false)
  const making = useRef<Promise<void>>(Promise.resolve())

  const put = useCallback((next: readonly File[]) => {
    kept = next
    if (input.current) input.current.files = filesFor(next)
    setPhotos(next)
  }, [])

  const add = useCallback(
    async (chosen: readonly File[]) => {
      setBusy(true)
      try {
        const loaded = await import('./photographs.ts')
        setCode(loaded)
        const taken = await loaded.takeIn(chosen, kept)
        put(taken.photos)
        setFaults(taken.faults)
      } catch {
        put(kept)
        setFaults(['missing'])
      }
      setBusy(false)
    },
    [put],
  )

  const choose = useCallback(() => {
    const chosen = [...(input.current?.files ?? [])]
    making.current = making.current.then(() => add(chosen))
  }, [add])

  // What was chosen before the app took over is in the field; what was chosen before another page is kept.
  useEffect(() => {
    if (input.current?.files?.length) choose()
    else if (kept.length > 0) void add([])
  }, [choose, add])

  const remove = (photo: File) => {
    put(kept.filter((one) => one !== photo))
    setFaults([])
    input.current?.focus()
  }
  /** Resolves to all of them, once the last is small. */
  const ready = async () => {
    await making.current
    return kept
  }
  return { input, code, photos, faults, isBusy, choose, remove, ready }
}
