import { expect, test } from 'vitest'
import { engines } from '../../../package.json'
import { isInRange } from '../../../scripts/machine/node/node-range.mjs'

test.each(['20.19.0', '20.20.2', '22.12.0', '22.21.1', '24.0.0', '25.1.0'])('Node %s', (version) =>
  expect(isInRange(version, engines.node)).toBe(true))

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0', '23.11.1'])('not Node %s', (version) =>
  expect(isInRange(version, engines.node)).toBe(false))
