import { BEING, CALLED, DISCOVERY, HOW, HOW_MANY, WHICH, YOURS } from '../../knowledge/question-words'
import { keysOf, matchKey } from '../../match-key'
import { words } from '../../../kernel/words'
import type { Target } from '../../targets'
import { NAMES, SMALL, textOf, wordsOf, type HeaderWord } from './header-word'
import type { Recognised } from './known-names'
import { recogniseTarget, type FileKindGuess } from './recognise-target'

/** Longer ones are texts. */
const LONGEST = 150
/** As many words as a name may have. */
const NAME_MOST = 4

/**
 * A question of a form by the one thing that it asks for, behind a word that says whose or which: `Op welk telefoonnummer
 * kunnen we je bereiken?`. `null`: it is none, or asks for something else.
 */
export function recogniseQuestion(text: string, kind: FileKindGuess): Recognised<Target> | null {
  if (kind.primary !== 'people' || text.length > LONGEST) return null
  const said = wordsOf(text)
  if (asksForSource(said)) return { target: 'people.source', group: '', label: null }
  if (!/[?？]\s*$/.test(text)) return plainlyAsked(said, kind)
  if (CALLED_KEYS.has(matchKey(text))) return { target: 'people.fullName', group: '', label: null }
  for (let at = 0; at < said.length; at += 1) {
    const asked = askedAt(said, at)
    if (asked === null) continue
    const found = namedFrom(said.slice(asked.from), asked.for === COUNTED ? { ...kind, primary: 'companies' } : kind)
    if (found !== null && asked.for.has(found.target)) return ofName(said.slice(0, at), found)
  }
  return null
}

/** `How did you hear about us?` */
function asksForSource(said: readonly HeaderWord[]): boolean {
  return said.length > 2 && said.some(({ key }) => HOW_KEYS.has(key)) && said.some(({ key }) => DISCOVERY_KEYS.has(key))
}

const HOW_KEYS = keysOf(HOW)
const DISCOVERY_KEYS = keysOf(DISCOVERY)

/** `Votre prénom`, and nothing else. */
function plainlyAsked([first, ...rest]: readonly HeaderWord[], kind: FileKindGuess): Recognised<Target> | null {
  if (first === undefined || rest.length === 0 || !YOURS_KEYS.has(first.key)) return null
  const found = recogniseTarget(textOf(rest), { ...kind, source: 'other' })
  return found !== null && OWN.has(found.target) ? found : null
}

interface Asked {
  /** The first word of the name. */
  readonly from: number
  readonly for: ReadonlySet<Target>
}

function askedAt(said: readonly HeaderWord[], at: number): Asked | null {
  const [one, two] = [
    said[at]?.key ?? '',
    said
      .slice(at, at + 2)
      .map(({ key }) => key)
      .join(''),
  ]
  if (HOW_MANY_KEYS.has(two)) return { from: at + 2, for: COUNTED }
  if (HOW_MANY_KEYS.has(one)) return { from: at + 1, for: COUNTED }
  if (YOURS_KEYS.has(two) && !YOURS_KEYS.has(one)) return { from: at + 2, for: OWN }
  return YOURS_KEYS.has(one) || WHICH_KEYS.has(one) ? { from: at + 1, for: OWN } : null
}

/** The longest name that stands there. */
function namedFrom(said: readonly HeaderWord[], kind: FileKindGuess): Recognised<Target> | null {
  for (let count = Math.min(NAME_MOST, said.length); count > 0; count -= 1) {
    const found = recogniseTarget(textOf(said.slice(0, count)), { ...kind, source: 'other' })
    if (found !== null) return found
  }
  return null
}

/** `What does your company do?` asks for no name, and `What is the name of your company?` for nothing else. */
function ofName(before: readonly HeaderWord[], found: Recognised<Target>): Recognised<Target> | null {
  if (found.target !== 'companies.name') return found
  const [last] = before.filter(({ key }) => !SMALL.has(key)).slice(-1)
  const isWhich = before.length <= 1
  return isWhich || (last !== undefined && (NAMES.has(last.key) || BEING_KEYS.has(last.key))) ? found : null
}

const OWN: ReadonlySet<Target> = new Set(
  words(
    'people.fullName people.firstName people.lastName people.middleName people.jobTitle people.email people.phone people.street people.city people.postalCode people.region people.country people.address people.birthday people.link companies.name companies.website companies.industry companies.size',
  ),
)
const COUNTED: ReadonlySet<Target> = new Set(words('companies.size'))
const YOURS_KEYS = keysOf(YOURS)
const WHICH_KEYS = keysOf(WHICH)
const HOW_MANY_KEYS = keysOf(HOW_MANY)
const BEING_KEYS = keysOf(BEING)
const CALLED_KEYS = keysOf(CALLED)
