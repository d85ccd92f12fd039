import { expect, it } from 'vitest'
import { type Behaviour, behaviours } from './contact/behaviours.ts'
import { healthy, type NetworkFault, networkFaults } from './contact/network-faults.ts'
import { createRandom, type Random } from './contact/random.ts'
import { run } from './contact/run.ts'
import { runWithoutBrowser } from './contact/run-without-browser.ts'
import { openService, SERVICES, type Simulated } from './contact/services.ts'

/** `SEED=7 npm run audit` repeats the draws of a run. */
const SEED = Number(process.env.SEED || Math.floor(Math.random() * 1_000_000))
const DRAWS = Number(process.env.DRAWS || 200)
const AT_ONCE = 4

const networkNames = Object.keys(networkFaults)

/** A fault on the way is met by a click, a behaviour mostly by a sound connection. */
const combine = (kind: string, random: Random) => {
  const isOnTheWay = kind in networkFaults
  const first = isOnTheWay ? kind : random.chance(0.4) ? random.pick(networkNames) : undefined
  const second = random.chance(0.3) ? random.pick(networkNames) : undefined
  return { behaviour: isOnTheWay ? 'click' : kind, faults: second ? [first, second] : [first] }
}

type Combination = ReturnType<typeof combine> & { number: number; provider: Simulated }

const draw = (random: Random): Combination[] => {
  const kinds = [...networkNames, ...Object.keys(behaviours)]
  const drawn: string[] = []
  while (drawn.length < DRAWS) drawn.push(...random.shuffle(kinds))
  return drawn
    .slice(0, DRAWS)
    .map((kind, number) => ({ ...combine(kind, random), number, provider: random.pick(SERVICES) }))
}

const send = async ({ number, provider, faults, behaviour }: Combination) => {
  const message = `Audit ${SEED} ${process.pid}-${number}`
  return run({
    message,
    service: openService(provider, message),
    faults: faults.map((name) => (name && networkFaults[name]) || healthy),
    behaviour: behaviours[behaviour] as Behaviour,
  })
}

/** Works through a list, several at once. */
const inParallel = async <T>(list: T[], work: (item: T) => Promise<void>): Promise<void> => {
  const rest = [...list]
  const worker = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

const nameOf = ({ number, provider, faults, behaviour }: Combination) =>
  `${number} ${provider}, ${behaviour}: ${faults.map((fault) => fault ?? 'no fault').join(', then ')}`

it(`claims nothing false, loses and doubles nothing in secret in ${DRAWS} messages`, async () => {
  const kinds = networkNames.length + Object.keys(behaviours).length
  console.log(
    `SEED=${SEED}: ${DRAWS} messages, ${kinds} kinds of faults, ${SERVICES.length} services`,
  )
  expect(kinds).toBeGreaterThanOrEqual(45)
  const complaints: string[] = []
  const counts = new Map<string, number>()
  await inParallel(draw(createRandom(SEED)), async (combination) => {
    const outcome = await send(combination).catch((error: Error) => ({
      told: [],
      stored: 0,
      complaints: [error.message.split('\n').slice(0, 3).join(' ')],
    }))
    const row = `${outcome.told.at(-1)} after ${outcome.told.length}, there ${outcome.stored}×`
    counts.set(row, (counts.get(row) ?? 0) + 1)
    const found = outcome.complaints.map((one) => `${one} (${nameOf(combination)})`)
    for (const one of found) console.log(one)
    complaints.push(...found)
  })
  console.log([...counts].map(([row, count]) => `${count} ${row}`).join('\n'))
  expect(complaints).toEqual([])
})

/** These take as long as the world does; a browser has time for some of them, thousands have not. */
const isSlow = (name: string) => /slow|given up/.test(name)

it(`the code alone does neither, in ${DRAWS * 10} messages`, async () => {
  const random = createRandom(SEED)
  const names = networkNames.filter((name) => !isSlow(name))
  const providers = SERVICES.filter((name) => name !== 'inbox')
  const complaints: string[] = []
  for (let number = 0; number < DRAWS * 10; number += 1) {
    const drawn = [names[number % names.length] as string, random.pick(names)]
    const provider = random.pick(providers)
    const service = openService(provider, '')
    const faults = drawn.map((name) => networkFaults[name] as NetworkFault)
    const outcome = await runWithoutBrowser(service, `${number}`, faults, random.chance(0.5))
    complaints.push(
      ...outcome.complaints.map((one) => `${one} (${provider}: ${drawn.join(', then ')})`),
    )
  }
  expect(complaints).toEqual([])
})
