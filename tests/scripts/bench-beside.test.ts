import { describe, expect, it } from 'vitest'
import { readOptions } from '../../bench/beside/options.mjs'

describe('the options of a bench beside another page', () => {
  it('need no more than an address: its list is there, and nothing is asked about a board', () => {
    const { theirs, line, cpuSlowdown } = readOptions(['http://127.0.0.1:5173'])
    expect(theirs).toMatchObject({ list: 'http://127.0.0.1:5173/', board: null })
    expect({ line, cpuSlowdown }).toEqual({ line: null, cpuSlowdown: 1 })
  })

  it('put paths below the address, hashes too', () => {
    const words = ['http://127.0.0.1:5173/demo', '--list', '#/contacts', '--board', 'deals']
    expect(readOptions(words).theirs).toMatchObject({
      list: 'http://127.0.0.1:5173/demo/#/contacts',
      board: 'http://127.0.0.1:5173/demo/deals',
    })
  })

  it('take selectors, counts and conditions as they are given', () => {
    const words =
      'https://crm.example --row .row --card .card --search #q --type an --people 2000 --rows 20 --slower 4 --line 80,10'
    expect(readOptions(words.split(' '))).toMatchObject({
      theirs: { row: '.row', card: '.card', search: '#q' },
      text: 'an',
      people: 2000,
      rows: 20,
      cpuSlowdown: 4,
      line: { latencyMs: 80, megabits: 10 },
    })
  })

  it.each([
    { words: [], says: /address/ },
    { words: ['people'], says: /address/ },
    { words: ['file:///etc/hosts'], says: /address/ },
    { words: ['http://one.example', 'http://two.example'], says: /one page/ },
    { words: ['http://one.example', '--people', 'many'], says: /--people/ },
    { words: ['http://one.example', '--rows', '2.5'], says: /--rows/ },
    { words: ['http://one.example', '--line', '80'], says: /--line/ },
    { words: ['http://one.example', '--slower', '0'], says: /--slower/ },
    { words: ['http://one.example', '--rwo', '.row'], says: /--rwo/ },
  ])('are refused as $words', ({ words, says }) => {
    expect(() => readOptions(words)).toThrow(says)
  })
})
