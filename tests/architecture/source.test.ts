import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readImportGraph } from './import-graph'
import { findPrivateNames } from './private-words'
import { findOrphans, findVendorNames, findViolations } from './rules'
import { idleFaces } from './ui-rules'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const graph = readImportGraph(ROOT, ['src', 'supabase/functions/_shared', 'cloudflare'])

describe('the source tree', () => {
  it('was read: a parser that finds nothing would make every rule pass', () => {
    expect(graph.size).toBeGreaterThan(400)
    expect([...graph.values()].flat().length).toBeGreaterThan(1500)
  })

  it('keeps the dependency rules', () => {
    expect(findViolations(graph)).toEqual([])
  })

  it('has no file that nothing running imports', () => {
    expect(findOrphans(graph)).toEqual([])
  })

  it('has no face that is not looked at', () => {
    expect(idleFaces(graph)).toEqual([])
  })

  it('names the vendor of a backend in its own folders only', () => {
    const paths = [...graph.keys()].filter((path) => path.startsWith('src/'))
    expect(findVendorNames(new Map(paths.map((path) => [path, readFileSync(`${ROOT}/${path}`, 'utf8')])))).toEqual([])
  })

  it('names nothing by a private word', () => {
    const paths = [...graph.keys()].filter((path) => !path.endsWith('.css'))
    expect(findPrivateNames(new Map(paths.map((path) => [path, readFileSync(`${ROOT}/${path}`, 'utf8')])))).toEqual([])
  })

  it('has no file of more than 300 lines', () => {
    const long = [...graph.keys()].filter((path) => readFileSync(`${ROOT}/${path}`, 'utf8').split('\n').length > 301)
    expect(long).toEqual([])
  })

  it('gives each migration a version of its own: of two with the same, a project takes one', () => {
    const versions = readdirSync(`${ROOT}/supabase/migrations`).map((file) => file.slice(0, 14))
    expect(versions.filter((version, at) => versions.indexOf(version) !== at)).toEqual([])
  })
})
