import type { GridColumn, GridItem } from '../grid/grid.types'
import { type ReactNode, useMemo } from 'react'
import type { Id } from '../../domain/model/kernel/id'
import { FIELD_CATALOGUE, ownViewFields } from '../../domain/model/views/field-catalogue'
import type { ViewCollection } from '../../domain/model/views/view'
import type { ViewField } from '../../domain/model/views/view-field'
import type { TableRow } from './bulk-jobs'
import { dayIn } from '../../domain/model/kernel/plain-date'
import type { RecordOf } from '../../domain/model/records/collections'
import { useWorkspace } from '../app/workspace-context'
import { appText } from '../text/app'
import type { Tag } from '../../domain/model/tags/tag'
import tagStyles from '../design/tag.module.css'
import styles from './cells.module.css'
import type { CustomCollection, CustomValue, CustomValues } from '../../domain/model/fields/custom-value'
import { ownFieldsOf, type OwnField } from '../../domain/model/fields/own-field'
import { ownValuesText } from '../text/tables'
import { countryName, type Formats } from '../text/format'
import { spokenLanguage } from '../text/in-language'
import { valueText } from '../fields/value-text'

/** A column of a table of records. Its key is that of its field in the catalogue. */
export interface TableColumn<Row extends GridItem> extends GridColumn<Row> {
  /** Shown until the columns are chosen. */
  readonly isStandard: boolean
}

/** A column as it is set down once; what it is called and how a cell of it is drawn come with the language and the row. */
export interface ColumnShape<K extends string> {
  readonly key: K
  /** Pixels. */
  readonly width: number
  readonly end?: true
  /** Hidden until it is chosen. */
  readonly extra?: true
  readonly readOnly?: true
}

type Draw<Row, L> = (row: Row, lookups: L) => ReactNode

interface ColumnParts<Row, L> {
  readonly labels: Readonly<Record<string, string>>
  /** Of the columns that show something else than their field says. */
  readonly cells: Readonly<Record<string, Draw<Row, L> | undefined>>
  readonly lookups: L
}

/** The columns of a table: those set down, then the fields of text that have a name here only. The field says if it can be sorted by. */
export function columnsOf<Row extends TableRow, L extends RecordLookups>(
  collection: ViewCollection,
  shapes: readonly ColumnShape<string>[],
  { labels, cells, lookups }: ColumnParts<Row, L>,
): readonly TableColumn<Row>[] {
  const fields = new Map(FIELD_CATALOGUE[collection].map((field) => [field.key, field]))
  const column = ({ key, width, end, extra, readOnly }: ColumnShape<string>): TableColumn<Row> => {
    const field = fields.get(key)
    const draw = cells[key] ?? drawOf(field)
    return {
      key,
      label: labels[key] ?? key,
      width,
      align: end === true ? 'end' : 'start',
      sortable: (field?.orderBy ?? null) !== null,
      editable: readOnly !== true,
      isStandard: extra !== true,
      render: (row) => draw(row, lookups),
    }
  }
  const lines = Object.keys(labels).filter((name) => fields.get(name)?.type === 'text' && shapes.every(({ key }) => key !== name))
  return [...shapes, ...lines.map((key) => ({ key, width: 160, extra: true }) as const)].map(column)
}

function drawOf(field: ViewField | undefined): Draw<TableRow, RecordLookups> {
  if (field?.references === 'tags') return (row, lookups) => tagCells(row.tagIds, lookups)
  if (field?.references === 'members') return (row, { memberName }) => memberName(row.ownerId)
  return (row, { day }) => {
    const value: unknown = Reflect.get(row, field?.nameField ?? field?.field ?? '')
    if (typeof value !== 'string') return null
    if (field?.key === 'country') return countryName(value, spokenLanguage())
    return field?.type === 'instant' ? day(value) : value
  }
}

/** The name of a record, which leads to it. */
export function nameCell(href: string, name: string, picture: ReactNode = null): ReactNode {
  return (
    <a className={styles.name} href={href} tabIndex={-1}>
      {picture}
      {name}
    </a>
  )
}

