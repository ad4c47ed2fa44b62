import type { ImportStatus } from '../../../domain/model/imports/writing/import-job'

export const STATUS_COLOURS = {
  running: 'blue',
  paused: 'yellow',
  done: 'green',
  failed: 'red',
  cancelled: 'grey',
  undoing: 'blue',
  undone: 'grey',
  'partly-undone': 'yellow',
} as const satisfies Readonly<Record<ImportStatus, string>>
