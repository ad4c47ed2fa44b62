import { readdirSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_MOST, tookMs } from '../../../support/growth'

const FOLDERS = ['imports', 'kernel', 'people', 'companies'].map((name) => `src/domain/model/${name}`)
const SIZE = 1000
/** What takes less on the large text cannot be told from the clock's noise, and no square of it fits. */
const NOISE_MS = 2

const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((name) =>
    name.endsWith('.ts') ? [`${folder}/${name}`] : [],
  ),
)

describe('eight times as long a text takes about eight times as long to match', () => {
  it.each(files.map((file) => [file, patternsIn(file)] as const).filter(([, found]) => found.length > 0))('%s', (_, found) => {
    const slow = found.flatMap((pattern) => {
      const text = growing(pattern).find((grown) => isSteep(pattern, grown))
      return text === undefined ? [] : [`${pattern} on ${JSON.stringify(text(3))}`]
    })
    expect(slow).toEqual([])
  })
})

/** A text of so many characters, or some more. */
type Grown = (size: number) => string

function isSteep(pattern: RegExp, grown: Grown): boolean {
  const [few, many] = [grown(SIZE), grown(SIZE * 8)]
  if (tookMs(() => many.match(pattern)) < NOISE_MS) return false
  return growthOf((size) => void (size === SIZE ? few : many).match(pattern), SIZE) > LINEAR_MOST
}

function patternsIn(file: string): readonly RegExp[] {
  const found: RegExp[] = []
  const visitor = new Visitor({
    Literal(node) {
      if ('regex' in node) found.push(new RegExp(node.regex.pattern, node.regex.flags))
    },
  })
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  return found
}

/**
 * Texts that a pattern may look through again and again: one piece many times over, behind what it begins with, before what
 * it does not take. The pieces are what it names itself, and one of each class of characters.
 */
function growing(pattern: RegExp): readonly Grown[] {
  const words = wordsOf(pattern.source)
  const signs = [...new Set(pattern.source.replace(/\\[a-zA-Z]|\\p\{\w+\}|[a-z]{2,}/gi, '').split(''))].slice(0, 16)
  const classes = [' ', 'a', 'A', '1', ...(/\\s|\\n|\./.test(pattern.source) ? ['\n'] : [])]
  const pieces = [...new Set([...words, ...signs, ...classes])]
  const pumps = [...pieces, ...signs.flatMap((sign) => classes.flatMap((other) => [sign + other]))]
  const heads = ['', 'a', '1', ...words.slice(0, 6)]
  return heads.flatMap((head) => pumps.flatMap((pump) => ['', '\u0001', '\n'].map((tail) => grownOf(head, pump, tail))))
}

function grownOf(head: string, pump: string, tail: string): Grown {
  return (size) => head + pump.repeat(Math.ceil(size / pump.length)) + tail
}

/** What stands in the pattern to the letter. */
function wordsOf(source: string): readonly string[] {
  return [...source.replace(/\\[pP]\{[^}]*\}|\\[a-zA-Z]/g, '|').matchAll(/[a-z]{2,}/gi)].map(([word]) => word).slice(0, 12)
}
