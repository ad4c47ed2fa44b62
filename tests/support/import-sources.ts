import type { ImportFile, RowSource } from '../../src/domain/use-cases/imports/run-import'

export function sourceOf<T>(rows: readonly T[]): RowSource<T> {
  return { length: rows.length, take: async (from, count) => rows.slice(from, from + count) }
}

export const FILE: ImportFile = {
  fileName: 'people.csv',
  sha256: null,
  source: null,
  collections: ['people'],
  encoding: 'utf-8',
  delimiter: ',',
  mapping: null,
  options: null,
}
