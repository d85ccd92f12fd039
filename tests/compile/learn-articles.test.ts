import { promises as fs } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeArchive } from '../../scripts/bench/archives/write-archive.ts'
import { openArticles } from '../../scripts/compile/article-task.ts'
import { type Compiled, compile } from '../../scripts/compile/compile.ts'
import type { Memory } from '../../scripts/memory/memory.ts'
import { remembering } from '../../scripts/memory/open-memory.ts'
import { openShelf } from '../../scripts/memory/shelf.ts'
import { product } from '../../scripts/product/product.ts'
import type { Progress } from '../../scripts/progress/progress.ts'
import type { Team } from '../../scripts/threads/team.ts'
import { emptyFolder, siteOf, TODAY } from '../workspace.ts'

/** A team in which a thread does every order: what it is told, and what it says, is a copy. */
const onlyThreads: Team = {
  worthwhile: 4,
  share: async ({ setting, count, order, done }) => {
    const look = openArticles(structuredClone(setting) as never, product)
    return Array.from({ length: count }, (_, index) => {
      const result = structuredClone(look(structuredClone(order(index)) as never)) as never
      done?.(result, index)
      return result
    })
  },
  end: async () => undefined,
}

/** A team without threads. */
const onlyHere: Team = {
  ...onlyThreads,
  share: async ({ count, here, done }) => {
    const results = []
    for (let index = 0; index < count; index += 1) {
      const result = await here(index)
      done?.(result, index)
      results.push(result)
    }
    return results
  },
}

/** Notes stages that are told of while another one is. */
const besides = () => {
  const noted: string[] = []
  let under: string | undefined
  const progress: Progress = function* (stage, items) {
    if (under !== undefined) noted.push(`${stage} besides ${under}`)
    const before = under
    under = stage
    yield* items
    under = before
  }
  return { noted, progress }
}

/** A memory that tells which results were made by who asked it. */
const listening = () => {
  const memory = remembering()
  const made: string[] = []
  const recall: Memory['recall'] = (task) =>
    memory.recall({
      ...task,
      make: (...around) => {
        made.push(task.name)
        return task.make(...around)
      },
    })
  return { made, memory: { ...memory, recall } }
}

const seen = ({ problems, site }: Compiled) => ({
  problems,
  pages: site?.pages.map(({ data, fields, facts, groups }) => ({ data, fields, facts, groups })),
})

const archive = async () => {
  const content = path.join(await emptyFolder(), 'content')
  const article = { title: 'Neues vom Ofen', body: 'Er *backt* jetzt mit Holz.' }
  await writeArchive(content, [article], 40, TODAY)
  return content
}

test('what threads find out about articles is not found out again, and is the same', async () => {
  const content = await archive()
  const shelf = openShelf(path.join(await emptyFolder(), 'pages'))
  const { made, memory } = listening()
  const shared = await compile(siteOf(content), { memory, shelf, team: onlyThreads })
  expect(made.filter((name) => /news\/artikel/.test(name))).toEqual([])
  expect(seen(shared)).toEqual(seen(await compile(siteOf(content))))
})

test('while articles are looked at, nothing else is told than how many of them all are', async () => {
  const { noted, progress } = besides()
  const { memory } = listening()
  await compile(siteOf(await archive()), { memory, team: onlyHere, progress })
  expect(noted).toEqual([])
})

test('a fault in an article comes to light all the same', async () => {
  const content = await archive()
  const file = path.join(content, 'news/artikel-00007.md')
  await fs.writeFile(file, (await fs.readFile(file, 'utf8')).replace('\nauthor:', '\nautor:'))
  const { memory } = listening()
  const { problems } = await compile(siteOf(content), { memory, team: onlyThreads })
  expect(problems).toEqual((await compile(siteOf(content))).problems)
  expect(problems).toMatchObject([{ file: 'content/news/artikel-00007.md', code: 'unknown-key' }])
})
