import { describe, expect, it } from 'vitest'
import { judgeFile } from './judge-file'
import { tableOf } from './table'
import type { Truth } from './truth'

const FILE = `Deal - Title,Deal - Value,Deal - Organization,Deal - Expected close date,Deal - Status,Deal - Score,Deal - Mood
Renewal,12500,Acme GmbH,2025-06-30,Open,5,Call
Extension,cheap,Beta AG,someday,Won,7,
,1,,,,,
`

const TRUTH: Truth = {
  name: 'deals',
  language: 'en',
  region: 'DE',
  kind: 'deals',
  columns: {
    'Deal - Title': 'deals.title',
    'Deal - Value': 'deals.amount',
    'Deal - Organization': 'companies.name',
    'Deal - Expected close date': 'deals.expectedCloseOn',
    'Deal - Status': 'deals.status',
    'Deal - Score': 'own',
    'Deal - Mood': 'deals.note',
  },
  rows: [
    {
      row: 1,
      cells: {
        'Deal - Title': 'Renewal',
        'Deal - Value': '12500.00 EUR',
        'Deal - Organization': 'Acme',
        'Deal - Expected close date': '2025-06-30',
        'Deal - Status': 'open',
        'Deal - Mood': 'Call',
      },
    },
    { row: 2, cells: { 'Deal - Title': 'Extension', 'Deal - Value': '900.00 EUR', 'Deal - Expected close date': null } },
    { row: 3, cells: { 'Deal - Value': '1.00 EUR' } },
  ],
}

describe('the judge of imports', () => {
  it('finds each cell right, wrong, left out, asked or stopped, and what is the file’s own', () => {
    const { kind, cells } = judgeFile({ truth: TRUTH, bytes: new TextEncoder().encode(FILE), fileName: 'file.csv' })
    expect([kind, ...cells.map(({ row, column, verdict }) => `${row} ${column.slice(7)}: ${verdict}`)]).toEqual([
      'right',
      '1 Title: right',
      '1 Value: right',
      '1 Organization: wrong',
      '1 Expected close date: right',
      '1 Status: right',
      '1 Mood: left out',
      '1 Score: own',
      '2 Title: right',
      '2 Value: asked',
      '2 Expected close date: right',
      '2 Score: own',
      '3 Value: stopped',
    ])
  })

  it('finds a file of another kind wrong as a whole, and says so in its table', () => {
    const truth: Truth = { ...TRUTH, kind: 'tasks' }
    const verdict = judgeFile({ truth, bytes: new TextEncoder().encode(FILE), fileName: 'file.csv' })
    expect(tableOf([verdict]).split('\n').at(-1)?.replace(/\s+/g, ' ')).toBe('1 files 9 0.0 9 wrong 1')
  })
})
