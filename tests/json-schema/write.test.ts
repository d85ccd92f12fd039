import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compile } from '../../scripts/compile/compile.ts'
import { lookInto } from '../../scripts/compile/look-into.ts'
import { writeSchemas } from '../../scripts/json-schema/write.ts'
import { remembering } from '../../scripts/memory/open-memory.ts'
import { schemaFolder } from '../../scripts/site/cache.ts'
import { contentFolder, siteOf } from '../workspace.ts'

test('names of an entry that is gone are gone, whoever wrote them meanwhile', async () => {
  const folder = await contentFolder()
  const site = siteOf(folder)
  const memory = remembering()
  const build = async () => writeSchemas(site, await compile(site, { memory }), memory)
  const read = () => fs.readFile(path.join(schemaFolder(site), 'page.json'), 'utf8')
  await build()
  const before = await read()
  const ofNews = path.join(folder, 'news/ofen.md')
  const added = path.join(folder, 'news/messe.md')
  const text = await fs.readFile(ofNews, 'utf8')
  await fs.writeFile(added, text.replace(/^id: .*$/m, 'id: messe'))
  // As `gewerk new` does, which remembers nothing.
  await writeSchemas(site, await lookInto(folder, site.model))
  expect(await read()).toContain('messe')
  await fs.rm(added)
  await build()
  expect(await read()).toBe(before)
})
