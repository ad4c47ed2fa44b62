import { test as base, expect } from '@playwright/test'
import { gapOf } from '../../../scripts/engines/gaps.mjs'
import { chooseBackend, type BackendChoice } from './backend'
import { focusIsJudged } from './lost-focus'
import { collectProblems } from './problems'

export { expect }

interface Options {
  /** The backend of every page in the test. Change it with `test.use({ backend: … })`. */
  readonly backend: BackendChoice
  /** The backend is the first choice only: what the page chooses later on stays. */
  readonly choosesOnce: boolean
  /** Console errors that the test provokes on purpose. */
  readonly expectedProblems: readonly RegExp[]
}

/**
 * A test in an empty profile that fails, whatever else it shows, if a page had a problem; and that has to fail where its
 * engine cannot do it.
 */
export const test = base.extend<Options & { readonly problems: readonly string[]; readonly gap: void }>({
  gap: [
    async ({ browserName: _ }, provide, { project, file, titlePath, fail }) => {
      const gap = gapOf(project.name, file, titlePath.join(' '))
      if (gap !== null) fail(true, gap.why)
      await provide()
    },
    { auto: true },
  ],
  backend: [{ set: 'memory', kept: true }, { option: true }],
  choosesOnce: [false, { option: true }],
  expectedProblems: [[], { option: true }],
  problems: [
    async ({ context, backend, choosesOnce, expectedProblems }, provide) => {
      await chooseBackend(context, backend, { once: choosesOnce })
      const problems = await collectProblems(context)
      await provide(problems)
      await focusIsJudged(context)
      expect(problems.filter((problem) => !expectedProblems.some((expected) => expected.test(problem)))).toEqual([])
    },
    { auto: true },
  ],
})
