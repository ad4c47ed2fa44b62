import { describe, expect, it } from 'vitest'
import { exponentOf } from '../../../../src/domain/model/kernel/currency'
import { csv, madeBy, planFor } from '../../../support/import-file'
import { amountLocale, readAmount } from '../../../../src/domain/model/imports/recognising/values/amounts'

const AMOUNTS = [1234.5, 980, 1_234_567.89, 45_000, 7.25, 12_500, 999_999]

const COUNTRIES =
  'en-US/USD en-GB/GBP en-CA/CAD en-AU/AUD en-IN/INR en-ZA/ZAR en-NG/NGN en-KE/KES en-SG/SGD en-PH/PHP de-DE/EUR de-CH/CHF fr-FR/EUR fr-CA/CAD fr-CH/CHF es-ES/EUR es-MX/MXN es-AR/ARS es-CL/CLP es-CO/COP es-PE/PEN pt-BR/BRL pt-PT/EUR it-IT/EUR nl-NL/EUR sv-SE/SEK da-DK/DKK nb-NO/NOK fi-FI/EUR is-IS/ISK pl-PL/PLN cs-CZ/CZK hu-HU/HUF ro-RO/RON bg-BG/BGN sr-RS/RSD el-GR/EUR tr-TR/TRY ru-RU/RUB uk-UA/UAH he-IL/ILS ar-EG/EGP ar-SA/SAR ar-AE/AED hi-IN/INR bn-BD/BDT th-TH/THB vi-VN/VND id-ID/IDR ms-MY/MYR ja-JP/JPY zh-CN/CNY zh-TW/TWD ko-KR/KRW ka-GE/GEL kk-KZ/KZT az-AZ/AZN'.split(
    ' ',
  )

const STYLES: readonly Intl.NumberFormatOptions[] = [
  {},
  { currencyDisplay: 'code' },
  { currencyDisplay: 'narrowSymbol' },
  { minimumFractionDigits: 0, maximumFractionDigits: 0 },
]

describe('a column of amounts, in a workspace of that country whose screens are in English', () => {
  it.each(COUNTRIES)('is read as %s writes it', (country) => {
    const [language = '', currency = ''] = country.split('/')
    const unread = STYLES.flatMap((style) => {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency, ...style })
      const texts = AMOUNTS.map((amount) => format.format(amount))
      const locale = amountLocale(texts, 'en')
      const places = format.resolvedOptions().maximumFractionDigits ?? 0
      return AMOUNTS.flatMap((amount, at) => {
        const minor = Math.round(Number(amount.toFixed(places)) * 10 ** exponentOf(currency))
        const read = readAmount(texts[at] ?? '', { locale, currency })
        const isRead = read !== null && read !== 'unreadable' && read.currency === currency && Math.abs(read.minor - minor) <= 1
        return isRead ? [] : [`${texts[at]}: ${JSON.stringify(read)}`]
      })
    })
    expect(unread).toEqual([])
  })

  it('leaves a dollar that says whose it is as it is', () => {
    expect(readAmount('US$ 100', { locale: 'en', currency: 'CAD' })).toEqual({ minor: 10_000, currency: 'USD' })
    expect(readAmount('$100', { locale: 'en', currency: 'CAD' })).toEqual({ minor: 10_000, currency: 'CAD' })
  })

  it('takes three figures behind a sign for thousands where several rows have them, and one alone for what could be two', () => {
    expect([amountLocale(['1.235 €', '45.000 €'], 'en'), amountLocale(['1,235', '45,000'], 'de')]).toEqual(['de', 'en'])
    expect([amountLocale(['1.235 €'], 'en'), amountLocale(['1.235 KWD', '2.500 KWD'], 'en')]).toEqual(['en', 'en'])
    expect(amountLocale(['1.235', '2.500'], 'en', false)).toBe('en')
  })

  it('takes thousandths for what they are where the rows are in dinars', () => {
    const amounts = (code: string) =>
      planFor(csv('Deal name,Amount,Currency,Stage', `Pump,1.250,${code},New`, `Roof,2.500,${code},New`)).writes.flatMap((row) =>
        madeBy(row, 'deals').map(({ data }) => data.amountMinor),
      )
    expect([amounts('KWD'), amounts('EUR')]).toEqual([
      [1250, 2500],
      [125_000, 250_000],
    ])
  })
})
