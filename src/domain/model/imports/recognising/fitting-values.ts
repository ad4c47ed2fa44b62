import { words } from '../../kernel/words'
import { matchKey } from '../match-key'
import { fieldOf, type Target } from '../targets'
import { isFirm, isGivenName, isSomebody } from './kind/firm-or-person'
import { isStage, shareOf } from './kind/value-signs'
import { isRegion } from './values/countries'
import { isJob } from './values/jobs'
import { ROLES } from './settle-values'
import { isNamePrefix } from './values/name-parts'
import { shareOfClasses, type ValueClass } from './values/value-class'
import { isSharedSite, lifecycleOf, noteKindOf, priorityOf, taskKindOf, taskStatusOf, yesOrNo } from './values/words'

/* Which values the field of a target may hold, by what they look like. */

type Classes = ReadonlySet<ValueClass>

const DATE: Classes = new Set(['date'])
const NUMBER: Classes = new Set(['number', 'phone', 'code'])
const WORDS: Classes = new Set(['words'])
const TEXT: Classes = new Set(['words', 'text'])

const EMAIL: Classes = new Set(['email'])
const REACHED: Classes = new Set(['email', 'phone'])

const HELD: Readonly<Record<string, Classes>> = {
  ...each('fullName firstName middleName lastName namePrefix nameSuffix nickname jobTitle city region country', WORDS),
  ...each('stage status priority pipeline lifecycle', WORDS),
  ...each('name title source description body note lostReason industry tags', TEXT),
  ...each('street address', TEXT),
  ...each('owner assignee', new Set<ValueClass>(['words', 'email'])),
  ...each('email', EMAIL),
  ...each('kind', WORDS),
  ...each('detail related', TEXT),
  ...each('link website', new Set<ValueClass>(['link'])),
  ...each('domain', new Set<ValueClass>(['link', 'words'])),
  ...each('phone', new Set<ValueClass>(['phone'])),
  ...each('postalCode', new Set<ValueClass>(['number', 'code', 'words'])),
  ...each('amount probability', NUMBER),
  ...each('size', new Set<ValueClass>(['number', 'code', 'words', 'date'])),
  ...each(
    'birthday due remindAt completedAt happenedAt expectedCloseOn closedAt wonAt lostAt stageEnteredAt originalCreatedAt',
    DATE,
  ),
}

function each(fields: string, classes: Classes): Readonly<Record<string, Classes>> {
  return Object.fromEntries(words(fields).map((field) => [field, classes]))
}

const MOSTLY = 0.8
const SOME = 0.3
const HALF = 0.5
const FEW = 3

/** What a name says of a part of a country, and as often of how far something is: `Estado_lead`. */
export const OF_STATES = /^(estado|etat|stato|state|status|stav|stan|stanje|durum)./

/** Are the values such as the field holds? Of a column without any it is not known, and so not said. */
export function fits(target: Target, values: readonly string[], name = ''): boolean {
  const held = HELD[fieldOf(target)]
  switch (fieldOf(target)) {
    case 'region':
      // What is a state in one sense is a stage in the other.
      if (OF_STATES.test(matchKey(name)) && shareOf(values, isRegion) < SOME) return false
      if (shareOf(values, (value) => isStage(value) || lifecycleOf(value) !== null) >= SOME) return false
      break
    case 'website':
      // A page on a site of others is no company's own.
      if (shareOf(values, isSharedSite) >= MOSTLY) return false
      if (shareOf(values, (value) => BARE_SITE.test(value.trim())) >= MOSTLY) return true
      break
    case 'email':
      // How people are reached, some by one and some by the other.
      if (shareOfClasses(values, REACHED) >= MOSTLY) return shareOfClasses(values, EMAIL) >= SOME
      break
    case 'jobTitle':
      if (values.length > 0 && values.every((value) => ROLES.test(value))) return false
      // How good a lead is: `Qualité`.
      if (shareOf(values, (value) => priorityOf(value) !== null || lifecycleOf(value) !== null) >= MOSTLY) return false
      // What a page is called after, `owner_title`.
      if (shareOf(values, (value) => isFirm(value) && !isJob(value)) >= HALF) return false
      break
    case 'namePrefix':
      if (shareOf(values, isGivenName) >= HALF || (values.length >= FEW && shareOf(values, isNamePrefix) === 0)) return false
      break
    case 'kind':
      if (target === 'tasks.kind') return shareOf(values, (value) => taskKindOf(value) !== null) >= HALF
      if (target === 'notes.kind') return shareOf(values, (value) => noteKindOf(value) !== null) >= HALF
      break
    case 'status':
      // What a column of a board is called may be anything: `This week`.
      if (target === 'tasks.status') return shareOf(values, (value) => taskStatusOf(value) !== null) >= SOME
      break
    case 'domain':
      return shareOf(values, (value) => value.includes('.')) >= MOSTLY
    case 'doNotContact':
      return values.every((value) => yesOrNo(value) !== null)
    case 'size':
      if (shareOf(values, isSize) >= MOSTLY) return true
      // `Mitarbeiter` over who of them.
      if (shareOf(values, isSomebody) >= HALF) return false
      break
  }
  return held !== undefined && shareOfClasses(values, held) >= MOSTLY
}

/** `acme.example/shop` */
const BARE_SITE = /^(https?:\/\/)?[\p{L}\d-]{1,63}(\.[\p{L}\d-]{2,63}){1,4}(\/\S*)?$/u

/** `<50`, `500-1000` */
function isSize(value: string): boolean {
  return /^[<>≤≥~]?\s*\d[\d.,]*(\s*[-–]\s*\d[\d.,]*)?\s*\+?$/.test(value.trim())
}
