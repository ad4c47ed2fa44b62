import { vcardOf } from '../../domain/model/exports/vcard'
import type { Id } from '../../domain/model/kernel/id'
import { personName } from '../../domain/model/people/person-name'
import type { RecordOf } from '../../domain/model/records/collections'
import type { WorkspaceView } from '../app/workspace-context'
import { saveAs } from '../app/save-as'
import { fileName, namesById } from './file-name'

/** One person for an address book. */
export function saveCard(person: RecordOf<'people'>, companyName: string | null, workspace: WorkspaceView): void {
  const names = namesById(workspace)
  const card = vcardOf(person, { companyName, tagName: (id: Id) => names.get(id) ?? null })
  saveAs(new Blob([card], { type: 'text/vcard' }), fileName(personName(person), workspace.today(), 'vcf'))
}
