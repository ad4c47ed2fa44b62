import fc from 'fast-check'

/** What an import brings and what people do afterwards, as a test plays it and works out what undoing has to leave. */
export interface ImportStory {
  readonly rows: readonly StoryRow[]
  readonly edits: readonly StoryEdit[]
}

/** The workspace has four people and one company before; each of the people is updated by one row at most. */
export const THERE = 4
const COMPANIES = 2

export type StoryRow =
  | { readonly kind: 'make'; readonly company: number | null; readonly hasNote: boolean; readonly hasTag: boolean }
  | { readonly kind: 'update'; readonly person: number; readonly company: number | null; readonly hasTag: boolean }

/** `nth` counts what the import made or updated; there may be no such. */
export type StoryEdit =
  | { readonly kind: 'edit-made' | 'edit-and-back' | 'trash-made' | 'note-made' | 'purge-made'; readonly nth: number }
  | { readonly kind: 'edit-imported' | 'edit-other' | 'set-back' | 'trash-updated'; readonly person: number }
  | { readonly kind: 'edit-company' | 'deal-company' | 'join-company'; readonly company: number }
  | { readonly kind: 'edit-note'; readonly nth: number }

const company = fc.option(fc.nat(COMPANIES - 1))
const anyRow: fc.Arbitrary<StoryRow> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('make'), company, hasNote: fc.boolean(), hasTag: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('update'), person: fc.nat(THERE - 2), company, hasTag: fc.boolean() }) },
)
const anyEdit: fc.Arbitrary<StoryEdit> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('edit-made', 'edit-and-back', 'trash-made', 'note-made', 'purge-made', 'edit-note'),
    nth: fc.nat(4),
  }),
  fc.record({ kind: fc.constantFrom('edit-imported', 'edit-other', 'set-back', 'trash-updated'), person: fc.nat(THERE - 2) }),
  fc.record({ kind: fc.constantFrom('edit-company', 'deal-company', 'join-company'), company: fc.nat(COMPANIES - 1) }),
)

export const importStories: fc.Arbitrary<ImportStory> = fc.record({
  rows: fc
    .array(anyRow, { minLength: 1, maxLength: 8 })
    .map((rows) => rows.filter((one, at) => one.kind === 'make' || rows.findIndex((other) => isSamePerson(one, other)) === at)),
  edits: fc.array(anyEdit, { maxLength: 6 }),
})

function isSamePerson(one: StoryRow, other: StoryRow): boolean {
  return one.kind === 'update' && other.kind === 'update' && one.person === other.person
}

/** What has to be there when the import is undone: names of what is live, and what the four hold. */
export interface StoryEnd {
  readonly live: readonly string[]
  readonly there: readonly { readonly title: string | null; readonly company: string | null; readonly tagged: boolean }[]
  /** Names of what undoing leaves and lists. */
  readonly left: readonly string[]
}

/**
 * The rules, word by word: what the import made goes, unless it was edited, or something that stays names it; what it changed
 * goes back field by field, where the value is still the imported one.
 */
