import { useEffect, useRef } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import { ConfirmDialog } from '../design/confirm-dialog'
import { dossierText, exportText } from '../text/export'
import { ownFieldsOf } from '../../domain/model/fields/own-field'
import { customField } from '../../domain/model/query/field-reader'
import { personName } from '../../domain/model/people/person-name'
import { packDossier, readDossier } from '../../domain/use-cases/exports/person-dossier'
import { usePorts } from '../app/ports-context'
import { saveAs } from '../app/save-as'
import { useToasts } from '../app/toasts'
import { useSubmission } from '../app/submission'
import { useWorkspace } from '../app/workspace-context'
import { idsIn } from '../history/change-lines'
import { recordText } from '../text/record'
import { newZip } from '../bundle/zip'
import { readableDossier } from './dossier-text'
import { fileName, namesById } from './file-name'

interface DossierDialogProps {
  readonly person: { readonly id: Id; readonly name: string }
  readonly onClose: () => void
}

/** Says what will be in it, and saves it. */
export function DossierDialog({ person, onClose }: DossierDialogProps) {
  const dossier = useDossier()
  const confirm = async () => {
    if (await dossier.run(person.id)) onClose()
  }
  return (
    <ConfirmDialog
      tone="primary"
      title={dossierText.ask(person.name)}
      description={dossierText.body}
      error={dossier.error}
      confirmLabel={exportText.submit}
      busy={dossier.isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    />
  )
}

interface UsedDossier {
  readonly isBusy: boolean
  readonly error: string | null
  /** Resolves with whether it was saved. Never rejects. */
  readonly run: (personId: Id) => Promise<boolean>
}

/** Gathers what is known about a person and saves it; whoever leaves stops it. */
function useDossier(): UsedDossier {
  const { records, files } = usePorts()
  const toasts = useToasts()
  const view = useWorkspace()
  const [submitted, submission] = useSubmission()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(personId: Id): Promise<boolean> {
    const stop = new AbortController()
    running.current = stop
    const { workspace, formats, fields, today, memberName } = view
    const names = namesById(view)
    const options = new Map(fields.flatMap((field) => field.options.map(({ id, label }) => [id, label])))
    const nameOf = (id: Id) => names.get(id) ?? null
    const source = { workspaceId: workspace.id, records, files, signal: stop.signal }
    const packed = await submission.run(async () => {
      const dossier = await readDossier(personId, source)
      if (dossier === null) return null
      const ids = [...new Set(dossier.activities.flatMap(({ changes }) => idsIn(changes)))]
      const [companies, people] = await Promise.all([
        records.getMany('companies', ids, { signal: stop.signal }),
        records.getMany('personRows', ids, { signal: stop.signal }),
      ])
      const words = {
        formats,
        nameOf,
        names: {
          member: memberName,
          record: (id: Id) => nameOf(id) ?? options.get(id) ?? companies.get(id)?.name ?? people.get(id)?.name ?? null,
          formats,
          currency: workspace.currency,
          own: new Map(fields.map((field) => [customField(field.key), field])),
        },
        own: ownFieldsOf(fields, 'people'),
        workspaceName: workspace.name,
      }
      const blob = await packDossier(dossier, {
        source,
        archive: newZip(),
        readable: readableDossier(dossier, words),
        tagName: nameOf,
        nameOf: ({ id, name }) => attachmentName(id, name),
      })
      return { blob, name: fileName(personName(dossier.person), today(), 'zip') }
    })
    if (stop.signal.aborted) return false
    if (packed === null) {
      submission.refuse(recordText.gone)
      return false
    }
    saveAs(packed.blob, packed.name)
    toasts.show({ tone: 'success', title: exportText.saved(packed.name) })
    return true
  }

  return { isBusy: submitted.isBusy, error: submitted.error, run }
}

/** Two attachments may have one name. */
function attachmentName(id: Id, name: string): string {
  const [, stem = name, extension = 'bin'] = /^(.*)\.([a-z0-9]{1,8})$/i.exec(name) ?? []
  return fileName(stem, id.slice(-8), extension)
}
