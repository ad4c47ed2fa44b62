import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const files = namesOf(/\.css$/).map((path) => ({ path, css: readFileSync(`${ROOT}${path}`, 'utf8') }))
const modules = files.filter(({ path }) => path.endsWith('.module.css'))

/** What may stand beside steps of the scale: nothing at all, a hairline, and what is no length. */
const FREE = /^(0|-?1px|auto|inherit|normal|none|inset|12vh|50%|25%|100%|env\(.+|\/)$/
const SCALED: readonly (readonly [property: RegExp, step: RegExp])[] = [
  [/^font-size$/, /^var\(--text-(2xs|xs|sm|md|lg|xl|2xl|control)\)$|^0\.92em$/],
  [/^line-height$/, /^var\(--(leading-\w+|control-sm)\)$|^calc\(var\(--grid-row-height\)/],
  [/^(row-|column-)?gap$|^padding|^margin/, /^var\(--(space-[\d-]+|grid-head-height)\)$/],
  [/radius$/, /^var\(--radius-\w+\)$/],
  [/^box-shadow$/, /^var\(--shadow-\w+\)$|^var\(--(focus|accent|danger|border)\)$/],
]

describe('the scale of type, distances and corners', () => {
  it('was looked for in what there is', () => {
    expect(modules.length).toBeGreaterThan(60)
  })

  it('is all that the styles of components use', () => {
    const found = modules.flatMap(({ path, css }) => declarationsOf(css).flatMap((declaration) => offScale(path, declaration)))
    expect(found).toEqual([])
  })

  it('has every step that the styles name', () => {
    const known = new Set(files.flatMap(({ css }) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)))
    const scripted = sources().flatMap((text) => [...text.matchAll(/'(--[a-z-]+)'/g)].map(([, name]) => name))
    for (const name of scripted) known.add(name)
    const unknown = files.flatMap(({ path, css }) =>
      [...css.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) =>
        known.has(name) || OF_BASE_UI.test(name ?? '') ? [] : [`${path}: ${name} is nowhere`],
      ),
    )
    expect(unknown).toEqual([])
  })
})

/** Set on its popups by the library that places them. */
const OF_BASE_UI = /^--(available|anchor)-(width|height)$|^--transform-origin$|^--toast-/

interface Declaration {
  readonly property: string
  readonly value: string
}

function declarationsOf(css: string): readonly Declaration[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...bare.matchAll(/(?:^|[{;])\s*([a-z-]+):\s*([^;{}]+);/gm)].map(([, property = '', value = '']) => ({
    property,
    value,
  }))
}

function offScale(path: string, { property, value }: Declaration): readonly string[] {
  const step = SCALED.find(([name]) => name.test(property))?.[1]
  if (step === undefined) return []
  const odd = partsOf(value).filter((part) => !FREE.test(part) && !step.test(part) && !isReckoned(part))
  return odd.length === 0 ? [] : [`${path}: ${property}: ${value}`]
}

/** Worked out of steps: no length of its own in it, but a hairline. */
function isReckoned(part: string): boolean {
  return /^(calc|max|min)\(/.test(part) && !/(?<![\w.-])(?!1px)\d*\.?\d+(px|rem|em)/.test(part)
}

/** Split at spaces outside of parentheses. */
function partsOf(value: string): readonly string[] {
  return value.trim().match(/(?:[^\s(]+\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s(]+)/g) ?? []
}

function namesOf(end: RegExp): readonly string[] {
  const names = readdirSync(`${ROOT}src/ui`, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => end.test(name)).map((name) => `src/ui/${name.replaceAll('\\', '/')}`)
}

function sources(): readonly string[] {
  return namesOf(/\.tsx?$/).map((path) => readFileSync(`${ROOT}${path}`, 'utf8'))
}
