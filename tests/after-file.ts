import { afterAll } from 'vitest'
import { clearSpare } from './workspace.ts'

afterAll(clearSpare)
