import type { TestProject } from 'vitest/node'
import { serveSite } from '../browser/serve-site.ts'
import { AUDITED, AUDITED_TODAY } from './audited.ts'

/** Serves the audited content to the audits that need a browser. */
export default (project: TestProject) => serveSite(project, AUDITED, AUDITED_TODAY)
