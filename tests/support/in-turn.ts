const DAY_MS = 24 * 60 * 60 * 1000
const TODAY = Math.floor(Date.now() / DAY_MS)

/**
 * One in `every` of these, others from day to day, so that each has its turn; of fewer, one. For what takes its time and shows
 * that tests notice what they are for. `npm run contracts` asks for all.
 *
 * @param from where the turn of the first day begins
 */
export function inTurn<T>(all: readonly T[], every: number, from = 0): readonly T[] {
  if (process.env['WHOLE_CONTRACT'] !== undefined) return all
  const step = Math.min(every, all.length)
  return all.filter((_, at) => at % step === (TODAY + from) % step)
}
