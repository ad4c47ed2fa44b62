import { isMoney, type CustomValue } from '../../domain/model/fields/custom-value'
import type { OwnField } from '../../domain/model/fields/own-field'
import { decimalOf } from '../../domain/model/kernel/currency'
import { isPlainDate } from '../../domain/model/kernel/plain-date'
import { ownValuesText, tablesText } from '../text/tables'
import type { Formats } from '../text/format'
import { lazyText, type LazyTextProps } from '../design/lazy-text'

/** A value as it is read; blank where there is none. */
export function valueText({ type, options }: Pick<OwnField, 'type' | 'options'>, value: CustomValue, formats: Formats): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? tablesText.yes : ''
  if (typeof value === 'number') return formats.number(value)
  if (isMoney(value)) return formats.money(value.amountMinor, value.currency)
  const labelOf = (id: string) => options.find((option) => option.id === id)?.label ?? ownValuesText.removed
  if (typeof value !== 'string') return value.map(labelOf).join(', ')
  if (type === 'select') return labelOf(value)
  return type === 'date' && isPlainDate(value) ? formats.date(value) : value
}

/** A value as it is edited as text: as the workspace writes numbers, so that it reads back as what it is. */
export function editText(value: CustomValue, locale: string): string {
  if (typeof value === 'string') return value
  const number = typeof value === 'number' ? value : isMoney(value) ? decimalOf(value.amountMinor, value.currency) : null
  return number === null ? '' : plainNumber(locale).format(number)
}

function plainNumber(locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false })
}

/** A sentence with a number in it, the number as others write it: `+49 170 1234567`. */
export const PhoneSentence = lazyText(() => import('../../domain/model/people/phone-numbers').then((file) => file.shownPhone))

/** The number alone, from left to right whatever is around it. */
export function PhoneText({ text }: Pick<LazyTextProps, 'text'>) {
  return (
    <bdi dir="ltr">
      <PhoneSentence text={text} />
    </bdi>
  )
}
