import type { Page } from '@playwright/test'
import type { CollectionName } from '../../../src/domain/model/records/collections'

export type Counts = Readonly<Record<string, number>>

/** What an import comes to, as the check, the report and the page of the import show it. */
export interface ShownAccount {
  readonly rows: { readonly all: number; readonly imported: number; readonly out: number }
  readonly records: number
  /** Those that are created, by collection. */
  readonly created: Counts
  readonly cells: {
    readonly all: number
    readonly written: number
    readonly noted: number
    readonly leftOut: number
    readonly missed: number
  }
  readonly lists: Readonly<Record<List, readonly ListedCount[]>>
}

export interface ListedCount {
  readonly count: number
  readonly name: string
  readonly hint: string
}

const LISTS = {
  out: ['Rows that stay out', /stays? out$/],
  noted: ['Cells written with a note', /written with a note$/],
  leftOut: ['Columns left out', /left out$/],
  missed: ['Cells not written', /not written$/],
} as const
type List = keyof typeof LISTS

/** Opens its lists one by one, by keys: looking at numbers is no step of an import. */
export async function readAccount(page: Page, title: 'What will be imported' | 'What was imported'): Promise<ShownAccount> {
  const panel = page.getByRole('region', { name: title })
  const lists: Record<List, readonly ListedCount[]> = { out: [], noted: [], leftOut: [], missed: [] }
  for (const list of ['out', 'noted', 'leftOut', 'missed'] as const) {
    const [name, words] = LISTS[list]
    const opener = panel.getByRole('button', { name: words, expanded: false })
    if ((await opener.count()) === 0) continue
    await opener.press('Enter')
    const lines = await panel.getByRole('list', { name }).getByRole('listitem').all()
    lists[list] = await Promise.all(
      lines.map(async (line) => {
        const [count = '', text = '', hint = ''] = await line.locator('span:not(:has(*))').allTextContents()
        return { count: numberIn(count), name: text, hint }
      }),
    )
  }
  const lineOf = (term: string) => panel.locator('dl > div').filter({ has: page.getByText(term, { exact: true }) })
  const [rows, records, cells] = await Promise.all(
    ['Rows', 'Records', 'Filled cells'].map((term) => lineOf(term).locator('dd:not(:has(*)), span, button').allTextContents()),
  )
  return {
    rows: { all: numberIn(rows?.[0]), imported: countOf(/imported$/, rows), out: countOf(LISTS.out[1], rows) },
    records: numberIn(records?.[0]),
    created: createdIn(records),
    cells: {
      all: numberIn(cells?.[0]),
      written: countOf(/(?<!not) written$/, cells),
      noted: countOf(LISTS.noted[1], cells),
      leftOut: countOf(LISTS.leftOut[1], cells),
      missed: countOf(LISTS.missed[1], cells),
    },
    lists,
  }
}

const COLLECTIONS: Readonly<Record<string, CollectionName>> = {
  person: 'people',
  people: 'people',
  company: 'companies',
  companies: 'companies',
  deal: 'deals',
  deals: 'deals',
  note: 'notes',
  notes: 'notes',
  tag: 'tags',
  tags: 'tags',
  pipeline: 'pipelines',
  pipelines: 'pipelines',
  stage: 'stages',
  stages: 'stages',
  'lost reason': 'lostReasons',
  'lost reasons': 'lostReasons',
  field: 'fieldDefinitions',
  fields: 'fieldDefinitions',
}

/** `4 people created, 1 tag created` */
export function createdIn(words: readonly string[] = []): Counts {
  const found = words.flatMap((each) => [...each.matchAll(/([\d,]+) ([a-z ]+?) created/g)])
  return Object.fromEntries(found.map(([, count, what = '']) => [COLLECTIONS[what] ?? what, numberIn(count)]))
}

export function sumOf(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0)
}

function countOf(words: RegExp, parts: readonly string[] = []): number {
  const part = parts.find((own) => words.test(own))
  return part === undefined ? 0 : numberIn(part)
}

function numberIn(text = ''): number {
  return Number.parseInt(text.replaceAll(',', ''), 10)
}
