import { type DraftLine, readDraftLog, readLines, writeDraftLog, writeLines } from '../../../model/drafts/draft-text'
import { mapValues } from '../../../model/kernel/map-values'
import { withoutMentions } from '../../../model/people/mentions'
import type { RecordOf } from '../../../model/records/collections'
import type { ElevatedRecords, ElevatedWrite } from '../function-context'
import { findAny, mentions } from './find-any'
import type { PersonSearch } from './traced-records'

/** What drafts propose and what was written of them, without the person. */
export async function draftRedactions(search: PersonSearch, records: ElevatedRecords): Promise<readonly ElevatedWrite[]> {
  const { workspaceId, person, traces } = search
  const where = mentions(['lines', 'log'], [person.id, ...traces.anywhere])
  const drafts = (await findAny(records, 'drafts', { workspaceId, where })) as readonly RecordOf<'drafts'>[]
  return drafts.flatMap((draft): readonly ElevatedWrite[] => {
    const lines = writeLines((readLines(draft.lines) ?? []).map((line) => redactedLine(line, search)))
    const { wrote, ...log } = readDraftLog(draft.log)
    const left = wrote.map((each) => (each.id === person.id ? { ...each, changes: {} } : redacted(each, search)))
    const patch = { lines, ...(draft.log !== null && { log: writeDraftLog({ ...log, wrote: left }) }) }
    const isSame = patch.lines === draft.lines && (patch.log ?? null) === draft.log
    return isSame ? [] : [{ kind: 'update', collection: 'drafts', id: draft.id, patch }]
  })
}

/** That there was a line stays, so that the others keep their places. */
function redactedLine(line: DraftLine, search: PersonSearch): DraftLine {
  if (line.mutation.id !== search.person.id) return redacted(line, search)
  const { mutation } = line
  const emptied = mutation.kind === 'create' ? { data: {} } : mutation.kind === 'update' ? { patch: {} } : {}
  return { mutation: { ...mutation, ...emptied }, seen: null, name: null }
}

function redacted<T extends object>(value: T, { person, traces }: PersonSearch): T {
  const terms = JSON.stringify(value).includes(person.id) ? traces.nearby : traces.anywhere
  return clean(value, terms) as T
}

function clean(value: unknown, terms: readonly string[]): unknown {
  if (typeof value === 'string') return withoutMentions(value, terms)
  if (Array.isArray(value)) return value.map((entry: unknown) => clean(entry, terms))
  return typeof value === 'object' && value !== null
    ? mapValues<string, unknown, unknown>({ ...value }, (entry) => clean(entry, terms))
    : value
}
