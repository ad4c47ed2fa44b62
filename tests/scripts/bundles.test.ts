import { describe, expect, it } from 'vitest'
import { chunkCircles, foreignCode, strayKnowledge } from '../../scripts/bundles.mjs'

const MANIFEST = {
  'index.html': { file: 'index.js', imports: ['_app'], dynamicImports: [] },
  _app: {
    file: 'app.js',
    dynamicImports: ['src/composition/backends/memory/open-memory.ts', 'src/composition/backends/supabase/open-supabase.ts'],
  },
  'src/composition/backends/memory/open-memory.ts': { file: 'memory.js', dynamicImports: ['sample'] },
  'src/composition/backends/supabase/open-supabase.ts': { file: 'supabase.js', imports: ['_app'] },
  sample: { file: 'sample.js' },
}
const FILES: Readonly<Record<string, string>> = { 'supabase.js': 'x="supabase-js"', 'sample.js': 'n="Alžběta"' }

const read =
  (more: Readonly<Record<string, string>> = {}) =>
  (file: string) =>
    `${FILES[file] ?? ''}${more[file] ?? ''}`

describe('the bundle of one backend', () => {
  it('is clean when only the other one’s module leads to its code', () => {
    expect(foreignCode(MANIFEST, read())).toEqual([])
  })

  it('is told of when it holds code of the other', () => {
    expect(foreignCode(MANIFEST, read({ 'sample.js': 'supabase-js', 'app.js': 'Alžběta' }))).toEqual([
      'the memory bundle holds supabase-js: sample.js',
      'the Supabase bundle holds sample data: app.js',
    ])
  })

  it('is not thought clean because the text that is looked for is gone', () => {
    expect(foreignCode(MANIFEST, () => '')).toHaveLength(2)
  })
})

describe('the chunks of a build', () => {
  it('are told of when they import one another, at any remove', () => {
    const circle = {
      a: { file: 'a.js', imports: ['b'] },
      b: { file: 'b.js', imports: ['c'] },
      c: { file: 'c.js', imports: ['a'] },
    }
    expect(chunkCircles({ ...MANIFEST, ...circle })).toEqual(['chunks import one another: a.js, b.js, c.js'])
    expect(chunkCircles(MANIFEST)).toEqual([])
  })
})

describe('what imports know', () => {
  const files: Readonly<Record<string, string>> = {
    'assets/import.worker-1.js': 'x="nombre del negocio|nombre del comercio"',
    'assets/import-screen-1.js': '',
  }
  const among = (all: Readonly<Record<string, string>>) => strayKnowledge(Object.keys(all), (file) => all[file] ?? '')

  it('is in workers only', () => {
    expect(among(files)).toEqual([])
    expect(among({ ...files, 'assets/model-1.js': 'y="nombre del negocio|nombre del comercio"' })).toEqual([
      'assets/model-1.js holds what imports know',
    ])
  })

  it('is not thought to be in its place because it is gone', () => {
    expect(among({})).toHaveLength(1)
  })
})
