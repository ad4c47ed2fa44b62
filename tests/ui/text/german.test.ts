import { readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, it } from 'vitest'
import { german } from '../../../src/ui/text/de/german'
import { inLanguage, textAreas } from '../../../src/ui/text/in-language'

const files = import.meta.glob<object>('../../../src/ui/text/*.ts', { eager: true })
const sources = Object.keys(files).map((path) => [path, readFileSync(new URL(path, import.meta.url), 'utf8')] as const)

/**
 * Files of `text` that hold no words of ours: how to write numbers and dates, and the mechanism.
 */
const WITHOUT_WORDS = ['format.ts', 'in-language.ts']

/** Fields that are not named here are called by their own names, which are English: other languages name more of them. */
const OPEN = 'fieldWords.names.'

it('every text has its German, and every German text its English', () => {
  // Tests beside this one make areas of their own.
  const ours = [...textAreas()].filter(([area]) => sources.some(([, source]) => source.includes(`${inLanguage.name}('${area}'`)))
  const english = ours.flatMap(([area, words]) => shapeOf(words, area))
  const spoken = Object.entries(german).flatMap(([area, words]) => shapeOf(words, area))
  expect({
    withoutGerman: english.filter((text) => !spoken.includes(text)),
    withoutEnglish: spoken.filter((text) => !english.includes(text) && !text.startsWith(OPEN)),
  }).toEqual({ withoutGerman: [], withoutEnglish: [] })
})

it('no file of texts goes without its other languages', () => {
  const bare = sources.filter(([path, source]) => !source.includes(`${inLanguage.name}('`) && !isWordless(path))
  expect(bare.map(([path]) => path)).toEqual([])
})

it('every exported object of texts is one of an area', () => {
  const known = new Set(textAreas().values())
  const loose = Object.entries(files).flatMap(([path, exported]) =>
    Object.entries(exported)
      .filter(([, value]) => isText(value) && !known.has(value))
      .map(([name]) => `${path}: ${name}`),
  )
  expect(loose).toEqual([])
})

it('no module keeps a word from before the language was known', () => {
  const modules = import.meta.glob<string>(['../../../src/ui/**/*.{ts,tsx}', '!../../../src/ui/text/**'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const texts = Object.assign({}, ...Object.values(files)) as object
  const kept = Object.entries(modules).flatMap(([path, source]) =>
    readWhileLoading(path, source)
      .filter((chain) => isWord(chain.reduce<unknown>((of, name) => (isText(of) ? Reflect.get(of, name) : undefined), texts)))
      .map((chain) => `${path}: ${chain.join('.')}`),
  )
  expect(kept).toEqual([])
})

/** What a module reads of others before any function of it is called: `text.save` as `['recordText', 'save']`. */
function readWhileLoading(path: string, source: string): readonly (readonly string[])[] {
  const { program } = parseSync(path, source)
  const found: string[][] = []
  /** `const text = recordText.conflict` */
  const shortened = new Map<string, readonly string[]>()
  let functions = 0
  const enter = () => {
    functions += 1
  }
  const leave = () => {
    functions -= 1
  }
  const chainOf = (node: unknown): readonly string[] | null => {
    if (!isText(node)) return null
    const { type, name, object, property } = node as Readonly<Record<string, unknown>>
    if (type === 'Identifier' && typeof name === 'string') return shortened.get(name) ?? [name]
    const [of, [member]] = [type === 'MemberExpression' ? chainOf(object) : null, chainOf(property) ?? []]
    return of === null || member === undefined ? null : [...of, member]
  }
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    PropertyDefinition: enter,
    'PropertyDefinition:exit': leave,
    VariableDeclarator: ({ id, init }) => {
      const chain = chainOf(init)
      if (functions === 0 && id.type === 'Identifier' && chain !== null) shortened.set(id.name, chain)
    },
    MemberExpression: (node) => {
      const chain = chainOf(node)
      if (functions === 0 && chain !== null) found.push([...chain])
    },
  }).visit(program)
  return found
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'function'
}

/** Each key down to the words, with what it is: `members.roleOf: function`. */
function shapeOf(words: object, path: string): string[] {
  return Object.entries(words).flatMap(([key, word]: [string, unknown]) =>
    isText(word) ? shapeOf(word, `${path}.${key}`) : [`${path}.${key}: ${typeof word}`],
  )
}

function isText(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isWordless(path: string): boolean {
  return WITHOUT_WORDS.some((name) => path.endsWith(`/${name}`))
}
