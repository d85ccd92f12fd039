import { useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import type { BlockOf } from '../block.ts'
import { useFilm } from './use-film.ts'

interface FilmProps {
  files: NonNullable<BlockOf<'hero'>['film']>
  ui: BlockOf<'hero'>['ui']
}

/** The film over its poster; transparent until it can play. */
export const Film = ({ files, ui }: FilmProps) => {
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)
  const [playing, setPlaying] = useState(false)
  const [failed, setFailed] = useState(false)
  const { offered, started, start } = useFilm(files.some((file) => file.remote))
  if (!offered || failed) return null
  const toggle = () => {
    if (!started) start()
    else if (playing) video.current?.pause()
    else video.current?.play()
  }
  return (
    <>
      {started && (
        <video
          ref={video}
          className="hero__film"
          data-state={ready ? 'ready' : 'waiting'}
          aria-hidden="true"
          tabIndex={-1}
          muted
          autoPlay
          loop
          playsInline
          onCanPlay={() => setReady(true)}
          onLoadedData={() => setReady(true)}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
        >
          {files.map((file, index) => (
            <source
              key={file.url}
              src={file.url}
              type={file.type}
              // The browser tries one after another; behind the last there is only the poster.
              onError={index === files.length - 1 ? () => setFailed(true) : undefined}
            />
          ))}
        </video>
      )}
      <button
        type="button"
        className="hero__control"
        aria-label={playing ? ui.pause : ui.play}
        onClick={toggle}
      >
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </>
  )
}
