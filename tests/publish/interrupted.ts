import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// A process of its own: it switches two folders and kills itself when it has renamed so many times.
const [next = '', out = '', left = ''] = process.argv.slice(2)
const { renameSync } = fs
let renames = 0
const dieAfter = Number(left)
fs.renameSync = (from, to) => {
  if (renames === dieAfter) process.kill(process.pid, 'SIGKILL')
  renameSync(from, to)
  renames += 1
}
syncBuiltinESMExports()
const { nextFolder, switchSite } = await import('../../scripts/publish/output/switch-site.ts')
fs.cpSync(next, nextFolder(out), { recursive: true })
await switchSite(nextFolder(out), out)
console.log(renames)
