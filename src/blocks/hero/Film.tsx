import { type CSSProperties, useRef, useState } from 'react'
import { Icon } from '../../components/Icon.tsx'
import type { MediaFile } from '../../content/collections/resolved.ts'
import { useAddress } from '../../shell/use-address.ts'
import type { BlockOf } from '../block.ts'
import { chooseFilm } from './film-choice.ts'
import type { hero } from './schema.ts'
import { useFilm } from './use-film.ts'
import { usePlayback } from './use-playback.ts'

interface FilmProps {
  poster?: MediaFile
  files: NonNullable<BlockOf<typeof hero>['film']>
  ui: BlockOf<typeof hero>['ui']
}

/** The shape that a theme may cut the film to: that of its poster, where this has no ground of its own. */
const cutOf = (url: string) => ({ '--cut': `url("${url}")` }) as CSSProperties

/** What the button does next, by what the film does now. */
const labels = { paused: 'play', playing: 'pause', waiting: 'loading' } as const

/** The film over its poster; transparent until it can play. */
export const Film = ({ files, poster, ui }: FilmProps) => {
  const address = useAddress()
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)
  const [failed, setFailed] = useState(false)
  const { offered, started, start } = useFilm(files.some((file) => file.remote))
  const { playback, play, pause, events } = usePlayback(video)
  if (!offered || failed) return null
  const state = started ? playback : 'paused'
  const toggle = () => {
    chooseFilm(state === 'paused')
    if (!started) start()
    else if (state === 'paused') play()
    else pause()
  }
  return (
    <>
      {started && (
        <video
          ref={video}
          className="hero__film"
          data-state={ready ? 'ready' : 'waiting'}
          style={poster && cutOf(address(poster.url))}
          aria-hidden="true"
          tabIndex={-1}
          muted
          autoPlay
          loop
          playsInline
          onLoadedData={() => setReady(true)}
          {...events}
        >
          {files.map((file, index) => (
            <source
              key={file.url}
              src={address(file.url)}
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
        data-state={state}
        aria-label={ui[labels[state]]}
        onClick={toggle}
      >
        <Icon name={state === 'paused' ? 'play' : 'pause'} />
      </button>
    </>
  )
}
