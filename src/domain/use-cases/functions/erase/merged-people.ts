import type { Id } from '../../../model/kernel/id'
import type { RecordOf } from '../../../model/records/collections'
import { readSubject, subjectOf, type Subject } from '../../../model/records/subject'
import type { ElevatedRecords } from '../function-context'

/**
 * The person, and before them whoever was merged into them and still lies in the trash: they are one. Each comes after
 * those that it stands for, so that a call that was cut off finds the rest again.
 */
export async function withMerged(
  person: RecordOf<'people'>,
  records: ElevatedRecords,
  seen: ReadonlySet<Id> = new Set(),
): Promise<readonly RecordOf<'people'>[]> {
  const { workspaceId, id } = person
  const subject = subjectOf('people', id)
  const known = new Set([...seen, id])
  const all: RecordOf<'people'>[] = []
  for (const merge of await mergesAbout(subject, workspaceId, records)) {
    if (merge.kept !== subject || merge.status !== 'merged') continue
    for (const other of merge.subjects.map((one) => readSubject(one).id)) {
      if (known.has(other)) continue
      known.add(other)
      const absorbed = await records.get('people', workspaceId, other)
      if (absorbed !== null && absorbed.deletedAt !== null) all.push(...(await withMerged(absorbed, records, known)))
    }
  }
  return [...all, person]
}

/**
 * Merges that keep what the person was. One whose other record goes later in the same call goes with that.
 *
 * @param later whoever is erased after the person
 */
export async function doomedMerges(
  person: RecordOf<'people'>,
  later: ReadonlySet<Subject>,
  records: ElevatedRecords,
): Promise<readonly RecordOf<'merges'>[]> {
  const merges = await mergesAbout(subjectOf('people', person.id), person.workspaceId, records)
  return merges.filter(({ undo, kept }) => undo !== null && (kept === null || !later.has(kept)))
}

function mergesAbout(subject: Subject, workspaceId: Id, records: ElevatedRecords): Promise<readonly RecordOf<'merges'>[]> {
  return records.find<'merges'>('merges', {
    workspaceId,
    where: { op: 'has', field: 'subjects', value: subject },
    trash: 'include',
  })
}
