import { Panels, Panel } from '../../../design/panel'
import { useSession } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { PictureButton } from '../../../picture/picture-button'
import { profileText } from '../../../text/account'
import { useRegionOptions } from '../../workspaces/region-field'
import { filled } from '../../../table/cell-edits'
import { PanelForm, useRecordForm } from '../panel-form'

/** Oneself in this workspace. */
export function ProfileSection() {
  return (
    <Panels>
      <NamePanel />
    </Panels>
  )
}

/** How the others of this workspace see one. */
function NamePanel() {
  const { me, may, workspace } = useWorkspace()
  const { user } = useSession()
  const { displayName, title, timeZone } = me
  const zones = useRegionOptions('timeZone', timeZone ?? workspace.timeZone)
  const { field, form } = useRecordForm({ displayName, title, timeZone }, profileText.saved, (patch) => {
    return { kind: 'update', collection: 'members', id: me.id, patch, expect: me.version }
  })
  return (
    <Panel title={profileText.nameTitle} lead={profileText.nameLead(user.email)}>
      <PictureButton
        mayEdit={may('files.create')}
        owner={{
          collection: 'members',
          id: me.id,
          name: me.displayName,
          fileId: me.avatarFileId,
          mutation: (avatarFileId) => {
            return { kind: 'update', collection: 'members', id: me.id, patch: { avatarFileId }, expect: me.version }
          },
        }}
      />
      <PanelForm {...form}>
        <TextField label={profileText.displayName} autoComplete="name" {...field('displayName')} />
        <TextField label={profileText.jobTitle} autoComplete="organization-title" {...orBlank(field('title'))} />
        <SelectField
          label={profileText.timeZone}
          hint={profileText.timeZoneHint}
          options={[{ value: '', label: profileText.workspaceZone(workspace.timeZone) }, ...zones]}
          {...orBlank(field('timeZone'))}
        />
      </PanelForm>
    </Panel>
  )
}

/** A field that may be empty, as an input has it. */
function orBlank<F extends { readonly value: string | null; readonly onValue: (value: string | null) => void }>(field: F) {
  return { ...field, value: field.value ?? '', onValue: (text: string) => field.onValue(filled(text)) }
}
