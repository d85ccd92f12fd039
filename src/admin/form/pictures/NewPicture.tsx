import { useEffect, useRef, useState } from 'react'
import { fillIn } from '../../../content/text/fill-in.ts'
import { FileButton } from '../../controls/FileButton.tsx'
import { useForm } from '../form-context.ts'

/** What a page can show; telephones convert their own format where it is not among these. */
const TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/svg+xml'

interface NewPictureProps {
  /** Told the name under which the picture lies in the content. */
  onPlaced: (name: string) => void
}

/** Takes a picture from this computer into the content. */
const FromHere = ({ onPlaced }: NewPictureProps) => {
  const { words, newPicture } = useForm()
  const [said, say] = useState('')
  const [isBusy, setBusy] = useState(false)
  // The form may have been written in while the picture was on its way, or the field be gone with its entry.
  const latest = useRef<typeof onPlaced>(undefined)
  useEffect(() => {
    latest.current = onPlaced
    return () => {
      latest.current = undefined
    }
  })
  const send = async (file: File) => {
    setBusy(true)
    say(words.sendingPicture)
    const sent = await newPicture.send?.(file)
    setBusy(false)
    if (sent && 'name' in sent) {
      say(fillIn(words.pictureSent, { name: sent.name }))
      latest.current?.(sent.name)
    } else say(sent?.refusal ?? words.pictureFailed)
  }
  return (
    <>
      <FileButton
        label={words.newPicture}
        accept={TYPES}
        isBusy={isBusy}
        onFile={(file) => void send(file)}
      />
      <p role="status">{said}</p>
    </>
  )
}

/** Says where pictures are laid that are to be chosen here. */
const Elsewhere = () => {
  const { words, newPicture } = useForm()
  return (
    <p>
      {words.pictureElsewhere}{' '}
      {newPicture.address && (
        <a href={newPicture.address} target="_blank" rel="noopener noreferrer">
          {words.openMedia}
        </a>
      )}
    </p>
  )
}

/** The way for a picture that is not among the others yet. */
export const NewPicture = (props: NewPictureProps) =>
  useForm().newPicture.send ? <FromHere {...props} /> : <Elsewhere />
