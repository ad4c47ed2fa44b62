import { readTableFile } from '../reading/read-table-file'
import type { ReadChoices, ReadSettings, ReadFile } from '../reading/source-table'
import { isColumnName } from './columns/recognise-target'

/** A file as a table, its row of names found by all the names of columns that are known. */
export function readFile(
  bytes: Uint8Array,
  choices: ReadChoices,
  { locale, onProgress = () => undefined }: Pick<ReadSettings, 'locale'> & Partial<ReadSettings>,
): ReadFile {
  return readTableFile(bytes, choices, { locale, onProgress, knows: isColumnName })
}
