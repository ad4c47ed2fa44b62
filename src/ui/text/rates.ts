import { inLanguage } from './in-language'

export const ratesText = inLanguage('rates', {
  title: 'Exchange rates',
  lead: (currency: string) =>
    `With a rate for each currency you sell in, totals also say what they come to in ${currency}, about. The exact ones stay a currency each.`,
  rate: (from: string, to: string) => `1 ${from} in ${to}`,
  wrong: 'Write a number above zero with up to six decimals, such as 0.92.',
  add: 'Add a rate for',
  addHint: 'A rate that is emptied is removed.',
  choose: 'Choose one',
  save: 'Set rates',
  saved: 'Exchange rates set',
})
