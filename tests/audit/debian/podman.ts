import { execFile, execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { emptyFolder } from '../../workspace.ts'

/** It needs a network of its own, or rights of systemd, that machines for tests seldom give. */
const SETTINGS = (folder: string) => ({
  CONTAINERS_CONF: `[containers]
netns = "host"
default_ulimits = ["nofile=1024:1024", "nproc=1024:1024"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`,
  CONTAINERS_STORAGE_CONF: `[storage]
driver = "overlay"
runroot = "${folder}/run"
graphroot = "${folder}/graph"
`,
})

/** A podman that keeps everything in a folder of its own. */
export const openPodman = async () => {
  const folder = await emptyFolder()
  const env: NodeJS.ProcessEnv = { ...process.env }
  for (const [name, text] of Object.entries(SETTINGS(folder))) {
    env[name] = path.join(folder, name)
    await fs.writeFile(path.join(folder, name), text)
  }
  /** Runs a line as root in a folder, as a shell does. */
  const run = async (line: string, cwd: string): Promise<string> => {
    const args = ['-ec', line]
    return (await promisify(execFile)('/bin/bash', args, { env, cwd, maxBuffer: 1e8 })).stdout
  }
  /** Makes an image of a folder, by the name of one that could be fetched. */
  const takeFor = (root: string, image: string): void =>
    void execFileSync('/bin/bash', ['-ec', `tar -C ${root} -c . | podman import - ${image}`], {
      env,
      stdio: 'ignore',
    })
  const end = async (): Promise<void> => {
    await run('podman pod rm --force --all; podman system reset --force', '/')
  }
  return { root: '/', run, takeFor, end }
}
