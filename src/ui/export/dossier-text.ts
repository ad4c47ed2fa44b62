import { phoneText } from '../../domain/model/exports/shared-columns'
import type { OwnField } from '../../domain/model/fields/own-field'
import type { Id } from '../../domain/model/kernel/id'
import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { personName } from '../../domain/model/people/person-name'
import { PEOPLE } from '../../domain/model/registry/contacts'
import { linesOf } from '../../domain/model/registry/lines'
import type { PersonDossier } from '../../domain/use-cases/exports/person-dossier'
import { dossierText } from '../text/export'
import { fieldName } from '../text/field-text'
import type { Formats } from '../text/format'
import { peopleText } from '../text/people'
import { recordText } from '../text/record'
import { tablesText } from '../text/tables'
import { timelineText } from '../text/timeline'
import { changeLines, type ChangeLine, type ChangeNames } from '../history/change-lines'
import { valueText } from '../fields/value-text'
import { bytesText } from '../text/files'

export interface DossierWords {
  readonly formats: Formats
  /** Of a member, tag or stage. */
  readonly nameOf: (id: Id) => string | null
  /** Of all that the history names. */
  readonly names: ChangeNames
  readonly own: readonly OwnField[]
  readonly workspaceName: string
}

/** All of it as lines for somebody to read who has never seen the program. */
export function readableDossier(dossier: PersonDossier, words: DossierWords): string {
  const { formats } = words
  const { notes, tasks, deals, files, activities } = dossier
  const sections = [
    [dossierText.heading(personName(dossier.person), words.workspaceName), ...personLines(dossier, words)],
    [
      dossierText.deals,
      ...deals.map((deal) =>
        listed([deal.title, words.nameOf(deal.stageId), money(deal, formats), inTrash(deal), formats.dateTime(deal.createdAt)]),
      ),
    ],
    [
      dossierText.notes,
      ...notes.map(
        (note) =>
          `${listed([formats.dateTime(note.happenedAt ?? note.createdAt), timelineText.noteKind[note.kind], inTrash(note)])}\n${note.body}\n`,
      ),
    ],
    [
      dossierText.tasks,
      ...tasks.map((task) => {
        const due = task.dueAt === null ? task.dueOn && formats.date(task.dueOn) : formats.dateTime(task.dueAt)
        return [listed([task.title, due, inTrash(task)]), task.body].filter((part) => part !== null).join('\n')
      }),
    ],
    [dossierText.files, ...files.map((file) => listed([file.name, bytesText(file.sizeBytes, formats.locale), inTrash(file)]))],
    [
      dossierText.history,
      ...activities.map(({ at, actorId, verb, label, changes }) => {
        const who = actorId === null ? null : words.nameOf(actorId)
        const changed = changeLines(changes, words.names, verb).map((line) => `  ${lineText(line)}`)
        return [listed([formats.dateTime(at), who, timelineText.verb[verb], label]), ...changed].join('\n')
      }),
    ],
  ]
  return sections.flatMap(([title = '', ...lines]) => (lines.length === 0 ? [] : [`# ${title}`, '', ...lines, ''])).join('\n')
}

function personLines({ person, company }: PersonDossier, { formats, nameOf, own }: DossierWords): readonly string[] {
  const { fields } = recordText
  const { address } = person
  const value = (label: string, text: string | null) => (text === null || text === '' ? [] : [`${label}: ${text}`])
  const several = (label: string, entries: readonly { readonly text: string; readonly label: string | null }[]) =>
    entries.map((entry) => `${label}${entry.label === null ? '' : ` (${entry.label})`}: ${entry.text}`)
  return [
    ...value(fields.namePrefix, person.namePrefix),
    ...value(fields.firstName, person.firstName),
    ...value(fields.middleName, person.middleName),
    ...value(fields.lastName, person.lastName),
    ...value(fields.nameSuffix, person.nameSuffix),
    ...value(fields.jobTitle, person.jobTitle),
    ...value(fields.company, company?.name ?? null),
    ...several(
      fields.emails,
      person.emails.map((one) => ({ ...one, text: one.value })),
    ),
    ...several(
      fields.phones,
      person.phones.map((one) => ({ ...one, text: phoneText(one) })),
    ),
    ...several(
      fields.links,
      person.links.map((one) => ({ ...one, text: one.url })),
    ),
    ...value(
      fields.address,
      address === null
        ? null
        : [address.street, address.postalCode, address.city, address.region, address.country].filter(Boolean).join(', '),
    ),
    ...value(
      fields.birthday,
      person.birthday !== null && isPlainDate(person.birthday) ? formats.date(person.birthday) : person.birthday,
    ),
    ...value(fields.lifecycle, person.lifecycle === null ? null : peopleText.lifecycle[person.lifecycle]),
    ...value(fields.doNotContact, person.doNotContact ? tablesText.yes : tablesText.no),
    ...value(fields.owner, person.ownerId === null ? null : nameOf(person.ownerId)),
    ...value(fields.tags, person.tagIds.flatMap((id) => nameOf(id) ?? []).join(', ')),
    ...value(fields.source, person.source),
    ...value(fields.description, person.description),
    ...linesOf(PEOPLE, ['jobTitle', 'source']).flatMap((name) => value(fieldName(name), person[name])),
    ...own.flatMap((field) => value(field.label, valueText(field, person.custom[field.key] ?? null, formats))),
    ...value(fields.originalCreated, person.originalCreatedAt === null ? null : formats.dateTime(person.originalCreatedAt)),
    ...value(fields.created, formats.dateTime(person.createdAt)),
    ...value(fields.updated, formats.dateTime(person.updatedAt)),
  ]
}

function listed(parts: readonly (string | null)[]): string {
  return `- ${parts.filter(Boolean).join(' · ')}`
}

function inTrash({ deletedAt }: { readonly deletedAt: string | null }): string | null {
  return deletedAt === null ? null : dossierText.inTrash
}

function money(deal: { readonly amountMinor: number | null; readonly currency: string }, formats: Formats): string | null {
  return deal.amountMinor === null ? null : formats.money(deal.amountMinor, deal.currency)
}

function lineText(line: ChangeLine): string {
  if (line.kind === 'text') return timelineText.textChanged(line.field)
  if (line.kind === 'step') return `${line.field}: ${line.from ?? '–'} → ${line.to ?? '–'}`
  const { added, removed } = line
  const parts = [
    ...(added.length === 0 ? [] : [`${timelineText.added} ${added.join(', ')}`]),
    ...(removed.length === 0 ? [] : [`${timelineText.removed} ${removed.join(', ')}`]),
  ]
  return `${line.field}: ${parts.join('; ')}`
}
