import { promises as fs } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildSite } from '../../../scripts/commands/build-site.ts'
import { productFolder } from '../../../scripts/machine/packages/product-folder.ts'
import { pathOf } from '../../../src/shell/address.ts'
import { RENOVATION, RENOVATION_TODAY, siteOf } from '../../workspace.ts'

const REDIRECTS = [
  ['/alt', '/heating'],
  ['/alt/bad.html', '/bathroom'],
  ['/brötchen', '/contact?inquiry=bathroom'],
  ['/anker', '/about#contact'],
  ['/index.php?id=3', '/about'],
  ['/index.php?id=3&L=1', '/jobs'],
  ['/index.php/2019/05/titel/', '/portfolio'],
  ['/?page_id=7', '/portfolio'],
  ['/?page-id=3', '/heating'],
  ['/?seite=über&L=a:b', '/jobs'],
  ['/anderswo', 'https://anderswo.example/a?b=c'],
  ['/foerderung', 'https://foerderung.example/F%C3%B6rderung?x=a%20b'],
  ['/laden', 'https://laden.example/$uri/$metadata'],
  ['/anrufen', 'tel:+4929420000'],
  ['/anrufen.php?nr=1', 'tel:+4929420000'],
  ['/schreiben.htm', 'mailto:info@erlenbeck.example'],
]

/** A built site with what its servers need. */
export interface BuiltSite {
  /** Everything lies in it; servers may read it. */
  work: string
  /** Folder that a server shows. */
  root: string
  out: string
  serverFiles: string
  host: string
}

/** What of the larger company is otherwise. */
interface Changes {
  /** `form` in site.yaml. */
  form?: string
}

/** Builds the larger company with former addresses, for servers to show it. */
export const buildForHosts = async (url: string, changes: Changes = {}): Promise<BuiltSite> => {
  const work = await fs.mkdtemp(path.join(os.tmpdir(), 'gewerk-hosts-'))
  // Servers run as somebody else.
  await fs.chmod(work, 0o755)
  const content = path.join(work, 'content')
  await fs.cp(RENOVATION, content, { recursive: true })
  const list = REDIRECTS.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`)
  await fs.writeFile(path.join(content, 'redirects.yaml'), list.join(''))
  const file = path.join(content, 'site.yaml')
  const text = await fs.readFile(file, 'utf8')
  const changed = text.replace(/^url: .*$/m, `url: ${url}`)
  await fs.writeFile(
    file,
    changes.form ? changed.replace(/^form:\n(?: .*\n)+/m, changes.form) : changed,
  )
  const root = path.join(work, 'www')
  const [out, serverFiles] = [path.join(root, pathOf(url)), path.join(work, 'deploy')]
  const cache = path.join(productFolder, '.gewerk')
  const code = await buildSite({ ...siteOf(content, RENOVATION_TODAY), out, serverFiles, cache })
  if (code !== 0) throw new Error(`The site could not be built: exit code ${code}`)
  return { work, root, out, serverFiles, host: new URL(url).hostname }
}
