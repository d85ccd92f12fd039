import { spawn } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { memoryFolder } from '../../../scripts/site/cache.ts'
import { AUDITED_TODAY } from '../audited.ts'
import type { Made, Texts, Variant } from './variant.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const REPORT = path.join(ROOT, 'scripts/bench/report-usage.mjs')

/** After so many milliseconds a command is ended: it would not come to an end. */
const PATIENCE = 300_000

/** What became of a command. */
export interface Outcome {
  exit: number | null
  /** Processor time in milliseconds; missing where the process was ended. */
  cpu: number | undefined
  output: string
  errors: string
}

/** Runs a command on a content folder as a process of its own. */
const run = (folder: string, ...command: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--import', REPORT, path.join(ROOT, 'scripts/run.mjs'), 'gewerk', ...command],
      {
        cwd: ROOT,
        env: {
          ...process.env,
          CONTENT_DIR: folder,
          OUT_DIR: path.join(path.dirname(folder), 'dist'),
          TODAY: AUDITED_TODAY,
        },
        stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
        timeout: PATIENCE,
        killSignal: 'SIGKILL',
      },
    )
    const said = ['', '', '']
    for (const [index, channel] of [child.stdout, child.stderr, child.stdio[3]].entries())
      channel?.on('data', (data) => {
        said[index] += data
      })
    child.on('close', (exit) => {
      const [output = '', errors = '', cpu] = said
      resolve({ exit, cpu: cpu ? Number.parseFloat(cpu) : undefined, output, errors })
    })
  })

const make = async (location: string, content: Made): Promise<void> => {
  await fs.rm(location, { recursive: true, force: true })
  if (content === null) return
  await fs.mkdir(path.dirname(location), { recursive: true })
  if (typeof content === 'string' || content instanceof Uint8Array)
    return fs.writeFile(location, content)
  if ('link' in content) return fs.symlink(content.link, location)
  await fs.writeFile(location, '')
  await fs.truncate(location, content.size)
}

/** A place in which variants of a content are checked, one after the other. */
export class Bench {
  private constructor(
    private readonly content: string,
    readonly folder: string,
    readonly texts: Texts,
  ) {}

  static async open(content: string): Promise<Bench> {
    const parent = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-hostile-'))
    const names = await fs.readdir(content, { recursive: true })
    const texts: Texts = {}
    for (const name of names.filter((each) => /\.(yaml|md)$/.test(each)).toSorted())
      texts[name] = await fs.readFile(path.join(content, name), 'utf8')
    return new Bench(content, path.join(parent, 'content'), texts)
  }

  close = () => fs.rm(path.dirname(this.folder), { recursive: true, force: true })

  /** Checks the content with the files of a variant; without one, as it is. */
  check = async (variant: Variant = { name: '', files: {} }): Promise<Outcome> => {
    await fs.rm(this.folder, { recursive: true, force: true })
    await fs.cp(this.content, this.folder, { recursive: true, preserveTimestamps: true })
    for (const [name, content] of Object.entries(variant.files)) await this.put(name, content)
    if (variant.rawName) await this.putRaw(variant.rawName)
    return run(this.folder, 'check', '--format', 'json')
  }

  /** Checks the good content with nothing remembered. */
  checkCold = async (): Promise<Outcome> => {
    const cache = path.join(ROOT, '.gewerk')
    await fs.rm(memoryFolder({ cache, content: this.folder }), { recursive: true, force: true })
    return this.check()
  }

  /** Builds the content that was checked last. */
  build = (): Promise<Outcome> => run(this.folder, 'build')

  private put = async (name: string, content: Made): Promise<void> => {
    const [first = ''] = name.split('/')
    const above = path.join(this.folder, first)
    const isFile = await fs.stat(above).then(
      (found) => found.isFile(),
      () => false,
    )
    if (name !== first && isFile) await fs.rm(above)
    await make(path.join(this.folder, name), content)
  }

  private putRaw = async (name: Uint8Array): Promise<void> => {
    const location = Buffer.concat([Buffer.from(`${this.folder}/`), name])
    await fs.mkdir(location.subarray(0, location.lastIndexOf('/')), { recursive: true })
    await fs.writeFile(location, 'a: b')
  }
}
