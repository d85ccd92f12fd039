import { vi } from 'vitest'
import type { Command } from '../scripts/commands/command.ts'
import { WrongUsage } from '../scripts/machine/wrong-usage.ts'
import type { Site } from '../scripts/site/site.ts'

/** What became of a command. */
export interface Outcome {
  exit: number
  out: string
  error: string
}

/** Calls a command in this process; what it prints is kept instead. */
export const call = async (command: Command, site: Site, ...args: string[]): Promise<Outcome> => {
  const said = { out: '', error: '' }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation((text) => {
      said.out += `${text}\n`
    }),
    vi.spyOn(console, 'error').mockImplementation((text) => {
      said.error += `${text}\n`
    }),
  ]
  try {
    return { exit: await command(site, args), ...said }
  } catch (error) {
    if (!(error instanceof WrongUsage)) throw error
    return { exit: 2, out: said.out, error: `${said.error}${error.message}\n` }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
