import { existsSync } from 'node:fs'
import path from 'node:path'

/** How packages are added to a project, how only for those who work on it, and how all of them are installed. */
interface Manager {
  add: string
  forDevelopment: string
  install: string
  /** Takes along what each kind of machine has a package of its own for, if that was forbidden. */
  forMachine?: string
}

const NPM: Manager = {
  add: 'npm install',
  forDevelopment: '--save-dev',
  install: 'npm install',
  forMachine: '--include=optional',
}

/** By what each writes down of all that it has installed; npm, where none has. */
const MANAGERS: Readonly<Record<string, Manager>> = {
  'package-lock.json': NPM,
  'pnpm-lock.yaml': { add: 'pnpm add', forDevelopment: '--save-dev', install: 'pnpm install' },
  'yarn.lock': { add: 'yarn add', forDevelopment: '--dev', install: 'yarn install' },
  'bun.lock': { add: 'bun add', forDevelopment: '--dev', install: 'bun install' },
}

/** Several companies may share one installation, in a folder above them. */
const managerOf = (folder: string): Manager => {
  const found = Object.keys(MANAGERS).find((name) => existsSync(path.join(folder, name)))
  if (found) return MANAGERS[found] as Manager
  const parent = path.dirname(folder)
  return parent === folder ? NPM : managerOf(parent)
}

/** The command that adds a package to the project in a folder. */
export const addingPackage = (folder: string, name: string): string =>
  `${managerOf(folder).add} ${name}`

/** The command that adds packages with which its sources are compiled. */
export const addingTools = (folder: string, names: readonly string[]): string => {
  const { add, forDevelopment } = managerOf(folder)
  return [add, forDevelopment, ...names].join(' ')
}

/** The command that installs all packages of the project in which a folder lies. */
export const installingAnew = (folder: string): string => managerOf(folder).install

/** The same where packages for another kind of machine are installed, or none. */
export const installingForMachine = (folder: string): string => {
  const { install, forMachine } = managerOf(folder)
  return forMachine === undefined ? install : `${install} ${forMachine}`
}
