import { DELIMITERS } from '../../../domain/model/imports/reading/source-table'
import { ENCODINGS } from '../../../domain/model/imports/reading/text/encodings'
import { useWorkspace } from '../../app/workspace-context'
import { SelectField } from '../../design/select-field'
import { importText } from '../../text/import'
import { importKindText } from '../../text/import-kind'
import { columnName } from '../../text/import-reasons'
import type { DraftState } from './draft-state'
import type { ImportDraftModel } from './import-draft.model'
import type { FileView } from './import-messages'
import styles from './import.module.css'
import own from './file-steps.module.css'
import { Problem } from './step-bar'

export interface StepProps {
  readonly state: DraftState
  readonly view: FileView
  readonly model: ImportDraftModel
}

const NO_HEADER = 'none'
/** Wider than any screen; what is beyond is under "Columns". */
const PREVIEW_COLUMNS = 40

/** How the file was read, what that gives, and the means to read it otherwise. */
export function HowRead({ state, view, model }: StepProps) {
  const { formats } = useWorkspace()
  const unreadable = view.format.kind === 'spreadsheet' ? 0 : view.format.unreadable
  const refusal = state.refusal === null || state.refusal === 'unreadable' ? null : importText.refusal(state.refusal)
  return (
    <>
      <Problem text={refusal} />
      {unreadable > 0 ? (
        <p role="alert" className={styles.notice}>
          {importText.unreadableCharacters(formats.number(unreadable))}
        </p>
      ) : null}
      <LeftOut text={importText.preamble(view.preamble.length)} lines={view.preamble} />
      <LeftOut text={importText.footer(view.footer.length)} lines={view.footer} />
      <section className={own.howRead} aria-label={importKindText.howRead}>
        <h3 className={own.subtitle}>{importKindText.howRead}</h3>
        <Choices view={view} model={model} />
        <Preview view={view} />
      </section>
    </>
  )
}

/** What the way of reading leaves open: a spreadsheet has no encoding, and only delimited text a delimiter. */
function Choices({ view, model }: { readonly view: FileView; readonly model: ImportDraftModel }) {
  const { format } = view
  return (
    <div className={own.options}>
      {format.kind === 'spreadsheet' ? null : (
        <SelectField
          label={importText.encoding}
          value={format.encoding}
          options={ENCODINGS.map((value) => ({ value, label: importText.encodings[value] }))}
          onValue={(encoding) => void model.reread({ encoding })}
        />
      )}
      {'sheets' in format && format.sheets.length > 1 ? (
        <SelectField
          label={format.kind === 'spreadsheet' ? importText.sheet : importText.tableOfPage}
          value={String(format.sheet)}
          options={format.sheets.map((name, at) => ({ value: String(at), label: name }))}
          onValue={(sheet) => void model.reread({ sheet: Number(sheet) })}
        />
      ) : null}
      {format.kind === 'delimited' ? (
        <SelectField
          label={importText.delimiter}
          value={format.delimiter}
          options={[...new Set([...DELIMITERS, '', format.delimiter])].map((value) => ({
            value,
            label: importText.delimiterOf(value),
          }))}
          onValue={(delimiter) => void model.reread({ delimiter })}
        />
      ) : null}
      {format.kind === 'vcard' ? null : (
        <SelectField
          label={importText.header}
          value={view.headerRow === null ? NO_HEADER : String(view.headerRow)}
          options={[...view.head.map(headerOption), { value: NO_HEADER, label: importText.noHeader }]}
          onValue={(row) => void model.reread({ headerRow: row === NO_HEADER ? null : Number(row) })}
        />
      )}
    </div>
  )
}

function headerOption(cells: readonly string[], row: number): { readonly value: string; readonly label: string } {
  const names = cells.filter((cell) => cell !== '').slice(0, 4)
  return { value: String(row), label: importText.headerRow(row + 1, names.join(', ').slice(0, 60)) }
}

function LeftOut({ text, lines }: { readonly text: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <details className={styles.notice}>
      <summary>{text}</summary>
      <ul>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of a file have no other identity, and never move
          <li key={at}>{line}</li>
        ))}
      </ul>
    </details>
  )
}

function Preview({ view }: { readonly view: FileView }) {
  const columns = view.columns.slice(0, PREVIEW_COLUMNS)
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={own.tableFrame} role="region" aria-label={importText.preview} tabIndex={0}>
      <table className={own.preview}>
        <thead>
          <tr>
            <th scope="col">{importText.line}</th>
            {columns.map((column) => (
              <th key={column.index} scope="col">
                {columnName(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {view.preview.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {columns.map((column) => (
                <td key={column.index}>{cells[column.index] ?? ''}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
