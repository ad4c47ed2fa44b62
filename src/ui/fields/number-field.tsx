import { useState } from 'react'
import { decimalOf } from '../../domain/model/kernel/currency'
import { readMoney, readNumber } from '../../domain/model/kernel/read-number'
import { useWorkspace } from '../app/workspace-context'
import { Field, type FieldFrameProps } from '../design/field'
import { TypedInput, type Reading, type TypedInputProps } from '../design/typed-input'
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
  const { reading, ...parts } = useMoneyReading(currency)
  const [wrong, setWrong] = useState<string | null>(null)
  const judge = (isWrong: boolean) => {
    const money = isWrong ? reading(input.value) : null
    setWrong(money === null || money.ok ? null : amountSentence(label, money.problem, (minor) => formats.money(minor, currency)))
  }
  return (
    <Field label={label} hint={hint} error={wrong ?? error} optional={optional}>
      {(wiring) => <TypedInput inputMode="decimal" {...input} {...wiring} {...parts} onWrong={judge} />}
    </Field>
  )
}

interface MoneyInputProps extends Omit<TypedInputProps, keyof Reading | 'preload' | 'children'> {
  readonly currency: string
}

/** The same without its label. Where it names another currency, it stays as it was typed: whoever takes it may know what to do. */
export function MoneyInput({ currency, ...input }: MoneyInputProps) {
  const { read, show, said } = useMoneyReading(currency)
  const readOrKeep = (typed: string) => read(typed) ?? (NAMES_CURRENCY.test(typed) ? typed.trim() : null)
  return <TypedInput inputMode="decimal" {...input} read={readOrKeep} show={show} said={said} />
}

const NAMES_CURRENCY = /(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/

function useMoneyReading(currency: string) {
  const { formats } = useWorkspace()
  const { locale } = formats
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 4, trailingZeroDisplay: 'stripIfInteger' })
  const reading = (typed: string) => readMoney(typed, { locale, currency })
  const minorOf = (typed: string) => {
    const money = reading(typed)
    return money.ok ? money.minor : null
  }
  return {
    reading,
    read: (typed: string) => {
      const minor = minorOf(typed)
      return minor === null ? null : format.format(decimalOf(minor, currency))
    },
    show: same,
    said: (value: string) => {
      const minor = minorOf(value)
      return minor === null ? value : formats.money(minor, currency)
    },
  }
}

function same(value: string): string {
  return value
}
