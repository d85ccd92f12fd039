import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What of npm's own list is changed: it calls the component by its folder, which is another for everybody. */
interface Bom {
  metadata: { component: { name: string } }
}

/**
 * The bill of materials of a release (CycloneDX 1.5, JSON): every package of the lock file with its version,
 * licence and digest, those too that are compiled into the commands.
 *
 * @param root the repository
 */
export const billOfMaterials = async (root: string, name: string): Promise<string> => {
  const npm = process.env.npm_execpath ?? path.join(path.dirname(process.execPath), 'npm')
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const [program, first] = npm.endsWith('.js') ? [process.execPath, [npm]] : [npm, []]
  const { stdout } = await run(program, [...first, ...args], { cwd: root, maxBuffer: 1e8 })
  const bom = JSON.parse(stdout) as Bom
  const component = { ...bom.metadata.component, name }
  return JSON.stringify({ ...bom, metadata: { ...bom.metadata, component } })
}