export function endOf({ rows, edits }: ImportStory): StoryEnd {
  const made = rows.flatMap((one) => (one.kind === 'make' ? [one] : []))
  const updates = rows.flatMap((one) => (one.kind === 'update' ? [one] : []))
  const did = (kind: StoryEdit['kind'], at: number) =>
    edits.some((one) => one.kind === kind && ('nth' in one ? one.nth : 'person' in one ? one.person : one.company) === at)
  // In the order in which they happened: nobody edits what is in the trash, or in the bin.
  const last = (person: number) =>
    edits
      .filter((one) => 'person' in one && one.person === person)
      .reduce<EditState>(afterEdit, { title: 'Imported', isTrashed: false })

  const peopleGone = made.map((_, nth) => did('trash-made', nth) || did('purge-made', nth))
  const isEdited = (nth: number) => wasEditedWhileLive(edits, nth)
  const notesOn = (nth: number) => wasNotedWhileLive(edits, nth)
  const notes = made.flatMap(({ hasNote }, nth) => (hasNote ? [nth] : []))
  // Purging somebody writes to what named them.
  const keptNotes = notes.filter((nth) => did('edit-note', notes.indexOf(nth)) || did('purge-made', nth))
  const keptPeople = made.flatMap((_, nth) =>
    !peopleGone[nth] && (isEdited(nth) || notesOn(nth) || keptNotes.includes(nth)) ? [nth] : [],
  )

  const there = Array.from({ length: THERE }, (_, person) => {
    const update = updates.find((one) => one.person === person)
    if (update === undefined) return { title: 'Old', company: joined(edits, person, rows), tagged: false, isTrashed: false }
    const { title, isTrashed } = last(person)
    const isKept = isTrashed
    return {
      title: isKept || title === 'Later' ? title : 'Old',
      company: isKept && update.company !== null ? `Company ${update.company}` : null,
      tagged: isKept && update.hasTag,
      isTrashed,
    }
  })
  const companies = Array.from({ length: COMPANIES }, (_, at) => at).filter((at) => rows.some((one) => one.company === at))
  const keptCompanies = companies.filter(
    (at) =>
      did('edit-company', at) ||
      did('deal-company', at) ||
      there.some((one) => !one.isTrashed && one.company === `Company ${at}`) ||
      keptPeople.some((nth) => made[nth]?.company === at),
  )
  const isTagKept = keptPeople.some((nth) => made[nth]?.hasTag)
  const kept = [
    ...keptPeople.map((nth) => `Made ${nth}`),
    ...keptNotes.map((nth) => `Note ${nth}`),
    ...keptCompanies.map((at) => `Company ${at}`),
    ...(isTagKept ? ['Imported'] : []),
  ]
  const changed = there.flatMap(({ title, isTrashed }, at) => (title === 'Later' && !isTrashed ? [`There ${at}`] : []))
  const liveThere = there.flatMap(({ isTrashed }, at) => (isTrashed ? [] : [`There ${at}`]))
  return {
    live: [...kept, ...liveThere].toSorted(),
    there: there.map(({ title, company: of, tagged }) => ({ title, company: of, tagged })),
    left: [...kept, ...changed].toSorted(),
  }
}

interface EditState {
  readonly title: string
  readonly isTrashed: boolean
}

function afterEdit(state: EditState, { kind }: StoryEdit): EditState {
  if (state.isTrashed) return state
  if (kind === 'edit-imported') return { ...state, title: 'Later' }
  if (kind === 'set-back') return { ...state, title: 'Old' }
  return kind === 'trash-updated' ? { ...state, isTrashed: true } : state
}

function untilGone(edits: readonly StoryEdit[], nth: number): readonly StoryEdit[] {
  const own = edits.filter((one) => 'nth' in one && one.nth === nth && one.kind !== 'edit-note')
  const end = own.findIndex(({ kind }) => kind === 'trash-made' || kind === 'purge-made')
  return end === -1 ? own : own.slice(0, end)
}

function wasEditedWhileLive(edits: readonly StoryEdit[], nth: number): boolean {
  return untilGone(edits, nth).some(({ kind }) => kind === 'edit-made' || kind === 'edit-and-back')
}

function wasNotedWhileLive(edits: readonly StoryEdit[], nth: number): boolean {
  return untilGone(edits, nth).some(({ kind }) => kind === 'note-made')
}

/** The last of the four is in no file; whoever lets them join a company does it last. */
function joined(edits: readonly StoryEdit[], person: number, rows: readonly StoryRow[]): string | null {
  if (person !== THERE - 1) return null
  const joins = edits.flatMap((one) =>
    one.kind === 'join-company' && rows.some((row) => row.company === one.company) ? [one.company] : [],
  )
  const to = joins.at(-1)
  return to === undefined ? null : `Company ${to}`
}
