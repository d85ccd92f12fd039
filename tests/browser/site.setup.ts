import type { TestProject } from 'vitest/node'
import { RENOVATION, RENOVATION_TODAY } from '../workspace.ts'
import { provideDevApp } from './dev-app.ts'
import { serveSite } from './serve-site.ts'

/** Serves the larger company to all browser tests, and compiles what shows others while they are edited. */
export default async (project: TestProject) => {
  const close = await serveSite(project, RENOVATION, RENOVATION_TODAY)
  const remove = await provideDevApp(project)
  return async () => {
    await close()
    await remove()
  }
}
