import { asArgument } from '../machine/as-argument.ts'

/** A command of `npm run` as it is typed where it was called: with the folder, where that is another one. */
export const calledFor = (command: string, folder: string): string =>
  folder === process.cwd() ? command : `${command} -- --folder ${asArgument(folder)}`
