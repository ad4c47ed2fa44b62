import { useState, type ComponentType } from 'react'
import { useParams } from 'wouter'
import { isId, type Id } from '../../../domain/model/kernel/id'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { SubjectCollection } from '../../../domain/model/records/subject'
import { usePorts } from '../../app/ports-context'
import { useStream } from '../../hooks/use-stream'
import { MissingRecord, RecordStates } from './record-states'
import { TypedTexts, TypedTextsContext } from './typed-texts'

export interface PageOf<K extends SubjectCollection> {
  readonly record: RecordOf<K>
  readonly freshness: 'live' | 'stale'
}

export interface RecordByIdProps<K extends SubjectCollection> {
  readonly kind: K
  readonly id: Id
  readonly page: ComponentType<PageOf<K>>
}

/** The page of a record as it is at every moment, or why there is none. */
export function RecordById<K extends SubjectCollection>({ kind, id, page: Page }: RecordByIdProps<K>) {
  const { records } = usePorts()
  const state = useStream(id, () => records.watchOne(kind, id))
  const [typed] = useState(() => new TypedTexts())
  return (
    <TypedTextsContext value={typed}>
      <RecordStates kind={kind} state={state}>
        {(record, freshness) => <Page record={record} freshness={freshness} />}
      </RecordStates>
    </TypedTextsContext>
  )
}

export interface AddressedRecordProps {
  readonly kind: SubjectCollection
  readonly byId: ComponentType<{ readonly id: Id }>
}

/** The record that the address names; another id is another page. */
export function AddressedRecord({ kind, byId: ById }: AddressedRecordProps) {
  const { id } = useParams()
  return isId(id) ? <ById key={id} id={id} /> : <MissingRecord kind={kind} />
}
