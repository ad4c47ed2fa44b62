import { useRef, useState } from 'react'
import type { Manifest } from '../../../domain/model/bundle/bundle-format'
import { isPortError } from '../../../domain/model/errors/port-error'
import type { ExportStep } from '../../../domain/use-cases/bundle/export-bundle'
import { usePorts, useRuntime } from '../../app/ports-context'
import { type SubmissionState, useSubmission } from '../../app/submission'
import { useWorkspace } from '../../app/workspace-context'
import { makeBundle } from '../../bundle/make-bundle'
import { refusalText } from '../../text/refusal-text'

export interface MadeBundle {
  readonly bundle: Blob
  readonly manifest: Manifest
}

export interface BundleExport extends SubmissionState {
  /** `null` while none is being made. */
  readonly step: ExportStep | null
  /** Resolves with `null` when it failed, was refused or called off; the state then holds the sentence, if there is one. */
  readonly make: () => Promise<MadeBundle | null>
  readonly cancel: () => void
}

/** Makes the workspace's bundle, showing how far it is. */
export function useBundleExport(): BundleExport {
  const ports = usePorts()
  const runtime = useRuntime()
  const { workspace, me } = useWorkspace()
  const [state, submission] = useSubmission()
  const [step, setStep] = useState<ExportStep | null>(null)
  const abort = useRef<AbortController | null>(null)

  const make = async (): Promise<MadeBundle | null> => {
    const controller = new AbortController()
    abort.current = controller
    const made = await submission.run(async () => {
      try {
        return await makeBundle(
          { workspaceId: workspace.id, memberId: me.id, runtime, signal: controller.signal, onStep: setStep },
          ports,
        )
      } catch (error) {
        // Called off by the person: there is nothing to tell them.
        if (isPortError(error, 'call/cancelled')) return null
        throw error
      } finally {
        setStep(null)
      }
    })
    if (made === null) return null
    if (made.ok) return made
    submission.refuse(refusalText(made.refusal))
    return null
  }
  return { ...state, step, make, cancel: () => abort.current?.abort() }
}
