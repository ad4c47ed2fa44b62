import { inLanguage } from './in-language'

export const ratesText = inLanguage('rates', {
  title: 'Exchange rates',
  lead: (currency: string) =>
    `With a rate for each currency you sell in, totals also show roughly what they come to in ${currency}. Exact totals stay per currency.`,
  rate: (from: string, to: string) => `1 ${from} in ${to}`,
  wrong: 'Write a number above zero with up to six decimals, such as 0.92.',
  add: 'Add a rate for',
  addHint: 'Clear a rate to remove it.',
  choose: 'Choose one',
  save: 'Save rates',
  saved: 'Exchange rates saved',
})
