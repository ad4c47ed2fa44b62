import type { Id } from '../../kernel/id'
import type { PlainDate } from '../../kernel/instant'
import type { Priority, Repeat } from '../task'
import { meaningOf, type QuickClock } from './quick-meaning'
import { patternsOf } from './quick-patterns'
import { factsOf, type Found, meantOf, type QuickFact, type ReadPhrase } from './quick-runs'
import { POSITIONS, type QuickWords } from './quick-words'

export interface QuickTask {
  readonly title: string
  readonly day: PlainDate | null
  /** `15:00` */
  readonly time: string | null
  readonly repeat: Repeat
  /** Null: nothing was said. */
  readonly priority: Priority | null
  readonly assigneeId: Id | null
  /** What was read, in the order in which it was typed. */
  readonly phrases: readonly ReadPhrase[]
  /** A repetition that no task can have; its words are part of the title. */
  readonly unknown: string | null
}

export interface QuickOptions extends QuickClock {
  readonly members: readonly { readonly id: Id; readonly displayName: string }[]
  /** Phrases that were taken back: their words stay in the title. */
  readonly kept: readonly string[]
  /** What was filled in by hand: nothing is read of it. */
  readonly filled: readonly QuickFact[]
}

/**
 * "Call Ana next Friday 15:00": when, how often, how urgent and by whom, as the words of a language say it, and the rest as the
 * title. What is probably part of the title is left there, and so is everything where nothing else would be left.
 */
export function readQuickTask(typed: string, words: QuickWords, options: QuickOptions): QuickTask {
  const found = meantOf(foundIn(typed, words, options), typed)
  const { filled, kept } = options
  const taken = found.filter(
    (phrase) =>
      phrase.isUnknown !== true && !kept.includes(phrase.text) && !factsOf(phrase).some((fact) => filled.includes(fact)),
  )
  const title = titleWithout(typed, taken)
  const phrases = title === '' ? [] : taken
  const said = (of: (phrase: ReadPhrase) => boolean) => phrases.find(of)
  const repeat = said((phrase) => phrase.repeat !== undefined)?.repeat ?? 'none'
  const time = said((phrase) => phrase.time !== undefined)?.time ?? null
  const isToday = !filled.includes('day') && (time !== null || repeat !== 'none')
  const day = said((phrase) => phrase.day !== undefined)?.day ?? (isToday ? options.today : null)
  return {
    title: phrases.length === 0 ? typed.trim() : title,
    day,
    time,
    repeat,
    priority: said((phrase) => phrase.priority !== undefined)?.priority ?? null,
    assigneeId: said((phrase) => phrase.assigneeId !== undefined)?.assigneeId ?? null,
    phrases: phrases.map(({ start: _start, end: _end, position: _position, half: _half, ...phrase }) => phrase),
    unknown: found.find(({ text, isUnknown }) => isUnknown === true && !kept.includes(text))?.text ?? null,
  }
}

/** What has the form of a phrase, from left to right, the longest at each place. */
function foundIn(typed: string, words: QuickWords, options: QuickOptions): readonly Found[] {
  const found: Found[] = []
  let end = 0
  let before = ''
  for (const { 0: word, index: start } of typed.matchAll(/\S+/gu)) {
    if (start >= end) {
      const longest = longestAt(typed, start, words, options)
      if (longest !== null) {
        end = longest.end
        if (isMeant(longest, before, words)) found.push(longest)
      }
    }
    before = word.toLowerCase()
  }
  return found
}

function longestAt(typed: string, start: number, words: QuickWords, options: QuickOptions): Found | null {
  const token = tokenAt(typed, start, words, options)
  if (token !== null) return token
  let longest: Found | null = null
  for (const { phrase, pattern } of patternsOf(words)) {
    pattern.lastIndex = start
    const match = pattern.exec(typed)
    if (match === null || start + match[0].length <= (longest?.end ?? start)) continue
    // A name in the middle of a title is a name: "USA Today", "Guten Morgen".
    if ((phrase === 'today' || phrase === 'tomorrow') && start > 0 && /^\p{Lu}/u.test(match[0])) continue
    const meaning = meaningOf(phrase, match.groups ?? {}, words, options)
    if (meaning === null) continue
    longest = {
      ...meaning,
      text: match[0].replace(/(?<![,;:!?])[,;:!?]+$/u, ''),
      start,
      end: start + match[0].length,
      position: POSITIONS[phrase],
    }
  }
  return longest
}

/** "!high" and "@Nora". */
function tokenAt(typed: string, start: number, { priorities }: QuickWords, { members }: QuickOptions): Found | null {
  const rest = typed.slice(start)
  const found = (text: string, meaning: Pick<ReadPhrase, 'priority' | 'assigneeId'>): Found => ({
    ...meaning,
    text,
    start,
    end: start + text.length,
    position: 'anywhere',
  })
  if (rest.startsWith('!')) {
    const word = /^\S+/u.exec(rest)?.[0] ?? ''
    const levels = ['low', 'medium', 'high', 'urgent'] as const
    const priority = levels.find((level) => `!${priorities[level]}` === word.toLowerCase())
    return priority === undefined ? null : found(word, { priority })
  }
  if (!rest.startsWith('@')) return null
  for (const nameOf of [(name: string) => name, (name: string) => name.split(' ')[0] ?? name]) {
    const named = members.filter(({ displayName }) => startsWithWord(rest.slice(1), nameOf(displayName)))
    const [one] = named
    // Of two with the same first name, neither is meant for sure.
    if (one !== undefined && named.length === 1)
      return found(rest.slice(0, 1 + nameOf(one.displayName).length), { assigneeId: one.id })
  }
  return null
}

function startsWithWord(text: string, word: string): boolean {
  return word !== '' && text.toLowerCase().startsWith(word.toLowerCase()) && /^(?:\s|$)/u.test(text.slice(word.length))
}

function isMeant({ text }: Found, before: string, { notAfter, counted }: QuickWords): boolean {
  if (notAfter.includes(before) || text === '24/7') return false
  return !(/^\d/.test(text) && counted.includes(before))
}

function titleWithout(typed: string, taken: readonly Found[]): string {
  let title = ''
  let from = 0
  for (const { start, end } of taken) {
    title += typed.slice(from, start)
    from = end
  }
  return `${title}${typed.slice(from)}`.replace(/\s+/gu, ' ').trim()
}
