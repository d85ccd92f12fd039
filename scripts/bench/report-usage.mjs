// Loaded before a command: says on a channel of its own how many milliseconds of processor time it took,
// and how many kibibytes of memory it had at most.
import { readFileSync, writeSync } from 'node:fs'

/** Linux counts what the process had that started this one (getrusage(2)), but not here (proc_pid_status(5)). */
const ownPeak = () => {
  try {
    return /^VmHWM:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]
  } catch {
    return undefined
  }
}

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeSync(3, `${Math.round((userCPUTime + systemCPUTime) / 1000)} ${ownPeak() ?? maxRSS}`)
})
