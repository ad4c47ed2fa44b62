/** Eight times as much: what grows with its size takes about eight times as long, what grows with its square 64 times. */
const TIMES = 8
/** Between the two. */
export const LINEAR_MOST = 24

const TURNS = 20
/** What takes this long is measured well in fewer turns. */
const ENOUGH_MS = 200

/** Some systems count the processor's time in steps of this. */
const CLOCK_TICK_MS = 10

/** How many times as long the work takes on eight times as much. */
export function growthOf(work: (size: number) => void, size: number): number {
  return leastMs(work, size * TIMES) / leastMs(work, size)
}

/** The least of twenty, so that what else the machine does counts for little. */
function leastMs(work: (size: number) => void, size: number): number {
  let least = Infinity
  for (let turn = 0, sum = 0; turn < TURNS && (turn < 2 || sum < ENOUGH_MS); turn += 1) {
    const ms = tookMs(() => work(size))
    least = Math.min(least, ms)
    sum += ms
  }
  return Math.max(least, CLOCK_TICK_MS)
}

/** Of the processor: the clock also runs while something else has it. */
export function tookMs(work: () => void): number {
  const begun = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(begun)
  return (user + system) / 1000
}
