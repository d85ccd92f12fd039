import { expect, test } from 'vitest'
import { BAKERY } from '../workspace.ts'
import { AUDITED } from './audited.ts'
import { Bench } from './hostile/bench.ts'
import { builtFaults, faultsOf } from './hostile/judge.ts'
import { variantsOf } from './hostile/variants.ts'

/** `SEED=7 ROUNDS=500 npm run audit -- hostile` brings about other damage, and more of it. */
const SEED = Number(process.env.SEED ?? 1)
const ROUNDS = Number(process.env.ROUNDS ?? 60)

/** `KIND=svg` checks only what has it in its name. */
const KIND = new RegExp(process.env.KIND ?? '')

test.each([
  ['the site', AUDITED],
  ['another company', BAKERY],
])(
  'whatever stands in the content of %s, the check ends soon and says what is wrong where, or it can be built',
  { timeout: 7_200_000 },
  async (_, content) => {
    const bench = await Bench.open(content)
    // The first run builds the program.
    await bench.check()
    const { exit, cpu: base = 0 } = await bench.checkCold()
    expect(exit).toBe(0)
    const variants = variantsOf(bench.texts, SEED, ROUNDS).filter(({ name }) => KIND.test(name))
    console.log(
      `${variants.length} variants, seeds from ${SEED} on; the good content, nothing remembered: ${base} ms`,
    )
    const failed: string[] = []
    let slowest = 0
    let built = 0
    for (const variant of variants) {
      const outcome = await bench.check(variant)
      const faults = faultsOf(outcome, variant, base)
      if (outcome.exit === 0) {
        built += 1
        faults.push(...builtFaults(await bench.build()))
      }
      slowest = Math.max(slowest, (outcome.cpu ?? 0) - base)
      if (faults.length === 0) continue
      failed.push(`${variant.name}: ${faults.join(', ')}`)
      console.log(failed.at(-1))
    }
    await bench.close()
    console.log(
      `${variants.length - failed.length} of ${variants.length} end well, ${built} are built; slowest + ${slowest} ms`,
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
