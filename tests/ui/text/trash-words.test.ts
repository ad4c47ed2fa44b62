import { expect, it } from 'vitest'
import { german } from '../../../src/ui/text/de/german'
import { textAreas } from '../../../src/ui/text/in-language'
import type { TRASH_KINDS } from '../../../src/domain/model/records/trash-kinds'

import.meta.glob('../../../src/ui/text/*.ts', { eager: true })

/** Where each kind is moved to the trash, and what is said once it was. */
const ACTS: Readonly<Record<(typeof TRASH_KINDS)[number], readonly string[]>> = {
  people: ['record.trash', 'selection.trash', 'record.trashed'],
  companies: ['record.trash', 'selection.trash', 'record.trashed'],
  deals: ['deals.trash', 'deals.trashed'],
  tasks: ['task.trash', 'task.trashed'],
  notes: ['timeline.trashNote', 'timeline.noteTrashed', 'timeline.verb.note-removed'],
  files: ['files.remove', 'files.removeSelected', 'files.removed', 'timeline.verb.file-removed'],
  savedViews: ['views.deleteView', 'views.deleted'],
  forms: ['forms.remove', 'forms.removeOf', 'forms.removed'],
  tags: ['fields.tags.delete', 'fields.tags.deleteTitle', 'fields.tags.deleteConfirm', 'fields.tags.deleted'],
  lostReasons: ['pipelines.reasons.remove', 'pipelines.reasons.removed'],
  stages: ['pipelines.stages.remove', 'pipelines.stages.removed', 'pipelines.sending.submit.stage'],
  pipelines: ['pipelines.trash', 'pipelines.trashed', 'pipelines.sending.submit.pipeline'],
}

function textAt(areas: unknown, path: string): string {
  const found = path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part), key), areas)
  return typeof found === 'function' ? String(found('Regatta')) : String(found)
}

it('what goes to the trash is said to go there, in either language, and never to be deleted or removed', () => {
  const paths = Object.values(ACTS).flat()
  const english = paths.map((path) => [path, textAt(Object.fromEntries(textAreas()), path)])
  const spoken = paths.map((path) => [path, textAt(german, path)])
  expect({
    english: english.filter(([, text = '']) => !/(Move|moved) .*to (the )?trash|Move.* to trash/.test(text)),
    german: spoken.filter(([, text = '']) => !/in den Papierkorb/i.test(text)),
  }).toEqual({ english: [], german: [] })
})
