import { machineWords } from '../words.ts'
import { WrongArguments } from '../wrong-usage.ts'

/** What people have npm do for good, by their environment: it says nothing of this command. */
const THEIRS: ReadonlySet<string> = new Set(['email', 'yes'])

/** What npm makes of an option that it takes for its own. */
const settingIn = (env: NodeJS.ProcessEnv, name: string): string | undefined =>
  THEIRS.has(name) ? undefined : env[`npm_config_${name.replaceAll('-', '_')}`]

const isOwnScript = ({ npm_lifecycle_event: event }: NodeJS.ProcessEnv): boolean =>
  event !== undefined && event !== 'npx'

const asTyped = (name: string, type: 'string' | 'boolean', setting: string): string[] => {
  if (type === 'boolean') return setting === 'true' ? [`--${name}`] : []
  // Its value stands anywhere behind the command.
  if (setting === 'true' || setting === '')
    throw new WrongArguments(machineWords.keptByNpm(`--${name}`))
  return [`--${name}=${setting}`]
}

/**
 * The options that stood behind `npm run` without `--`: npm takes them for its own, and tells a script by its
 * environment alone. PowerShell keeps a `--` from npm, so that it is no matter of what was typed.
 *
 * @param options what a command knows, by name
 * @throws WrongArguments where npm has parted an option from its value
 */
export const takenByNpm = (
  options: Readonly<Record<string, { type: 'string' | 'boolean' }>>,
  env: NodeJS.ProcessEnv,
): string[] =>
  isOwnScript(env)
    ? Object.entries(options).flatMap(([name, { type }]) => {
        const setting = settingIn(env, name)
        return setting === undefined ? [] : asTyped(name, type, setting)
      })
    : []
