import { BaseSequencer } from 'vitest/node'

/** A whole contract in a dozen lines. */
const IS_CONTRACT = /\.contract(?:\.browser)?\.test\.ts$/u

/** From here on the page keeps the focus, as long as it lasts: whoever counts on that of a new page comes before. */
const KEEPS_FOCUS = /settings\/api-keys\.browser/u

/**
 * Vitest begins with the longest files, which it judges by their size until it knows better: in a new checkout the contracts,
 * which take the longest and are the shortest to read, would come last, and one core would look on.
 */
export class LongestFirst extends BaseSequencer {
  async sort(files) {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project.name))]
    const rank = ({ project, moduleId }) => projects.indexOf(project.name) * 3 + placeOf(moduleId)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

function placeOf(moduleId) {
  if (KEEPS_FOCUS.test(moduleId)) return 2
  return IS_CONTRACT.test(moduleId) ? 0 : 1
}
