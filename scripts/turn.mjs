import { execFileSync } from 'node:child_process'
import { ROOT } from './setup.mjs'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What decides which of the tests that take turns are tried (`tests/support/in-turn.ts`): the commit, so that a run of the same
 * commit elsewhere tries the same, and one of the next commit others. Where there is no repository, the day.
 */
export function turnOfCommit() {
  try {
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return Number.parseInt(commit.slice(0, 8), 16)
  } catch {
    return Math.floor(Date.now() / DAY_MS)
  }
}
