import { buildSite } from './build-site.ts'
import { contentFolder, outFolder } from './folders.ts'
import { run } from './run.ts'

run('build', () => buildSite(contentFolder(), outFolder()))
