import type { ratesText } from '../rates'

export const rates: typeof ratesText = {
  title: 'Wechselkurse',
  lead: (currency) =>
    `Mit einem Kurs für jede Währung, in der verkauft wird, steht bei Summen auch, was sie ungefähr in ${currency} ergeben. Die genauen Summen bleiben je Währung.`,
  rate: (from, to) => `1 ${from} in ${to}`,
  wrong: 'Eine Zahl über null mit höchstens sechs Nachkommastellen, etwa 0,92.',
  add: 'Kurs hinzufügen für',
  addHint: 'Ein geleerter Kurs wird entfernt.',
  choose: 'Bitte wählen',
  save: 'Kurse festlegen',
  saved: 'Wechselkurse festgelegt',
}
