import { dataAddresses } from '../page/own-data.ts'
import { preloadData, preloadModule } from '../page/preload.ts'
import { savesData } from '../visitor/is-thrifty.ts'
import { whenIdle } from '../visitor/when-idle.ts'
import { isAwaited, isKept } from './is-awaited.ts'
import { watchTouches } from './watch-touches.ts'
import { whenSomeoneStirs } from './when-someone-stirs.ts'

// Stands at the end of every document and decides when the app comes: at once where the page is not
// complete without it, at the first touch that needs it, when the browser has nothing better to do where it keeps
// something for the app, else once somebody stirs; to those who save data, at such a touch only.

const { app = '', modules = '' } = (document.currentScript as HTMLScriptElement).dataset

let coming: Promise<void> | undefined

const load = async (): Promise<void> => {
  const addresses = modules.split(' ')
  const { shell, page } = dataAddresses()
  preloadData(shell)
  preloadData(page)
  for (const address of [...addresses, app]) preloadModule(address)
  // Each in a task of its own: one for all of them would keep a slow phone from answering.
  for (const address of addresses) await import(/* @vite-ignore */ address)
  const { alive }: typeof import('../main.tsx') = await import(/* @vite-ignore */ app)
  await alive
}

const dataset = document.documentElement.dataset
// What only the app can do is shown where the app can come; what stands in for it, where it could not be had.
dataset.app = 'awaited'

/** Brings the app, once: browsers keep in mind that a module could not be had, until the next document. */
const bring = (): Promise<void> => {
  coming ??= load()
    .catch(() => {
      delete dataset.app
      dataset.alone = ''
    })
    .finally(endWatch)
  return coming
}

const endWatch = watchTouches(bring)

// The way back may lead to an entry of the app's, which has another page: until the app takes over, its document is
// loaded. Those of fragments have no state.
window.onpopstate = ({ state }) => state && location.reload()

if (isAwaited()) bring()
else {
  whenIdle(() => isKept() && bring())
  if (!savesData()) whenSomeoneStirs(() => whenIdle(bring))
}
