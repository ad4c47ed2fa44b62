import { type Cell, EMPTY, type Given, has, pick, same, stateOf, momentOf, dated } from './given'

export function amount(given: Given): Cell {
  const { sample, row, who } = given
  const value = 450 + row * 1275 + who * 90
  const cents = row % 2 === 0 || /^\d+$/.test(sample) ? '00' : '50'
  const currency = currencyOf(given)
  const expected = `${currency === 'JPY' ? value : `${value}.${cents}`} ${currency}`
  const grouped = (by: string) => String(value).replace(/\B(?=(\d{3})+$)/g, by)
  if (/^[€$£R¥]/.test(sample)) {
    const [mark = ''] = /^\D+/.exec(sample) ?? []
    const isComma = /,\d\d$/.test(sample)
    const figures = currency === 'JPY' ? grouped(',') : isComma ? `${grouped('.')},${cents}` : `${grouped(',')}.${cents}`
    return { text: mark + figures, expected }
  }
  if (/,\d\d\b/.test(sample)) {
    const by = sample.includes('.') ? '.' : /\d \d/.test(sample) ? ' ' : ''
    const mark = /\s*\D*$/.exec(sample)?.[0] ?? ''
    return { text: `${grouped(by)},${cents}${mark}`, expected }
  }
  if (/\.\d\d?$/.test(sample)) return { text: `${value}.${sample.endsWith('.0') ? String(Number(cents) / 10) : cents}`, expected }
  return { text: String(value), expected: currency === 'JPY' ? `${value} JPY` : `${value}.00 ${currency}` }
}

const SIGNS: readonly (readonly [string, string])[] = [
  ['€', 'EUR'],
  ['£', 'GBP'],
  ['R$', 'BRL'],
  ['$', 'USD'],
  ['zł', 'PLN'],
  ['Kč', 'CZK'],
  ['kr', 'SEK'],
  ['₺', 'TRY'],
  ['¥', 'JPY'],
]
const HOME: Readonly<Record<string, string>> = {
  US: 'USD',
  GB: 'GBP',
  BR: 'BRL',
  PL: 'PLN',
  CZ: 'CZK',
  SE: 'SEK',
  DK: 'DKK',
  TR: 'TRY',
  JP: 'JPY',
  RU: 'RUB',
}

function currencyOf({ layout, column, pool }: Given): string {
  const named = layout.columns.find(({ target }) => target === 'deals.currency')?.sample
  const sign = SIGNS.find(([mark]) => column.sample.includes(mark))?.[1]
  return sign ?? (named === undefined ? (HOME[pool.region] ?? 'EUR') : named === 'US Dollar' ? 'USD' : named)
}

export function probability(given: Given): Cell {
  const { sample, row } = given
  const state = has(given, 'deals.status') || has(given, 'deals.stage') ? stateOf(given) : 'open'
  // What is over is certain.
  const percent = state === 'won' ? 100 : state === 'lost' ? 0 : pick([20, 40, 75, 10, 60, 90], row)
  if (sample.startsWith('0.')) return { text: String(percent / 100), expected: String(percent) }
  return { text: sample.replace(/^\d+/, String(percent)), expected: String(percent) }
}

const ENDINGS: readonly (readonly [string, string, string])[] = [
  ['Open', 'Won', 'Lost'],
  ['OPEN', 'WON', 'LOST'],
  ['open', 'won', 'lost'],
  ['Pending', 'Won', 'Lost'],
  ['Offen', 'Gewonnen', 'Verloren'],
  ['Ouvert', 'Gagné', 'Perdu'],
  ['Abierto', 'Ganado', 'Perdido'],
  ['Aperta', 'Vinta', 'Persa'],
  ['Aberto', 'Ganho', 'Perdido'],
  ['Open', 'Gewonnen', 'Verloren'],
  ['Otwarta', 'Wygrana', 'Przegrana'],
  ['Otevřeno', 'Vyhráno', 'Prohráno'],
  ['Öppen', 'Vunnen', 'Förlorad'],
  ['Açık', 'Kazanıldı', 'Kaybedildi'],
  ['進行中', '受注', '失注'],
]

