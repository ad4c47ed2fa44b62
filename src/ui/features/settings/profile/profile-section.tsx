import { Panels, Panel } from '../../../design/panel'
import { useSession } from '../../../app/ports-context'
import { useWorkspace } from '../../../app/workspace-context'
import { SelectField } from '../../../design/select-field'
import { TextField } from '../../../design/text-field'
import { PictureButton } from '../../../picture/picture-button'
import { profileText } from '../../../text/account'
import { useRegionOptions } from '../../workspaces/region-field'
import { filled } from '../../../table/cell-edits'
import { PanelForm, useDraft, useSave } from '../panel-form'

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
  const draft = useDraft({ displayName: me.displayName, title: me.title, timeZone: me.timeZone })
  const zones = useRegionOptions('timeZone', me.timeZone ?? workspace.timeZone)
  const save = useSave()
  const submit = async () => {
    const { patch } = draft
    const written = await save.run(profileText.saved, [
      { kind: 'update', collection: 'members', id: me.id, patch, expect: me.version },
    ])
    if (written) draft.reset()
  }
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
      <PanelForm
        isUnchanged={draft.isUnchanged}
        busy={save.isBusy}
        error={save.error}
        onSubmit={() => void submit()}
        onReset={draft.reset}
      >
        <TextField
          label={profileText.displayName}
          autoComplete="name"
          value={draft.value.displayName}
          onValue={(displayName) => draft.change({ displayName })}
          error={save.fieldErrors.displayName}
        />
        <TextField
          label={profileText.jobTitle}
          autoComplete="organization-title"
          value={draft.value.title ?? ''}
          onValue={(title) => draft.change({ title: filled(title) })}
          error={save.fieldErrors.title}
        />
        <SelectField
          label={profileText.timeZone}
          hint={profileText.timeZoneHint}
          value={draft.value.timeZone ?? ''}
          options={[{ value: '', label: profileText.workspaceZone(workspace.timeZone) }, ...zones]}
          onValue={(zone) => draft.change({ timeZone: filled(zone) })}
          error={save.fieldErrors.timeZone}
        />
      </PanelForm>
    </Panel>
  )
}
