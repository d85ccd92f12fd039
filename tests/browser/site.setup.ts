import type { TestProject } from 'vitest/node'
import { RENOVATION, RENOVATION_TODAY } from '../workspace.ts'
import { serveSite } from './serve-site.ts'

/** Serves the larger company to all browser tests. */
export default (project: TestProject) => serveSite(project, RENOVATION, RENOVATION_TODAY)
