import type { FilesPort } from '../../../ports/files.port'
import type { RecordsPort } from '../../../ports/records.port'
import { isPortError } from '../../model/errors/port-error'
import { vcardOf } from '../../model/exports/vcard'
import type { Id } from '../../model/kernel/id'
import type { AnyCondition } from '../../model/query/ast'
import type { RecordOf } from '../../model/records/collections'
import { queryOf } from '../../model/records/check-query'
import { subjectOf } from '../../model/records/subject'
import type { DealRow } from '../../model/records/views'
import type { ArchiveWriter } from '../bundle/archive'
import { listPages } from '../records/list-pages'

/** What a workspace knows about one person, as far as whoever asks may read it; what is in the trash as well. */
export interface PersonDossier {
  readonly person: RecordOf<'people'>
  readonly company: RecordOf<'companies'> | null
  /** Of those that the person takes part in. */
  readonly deals: readonly RecordOf<'deals'>[]
  readonly notes: readonly RecordOf<'notes'>[]
  readonly tasks: readonly RecordOf<'tasks'>[]
  readonly files: readonly RecordOf<'files'>[]
  readonly activities: readonly RecordOf<'activities'>[]
}

export interface DossierSource {
  readonly workspaceId: Id
  readonly records: RecordsPort
  readonly files: FilesPort
  readonly signal: AbortSignal
}

/** @returns `null` when there is no such person; rejects as reading does */
export async function readDossier(personId: Id, source: DossierSource): Promise<PersonDossier | null> {
  const { records, signal } = source
  const person = await records.get('people', personId, { signal })
  if (person === null) return null
  const subject = subjectOf('people', personId)
  const about: AnyCondition = { op: 'has', field: 'subjects', value: subject }
  const rows: readonly DealRow[] = await every('dealRows', { op: 'has', field: 'personIds', value: personId }, source)
  const ids = rows.map(({ id }) => id)
  const deals = await records.getMany('deals', ids, { signal })
  return {
    person,
    company: person.companyId === null ? null : await records.get('companies', person.companyId, { signal }),
    deals: ids.flatMap((id) => deals.get(id) ?? []),
    notes: await every('notes', about, source),
    tasks: await every('tasks', about, source),
    files: await every('files', { op: 'or', of: [{ op: 'eq', field: 'subject', value: subject }, pictureOf(person)] }, source),
    activities: await every('activities', about, source),
  }
}

/** A picture of somebody is no attachment: where it lies says whose it is. */
function pictureOf({ id }: RecordOf<'people'>): AnyCondition {
  return { op: 'startsWith', field: 'path', value: `${subjectOf('people', id)}/` }
}

type Readable = 'dealRows' | 'notes' | 'tasks' | 'files' | 'activities'
type ReadableRow<K extends Readable> = K extends Exclude<Readable, 'dealRows'> ? RecordOf<K> : DealRow

async function every<K extends Readable>(
  collection: K,
  where: AnyCondition,
  { workspaceId, records, signal }: DossierSource,
): Promise<readonly ReadableRow<K>[]> {
  const limit = records.capabilities.maxPageSize
  const trash = collection === 'activities' ? {} : { trash: 'include' as const }
  const query = queryOf<Readable>(collection, { workspaceId, where, limit, ...trash })
  const rows: unknown[] = []
  for await (const page of listPages<Readable>(collection, query, { records, signal })) rows.push(...page)
  return rows as readonly ReadableRow<K>[] // read as rows of this collection
}

export interface DossierFile {
  readonly source: DossierSource
  readonly archive: ArchiveWriter
  /** The same for people to read. */
  readonly readable: string
  readonly tagName: (id: Id) => string | null
  /** A name for a file of the archive that every system takes. */
  readonly nameOf: (file: RecordOf<'files'>) => string
}

/** For programs, for people, for address books, and the bytes of what was attached; what has none any more is left out. */
export async function packDossier(dossier: PersonDossier, to: DossierFile): Promise<Blob> {
  const { archive, source } = to
  const { person, company, files } = dossier
  const add = (path: string, text: string) => archive.add(path, new Blob([text]), false)
  await add('data.json', `${JSON.stringify({ portside: 'person', format: 1, ...dossier }, null, 2)}\n`)
  await add('readable.txt', `\ufeff${to.readable}`)
  await add('contact.vcf', vcardOf(person, { companyName: company?.name ?? null, tagName: to.tagName }))
  for (const file of files) {
    if (file.status !== 'ready') continue
    const bytes = await bytesOf(file, source)
    if (bytes !== null) await archive.add(`files/${to.nameOf(file)}`, bytes, true)
  }
  return archive.finish()
}

async function bytesOf({ path }: RecordOf<'files'>, { files, workspaceId, signal }: DossierSource): Promise<Blob | null> {
  try {
    return await files.download({ workspaceId, path }, { signal })
  } catch (error) {
    if (isPortError(error, 'file/missing')) return null
    throw error
  }
}
