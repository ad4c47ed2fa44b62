import { useState } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import type { Mutation } from '../../domain/model/records/mutation'
import { usePorts, useRuntime } from '../app/ports-context'
import { useApply } from '../app/use-apply'
import { useWorkspace } from '../app/workspace-context'
import { errorText } from '../text/error-text'
import { picturesText } from '../text/pictures'
import type { PictureTarget } from './upload-picture'

export interface PictureOwner extends PictureTarget {
  readonly fileId: Id | null
  /** The record's write, expecting it as it is shown. */
  readonly mutation: (fileId: Id | null) => Mutation
}

export interface UsedPicture {
  readonly isBusy: boolean
  /** The sentence to show beside it; null when nothing is wrong. */
  readonly problem: string | null
  readonly choose: (file: File) => Promise<void>
  readonly remove: () => Promise<void>
}

/** How the picture of a record is chosen and taken away, each one change that can be undone. Never rejects. */
export function usePicture(owner: PictureOwner): UsedPicture {
  const { records, files } = usePorts()
  const runtime = useRuntime()
  const { workspace } = useWorkspace()
  const apply = useApply()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** The one before goes to the trash along with it: undone, it comes back. */
  const point = async (label: string, fileId: Id | null) => {
    const before: readonly Mutation[] =
      owner.fileId === null ? [] : [{ kind: 'trash', collection: 'files', id: owner.fileId, expect: 'any' }]
    await apply(label, [owner.mutation(fileId), ...before])
  }

  const choose = async (file: File) => {
    setBusy(true)
    setProblem(null)
    try {
      const [{ squarePicture }, { uploadPicture }] = await Promise.all([import('./square-picture'), import('./upload-picture')])
      const picture = await squarePicture(file)
      if (typeof picture === 'string') setProblem(picturesText.refusals[picture])
      else {
        const fileId = await uploadPicture(picture, owner, { records, files, runtime, workspaceId: workspace.id })
        await point(picturesText.changed, fileId)
      }
    } catch (error) {
      setProblem(errorText(error))
    }
    setBusy(false)
  }

  return { isBusy, problem, choose, remove: () => point(picturesText.removed, null) }
}
