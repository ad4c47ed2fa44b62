import type { Id } from '../../kernel/id'
import type { Priority } from '../task'
import { type QuickMeaning, timeInHalf } from './quick-meaning'
import type { PhrasePosition } from './quick-words'

/** A part of what was typed, and what it says of the task. */
export interface ReadPhrase extends QuickMeaning {
  readonly text: string
  readonly priority?: Priority
  readonly assigneeId?: Id
}

const FACTS = ['day', 'time', 'repeat', 'priority', 'assigneeId'] as const
export type QuickFact = (typeof FACTS)[number]

/** A phrase, where it was found. */
export interface Found extends ReadPhrase {
  readonly start: number
  readonly end: number
  readonly position: PhrasePosition
}

/** What of the phrases found is meant: those that stand where one means them. */
export function meantOf(found: readonly Found[], typed: string): readonly Found[] {
  return chosen(runsOf(withHalves(found, typed), typed))
}

/** "This evening at 8" and "at 8 in the evening", each as one phrase. */
function withHalves(found: readonly Found[], typed: string): readonly Found[] {
  const joined: Found[] = []
  for (const phrase of found) {
    const last = joined.at(-1)
    const one = last === undefined ? null : timeAndHalf(last, phrase, typed)
    if (one === null) joined.push(phrase)
    else joined.splice(-1, 1, one)
  }
  return joined
}

function timeAndHalf(first: Found, second: Found, typed: string): Found | null {
  const [part, hour] = first.half === undefined ? [second, first] : [first, second]
  if (part.half === undefined || hour.half !== undefined || hour.time === undefined) return null
  if (hour.day !== undefined || typed.slice(first.end, second.start).trim() !== '') return null
  const { half, ...named } = part
  return {
    ...named,
    time: timeInHalf(hour.time, half),
    text: typed.slice(first.start, second.start + second.text.length),
    start: first.start,
    end: second.end,
    position: part.position === 'anywhere' ? 'anywhere' : 'end',
  }
}

/** Phrases with nothing between them, and whether the title is before or after them. */
interface Run {
  readonly phrases: readonly Found[]
  readonly isFirst: boolean
  readonly isLast: boolean
}

function runsOf(found: readonly Found[], typed: string): readonly Run[] {
  const runs: Found[][] = []
  for (const phrase of found) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run !== undefined && last !== undefined && typed.slice(last.end, phrase.start).trim() === '') run.push(phrase)
    else runs.push([phrase])
  }
  return runs.map((phrases) => ({
    phrases,
    isFirst: typed.slice(0, phrases[0]?.start).trim() === '',
    isLast: typed.slice(phrases.at(-1)?.end).trim() === '',
  }))
}

/** Those that stand where they are meant; of two that say the same, the last. */
function chosen(runs: readonly Run[]): readonly Found[] {
  const placed = runs.flatMap(({ phrases, isFirst, isLast }) => {
    const says = (fact: QuickFact) => phrases.some((phrase) => phrase.position !== 'with-day' && phrase[fact] !== undefined)
    // A day and an hour together are no part of a name: "Do. 14 Uhr Zahnarzt".
    const isSure =
      isLast ||
      (says('day') && says('time')) ||
      phrases.some(({ position }) => position === 'anywhere' || (position === 'edge' && isFirst))
    const accepted = phrases.filter(({ position }) => position === 'anywhere' || isSure)
    const hasDay = accepted.some(({ position, day }) => position !== 'with-day' && day !== undefined)
    return accepted.filter(({ position }) => position !== 'with-day' || hasDay)
  })
  const said = new Set<QuickFact>()
  return placed
    .toReversed()
    .filter((phrase) => {
      const says = factsOf(phrase)
      if (says.some((fact) => said.has(fact))) return false
      for (const fact of says) said.add(fact)
      return true
    })
    .toReversed()
}

export function factsOf(phrase: ReadPhrase): readonly QuickFact[] {
  return FACTS.filter((fact) => phrase[fact] !== undefined)
}
