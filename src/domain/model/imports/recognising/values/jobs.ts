import { JOB_WORDS } from '../../knowledge/job-words'
import { keysOf, matchWords } from '../../match-key'

const JOBS = keysOf(JOB_WORDS)

/** Does it say what somebody does at work? */
export function isJob(value: string): boolean {
  return value.length < 80 && !/[\d@]/.test(value) && matchWords(value).some((word) => JOBS.has(word))
}
