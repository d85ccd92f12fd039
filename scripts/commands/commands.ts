import { readOptions } from '../machine/command-line/read-options.ts'
import type { Command } from './command.ts'
import type { Environment } from './open-site.ts'

/** A command with the site still to be opened. */
type Run = (surroundings: Required<Environment>, args: string[]) => Promise<number>

const onSite =
  (load: () => Promise<Command>, open: 'openSite' | 'openSiteToMend' = 'openSite'): Run =>
  async (surroundings, args) => {
    const opening = await import('./open-site.ts')
    const site = await opening[open](surroundings)
    return (await load())(site, args)
  }

/** A command without arguments: if some are given, somebody means them, and they must not be ignored. */
const alone =
  (run: Run): Run =>
  async (surroundings, args) => {
    readOptions({ args, options: {} })
    return run(surroundings, args)
  }

/** Each loads only what it needs: `check` is run after every change. */
export const commands: Record<string, Run> = {
  start: alone(onSite(async () => (await import('./start.ts')).start)),
  dev: alone(onSite(async () => (await import('./dev.ts')).dev, 'openSiteToMend')),
  deploy: onSite(async () => (await import('./deploy.ts')).deploy),
  inbox: alone(onSite(async () => (await import('./inbox.ts')).inbox)),
  check: onSite(async () => (await import('./check.ts')).check),
  build: alone(onSite(async () => (await import('./build.ts')).build)),
  new: onSite(async () => (await import('./new.ts')).newEntry),
  edit: onSite(async () => (await import('./edit.ts')).edit),
  upgrade: onSite(async () => (await import('./upgrade.ts')).upgrade),
  handbuch: onSite(async () => (await import('./handbuch.ts')).handbuch),
  doctor: alone(async (surroundings) => (await import('./doctor.ts')).doctor(surroundings)),
}
