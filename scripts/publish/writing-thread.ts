import fs from 'node:fs'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import type { WrittenFile } from './build-manifest.ts'
import { bytesOf, type Content, record } from './content.ts'
import { writeNow } from './site-places.ts'

/** What a thread is asked to write. */
export interface Order {
  id: number
  files: [name: string, content: Content][]
}

/** What came of it; an error loses all but its words on the way, and disks explain theirs by the rest. */
export interface Receipt {
  id: number
  written?: WrittenFile[]
  fault?: Record<string, unknown>
}

const folders = new Set<string>()

const write = (root: string, name: string, content: Content): WrittenFile => {
  const location = path.join(root, name)
  const folder = path.dirname(location)
  if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true })
  folders.add(folder)
  const bytes = bytesOf(content)
  writeNow(location, bytes)
  return record(bytes)
}

const fulfil = ({ id, files }: Order): Receipt => {
  try {
    return { id, written: files.map(([name, content]) => write(workerData, name, content)) }
  } catch (error) {
    const { message, stack, code, syscall, path: where } = error as NodeJS.ErrnoException
    return { id, fault: { message, stack, code, syscall, path: where } }
  }
}

// Compresses and writes into an empty folder, `workerData`, what the thread that renders hands over.
parentPort?.on('message', (order: Order) => parentPort?.postMessage(fulfil(order)))
