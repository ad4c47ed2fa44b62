import { play } from './play'
import type { Program } from './program'
import { CALM } from './simulated-connection'
import type { CoreMaker } from './simulated-tab'

/** As few steps and troubles as still break it, so that a person can follow what happened. */
export function shrink(program: Program, makeCore: CoreMaker): Program {
  const kind = play(program, makeCore).broken?.slice(0, 2)
  // What breaks otherwise is another story.
  const isBroken = (candidate: Program) => play(candidate, makeCore).broken?.slice(0, 2) === kind
  let best = program
  const better = (candidate: Program): boolean => {
    if (!isBroken(candidate)) return false
    best = candidate
    return true
  }
  for (let before = -1; before !== best.ops.length;) {
    before = best.ops.length
    for (let size = Math.max(1, best.ops.length >> 1); size >= 1; size >>= 1)
      for (let from = best.ops.length - size; from >= 0; from -= size) better({ ...best, ops: best.ops.toSpliced(from, size) })
  }
  if (!better({ ...best, faults: CALM }))
    for (const [fault, share] of Object.entries(CALM)) better({ ...best, faults: { ...best.faults, [fault]: share } })
  better({ ...best, tellsAsItStands: false })
  better({ ...best, saysEachCommit: true })
  return best
}
