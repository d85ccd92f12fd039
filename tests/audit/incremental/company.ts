import { type ChildProcess, spawn } from 'node:child_process'
import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { copyFolder } from '../../../scripts/machine/files/copy-folder.ts'
import { productFolder as root } from '../../../scripts/machine/packages/product-folder.ts'
import { share, treeOf } from './trees.ts'

/** A company's folder that is built by processes of their own, and what it is compared with. */
export interface Company {
  parent: string
  folder: string
  today: string
}

/** @param blocks folder of its own blocks, where it has any */
export const openCompany = async (
  content: string,
  today: string,
  blocks?: string,
): Promise<Company> => {
  const parent = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-harm-'))
  const folder = path.join(parent, 'company')
  await copyFolder(content, path.join(folder, 'content'))
  if (blocks) await copyFolder(blocks, path.join(folder, 'blocks'))
  await share(path.join(root, '.gewerk'), path.join(folder, '.gewerk'))
  return { parent, folder, today }
}

/** How a build ended: its exit code, or the signal that ended it, and what it said of faults. */
export interface Ended {
  code: number | string | null
  said: string
}

export interface Running {
  process: ChildProcess
  ended: Promise<Ended>
}

/** Begins to build. */
export const startBuild = ({ folder, today }: Company, out = 'dist'): Running => {
  const args = [path.join(root, 'scripts/run.mjs'), 'gewerk', 'build', '--folder', folder]
  const env = { ...process.env, TODAY: today, OUT_DIR: out, CONTENT_DIR: '' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const said: string[] = []
  child.stderr.on('data', (text) => said.push(String(text)))
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code: code ?? signal, said: said.join('') }))
  })
  return { process: child, ended }
}

export const build = (company: Company, out?: string): Promise<Ended> =>
  startBuild(company, out).ended

/** The site that is made where nothing is remembered, and nothing was built before. */
export const coldSite = async ({ parent, folder, today }: Company) => {
  const cold = path.join(parent, 'cold')
  await fs.rm(cold, { recursive: true, force: true })
  for (const name of ['content', 'blocks'])
    await fs.cp(path.join(folder, name), path.join(cold, name), { recursive: true }).catch(() => {})
  // Pictures come from elsewhere: those of the company may have been damaged.
  const spare = path.join(parent, 'pictures')
  await fs.cp(path.join(folder, '.gewerk/app'), path.join(cold, '.gewerk/app'), { recursive: true })
  await fs.cp(spare, path.join(cold, '.gewerk/pictures'), { recursive: true }).catch(() => {})
  const { code, said } = await build({ parent, folder: cold, today })
  if (code !== 0) throw new Error(`The cold build ended with ${code}: ${said}`)
  await fs.rm(spare, { recursive: true, force: true })
  await fs.rename(path.join(cold, '.gewerk/pictures'), spare)
  return treeOf(path.join(cold, 'dist'))
}
