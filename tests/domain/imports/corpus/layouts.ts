import { readdirSync, readFileSync } from 'node:fs'
import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'
import { POOLS, type Pool } from './pools'

/*
 * The files that programs and people make, as tables of their columns: what a column is called, how a value of it is written,
 * and the field that it is; without one it is the file's own. `Won=won / Lost=lost`: the values of a column, each with what it
 * means. After the kind: where the file is from and how it is written.
 */
export interface LayoutColumn {
  readonly name: string
  /** How the program writes such a value; empty: it is mostly left empty. */
  readonly sample: string
  /** The field, `own` or `none`. */
  readonly target: string
  /** Some values and what they mean, where it is not a value as any. */
  readonly values: readonly (readonly [text: string, expected: string])[]
}

export interface Layout {
  readonly name: string
  readonly kind: ImportCollection
  readonly pool: Pool
  readonly format: string
  readonly columns: readonly LayoutColumn[]
}

const FOLDER = new URL('layouts/', import.meta.url)

export const LAYOUTS: readonly Layout[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap((file) => readFileSync(new URL(file, FOLDER), 'utf8').split(/^## /m).slice(1).map(layoutOf))

function layoutOf(block: string): Layout {
  const [head = '', ...lines] = block.trimEnd().split('\n')
  const [, name = '', kind = '', locale = 'en-US', format = 'csv'] = /^(.*): (\w+)(?: (\S+))?(?: (.+))?$/.exec(head) ?? []
  const pool = POOLS.get(locale)
  if (pool === undefined) throw new Error(`${name}: nobody writes ${locale}`)
  return { name, kind: kind as ImportCollection, pool, format, columns: lines.filter((line) => line !== '').map(columnOf) }
}

function columnOf(line: string): LayoutColumn {
  const [name = '', sample = '', target = ''] = line.split(' |').map((part) => part.trim())
  const isList = /^[^=]+=[^=]*( \/ [^=]+=[^=]*)*$/.test(sample) && !sample.includes('http') && target !== ''
  const values = isList ? sample.split(' / ').map((pair) => split(pair)) : []
  return { name, sample: isList ? '' : sample, target: target === '' ? 'own' : target, values }
}

function split(pair: string): readonly [string, string] {
  const at = pair.indexOf('=')
  return at === -1 ? [pair, pair] : [pair.slice(0, at), pair.slice(at + 1)]
}
