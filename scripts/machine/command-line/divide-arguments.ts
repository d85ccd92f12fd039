/** Arguments as options, which begin with two dashes, and as what is given besides. */
interface Divided {
  flags: string[]
  given: string[]
}

/** Everything behind `--` is taken as it is, and so is what begins with a single dash: it may be a text. */
export const divideArguments = (args: readonly string[]): Divided => {
  const end = args.indexOf('--')
  const [before, behind] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)]
  const isFlag = (arg: string) => arg.startsWith('--')
  return {
    flags: before.filter(isFlag),
    given: [...before.filter((arg) => !isFlag(arg)), ...behind],
  }
}
