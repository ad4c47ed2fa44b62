import { usePorts, useRuntime } from '../../app/ports-context'
import { useUploadDesk } from './upload-desk'
import { useChanges } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { filesText } from '../../text/files'
import { Uploads } from './uploads.model'

/** The uploads of the workspace, to hand files to. Asked for when there is one. A file that got there can be undone. */
export function useUploads(): () => Uploads {
  const { records, files } = usePorts()
  const runtime = useRuntime()
  const { workspace } = useWorkspace()
  const changes = useChanges()
  const desk = useUploadDesk()
  return () =>
    desk.open(
      () =>
        new Uploads({
          files,
          records,
          runtime,
          workspaceId: workspace.id,
          onReady: ({ id, name }) =>
            changes.remember({
              label: filesText.attached(name),
              mutations: [{ kind: 'trash', collection: 'files', id, expect: 'any' }],
            }),
        }),
    )
}
