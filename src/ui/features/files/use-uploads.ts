import { usePorts, useRuntime } from '../../app/ports-context'
import { useUploadDesk } from '../../app/upload-desk'
import { useWorkspace } from '../../app/workspace-context'
import { Uploads } from './uploads.model'

/** The uploads of the workspace, to hand files to. Asked for when there is one. */
export function useUploads(): () => Uploads {
  const { records, files } = usePorts()
  const runtime = useRuntime()
  const { workspace } = useWorkspace()
  const desk = useUploadDesk()
  return () => desk.open(() => new Uploads({ files, records, runtime, workspaceId: workspace.id }))
}
