import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Fails with what axe finds on the page as it stands: each rule, and where. Transitions must have ended.
 *
 * No page has frames of another origin, so axe runs in the page itself and needs no second one to put its results together.
 *
 * @param within a selector: nothing else is looked at, which is quicker by far
 */
export async function expectAccessible(page: Page, place: string, within?: string): Promise<void> {
  // What is in order is told with every node of it, too, unless nobody asks: that takes longer than the looking.
  const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await (within === undefined ? builder : builder.include(within)).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${place}: ${id} at ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
  expect.soft(found).toEqual([])
}
