import { fileKind } from '../../../domain/model/files/content-type'
import type { Id } from '../../../domain/model/kernel/id'
import { screenPath } from '../../app/routes'
import type { GridColumn, GridSummary } from '../../grid/grid.types'
import { nameCell, summaryCell } from '../../table/columns'
import type { Formats } from '../../text/format'
import { filesText, bytesText } from '../../text/files'
import { waitingText } from '../../text/refusal-text'
import type { FileSort } from './files-filter'
import type { FileRow } from './files.model'

const text = filesText

/** Under this name the link holds which file is open. */
export const OPEN_PARAM = 'file'

export interface FileWords {
  readonly slug: string
  readonly locale: string
  readonly memberName: (id: Id | null) => string
  readonly formats: Pick<Formats, 'dateTime'>
  /** Its bytes go on arriving in this tab. */
  readonly isUnderWay: (id: Id) => boolean
  /** Its bytes wait on this device for a connection. */
  readonly isKept: (id: Id) => boolean
}

/** Under this name the list is sorted by the column; the other columns cannot be. */
export const SORT_OF: Readonly<Record<string, FileSort>> = { name: 'name', kind: 'mime', size: 'sizeBytes', when: 'createdAt' }

/** The columns of the library. */
export function fileColumns(words: FileWords): readonly GridColumn<FileRow>[] {
  const column = (key: keyof typeof text.columns, width: number, render: GridColumn<FileRow>['render']) => ({
    key,
    label: text.columns[key],
    width,
    align: key === 'size' ? ('end' as const) : ('start' as const),
    sortable: SORT_OF[key] !== undefined,
    editable: false,
    render,
  })
  return [
    column('name', 280, ({ file }) => nameCell(screenPath(words.slug, 'files', { [OPEN_PARAM]: file.id }), file.name)),
    column('about', 200, ({ aboutName }) => aboutName),
    column('kind', 130, (row) => stateOf(row, words) ?? text.kindOf[fileKind(row.file.mime)]),
    column('size', 100, ({ file }) => bytesText(file.sizeBytes, words.locale)),
    column('by', 130, ({ file }) => words.memberName(file.createdBy.memberId)),
    column('when', 160, ({ file }) => words.formats.dateTime(file.createdAt)),
  ]
}

/** A file on a narrow screen. */
export function fileSummary(words: FileWords): GridSummary<FileRow> {
  return {
    render: (row) =>
      summaryCell(row.file.name, [
        stateOf(row, words) ?? text.kindOf[fileKind(row.file.mime)],
        bytesText(row.file.sizeBytes, words.locale),
        row.aboutName,
      ]),
  }
}

/** Whose bytes are not there: on their way here, or not coming any more as far as anybody knows. */
function stateOf({ file }: FileRow, { isUnderWay, isKept }: FileWords): string | null {
  if (file.status === 'ready') return null
  if (isKept(file.id)) return waitingText.state
  return isUnderWay(file.id) ? text.underWay : text.failed
}
