import type { SourceTable } from './source-table'

/** `Created (UTC)`, `Create Date (GMT+1)` */
const SAID = /\((?:GMT|UTC)(?:([+-])(\d{1,2})(?::?(\d{2}))?)?\)$/

/** Columns that only Salesforce's data export has, which writes every time in GMT; its reports write the reader's. */
const OF_DATA_EXPORT = /^(systemmodstamp|createdbyid|lastmodifiedbyid)$/i
const OF_API = /^[A-Za-z]+$|__c$/

/** What columns say of the zone of their times: `Z`, `+01:00`. Columns that say nothing are not in it. */
export function findOffsets({ columns }: Pick<SourceTable, 'columns'>): ReadonlyMap<number, string> {
  const isDataExport = columns.some(({ name }) => OF_DATA_EXPORT.test(name))
  return new Map(
    columns.flatMap(({ index, name }) => {
      const offset = offsetIn(name) ?? (isDataExport && OF_API.test(name) ? 'Z' : null)
      return offset === null ? [] : [[index, offset] as const]
    }),
  )
}

function offsetIn(name: string): string | null {
  const match = SAID.exec(name)
  if (match === null) return null
  const [, sign, hours = '', minutes = '00'] = match
  return sign === undefined ? 'Z' : `${sign}${hours.padStart(2, '0')}:${minutes}`
}
