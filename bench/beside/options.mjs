import { parseArgs } from 'node:util'

const OPTIONS = {
  list: { type: 'string', default: '' },
  row: { type: 'string', default: '[role="grid"] [role="row"]:has([role="gridcell"]), tbody tr' },
  rows: { type: 'string', default: '10' },
  board: { type: 'string' },
  card: { type: 'string', default: '[draggable="true"], [data-rfd-draggable-id], [aria-roledescription="draggable"]' },
  cards: { type: 'string', default: '5' },
  search: { type: 'string', default: 'input[type="search"], [role="searchbox"]' },
  type: { type: 'string', default: 'mar' },
  people: { type: 'string', default: '500' },
  deals: { type: 'string', default: '500' },
  slower: { type: 'string', default: '1' },
  line: { type: 'string' },
}

export const USAGE = `npm run bench -- beside <address> [options]

  --list <path>        the screen with the list, below the address          the address itself
  --row <selector>     a row of the list                                    rows of a grid or of a table's body
  --rows <count>       so many rows are the first rows                      ${OPTIONS.rows.default}
  --board <path>       the screen with the board                            not measured
  --card <selector>    a card on it                                         what can be dragged
  --cards <count>      so many cards are the first cards                    ${OPTIONS.cards.default}
  --search <selector>  the search field beside the list                     ${OPTIONS.search.default}
  --type <text>        what is typed into it                                ${OPTIONS.type.default}
  --people <count>     as many as the other has, for ours                   ${OPTIONS.people.default}
  --deals <count>      likewise                                             ${OPTIONS.deals.default}
  --slower <times>     the processor, for both                              ${OPTIONS.slower.default}
  --line <ms>,<Mbit/s> the line, for both                                   this machine's own
`

/** What is to be measured beside ours, from the words of the command line. Throws a sentence for whoever typed them. */
export function readOptions(words) {
  const { values, positionals } = parseArgs({ args: words, options: OPTIONS, allowPositionals: true })
  const [address, ...others] = positionals
  if (address === undefined || others.length > 0) throw new Error('Give the address of one page.')
  const at = (path) => new URL(path, addressOf(address)).href
  return {
    theirs: {
      list: at(values.list),
      board: values.board === undefined ? null : at(values.board),
      row: values.row,
      card: values.card,
      search: values.search,
    },
    rows: countOf('rows', values.rows),
    cards: countOf('cards', values.cards),
    text: values.type,
    people: countOf('people', values.people),
    deals: countOf('deals', values.deals),
    cpuSlowdown: numberOf('slower', values.slower),
    line: values.line === undefined ? null : lineOf(values.line),
  }
}

/** Paths are below it, whether or not it ends in a slash. */
function addressOf(text) {
  if (!URL.canParse(text) || !/^https?:/.test(text)) throw new Error(`“${text}” is no address of a page.`)
  return text.endsWith('/') || /[?#]/.test(text) ? text : `${text}/`
}

function lineOf(text) {
  const [latencyMs, megabits, ...others] = text.split(',')
  if (megabits === undefined || others.length > 0) throw new Error('--line takes two numbers, as in 80,10.')
  return { latencyMs: numberOf('line', latencyMs), megabits: numberOf('line', megabits) }
}

function countOf(name, text) {
  const count = numberOf(name, text)
  if (!Number.isInteger(count)) throw new Error(`--${name} takes a whole number.`)
  return count
}

function numberOf(name, text) {
  const number = Number(text)
  if (text.trim() === '' || !Number.isFinite(number) || number <= 0) throw new Error(`--${name} takes a number above nought.`)
  return number
}
