import type { Hotkey } from '../hooks/hotkeys'
import { fold } from '../../domain/model/kernel/text-fold'
import { readSubject, type Subject, type SubjectCollection } from '../../domain/model/records/subject'
import { LIMITS } from '../../domain/model/records/limits'
import type { Id } from '../../domain/model/kernel/id'
import type { Formats } from '../text/format'
import { paletteText } from '../text/palette'
import type { Found } from './search.model'

/** What a screen of its own lists, and searches. */
export type ListedKind = SubjectCollection | 'files'
export type FoundKind = ListedKind | 'tasks' | 'notes'

/** As many of a kind as one looks through among other kinds, where its list shows the rest. */
const SHOWN_AMONG_OTHERS = 6

/** One thing that can be chosen. */
export type PaletteLine =
  | {
      readonly kind: 'record'
      readonly key: string
      readonly collection: FoundKind
      readonly id: Id
      readonly label: string
      readonly hint: string
      /** Whose page it is on; null where it has none. */
      readonly subject: { readonly collection: SubjectCollection; readonly id: Id } | null
      /** Whose picture it bears; null: its kind is shown. */
      readonly pictureId: Id | null
    }
  /** Where all of a kind that fit are listed. */
  | {
      readonly kind: 'more'
      readonly key: string
      readonly label: string
      readonly collection: ListedKind
      readonly search: string
    }
  | { readonly kind: 'command'; readonly key: string; readonly label: string; readonly keys: string; readonly run: () => void }

export interface PaletteGroup {
  readonly title: string
  readonly lines: readonly PaletteLine[]
}

/** What a person can run here; a shortcut that is active is one, with its keys. */
export type Command = Pick<Hotkey, 'label' | 'keys' | 'run'>

/** The lines under the field, by kind; groups with nothing in them are left out. */
export function paletteGroups(
  typed: string,
  found: Found,
  { commands, formats }: { readonly commands: readonly Command[]; readonly formats: Formats },
): readonly PaletteGroup[] {
  const people = found.people.map((person) => ({
    ...recordLine('people', person.id, person.name, [person.companyName, person.email ?? person.phone]),
    pictureId: person.avatarFileId,
  }))
  const companies = found.companies.map((company) => ({
    ...recordLine('companies', company.id, company.name, [company.domains[0] ?? null]),
    pictureId: company.logoFileId,
  }))
  const deals = found.deals.map((deal) =>
    recordLine('deals', deal.id, deal.title, [
      deal.companyName,
      deal.amountMinor === null ? null : formats.money(deal.amountMinor, deal.currency),
    ]),
  )
  const tasks = found.tasks.map((task) => recordLine('tasks', task.id, task.title, [], task.subjects[0]))
  const notes = found.notes.map((note) => recordLine('notes', note.id, firstLine(note.body), [], note.subjects[0]))
  const files = found.files.map((file) => recordLine('files', file.id, file.name, [], file.subject ?? undefined))
  const kinds = [people, companies, deals, tasks, notes, files].filter(({ length }) => length > 0).length
  const most = kinds > 1 ? SHOWN_AMONG_OTHERS : LIMITS.searchAnswers
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const fitting = commands.filter(({ label }) => words.every((word) => fold(label).includes(word)))
  const records: readonly PaletteGroup[] =
    words.length === 0
      ? [{ title: paletteText.recent, lines: inOrder([...people, ...companies, ...deals], found.order) }]
      : [
          { title: paletteText.people, lines: firstOf(people, { collection: 'people', most, typed }) },
          { title: paletteText.companies, lines: firstOf(companies, { collection: 'companies', most, typed }) },
          { title: paletteText.deals, lines: firstOf(deals, { collection: 'deals', most, typed }) },
          { title: paletteText.tasks, lines: tasks.slice(0, LIMITS.searchAnswers) },
          { title: paletteText.notes, lines: notes.slice(0, LIMITS.searchAnswers) },
          { title: paletteText.files, lines: firstOf(files, { collection: 'files', most, typed }) },
        ]
  const lines = fitting.map((command): PaletteLine => ({ kind: 'command', key: `command ${command.label}`, ...command }))
  const actions = { title: paletteText.actions, lines }
  // Who types how an action begins means it, unless a record is called so.
  const isMeant = words.length > 0 && isBegun(lines, typed) && !isBegun([...people, ...companies, ...deals], typed)
  return (isMeant ? [actions, ...records] : [...records, actions]).filter((group) => group.lines.length > 0)
}

function isBegun(lines: readonly PaletteLine[], typed: string): boolean {
  const beginning = fold(typed.trim())
  return lines.some(({ label }) => fold(label).startsWith(beginning))
}

/** The first of a kind, and the way to all of them. */
function firstOf(
  lines: readonly PaletteLine[],
  { collection, most, typed }: { readonly collection: ListedKind; readonly most: number; readonly typed: string },
): readonly PaletteLine[] {
  if (lines.length <= most) return lines
  const label = paletteText.showAll(paletteText[collection])
  return [...lines.slice(0, most), { kind: 'more', key: `more ${collection}`, label, collection, search: typed.trim() }]
}

function recordLine(
  collection: FoundKind,
  id: Id,
  label: string,
  hints: readonly (string | null)[],
  about?: Subject,
): Extract<PaletteLine, { kind: 'record' }> {
  const subject = about === undefined ? null : readSubject(about)
  return {
    kind: 'record',
    key: `${collection} ${id}`,
    collection,
    id,
    label,
    hint: hints.filter(Boolean).join(' · '),
    subject,
    pictureId: null,
  }
}

/** What was opened last comes first, whatever its kind. */
function inOrder(lines: readonly PaletteLine[], order: readonly Id[]): readonly PaletteLine[] {
  const ranks = new Map(order.map((id, index) => [id, index]))
  const rankOf = (line: PaletteLine) => (line.kind === 'record' ? (ranks.get(line.id) ?? order.length) : order.length)
  return lines.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** A note is known by how it begins. */
function firstLine(body: string): string {
  const line = body.split('\n').find((each) => each.trim() !== '') ?? ''
  return line.replace(/^[#>*\-\s]+/, '').slice(0, 120)
}
