import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds on the page as it stands: each rule, and where. Transitions must have ended. */
export async function axeFinds(page, { within = ':root', rules } = {}) {
  // Once for each document: to read it anew takes half as long as to look at a screen.
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(SOURCE)
  return page.evaluate(runAxe, { within, rules })
}

/** In the page. No page has frames, so that nothing has to be put together. */
async function runAxe({ within, rules }) {
  // What is in order is told with every node of it, too, unless nobody asks: that takes longer than the looking.
  const only = rules === undefined ? {} : { runOnly: { type: 'rule', values: rules } }
  const { violations } = await window.axe.run(within, { resultTypes: ['violations'], ...only })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}
