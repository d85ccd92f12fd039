import { type ParseArgsConfig, parseArgs } from 'node:util'
import { suggest } from '../../schema/suggest.ts'
import { machineWords } from '../words.ts'
import { WrongArguments } from '../wrong-usage.ts'
import { takenByNpm } from './taken-by-npm.ts'

type Declared = NonNullable<ParseArgsConfig['options']>

/** The option that an error of `parseArgs` names: `--format` in `Option '--format <value>' argument missing`. */
const optionIn = (message: string): string => /'(?:-\w, )?(-[^\s'=]*)/.exec(message)?.[1] ?? ''

const meant = (option: string, options: Declared): string | undefined => {
  const name = suggest(option.replace(/^-+/, ''), Object.keys(options))
  return name === undefined ? undefined : `--${name}`
}

/** What `parseArgs` says in English. */
const explain = ({ code, message }: NodeJS.ErrnoException, options: Declared): string => {
  const option = optionIn(message)
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return machineWords.unknownOption(option, meant(option, options))
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') {
    const [, argument = ''] = /Unexpected argument '(.*?)'\./s.exec(message) ?? []
    return machineWords.unexpected(argument)
  }
  return options[option.slice(2)]?.type === 'boolean'
    ? machineWords.takesNothing(option)
    : machineWords.lacksValue(option)
}

/** Of two values of an option nobody knows which is meant. */
const refuseTwice = (config: ParseArgsConfig): void => {
  const { tokens } = parseArgs({ ...config, tokens: true })
  const withValue = tokens.flatMap((token) =>
    token.kind === 'option' && token.value !== undefined ? token.rawName : [],
  )
  const twice = withValue.find((name, index) => withValue.indexOf(name) < index)
  if (twice) throw new WrongArguments(machineWords.twice(twice))
}

/** With what npm has kept of it. */
const whole = <Config extends ParseArgsConfig & { options: Declared }>(config: Config): Config => ({
  ...config,
  args: [...takenByNpm(config.options, process.env), ...(config.args ?? [])],
})

/**
 * Reads what stands behind a command, as Node's `parseArgs` does.
 *
 * @throws WrongArguments in German
 */
export const readOptions = <const Config extends ParseArgsConfig & { options: Declared }>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> => {
  try {
    const all = whole(config)
    refuseTwice(all)
    return parseArgs(all)
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw new WrongArguments(explain(error as NodeJS.ErrnoException, config.options))
  }
}
