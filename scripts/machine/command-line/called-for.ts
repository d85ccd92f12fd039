import { asArgument } from './as-argument.ts'

/**
 * A command of `npm run` as it is typed where it was called: with the folder, where that is another one.
 *
 * @param command with what follows it: `deploy`, `deploy -- --replace`
 */
export const calledFor = (command: string, folder: string): string => {
  if (folder === process.cwd()) return command
  const divided = command.includes(' -- ') ? command : `${command} --`
  return `${divided} --folder ${asArgument(folder)}`
}
