import { type RefObject, useState } from 'react'

/** What a film does: it plays, stands, or would play if it had come by now. */
export type Playback = 'playing' | 'paused' | 'waiting'

/**
 * Events after which a film may do something else; browsers start and stop films by themselves, too.
 * One that starts by itself stands until `canplaythrough`, so the earlier events say nothing.
 */
const EVENTS = [
  'onPlay',
  'onPlaying',
  'onWaiting',
  'onPause',
  'onSuspend',
  'onCanPlayThrough',
] as const

const playbackOf = ({ paused, readyState }: HTMLVideoElement): Playback => {
  if (paused) return 'paused'
  return readyState < HTMLMediaElement.HAVE_FUTURE_DATA ? 'waiting' : 'playing'
}

/** Follows what the film does from the moment it is there; `play` and `pause` make it do so. */
export const usePlayback = (video: RefObject<HTMLVideoElement | null>) => {
  const [playback, setPlayback] = useState<Playback>('waiting')
  const look = () => video.current && setPlayback(playbackOf(video.current))
  const play = () => video.current?.play().then(look, look)
  const pause = () => {
    video.current?.pause()
    look()
  }
  return { playback, play, pause, events: Object.fromEntries(EVENTS.map((name) => [name, look])) }
}
