import { useMemo } from 'react'
import { changesOf } from '../../domain/model/activity/sittings'
import type { Id } from '../../domain/model/kernel/id'
import { customField } from '../../domain/model/query/field-reader'
import { usePorts } from '../app/ports-context'
import { useWorkspace } from '../app/workspace-context'
import { useStream } from '../hooks/use-stream'
import { idsIn, type ChangeNames } from './change-lines'
import { namedRecords$ } from './named-records.model'
import type { ActivityGroup } from './timeline-entry'

/** The words for what these changes name, as far as it is known. @param currency of amounts whose change says none */
export function useChangeNames(groups: readonly ActivityGroup[], currency: string): ChangeNames {
  const ids = groups.flatMap((group) => idsIn(changesOf(group)))
  return useNames([...new Set(ids)].sort(), currency)
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
