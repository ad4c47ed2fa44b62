import { coreMaker } from './core-maker'
import { play } from './play'
import { programOf } from './program'

export interface Tally {
  programs: number
  mutations: number
  faults: number
  /** By seed, what broke. */
  readonly violations: [seed: number, what: string][]
}

/** Runs the programs of that many seeds, adding to the tally. */
export function runPrograms(tally: Tally, { first, count }: { readonly first: number; readonly count: number }): void {
  for (let seed = first; seed < first + count; seed += 1) {
    const { broken, mutations, faults } = play(programOf(seed), coreMaker)
    tally.programs += 1
    tally.mutations += mutations
    tally.faults += faults
    if (broken !== null) tally.violations.push([seed, broken])
  }
}
