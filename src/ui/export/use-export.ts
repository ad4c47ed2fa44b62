import { useEffect, useRef, useState } from 'react'
import { ownFieldsOf } from '../../domain/model/fields/own-field'
import { isCustomCollection } from '../../domain/model/fields/custom-value'
import { tasksCalendar } from '../../domain/use-cases/functions/integrations/task-calendar'
import {
  exportableCompanies,
  exportableDeals,
  exportablePeople,
  exportableTasks,
  type ExportSource,
} from '../../domain/use-cases/exports/exportable'
import { writeExport, type ExportChoice, type ExportedTable, type ExportWork } from '../../domain/use-cases/exports/write-export'
import { usePorts, useRuntime } from '../app/ports-context'
import { saveAs } from '../app/save-as'
import { useToasts } from '../app/toasts'
import { useSubmission } from '../app/submission'
import { useWorkspace } from '../app/workspace-context'
import { countryName } from '../text/format'
import { spokenLanguage } from '../text/in-language'
import { exportText } from '../text/export'
import { peopleText } from '../text/people'
import { tablesText } from '../text/tables'
import type { ShownColumn } from '../../domain/model/exports/view-columns'
import type { Id } from '../../domain/model/kernel/id'
import { fileName, namesById } from './file-name'

/** What a list hands over to be exported. */
export interface ExportRequest {
  readonly collection: 'people' | 'companies' | 'deals' | 'tasks'
  /** Of the view; the file is named after it. */
  readonly name: string
  /** `null`: not known before they were read. */
  readonly count: number | null
  /** By id, in their order. */
  readonly ids: (signal: AbortSignal) => AsyncIterable<readonly Id[]>
  /** The columns that the view shows; `null`: it has none. */
  readonly shown: readonly ShownColumn[] | null
}

interface UsedExport {
  readonly isBusy: boolean
  readonly error: string | null
  /** Records read so far. */
  readonly done: number
  /** Resolves with whether it was saved. Never rejects. */
  readonly run: (request: ExportRequest, choice: ExportChoice) => Promise<boolean>
}

/** Reads, writes and saves; whoever leaves stops it. */
export function useExport(): UsedExport {
  const { records } = usePorts()
  const runtime = useRuntime()
  const toasts = useToasts()
  const workspace = useWorkspace()
  const [submitted, submission] = useSubmission()
  const [done, setDone] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function run(request: ExportRequest, choice: ExportChoice): Promise<boolean> {
    const { collection, name, ids } = request
    const { formats, fields, stages } = workspace
    const stop = new AbortController()
    running.current = stop
    const names = namesById(workspace)
    const source: ExportSource = {
      records,
      stages,
      signal: stop.signal,
      words: {
        lifecycle: peopleText.lifecycle,
        country: (code) => countryName(code, spokenLanguage()),
        yes: tablesText.yes,
        no: tablesText.no,
        currency: exportText.currency,
      },
      lookups: {
        nameOf: (id) => names.get(id) ?? null,
        own: isCustomCollection(collection) ? ownFieldsOf(fields, collection) : [],
      },
    }
    const work: ExportWork = {
      ids: ids(stop.signal),
      name,
      onRead: setDone,
      turn: runtime.turn,
      signal: stop.signal,
      timeZone: workspace.timeZone,
      calendarOf: (tasks) => tasksCalendar(tasks, name, runtime.now()),
      newArchive: async () => (await import('../bundle/zip')).newZip(),
    }
    setDone(0)
    const written = await submission.run(() => exported(collection, source, { choice, work }))
    if (written === null || stop.signal.aborted) return false
    const file = fileName(name, workspace.today(), choice.format)
    saveAs(written.blob, file)
    const cut = written.cut === 0 ? {} : { body: exportText.cut(written.cut, formats.number(written.cut)), sticky: true }
    toasts.show({ tone: 'success', title: exportText.saved(file), ...cut })
    return true
  }

  return { isBusy: submitted.isBusy, error: submitted.error, done, run }
}

interface ExportTask {
  readonly choice: ExportChoice
  readonly work: ExportWork
}

function exported(
  collection: ExportRequest['collection'],
  source: ExportSource,
  { choice, work }: ExportTask,
): Promise<ExportedTable> {
  switch (collection) {
    case 'people':
      return writeExport(exportablePeople(source), choice, work)
    case 'companies':
      return writeExport(exportableCompanies(source), choice, work)
    case 'deals':
      return writeExport(exportableDeals(source), choice, work)
    case 'tasks':
      return writeExport(exportableTasks(source), choice, work)
  }
}
