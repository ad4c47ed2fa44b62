import { DEAL_STEPS, IMPORTED, LOSS_CAUSES, SURE_STEPS, USUAL_PIPELINE } from '../../knowledge/deal-steps'
import { keysOf, matchKey, matchWords, meanings } from '../../match-key'

/** Words of so few Latin letters are part of too many others. */
const SHORTEST = 4

function wordsOf(table: Readonly<Record<string, string>>): readonly (readonly [key: string, rank: number])[] {
  return Object.values(table).flatMap((names, rank) => [...keysOf(names)].map((key) => [key, rank] as const))
}

/** The meaning whose longest word the text holds; words of a few Latin letters only where they stand by themselves. */
function rankIn(words: ReturnType<typeof wordsOf>): (text: string) => number | null {
  return (text) => {
    const [key, alone] = [matchKey(text), new Set(matchWords(text))]
    let best: readonly [string, number] | null = null
    for (const word of words) {
      const isSaid = alone.has(word[0]) || ((word[0].length > SHORTEST || !/^[a-z]+$/.test(word[0])) && key.includes(word[0]))
      if (isSaid && (best === null || word[0].length >= best[0].length)) best = word
    }
    return best?.[1] ?? null
  }
}

/** How far along a pipeline a stage of that name is, from 0; `null`: the name does not say. */
export const stepOf = rankIn(wordsOf(DEAL_STEPS))
const sureSteps = meanings(SURE_STEPS)
/** `1. `, `Stage 2: ` and ` (40 %)` around the name of a stage say where it stands. */
const PLACE = /^(?:(?:stage|step|phase|fase|etapa|étape) )?\d{1,2} ?[.):-] ?| ?[-(]? ?\d{1,3} ?% ?\)?$/gi
const LONGEST = 80

/** The steps that a name of a stage means beyond doubt; none: it may mean another, or nothing that is known. */
export function sureStepsOf(text: string): ReadonlySet<string> {
  if (text.length > LONGEST) return NO_STEPS
  const name = text.trim().replace(PLACE, '')
  const whole = sureSteps.get(matchKey(name))
  if (whole !== undefined) return new Set([whole])
  const parts = name.split(/[/&+|,]/).map((part) => sureSteps.get(matchKey(part)))
  return new Set(parts.every((part) => part !== undefined) ? parts : NO_STEPS)
}

const NO_STEPS: ReadonlySet<never> = new Set<never>()

/** What kind of reason it is, as a number; `null`: nothing that is known. */
export const causeOf = rankIn(wordsOf(LOSS_CAUSES))

const USUAL_KEYS = keysOf(USUAL_PIPELINE)

/** Does the name say no more than that deals are in it? */
export function isUsualPipeline(name: string): boolean {
  return USUAL_KEYS.has(matchKey(name))
}

const IMPORTED_KEYS = keysOf(IMPORTED)

/** Does the reason stand for those that a file did not tell? */
export function isImportedReason(name: string): boolean {
  return IMPORTED_KEYS.has(matchKey(name))
}
