import { quiet } from './quiet.mjs'

export function median(values) {
  return percentile(values, 50)
}

/** The value below which that share of the values lies, between neighbours by straight line. */
export function percentile(values, percent) {
  if (values.length === 0) throw new Error('No samples.')
  const sorted = [...values].sort((a, b) => a - b)
  const at = ((sorted.length - 1) * percent) / 100
  const low = Math.floor(at)
  return sorted[low] + (sorted[Math.ceil(at)] - sorted[low]) * (at - low)
}

/** Runs each task once a round, so that whatever else the machine does falls on all of them alike. */
export async function interleave(rounds, tasks) {
  const samples = Object.fromEntries(Object.keys(tasks).map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, task] of Object.entries(tasks)) {
      await quiet()
      samples[name].push(await task(round))
    }
  }
  return samples
}
