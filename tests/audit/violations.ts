import axe, { type RuleObject } from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe has against the page, rule by rule. */
export const violations = async (page: Page, rules: RuleObject = {}): Promise<string[]> => {
  // Evaluated through the protocol, which the page's security policy does not concern.
  await page.evaluate(axe.source)
  const results = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    { rules },
  )
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}
