import { watch } from 'chokidar'

/** Watches the files of a folder; resolves with what ends it. */
export const watchFolder = async (
  folder: string,
  onChange: () => void,
): Promise<{ close: () => Promise<void> }> => {
  const watcher = watch(folder, { ignoreInitial: true })
  for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, onChange)
  await new Promise<void>((resolve) => watcher.once('ready', () => resolve()))
  return watcher
}
