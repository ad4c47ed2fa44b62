import type { ImportCollection } from '../import-collections'
import { UNMAPPED, type ColumnMapping, type FieldTarget, type Target } from '../targets'
import {
  areAddresses,
  areContacts,
  areDates,
  areJobs,
  areLifecycles,
  areMembers,
  areNamedDates,
  areProfiles,
  areRegions,
  areStages,
  areStreets,
  areTexts,
  areTowns,
  areTrades,
  areWays,
  areWorth,
} from './column-values'
import { isNameOfCreation, isNameOfOwner } from './columns/known-names'
import { isNameOfMaking, isNameOfSort } from './columns/recognise-parts'
import type { Looking } from './file-columns'
import { areHouses } from './nameless-values'
import { isTimeOfDay } from './values/moments'
import { endingOf, taskStatusOf } from './values/words'
import { withPostalCode } from './vacant-postal-code'

/** What the only column of such values is, in rows of a kind. */
interface Rule {
  readonly target: FieldTarget
  /** Of these none may be there either: they say the same in parts. */
  readonly besides?: readonly Target[]
  /** Where this is said, too: else it may be meant. */
  readonly beside?: Target
  /** Beside these, values say it where the name alone was denied. */
  readonly surelyWith?: readonly Target[]
  readonly isSuch: (values: readonly string[], name: string) => boolean
}

const PARTS_OF_NAMES = ['people.firstName', 'people.lastName', 'people.nickname'] as const

const RULES: Readonly<Partial<Record<ImportCollection, readonly Rule[]>>> = {
  notes: [
    { target: 'notes.happenedAt', isSuch: (values, name) => areDates(values) && !isNameOfMaking(name) },
    // What was said is written down at once.
    { target: 'notes.happenedAt', isSuch: (values, name) => areDates(values) && isNameOfCreation(name) },
    { target: 'notes.kind', isSuch: areWays },
    {
      target: 'people.fullName',
      besides: PARTS_OF_NAMES,
      // Whoever looks after it spoke to somebody else.
      isSuch: (values, name) => areContacts(values, name) && !isNameOfOwner(name),
    },
  ],
  tasks: [
    // `Resolved` over days: when each was.
    { target: 'tasks.completedAt', surelyWith: ['tasks.title'], isSuch: areDatesOf((name) => taskStatusOf(name) === 'done') },
    { target: 'tasks.due', isSuch: (values, name) => areDates(values) && !isNameOfMaking(name) },
    { target: 'tasks.dueTime', beside: 'tasks.due', isSuch: areHours },
    { target: 'tasks.assignee', isSuch: (values, name) => areMembers(values) && !MAKERS.test(name) },
    { target: 'people.fullName', besides: PARTS_OF_NAMES, beside: 'tasks.assignee', isSuch: areContacts },
  ],
  people: [
    { target: 'people.originalCreatedAt', isSuch: areNamedDates },
    { target: 'people.lifecycle', isSuch: areLifecycles },
    { target: 'people.jobTitle', isSuch: (values, name) => areJobs(values) && !isNameOfSort(name) },
    { target: 'people.description', isSuch: areTexts },
    { target: 'people.address', besides: ['people.street', 'people.city'], isSuch: areAddresses },
    { target: 'people.street', besides: ['people.address'], isSuch: areStreets },
    { target: 'people.street', besides: ['people.address'], beside: 'people.postalCode', isSuch: areHouses },
    { target: 'people.city', isSuch: areTowns },
    { target: 'people.region', isSuch: areRegions },
  ],
  companies: [
    { target: 'people.fullName', besides: PARTS_OF_NAMES, isSuch: areContacts },
    { target: 'companies.industry', isSuch: areTrades },
    { target: 'people.link', surelyWith: ['people.fullName', 'people.firstName'], isSuch: areProfiles },
    { target: 'companies.originalCreatedAt', isSuch: areNamedDates },
    { target: 'companies.description', isSuch: areTexts },
    { target: 'companies.address', besides: ['companies.street', 'companies.city'], isSuch: areAddresses },
    { target: 'companies.street', besides: ['companies.address'], isSuch: areStreets },
    { target: 'companies.street', besides: ['companies.address'], beside: 'companies.postalCode', isSuch: areHouses },
    { target: 'companies.city', isSuch: areTowns },
    { target: 'companies.region', isSuch: areRegions },
  ],
  deals: [
    { target: 'deals.wonAt', surelyWith: ['deals.title'], isSuch: areDatesOf((name) => endingOf(name) === 'won') },
    { target: 'deals.lostAt', surelyWith: ['deals.title'], isSuch: areDatesOf((name) => endingOf(name) === 'lost') },
    { target: 'deals.stage', isSuch: areStages },
    { target: 'deals.amount', isSuch: areWorth },
    { target: 'deals.originalCreatedAt', isSuch: areNamedDates },
    { target: 'deals.note', isSuch: areTexts },
  ],
}

/** Days under a word for what something came to. */
function areDatesOf(isCalled: (name: string) => boolean): Rule['isSuch'] {
  return (values, name) => isCalled(name) && areDates(values)
}

/** Whoever asked for a task or wrote it down, and where it waits, are not who does it. */
const MAKERS =
  /report|creat|author|requester|erstell|auteur|autor|queue|kø|utworz|skapad|oprett|opprett|vytvo|luotu|luonut|цре|созда|створ|създа|létrehoz|oluştur|作成|创建|建立|creado|criado|creado|منشئ|أنشأ|יוצר|נוצר|ایجاد/i

/** How long it takes is no hour of the day that is due; nor is when one is reminded, or what is left of a recording. */
const LASTS =
  /dur|dauer|length|spent|estim|effort|aufwand|timestamp|remind|erinner|rappel|recordatorio|promemoria|lembrete|herinner|przypomn|påminn|напомин|upomín/i

function areHours(values: readonly string[], name: string): boolean {
  return !LASTS.test(name) && values.length > 0 && values.every((value) => isTimeOfDay(value) && value.includes(':'))
}

/** A field that nothing fills takes the only column whose values are such as it holds. */
export function vacantByValues(
  columns: readonly ColumnMapping[],
  primary: ImportCollection,
  { names, valuesAt, isFree, isDenied }: Looking,
): readonly ColumnMapping[] {
  const settled = [...columns]
  for (const { target, besides = [], beside, surelyWith = [], isSuch } of RULES[primary] ?? []) {
    if (beside !== undefined && !settled.some((column) => column.target === beside)) continue
    if (settled.some((column) => column.target !== null && (column.target === target || besides.includes(column.target))))
      continue
    const isSure = settled.some((column) => column.target !== null && surelyWith.includes(column.target))
    const fitting = settled.flatMap((column, at) => {
      const name = names[at] ?? ''
      return column.target === null &&
        (name !== '' || target === 'tasks.due') &&
        isFree(at) &&
        (isSure || !isDenied(at)) &&
        isSuch(valuesAt(at), name)
        ? [at]
        : []
    })
    const [only, ...others] = fitting
    if (only !== undefined && others.length === 0) settled[only] = byValues(target)
  }
  return withPostalCode(settled, primary, { names, valuesAt, isFree, isDenied })
}

function byValues(target: Target): ColumnMapping {
  return { ...UNMAPPED, target, basis: 'values' }
}
