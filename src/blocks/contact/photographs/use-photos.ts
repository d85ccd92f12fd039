import { useCallback, useEffect, useRef, useState } from 'react'
import type { PhotoFault } from '../../../enquiry/photographs/take-in.ts'

type Photographs = typeof import('./photographs.ts')

/**
 * By the names of forms, in memory alone, for as long as the document lives: pictures of somebody's home are not
 * left on a computer that others may use.
 */
const kept = new Map<string, readonly File[]>()

const keptFor = (form: string): readonly File[] => kept.get(form) ?? []

/** What makes those small that were chosen last, by the names of forms: it goes on when their page is left. */
const making = new Map<string, Promise<void>>()

/** Once they have arrived. */
export const forgetPhotos = (form: string): void => {
  kept.delete(form)
  making.delete(form)
}

const filesFor = (photos: readonly File[]): FileList => {
  const transfer = new DataTransfer()
  for (const photo of photos) transfer.items.add(photo)
  return transfer.files
}

/**
 * The photographs of the message: made small as they are chosen, and in the field for the browser's own post.
 *
 * @param form name of the form
 */
export const usePhotos = (form: string) => {
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState<Photographs>()
  const [photos, setPhotos] = useState(() => keptFor(form))
  const [faults, setFaults] = useState<(PhotoFault | 'missing')[]>([])
  const [isBusy, setBusy] = useState(false)

  const put = useCallback(
    (next: readonly File[]) => {
      kept.set(form, next)
      if (input.current) input.current.files = filesFor(next)
      setPhotos(next)
    },
    [form],
  )

  const add = useCallback(
    async (chosen: readonly File[]) => {
      setBusy(true)
      // The same fault again is read out again.
      setFaults([])
      try {
        const loaded = await import('./photographs.ts')
        setCode(loaded)
        const before = keptFor(form)
        const taken = await loaded.takeIn(chosen, before)
        // Those that were taken out meanwhile stay out.
        put([...keptFor(form), ...taken.photos.slice(before.length)])
        setFaults(taken.faults)
      } catch {
        put(keptFor(form))
        setFaults(['missing'])
      }
      setBusy(false)
    },
    [put, form],
  )

  /** After those that are under way. */
  const queue = useCallback(
    (chosen: readonly File[]) => {
      setBusy(true)
      making.set(
        form,
        Promise.resolve(making.get(form)).then(() => add(chosen)),
      )
    },
    [add, form],
  )

  const seen = useRef(new WeakSet<File>())
  const choose = useCallback(() => {
    const chosen = [...(input.current?.files ?? [])]
    // React may tell of a choice, too, that was in the field when it took over.
    if (chosen[0] && seen.current.has(chosen[0])) return
    for (const file of chosen) seen.current.add(file)
    queue(chosen)
  }, [queue])

  // What was chosen before the app took over is in the field; what was chosen before another page is kept.
  useEffect(() => {
    if (input.current?.files?.length) choose()
    else if (making.has(form)) queue([])
  }, [choose, queue, form])

  const remove = (photo: File) => {
    put(keptFor(form).filter((one) => one !== photo))
    setFaults([])
    input.current?.focus()
  }
  /** Resolves to all of them, once the last is small. */
  const ready = async () => {
    await making.get(form)
    return keptFor(form)
  }
  return { input, code, photos, faults, isBusy, choose, remove, ready }
}
