import type { Hotkey } from '../../hooks/hotkey-registry'
import { fold } from '../../../domain/model/kernel/text-fold'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import type { Id } from '../../../domain/model/kernel/id'
import type { Formats } from '../../text/format'
import { paletteText } from '../../text/palette'
import type { Found } from './palette.model'

/** One thing that can be chosen. */
export type PaletteLine =
  | {
      readonly kind: 'record'
      readonly key: string
      readonly collection: SubjectCollection
      readonly id: Id
      readonly label: string
      readonly hint: string
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
  const people = found.people.map((person) =>
    recordLine('people', person.id, person.name, [person.companyName, person.email ?? person.phone]),
  )
  const companies = found.companies.map((company) =>
    recordLine('companies', company.id, company.name, [company.domains[0] ?? null]),
  )
  const deals = found.deals.map((deal) =>
    recordLine('deals', deal.id, deal.title, [
      deal.companyName,
      deal.amountMinor === null ? null : formats.money(deal.amountMinor, deal.currency),
    ]),
  )
  const words = fold(typed).split(/\s+/).filter(Boolean)
  const fitting = commands.filter(({ label }) => words.every((word) => fold(label).includes(word)))
  const records: readonly PaletteGroup[] =
    words.length === 0
      ? [{ title: paletteText.recent, lines: [...people, ...companies, ...deals] }]
      : [
          { title: paletteText.people, lines: people },
          { title: paletteText.companies, lines: companies },
          { title: paletteText.deals, lines: deals },
        ]
  const lines = fitting.map((command): PaletteLine => ({ kind: 'command', key: `command ${command.label}`, ...command }))
  return [...records, { title: paletteText.actions, lines }].filter((group) => group.lines.length > 0)
}

function recordLine(collection: SubjectCollection, id: Id, label: string, hints: readonly (string | null)[]): PaletteLine {
  return { kind: 'record', key: `${collection} ${id}`, collection, id, label, hint: hints.filter(Boolean).join(' · ') }
}
