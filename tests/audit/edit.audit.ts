import { execFileSync } from 'node:child_process'
import { promises as fs } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openRandom } from '../../scripts/bench/random.ts'
import { changeText } from '../../scripts/edit/change/change-text.ts'
import { patchOf } from '../../scripts/edit/patch.ts'
import { openSpellings } from '../../scripts/edit/spellings/spellings.ts'
import { applied, companyAs, differences } from '../edit/lines.ts'
import { editAtRandom } from '../edit/random-edits.ts'
import { pathsIn, roundTrip } from '../edit/round-trip.ts'
import { textsIn, written } from '../edit/texts.ts'
import { AWKWARD } from '../edit/values.ts'
import { BAKERY, emptyFolder } from '../workspace.ts'
import { AUDITED, AUDITED_TODAY } from './audited.ts'

/** Of the round trips in a file as it is, with the line ends of Windows, without a last line break: one in so many. */
const SHARES = [1, 1, 7]

/** `SEED=7 EDITS=100` are others; `EDITS` is how many edits a file takes in a row. */
const SEED = Number(process.env.SEED || 1)
const EDITS = Number(process.env.EDITS || 1000)

/** Two cores that are busy otherwise need twenty minutes for a company's texts. */
const HOUR = 3_600_000

const companies = { bakery: BAKERY, company: AUDITED }

describe.each(Object.entries(companies))('%s', (name, folder) => {
  test.each(written)(
    'every value becomes every other one and comes back, %s',
    async (how, change) => {
      const faults: string[] = []
      const share = SHARES[written.findIndex(([each]) => each === how)] ?? 1
      let [pairs, trips] = [0, 0]
      for (const file of await textsIn(folder)) {
        const changed = { name: file.name, text: change(file.text) }
        for (const place of pathsIn(changed))
          for (const value of AWKWARD) {
            pairs += 1
            if (pairs % share > 0) continue
            const fault = roundTrip(changed, place, value)
            trips += 1
            if (fault)
              faults.push(`${file.name} ${place.join('.')} ${JSON.stringify(value)}: ${fault}`)
          }
      }
      console.log(`${name}, ${how}: ${trips} round trips, ${faults.length} faults`)
      expect(faults).toEqual([])
    },
    HOUR,
  )

  test('after many edits in a row every file says what the edits say', async () => {
    const random = openRandom(SEED)
    const files = (await textsIn(folder)).filter((file) => file.name.endsWith('.yaml'))
    for (const file of files) expect(() => editAtRandom(file, EDITS, random)).not.toThrow()
    console.log(`${name}: ${files.length} files, ${EDITS} edits each, SEED=${SEED}`)
  })

  test.each(written)('the lines of every text say as much as its file, %s', async (_, change) => {
    const company = await companyAs(folder, AUDITED_TODAY, change)
    expect(differences(company)).toEqual([])
    expect(await applied(company)).toEqual([])
  })

  test('git applies the change of every file', async () => {
    const repository = await emptyFolder()
    const git = (args: string[], input?: string) =>
      execFileSync('git', args, { cwd: repository, input, stdio: ['pipe', 'pipe', 'pipe'] })
    git(['init', '-q'])
    await fs.cp(folder, path.join(repository, 'content'), { recursive: true })
    for (const { name: file, text } of await textsIn(folder)) {
      const source = { path: file, name: file, text }
      const steps = pathsIn(source)[0] as string[]
      const context = { schema: undefined, spellings: openSpellings() }
      const changed = changeText(source, { path: steps, after: 'Zwei\nZeilen: „ja“' }, context)
      if ('refusal' in changed) throw new Error(`${file}: ${changed.refusal.code}`)
      git(['apply'], patchOf(`content/${file}`, text, changed.text))
      expect(await fs.readFile(path.join(repository, 'content', file), 'utf8')).toBe(changed.text)
    }
  })
})
