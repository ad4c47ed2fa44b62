import { columnKind, snakeCase } from '../../../src/adapters/supabase/records/columns'
import { versionNumber } from '../../../src/adapters/supabase/records/codec'
import { fold } from '../../../src/domain/model/kernel/text-fold'
import type { ReadableName } from '../../../src/domain/model/records/collections'
import type { SqlRow } from './sql-truth'

/** A record as its table holds it, with the folded twins of its text. */
export function codecRow(collection: ReadableName, record: object): SqlRow {
  return Object.fromEntries(
    Object.entries<unknown>({ ...record }).flatMap(([field, value]): [string, unknown][] => {
      const column = snakeCase(field)
      switch (columnKind(collection, field)) {
        case 'author':
          return [
            [column, Reflect.get(Object(value), 'memberId')],
            [column.replace('_by', '_via'), Reflect.get(Object(value), 'via')],
          ]
        case 'version':
          return [[column, Number(versionNumber(String(value)))]]
        case 'text':
          return [
            [column, value],
            [`${column}_fold`, typeof value === 'string' ? fold(value) : null],
          ]
        default:
          return [[column, value]]
      }
    }),
  )
}
