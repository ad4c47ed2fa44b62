import { useState } from 'react'
import type { CsvDialect } from '../../domain/model/exports/export-cell'
import type { ExportFormat } from '../../domain/use-cases/exports/write-export'
import { useWorkspace } from '../app/workspace-context'
import { Checkbox } from '../design/checkbox'
import { FormDialog } from '../design/form-dialog'
import { ProgressLine } from '../design/progress-line'
import { SelectField } from '../design/select-field'
import { exportText } from '../text/export'
import { type ExportRequest, useExport } from './use-export'

export interface ExportDialogProps {
  readonly request: ExportRequest
  readonly onClose: () => void
}

/** Asks in which form, and shows how far it is. */
export function ExportDialog({ request, onClose }: ExportDialogProps) {
  const { formats } = useWorkspace()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [columns, setColumns] = useState<'every' | 'shown'>('every')
  const [csv, setCsv] = useState<CsvDialect>(() => ({ delimiter: usualDelimiter(formats.number(1.5)), marked: true }))
  const used = useExport()
  const { count, name, collection, shown } = request
  const isTable = format === 'csv' || format === 'xlsx'
  const offered: readonly ExportFormat[] = [
    'xlsx',
    'csv',
    ...(collection === 'people' ? (['vcf'] as const) : []),
    ...(collection === 'tasks' ? (['ics'] as const) : []),
  ]

  async function submit(): Promise<void> {
    const choice = { format, shown: columns === 'shown' ? shown : null, csv }
    if (await used.run(request, choice)) onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      onSubmit={submit}
      title={exportText.title(name)}
      {...(count === null ? {} : { description: exportText.count(count, formats.number(count)) })}
      submitLabel={exportText.submit}
      busy={used.isBusy}
      error={used.error}
    >
      <SelectField
        label={exportText.format}
        value={format}
        disabled={used.isBusy}
        options={offered.map((value) => ({ value, label: exportText.formats[value] }))}
        onValue={setFormat}
        {...(isTable ? {} : { hint: format === 'vcf' ? exportText.cardHint : exportText.calendarHint })}
      />
      {isTable && shown !== null ? (
        <SelectField
          label={exportText.columns}
          value={columns}
          disabled={used.isBusy}
          options={[
            { value: 'every', label: exportText.every },
            { value: 'shown', label: exportText.shown },
          ]}
          onValue={setColumns}
          hint={columns === 'every' ? exportText.everyHint : exportText.shownHint}
        />
      ) : null}
      {format === 'csv' ? <CsvFields csv={csv} disabled={used.isBusy} onCsv={setCsv} /> : null}
      {used.isBusy ? <ExportProgress done={used.done} total={count} /> : null}
    </FormDialog>
  )
}

function ExportProgress({ done, total }: { readonly done: number; readonly total: number | null }) {
  const { number } = useWorkspace().formats
  return (
    <ProgressLine label={exportText.progress} done={done} total={total}>
      <span role="status">{total === null ? number(done) : exportText.done(number(done), number(total))}</span>
    </ProgressLine>
  )
}

interface CsvFieldsProps {
  readonly csv: CsvDialect
  readonly disabled: boolean
  readonly onCsv: (csv: CsvDialect) => void
}

function CsvFields({ csv, disabled, onCsv }: CsvFieldsProps) {
  return (
    <>
      <SelectField
        label={exportText.delimiter}
        value={csv.delimiter}
        disabled={disabled}
        options={[
          { value: ',', label: exportText.comma },
          { value: ';', label: exportText.semicolon },
        ]}
        onValue={(delimiter) => onCsv({ ...csv, delimiter })}
      />
      <Checkbox checked={csv.marked} disabled={disabled} onChecked={(marked) => onCsv({ ...csv, marked })}>
        {exportText.mark}
      </Checkbox>
    </>
  )
}

/** Excel takes lists apart by a semicolon where a comma stands before the decimals. */
function usualDelimiter(oneAndAHalf: string): CsvDialect['delimiter'] {
  return oneAndAHalf.includes(',') ? ';' : ','
}
