import { useMemo } from 'react'
import { of } from 'rxjs'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { ApplyResult } from '../../app/changes-types'
import { usePorts, useServices, useRuntime } from '../../app/ports-context'
import { useToasts } from '../../app/toasts'
import { useApply, useChanges } from '../../app/use-apply'
import { useWorkspace } from '../../app/workspace-context'
import { errorText } from '../../text/error-text'
import { filesText } from '../../text/files'
import { saveAs } from '../../app/save-as'
import type { Id } from '../../../domain/model/kernel/id'
import { useStream } from '../../hooks/use-stream'
import { useOpenUploads } from './open-uploads'
import { Uploads } from './uploads.model'

type File = RecordOf<'files'>

export interface FileActions {
  readonly download: (file: File) => Promise<void>
  /** The caller shows what is wrong with the name. */
  readonly rename: (file: File, name: string) => Promise<ApplyResult>
  readonly remove: (file: File) => Promise<ApplyResult>
  /** All or none. @param files 500 at most */
  readonly removeAll: (files: readonly File[]) => Promise<ApplyResult>
}

/** What can be done with a file that is there; each can be undone, and a failure is shown. */
export function useFileActions(): FileActions {
  const { files } = usePorts()
  const { workspace, formats } = useWorkspace()
  const apply = useApply()
  const toasts = useToasts()
  return {
    download: async (file) => {
      try {
        saveAs(await files.download({ workspaceId: workspace.id, path: file.path }), file.name)
      } catch (error) {
        toasts.show({ tone: 'danger', title: errorText(error) })
      }
    },
    rename: ({ id, version }, name) =>
      apply(filesText.renamed(name), [{ kind: 'update', collection: 'files', id, patch: { name }, expect: version }], {
        inlineErrors: true,
        ownErrors: 'all',
      }),
    remove: ({ id, version, name }) =>
      apply(filesText.removed(name), [{ kind: 'trash', collection: 'files', id, expect: version }]),
    removeAll: (all) =>
      apply(
        filesText.removedSome(all.length, formats.number(all.length)),
        all.map(({ id, version }) => ({ kind: 'trash', collection: 'files', id, expect: version })),
      ),
  }
}

/** The files whose bytes wait on this device, and will go up by themselves. */
export function useKeptFiles(): ReadonlySet<Id> {
  const { sync } = useServices()
  const { workspace } = useWorkspace()
  const state = useStream(workspace.id, () => sync?.outbox(workspace.id) ?? of([]))
  return useMemo(
    () =>
      new Set(
        state.status === 'ready'
          ? state.value.flatMap((work) =>
              'what' in work && work.what.kind === 'file' && work.state.kind !== 'refused' ? [work.what.id] : [],
            )
          : [],
      ),
    [state],
  )
}

/** The uploads of the workspace, to hand files to. Asked for when there is one. A file that got there can be undone. */
export function useUploads(): () => Uploads {
  const { records, files } = usePorts()
  const runtime = useRuntime()
  const { workspace } = useWorkspace()
  const changes = useChanges()
  const uploads = useOpenUploads()
  return () =>
    uploads.open(
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
