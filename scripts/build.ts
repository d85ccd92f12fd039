import { buildSite } from './build-site.ts'
import { contentFolder, outFolder } from './folders.ts'

try {
  process.exitCode = await buildSite(contentFolder(), outFolder())
} catch (error) {
  console.error(error)
  console.error(
    'Internal error: the build failed. This is a fault of the program, not of the content.',
  )
  process.exitCode = 2
}
