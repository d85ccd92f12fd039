import { examine } from '../doctor/examine.ts'
import { reportFindings } from '../doctor/report.ts'
import { type Environment, openSite } from './open-site.ts'

/**
 * `gewerk doctor`: what of the machine and the folder is right, and what to do about the rest. It opens
 * the site itself, because others give up where that fails.
 *
 * @returns the exit code: 0 all right, 1 something is wrong
 */
export const doctor = async ({
  folder,
  env,
  interfaceFile,
}: Required<Environment>): Promise<number> => {
  const site = await openSite({ folder, env: { ...env, TODAY: undefined } })
  const findings = await examine({ site, env, interfaceFile })
  console.log(reportFindings(findings))
  return findings.some(({ state }) => state === 'wrong') ? 1 : 0
}