export function dealStatus(given: Given): Cell {
  const state = stateOf(given)
  const words = ENDINGS.find(([open, won]) => open === given.sample || won === given.sample || won.toLowerCase() === given.sample)
  if (words === undefined) return { text: given.sample, expected: [given.sample, 'open'] }
  const isLow = given.sample === given.sample.toLowerCase()
  const text = words[state === 'open' ? 0 : state === 'won' ? 1 : 2]
  return { text: isLow ? text.toLowerCase() : text, expected: state }
}

/** Stages of a new pipeline that a file's may be taken for, when a person is asked and takes what is proposed: by its place. */
const NEAR: readonly (readonly string[])[] = [
  ['Lead', 'Qualified', 'Proposal'],
  ['Lead', 'Qualified'],
  ['Qualified', 'Proposal'],
  ['Proposal', 'Negotiation'],
]

export function stage(given: Given): Cell {
  const { sample, pool, row } = given
  const state = stateOf(given)
  const suffix = /\s*\([^)]*\)$/.exec(sample)?.[0] ?? ''
  const plain = sample.slice(0, sample.length - suffix.length)
  const names = [plain === 'Won' || plain === '' ? 'Qualified' : plain, ...pool.words.stages]
  const isSaid = has(given, 'deals.status')
  if (!isSaid && state !== 'open') {
    const text = state === 'won' ? 'Closed won' : 'Closed lost'
    return { text: `${pool.language === 'en' ? text : state === 'won' ? 'Won' : 'Lost'}${suffix}`, expected: state }
  }
  const text = pick(names, row)
  return { text: `${text}${suffix}`, expected: state === 'open' ? [text, ...(NEAR[row % names.length] ?? [])] : [text, state] }
}

/** Only where it ended so. */
export function ended(given: Given, states: readonly string[]): Cell {
  if (!states.includes(stateOf(given)) || !(has(given, 'deals.status') || has(given, 'deals.stage'))) return EMPTY
  return dated(given, momentOf(given, 2025))
}

export function lostReason(given: Given): Cell {
  const reason = given.sample === '' ? 'Price' : given.sample
  return stateOf(given) === 'lost' ? same(reason) : EMPTY
}

export function kind({ sample, row, layout, pool }: Given): Cell {
  if (layout.kind !== 'tasks')
    return { text: sample === 'True' || sample === 'Organization' ? 'Individual' : sample, expected: 'person' }
  const words = pool.language === 'de' ? ['Anruf', 'E-Mail', 'Besprechung', 'Aufgabe'] : ['Call', 'Email', 'Meeting', 'Task']
  return { text: pick(words, row), expected: pick(['call', 'email', 'meeting', 'to-do'], row) }
}

export function taskStatus({ sample, row }: Given): Cell {
  const isDone = row % 3 === 2
  const words: Readonly<Record<string, readonly [string, string]>> = {
    'Not Started': ['Not Started', 'Completed'],
    NOT_STARTED: ['NOT_STARTED', 'COMPLETED'],
    'Zu erledigen': ['Zu erledigen', 'Erledigt'],
    'To do': ['To do', 'Done'],
    'to do': ['to do', 'complete'],
    false: ['false', 'true'],
    New: ['New', 'Closed'],
  }
  const [open, done] = words[sample] ?? ['Open', 'Completed']
  return { text: isDone ? done : open, expected: isDone ? 'done' : 'open' }
}

export function priority({ sample, row }: Given): Cell {
  const isLoud = sample === sample.toUpperCase()
  const word = pick(['High', 'Normal', 'Low'], row)
  if (/^\d$/.test(sample)) return { text: sample, expected: ['high', 'medium', 'low', 'urgent'] }
  return { text: isLoud ? word.toUpperCase() : word, expected: pick(['high', 'medium', 'low'], row) }
}

/** A task of a deal that is not there makes none. */
export function titled({ layout }: Given, text: string): Cell {
  return layout.kind === 'tasks' || layout.kind === 'notes' ? { text } : same(text)
}
