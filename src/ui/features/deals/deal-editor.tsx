import { readMoney } from '../../../domain/model/kernel/read-number'
import { isPlainDate } from '../../../domain/model/kernel/plain-date'
import type { DealRow } from '../../../domain/model/records/views'
import { typedDate } from '../../app/typed-time'
import { useWorkspace } from '../../app/workspace-context'
import type { GridEditor } from '../../grid/grid.types'
import { RecordEditor, type TextCells } from '../../table/editors/record-editor'
import { nameIn, type FieldWords } from '../../table/use-offered-fields'
import { dealsText } from '../../text/deals'
import { amountSentence } from '../../text/field-text'
import type { Formats } from '../../text/format'
import { recordText } from '../../text/record'

const WORDS: FieldWords = { fieldName: (key) => nameIn(dealsText.columns, key), choiceName: (_, value) => value }

/** The editor of one cell of the deals table. */
export function DealCellEditor(editor: GridEditor<DealRow>) {
  const { stages, formats } = useWorkspace()
  // A deal is lost for a reason, which is asked for on the board and on its page.
  const reachable = stages.filter(({ pipelineId, kind }) => pipelineId === editor.row.pipelineId && kind !== 'lost')
  return (
    <RecordEditor
      {...editor}
      collection="deals"
      cells={cellsIn(formats)}
      words={WORDS}
      changed={dealsText.changed}
      options={{ stage: reachable.map(({ id, name }) => ({ id, label: name })) }}
    />
  )
}

function cellsIn(formats: Pick<Formats, 'locale' | 'money'>): TextCells<'deals'> {
  const moneyIn = (typed: string, currency: string) => readMoney(typed.trim(), { locale: formats.locale, currency })
  return {
    title: { text: ({ title }) => title, patch: (_, typed) => ({ title: typed.trim() }) },
    amount: {
      text: ({ amountMinor, currency }) => (amountMinor === null ? null : formats.money(amountMinor, currency)),
      problem: (typed, { currency }) => {
        const money = moneyIn(typed, currency)
        if (money.ok) return null
        return amountSentence(dealsText.columns.amount, money.problem, (minor) => formats.money(minor, currency))
      },
      patch: ({ currency }, typed) => {
        const money = moneyIn(typed, currency)
        return money.ok ? { amountMinor: money.minor } : {}
      },
      currency: ({ currency }) => currency,
    },
    closeOn: {
      text: ({ expectedCloseOn }) => expectedCloseOn,
      problem: (typed) => (typed.trim() === '' || isPlainDate(typed.trim()) ? null : recordText.notReadable.date),
      patch: (_, typed) => ({ expectedCloseOn: typedDate(typed.trim()) }),
      when: 'day',
    },
    probability: {
      text: ({ probability }) => String(probability),
      problem: (typed) => (/^(\d{1,2}|100)?$/.test(digitsOf(typed)) ? null : recordText.notReadable.probability),
      patch: (_, typed) => ({ probability: digitsOf(typed) === '' ? null : Number(digitsOf(typed)) }),
      inputMode: 'numeric',
    },
  }
}

function digitsOf(typed: string): string {
  return typed.replace(/[\s%]/g, '')
}