/** A row on a narrow screen: its name, and what else is known as far as there is room. */
export function summaryCell(
  main: string,
  sub: readonly (string | null | undefined)[],
  { before = null, after = null }: { readonly before?: ReactNode; readonly after?: ReactNode } = {},
): ReactNode {
  return (
    <span className={styles.lines}>
      {before}
      <span className={styles.two}>
        <div className={styles.main}>{main}</div>
        <div className={styles.sub}>{sub.filter(Boolean).join(' · ')}</div>
      </span>
      {after}
    </span>
  )
}

/** What cells need besides their row. The same object until the workspace's members or tags change. */
export interface RecordLookups {
  readonly slug: string
  readonly memberName: (id: Id | null) => string
  readonly tag: (id: Id) => RecordOf<'tags'> | undefined
  /** @param instant as rows hold it */
  readonly day: (instant: string) => string
}

export function useRecordLookups(): RecordLookups {
  const { workspace, members, tags, formats } = useWorkspace()
  return useMemo(() => {
    const names = new Map(members.map((member) => [member.id, member.displayName]))
    const tagsById = new Map(tags.map((tag) => [tag.id, tag]))
    return {
      slug: workspace.slug,
      // Nobody is shown as nothing: a column of "nobody" says less than its gaps.
      memberName: (id) => (id === null ? '' : (names.get(id) ?? appText.formerMember)),
      tag: (id) => tagsById.get(id),
      day: (instant) => formats.date(dayIn(workspace.timeZone, Date.parse(instant))),
    }
  }, [workspace.slug, workspace.timeZone, members, tags, formats])
}

/** A coloured word in a cell: the design's tag in one element instead of two, since a screen holds a hundred of them. */
export function wordCell(word: string, colour: Tag['colour'], key?: string): ReactNode {
  return (
    <span key={key} className={tagStyles.tag} data-hue={colour}>
      {word}
    </span>
  )
}

/** The tags of a row, as many as fit. One removed since is left out. */
export function tagCells(ids: readonly Id[], lookups: RecordLookups): ReactNode {
  if (ids.length === 0) return null
  const words = ids.map((id) => {
    const tag = lookups.tag(id)
    return tag === undefined ? null : wordCell(tag.name, tag.colour, id)
  })
  return words.length === 1 ? words : <span className={styles.tags}>{words}</span>
}

type OwnRow = GridItem & { readonly custom: CustomValues }

/** A column for each of the workspace's own fields, behind those of the table; hidden until they are chosen. */
export function useOwnColumns<Row extends OwnRow>(
  collection: CustomCollection,
  columns: readonly TableColumn<Row>[],
): readonly TableColumn<Row>[] {
  const { fields, formats } = useWorkspace()
  return useMemo(() => {
    const viewFields = new Map(ownViewFields(fields, collection).map((field) => [field.key, field]))
    const own = ownFieldsOf(fields, collection).map((field): TableColumn<Row> => ({
      key: field.field,
      label: field.label,
      width: 150,
      align: field.type === 'number' || field.type === 'money' ? 'end' : 'start',
      sortable: (viewFields.get(field.field)?.orderBy ?? null) !== null,
      editable: true,
      isStandard: false,
      render: (row) => cellOf(field, row.custom[field.key] ?? null, formats),
    }))
    return own.length === 0 ? columns : [...columns, ...own]
  }, [collection, columns, fields, formats])
}

function cellOf(field: OwnField, value: CustomValue, formats: Formats): ReactNode {
  if (field.type !== 'select' && field.type !== 'multi-select') return valueText(field, value, formats)
  const ids: readonly string[] = Array.isArray(value) ? value : typeof value === 'string' ? [value] : []
  if (ids.length === 0) return null
  const words = ids.map((id) => {
    const option = field.options.find((each) => each.id === id)
    return wordCell(option?.label ?? ownValuesText.removed, option?.colour ?? 'grey', id)
  })
  return <span className={styles.tags}>{words}</span>
}
