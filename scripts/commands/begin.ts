#!/usr/bin/env node
import { explainHalfInstalled } from '../machine/packages/explain-half-installed.ts'

/**
 * What is called as `gewerk` where it is installed: a file that needs no other one, so that something answers where
 * others are missing.
 */
try {
  const program = './program.js'
  await import(/* @vite-ignore */ program)
} catch (error) {
  const half = explainHalfInstalled()
  if (half === undefined) throw error
  console.error(half)
  process.exitCode = 2
}
