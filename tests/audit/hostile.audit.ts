import { expect, test } from 'vitest'
import { BAKERY } from '../workspace.ts'
import { AUDITED } from './audited.ts'
import { Bench, type Outcome } from './hostile/bench.ts'
import { variantsOf } from './hostile/variants.ts'

/** `SEED=7 ROUNDS=500 npm run audit -- hostile` brings about other damage, and more of it. */
const SEED = Number(process.env.SEED ?? 1)
const ROUNDS = Number(process.env.ROUNDS ?? 60)

/** `KIND=svg` checks only what has it in its name. */
const KIND = new RegExp(process.env.KIND ?? '')

/** Milliseconds of processor time that a check may take beyond that of the good content. */
const LIMIT = 2000

const faultsOf = ({ exit, cpu, output }: Outcome, base: number): string[] => [
  ...(exit === 0 || exit === 1 ? [] : [`exit ${exit}`]),
  ...(/Prüfprogramm|\n\s+at /.test(output) ? ['stack trace'] : []),
  ...(cpu === undefined || cpu > base + LIMIT ? [`${cpu ?? '?'} ms`] : []),
]

test.each([
  ['the site', AUDITED],
  ['another company', BAKERY],
])(
  'whatever stands in the content of %s, the check ends soon and says what is wrong',
  { timeout: 7_200_000 },
  async (_, content) => {
    const bench = await Bench.open(content)
    // The first run builds the program.
    await bench.check()
    const { exit, cpu: base = 0 } = await bench.check()
    expect(exit).toBe(0)
    const variants = variantsOf(bench.texts, SEED, ROUNDS).filter(({ name }) => KIND.test(name))
    console.log(`${variants.length} variants, seeds from ${SEED} on; the good content: ${base} ms`)
    const failed: string[] = []
    let slowest = 0
    for (const variant of variants) {
      const outcome = await bench.check(variant)
      const faults = faultsOf(outcome, base)
      slowest = Math.max(slowest, (outcome.cpu ?? 0) - base)
      if (faults.length === 0) continue
      failed.push(`${variant.name}: ${faults.join(', ')}`)
      console.log(failed.at(-1))
    }
    await bench.close()
    console.log(
      `${variants.length - failed.length} of ${variants.length} end well; slowest + ${slowest} ms`,
    )
    expect(failed).toEqual([])
  },
)

test('there are variants enough', async () => {
  const bench = await Bench.open(BAKERY)
  expect(
    new Set(variantsOf(bench.texts, SEED, ROUNDS).map(({ name }) => name)).size,
  ).toBeGreaterThan(250)
})
