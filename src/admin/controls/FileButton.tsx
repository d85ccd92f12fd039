import { type ChangeEvent, useRef } from 'react'

interface FileButtonProps {
  label: string
  /** MIME types or endings, between commas. */
  accept: string
  isBusy?: boolean
  onFile: (file: File) => void
}

/** Asks for a file of this computer. */
export const FileButton = ({ label, accept, isBusy = false, onFile }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    if (file) onFile(file)
    // The same file may be chosen again.
    currentTarget.value = ''
  }
  return (
    <>
      <button
        type="button"
        className="admin-button"
        aria-disabled={isBusy}
        onClick={() => isBusy || input.current?.click()}
      >
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={onChange}
      />
    </>
  )
}
