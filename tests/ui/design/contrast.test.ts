import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TAG_COLOURS } from '../../../src/domain/model/tags/tag-colours'

const css = readFileSync(new URL('../../../src/ui/design/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = css.split(":root[data-theme='dark']")
const THEMES = [
  ['light', tokensOf(light)],
  ['dark', tokensOf(dark)],
] as const

const GROUNDS = ['canvas', 'sunken', 'surface', 'raised', 'hover', 'selected'] as const
const TEXTS = ['text', 'text-muted', 'text-faint', 'accent', 'danger', 'success', 'warning'] as const
const PAIRS: readonly (readonly [string, string])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...TAG_COLOURS.map((colour) => [`tag-${colour}-text`, `tag-${colour}-ground`] as const),
  ...['accent-solid', 'accent-solid-hover', 'danger-solid', 'danger-solid-hover'].map(
    (ground) => ['text-on-accent', ground] as const,
  ),
  ...['danger', 'success', 'warning', 'accent'].map((tone) => [tone, `${tone}-soft`] as const),
]

describe.each(THEMES)('the %s theme', (_, tokens) => {
  it('gives every text 4.5:1 on every ground it may stand on (WCAG 2.2, 1.4.3)', () => {
    const low = PAIRS.map(([text, ground]) => [text, ground, ratio(tokens, text, ground)] as const).filter(([, , at]) => at < 4.5)
    expect(low).toEqual([])
  })

  it('gives control borders and the focus ring 3:1 (WCAG 2.2, 1.4.11)', () => {
    const parts = ['control-border', 'focus'].flatMap((part) =>
      ['canvas', 'surface', 'raised'].map((ground) => [part, ground] as const),
    )
    const low = parts.map(([part, ground]) => [part, ground, ratio(tokens, part, ground)] as const).filter(([, , at]) => at < 3)
    expect(low).toEqual([])
  })

  it('tells what is pointed at or chosen from the ground of a list or popup', () => {
    const parts = ['hover', 'selected'].flatMap((part) => ['surface', 'raised'].map((ground) => [part, ground] as const))
    const low = parts
      .map(([part, ground]) => [part, ground, ratio(tokens, part, ground)] as const)
      .filter(([, , at]) => at < 1.12)
    expect(low).toEqual([])
  })
})

function tokensOf(block: string): ReadonlyMap<string, string> {
  return new Map(Array.from(block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6});/g), ([, name = '', value = '']) => [name, value]))
}

function ratio(tokens: ReadonlyMap<string, string>, a: string, b: string): number {
  const [high = 0, low = 0] = [luminance(tokens, a), luminance(tokens, b)].sort((x, y) => y - x)
  return Math.round(((high + 0.05) / (low + 0.05)) * 100) / 100
}

/** Relative luminance (WCAG 2.2, definitions). */
function luminance(tokens: ReadonlyMap<string, string>, name: string): number {
  const value = tokens.get(name)
  if (value === undefined) throw new Error(`--${name} is no colour of the theme`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(value.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
