import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { upgradesOf } from '../../../scripts/dev/renderer/upgrades.ts'

test('a connection to be upgraded is taken by the one who asked last, and by nobody else', () => {
  const server = createServer()
  const taken: string[] = []
  upgradesOf(server).on('upgrade', (socket) => taken.push(`first ${socket}`))
  server.emit('upgrade', 1)
  upgradesOf(server).on('upgrade', (socket) => taken.push(`second ${socket}`))
  server.emit('upgrade', 2)
  expect(taken).toEqual(['first 1', 'second 2'])
})
