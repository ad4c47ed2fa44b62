import type { OutcomeCounts } from '../../../domain/model/imports/writing/row-outcomes'
import { importText } from '../../text/import'
import type { Figure } from './figures'

export function runFigures({ created, updated, skipped, failed }: OutcomeCounts): readonly Figure[] {
  return [
    { name: 'created', value: created, label: importText.created, tone: 'success' },
    { name: 'updated', value: updated, label: importText.updated, tone: 'neutral' },
    { name: 'skipped', value: skipped, label: importText.skipped, tone: 'neutral' },
    { name: 'failed', value: failed, label: importText.failed, tone: 'danger' },
  ]
}
