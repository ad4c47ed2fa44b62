import { describe, expect, it } from 'vitest'
import {
  mentionAt,
  withBullets,
  withLink,
  withMarks,
  withMention,
  type Selected,
} from '../../../src/ui/features/notes/markdown-edit'

/** The selection stands between two bars. */
function read(marked: string): Selected {
  const [before = '', chosen = '', after = ''] = marked.split('|')
  return { text: before + chosen + after, start: before.length, end: before.length + chosen.length }
}
const show = ({ text, start, end }: Selected) => `${text.slice(0, start)}|${text.slice(start, end)}|${text.slice(end)}`

describe('writing Markdown by a press', () => {
  it.each([
    ['wants |three| looms', 'wants **|three|** looms'],
    ['wants **|three|** looms', 'wants |three| looms'],
    ['now ||', 'now **||**'],
  ])('%s in bold is %s', (before, after) => {
    expect(show(withMarks(read(before), '**'))).toBe(after)
  })

  it.each([
    ['|one\ntwo|', '- |one\n- two|'],
    ['- |one\n- two|', '|one\ntwo|'],
    ['first\nse||cond\nthird', 'first\n- se||cond\nthird'],
  ])('%j as a list is %j', (before, after) => {
    expect(show(withBullets(read(before)))).toBe(after)
  })

  it.each([
    ['see |our offer|', 'see [our offer](|https://|)'],
    ['|https://x.example|', '[||](https://x.example)'],
  ])('%s as a link is %s', (before, after) => {
    expect(show(withLink(read(before)))).toBe(after)
  })
})

describe('naming a member', () => {
  it('begins at an @ that begins a word, and nowhere else', () => {
    const at = (text: string) => mentionAt(text, text.length)
    expect([at('ask @An'), at('@'), at('(@Ana R')]).toEqual([
      { at: 4, query: 'An' },
      { at: 0, query: '' },
      { at: 1, query: 'Ana R' },
    ])
    expect([at('ana@ex'), at('@Ana\nand'), at('nobody')]).toEqual([null, null, null])
  })

  it('puts the name in place of what was typed of it', () => {
    expect(show(withMention('ask @An to call', { at: 4, query: 'An' }, '@Ana Reis'))).toBe('ask @Ana Reis ||to call')
  })
})
