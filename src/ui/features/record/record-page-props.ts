import type { ReactNode } from 'react'
import type { MenuEntry } from '../../design/menu-popup'
import type { RecordMeta } from '../../../domain/model/records/meta'
import type { SubjectCollection } from '../../../domain/model/records/subject'

/** What a kind of record gives to the page that all of them share. */
export interface RecordPageProps {
  readonly kind: SubjectCollection
  readonly record: RecordMeta
  readonly name: string
  readonly freshness: 'live' | 'stale'
  /** Of the record's amounts. */
  readonly currency: string
  /** The record's picture, where it can have one. */
  readonly picture?: ReactNode
  /** The name as a heading that can be edited. */
  readonly title: ReactNode
  /** What matters most, under the name. */
  readonly facts: ReactNode
  /** Between the head and the columns: the stages of a deal. */
  readonly banner?: ReactNode
  readonly details: ReactNode
  readonly related: ReactNode
  /** Opens the dialog for a deal about this record, where that makes sense. */
  readonly onNewDeal?: () => void
  /** What else can be done with a record of this kind, in its menu. */
  readonly more?: readonly MenuEntry[]
  /** Asks whether all that is known of it shall go for good, for who may do that. */
  readonly onErase?: () => void
  /** What its moving to the trash is called. */
  readonly trashLabel: string
}
