import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ImportCollection } from '../../../../src/domain/model/imports/import-collections'

/**
 * What stands in the workspace afterwards: the canonical text; one of several; nothing, as the cell says nothing; or another
 * field than its column's, as in the row of a company among people.
 */
export type Expected = string | readonly string[] | null | Readonly<Record<string, string>>

export interface TruthRow {
  /** From 1 below the header; of cards, from 1. */
  readonly row: number
  readonly cells: Readonly<Record<string, Expected>>
}

export interface Truth {
  readonly name: string
  readonly source?: string
  /** As the file was called where it came from. */
  readonly fileName?: string
  readonly language: string
  readonly kind: ImportCollection
  /** The country of the workspace. */
  readonly region: string
  /** A target, `own` or `none`, by the header's text: `Name#2` the second of that name, `#3` the third column of all. */
  readonly columns: Readonly<Record<string, string>>
  readonly rows: readonly TruthRow[]
}

export interface JudgedFile {
  readonly truth: Truth
  readonly bytes: Uint8Array
  readonly fileName: string
}

/** Every folder below this one, itself among them, that holds a file and its truth. */
export function filesIn(folder: string): readonly JudgedFile[] {
  const names = readdirSync(folder).toSorted()
  const below = names.filter((name) => statSync(join(folder, name)).isDirectory()).flatMap((name) => filesIn(join(folder, name)))
  const path = join(folder, 'truth.json')
  if (!existsSync(path)) return below
  const fileName = names.find((name) => name.startsWith('file.'))
  if (fileName === undefined) throw new Error(`${folder} has a truth and no file`)
  const truth = JSON.parse(readFileSync(path, 'utf8')) as Truth
  return [{ truth, bytes: new Uint8Array(readFileSync(join(folder, fileName))), fileName: truth.fileName ?? fileName }, ...below]
}
