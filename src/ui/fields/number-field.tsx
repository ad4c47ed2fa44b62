import { useState } from 'react'
import { decimalOf } from '../../domain/model/kernel/currency'
import { readMoney, readNumber } from '../../domain/model/kernel/read-number'
import { useWorkspace } from '../app/workspace-context'
import { Field, type FieldFrameProps } from '../design/field'
import { TypedInput, type TypedInputProps } from '../design/typed-input'
import { amountSentence } from '../text/field-text'
import { typedText } from '../text/typed'

interface NumberFieldProps
  extends FieldFrameProps, Omit<TypedInputProps, 'id' | 'onWrong' | 'preload' | 'children' | 'read' | 'show' | 'said'> {}

/** A number as the workspace's locale writes it; its value is plain digits with a point: `1234.5`. */
export function NumberField({ label, hint, error, optional, ...input }: NumberFieldProps) {
  const { locale } = useWorkspace().formats
  const [isWrong, setWrong] = useState(false)
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 })
  const read = (typed: string) => {
    const number = readNumber(typed, locale)
    return number === null ? null : String(number)
  }
  const show = (value: string) => (Number.isFinite(Number(value)) ? format.format(Number(value)) : value)
  const problem = typedText.notNumber(format.format(1234.5))
  return (
    <Field label={label} hint={hint} error={isWrong ? problem : error} optional={optional}>
      {(wiring) => (
        <TypedInput inputMode="decimal" {...input} {...wiring} read={read} show={show} said={show} onWrong={setWrong} />
      )}
    </Field>
  )
}

interface MoneyFieldProps extends NumberFieldProps {
  readonly currency: string
}

/** An amount in any way it is written, "1.234,50" or "12k"; its value is the amount as the locale writes it. */
export function MoneyField({ label, hint, error, optional, currency, ...input }: MoneyFieldProps) {
  const { formats } = useWorkspace()
  const { locale } = formats
  const [wrong, setWrong] = useState<string | null>(null)
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4, trailingZeroDisplay: 'stripIfInteger' })
  const reading = (typed: string) => readMoney(typed, { locale, currency })
  const read = (typed: string) => {
    const money = reading(typed)
    return money.ok && money.minor !== null ? format.format(decimalOf(money.minor, currency)) : null
  }
  const said = (value: string) => {
    const money = reading(value)
    return money.ok && money.minor !== null ? formats.money(money.minor, currency) : value
  }
  const judge = (isWrong: boolean) => {
    const money = isWrong ? reading(input.value) : null
    setWrong(money === null || money.ok ? null : amountSentence(label, money.problem, (minor) => formats.money(minor, currency)))
  }
  return (
    <Field label={label} hint={hint} error={wrong ?? error} optional={optional}>
      {(wiring) => <TypedInput inputMode="decimal" {...input} {...wiring} read={read} show={same} said={said} onWrong={judge} />}
    </Field>
  )
}

function same(value: string): string {
  return value
}
