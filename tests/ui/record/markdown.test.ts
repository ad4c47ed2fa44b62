import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'

import { MarkdownView } from '../../../src/ui/markdown/markdown-view'
import { MailBody } from '../../../src/ui/features/record/timeline/note-card'
import { plainText } from '../../../src/ui/markdown/plain-text'

const MEMBERS = [{ id: '018f0000-0000-7000-8000-000000000001' as Id, displayName: 'Ana Reis' }]

const markup = (text: string) =>
  renderToStaticMarkup(createElement(MarkdownView, { text, members: MEMBERS }))
    .replaceAll(/ class="[^"]*"/g, '')
    .replace(/^<div>|<\/div>$/g, '')

describe('the Markdown of a note', () => {
  it.each([
    ['**a** and *b*', '<p><strong>a</strong> and <em>b</em></p>'],
    ['- one\n- two', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
    ['3. three', '<ol start="3"><li><p>three</p></li></ol>'],
    ['# Plan', '<p>Plan</p>'],
    ['Ask **@Ana Reis**, not me@Ana Reis', '<p>Ask <strong><span>@Ana Reis</span></strong>, not me@Ana Reis</p>'],
    ['`x` < y', '<p><code>x</code> &lt; y</p>'],
  ])('lays out %j', (text, expected) => {
    expect(markup(text)).toBe(expected)
  })

  it.each([
    ['quotes in quotes', '>'.repeat(8000)],
    ['lists in lists', '1. '.repeat(6000)],
    ['marks that close nothing', '*a_ '.repeat(5000)],
    ['more than anybody writes', 'word '.repeat(20_000)],
    ['brackets that open nothing', '[a '.repeat(600)],
    ['links in links', '[a](b '.repeat(300)],
    ['backslashes', '\\a'.repeat(900)],
    ['lists further and further in', Array.from({ length: 20 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n')],
    ['what is long, until it is parsed beside the page', 'word '.repeat(500)],
  ])('shows as it was typed what a parser would be long at: %s', (_, text) => {
    expect(markup(text)).toBe(`<p>${text.replaceAll('>', '&gt;')}</p>`)
  })

  it('opens links elsewhere, and tells the other side nothing', () => {
    expect(markup('[site](https://example.com)')).toBe(
      '<p><a href="https://example.com/" target="_blank" rel="noopener noreferrer nofollow">site</a></p>',
    )
  })

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
    ['[x](javascript:alert(1))', '<p>x</p>'],
    ['[x](JaVaScRiPt:alert(1))', '<p>x</p>'],
    ['[x](data:text/html,<b>)', '<p>x</p>'],
    ['[x](vbscript:msgbox)', '<p>x</p>'],
    ['![tracked](https://evil.example/pixel.gif)', '<p>tracked</p>'],
    ['<javascript:alert(1)>', '<p>javascript:alert(1)</p>'],
  ])('makes nothing that runs or loads of %j', (text, expected) => {
    expect(markup(text)).toBe(expected)
  })

  it('never makes an element or a link that is not on the list, whatever is written', () => {
    const scraps = fc.constantFrom(
      '<',
      '>',
      '[a](',
      'javascript:',
      'https://e.example',
      ')',
      '![',
      '](',
      '`',
      '**',
      '\n',
      '- ',
      '&lt;',
      '"',
      'onerror=',
      '<svg/onload=x>',
      '> ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(scraps, fc.string()), { maxLength: 30 }), (parts) => {
        const html = markup(parts.join(''))
        const tags = [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, name]) => name)
        expect(tags.filter((name) => !ALLOWED.has(name ?? ''))).toEqual([])
        expect([...html.matchAll(/href="([^"]*)"/g)].filter(([, href]) => !/^(https?|mailto|tel):/.test(href ?? ''))).toEqual([])
      }),
    )
  })
})

const ALLOWED = new Set('p a ul ol li strong em del code pre blockquote hr br div'.split(' '))

describe('a captured mail', () => {
  it('is shown as the text it is, without the marks that keep it from being anything else', () => {
    const body = String.raw`**Ten \<looms\>**` + '\n\n' + String.raw`Is \*this\* [ok](https://evil.example)? \\ \[x\]`
    expect(renderToStaticMarkup(createElement(MailBody, { body, isDelivered: false })).replaceAll(/ class="[^"]*"/g, '')).toBe(
      String.raw`<p>Ten &lt;looms&gt;</p><p>Is *this* [ok](https://evil.example)? \ [x]</p>`,
    )
  })
})

describe('the one line of a note', () => {
  it('is read from the beginning of however long a text', () => {
    expect(plainText(`**Met** ${'word '.repeat(30_000)}`).length).toBeLessThan(1001)
  })

  it.each([
    ['**Met** at the [fair](https://fair.example), see `x`', 'Met at the fair, see x'],
    ['## Plan for *May*', 'Plan for May'],
    ['- one', 'one'],
    ['![a chart](https://fair.example/chart.png)', 'a chart'],
    ['Ask @Ana Reis about 2 * 3 < 7', 'Ask @Ana Reis about 2 * 3 < 7'],
    ['Spoke with [Ada Lovelace](portside:people/01a20e44-a665-7030-a252…', 'Spoke with Ada Lovelace…'],
    ['---', '---'],
    ['', ''],
  ])('says %j without its marks', (text, expected) => {
    expect(plainText(text)).toBe(expected)
  })
})
