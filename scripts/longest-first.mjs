import { BaseSequencer } from 'vitest/node'

/** A whole contract in a dozen lines. */
const IS_CONTRACT = /\.contract(?:\.browser)?\.test\.ts$/u

/**
 * Vitest begins with the longest files, which it judges by their size until it knows better: in a new checkout the contracts,
 * which take the longest and are the shortest to read, would come last, and one core would look on.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const rank = ({ project, moduleId }) => projects.indexOf(project.name) * 2 + (IS_CONTRACT.test(moduleId) ? 0 : 1)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
