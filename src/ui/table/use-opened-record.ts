import { useState } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import type { CollectionName, RecordOf } from '../../domain/model/records/collections'
import { usePorts } from '../app/ports-context'

/**
 * The record behind a row as it stands when a cell of it is opened: a row shows a part of it only. Asked for at once; where
 * that fails, once more when it is needed.
 */
export function useOpenedRecord<K extends CollectionName>(collection: K, id: Id): () => Promise<RecordOf<K> | null> {
  const { records } = usePorts()
  const [opened] = useState(() => records.get(collection, id).catch(() => undefined))
  return async () => {
    const record = await opened
    return record === undefined ? records.get(collection, id) : record
  }
}
