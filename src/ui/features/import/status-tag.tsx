import type { ImportStatus } from '../../../domain/model/imports/writing/import-job'
import { Tag } from '../../design/tag'
import { importJobText } from '../../text/import-job'

const COLOURS = {
  running: 'blue',
  paused: 'yellow',
  done: 'green',
  failed: 'red',
  cancelled: 'grey',
  undoing: 'blue',
  undone: 'grey',
  'partly-undone': 'yellow',
} as const satisfies Readonly<Record<ImportStatus, string>>

export function StatusTag({ status }: { readonly status: ImportStatus }) {
  return <Tag colour={COLOURS[status]}>{importJobText.statusOf(status)}</Tag>
}
