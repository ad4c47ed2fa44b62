import { combineLatest, map, of, type Observable } from 'rxjs'
import { useMemo } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import type { Condition } from '../../domain/model/query/ast'
import type { RecordOf } from '../../domain/model/records/collections'
import { readSubject } from '../../domain/model/records/subject'
import { LIMITS } from '../../domain/model/records/limits'
import type { PersonRow } from '../../domain/model/records/views'
import type { RecordsPort } from '../../ports/records.port'
import { isMergeVerb } from '../../domain/model/activity/activity'
import { changesOf } from '../../domain/model/activity/sittings'
import { customField } from '../../domain/model/query/field-reader'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { useStream } from '../hooks/use-stream'
import { idsIn, type ChangeNames } from './change-lines'
import type { ActivityGroup } from './timeline-entry'

/** What the companies and people with these ids are called, live; those in the trash too. */
export function namedRecords$(records: RecordsPort, workspaceId: Id, ids: readonly Id[]): Observable<ReadonlyMap<Id, string>> {
  if (ids.length === 0) return of(new Map())
  const values = ids.slice(0, LIMITS.pageSizeMost)
  const ofThese: Condition<RecordOf<'companies'>> = { op: 'in', field: 'id', values }
  const people: Condition<PersonRow> = { op: 'in', field: 'id', values }
  return combineLatest([
    records.watch('companies', { workspaceId, where: ofThese, trash: 'include', limit: LIMITS.pageSizeMost }),
    records.watch('personRows', { workspaceId, where: people, trash: 'include', limit: LIMITS.pageSizeMost }),
  ]).pipe(map((pages) => new Map(pages.flatMap(({ value }) => value.items.map(({ id, name }): [Id, string] => [id, name])))))
}

/** The words for what these changes name, as far as it is known. @param currency of amounts whose change says none */
export function useChangeNames(groups: readonly ActivityGroup[], currency: string): ChangeNames {
  const ids = groups.flatMap((group) => [...idsIn(changesOf(group)), ...idsOfMerge(group)])
  return useNames([...new Set(ids)].sort(), currency)
}

function idsOfMerge([{ verb, subjects }]: ActivityGroup): readonly Id[] {
  return isMergeVerb(verb) ? subjects.map((subject) => readSubject(subject).id) : []
}

/** @param ids of the companies and people that changes name, in a stable order */
export function useNames(ids: readonly Id[], currency: string): ChangeNames {
  const { records } = usePorts()
  const { workspace, members, memberName, tags, stages, lostReasons, pipelines, fields, formats } = useWorkspace()
  const named = useStream(ids.join(), () => namedRecords$(records, workspace.id, ids))
  const known = useMemo(() => {
    const options = fields.flatMap((field) => field.options.map(({ id, label }) => ({ id, name: label })))
    const lists = [
      members.map(({ id, displayName }) => ({ id, name: displayName })),
      tags,
      stages,
      lostReasons,
      pipelines,
      options,
    ]
    return new Map(lists.flat().map(({ id, name }) => [id, name]))
  }, [members, tags, stages, lostReasons, pipelines, fields])
  const own = useMemo(() => new Map(fields.map((field) => [customField(field.key), field])), [fields])
  const found = named.status === 'ready' ? named.value : null
  return useMemo(
    () => ({
      member: memberName,
      record: (id: Id) => known.get(id) ?? found?.get(id) ?? null,
      formats,
      currency,
      own,
    }),
    [memberName, known, found, formats, currency, own],
  )
}
