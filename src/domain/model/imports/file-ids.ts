import { readLog, type NamedRecord } from './import-log'

/**
 * What is the same id in every file of a program: Salesforce writes its ids with and without three letters for who cannot
 * tell cases apart, and Zoho puts a mark before them.
 */
export function fileKey(fileId: string): string {
  if (/^(?=.*\d)[a-zA-Z\d]{15}[A-Z0-5]{3}$/.test(fileId)) return fileId.slice(0, 15)
  return fileId.replace(/^zcrm_(?=\d)/, '')
}

/**
 * What an earlier import called its records. A number counts for files of the same program only: any table's rows begin at one.
 *
 * @param isSame is the file from the same program?
 */
export function namedBefore(log: string, isSame: boolean): readonly NamedRecord[] {
  const named = readLog(log).rows.flatMap((row) => row.named ?? [])
  return named.filter(({ fileId }) => fileId !== '' && (isSame || isUnmistakable(fileId)))
}

/** Is it from the same program? Tables of no program that is known may be from any. */
export function isSameProgram(one: string, other: string): boolean {
  return one === other && one !== 'other'
}

/** Letters and digits, and many: Salesforce's, Close's, and what every newer program takes. */
function isUnmistakable(fileId: string): boolean {
  return fileId.length >= 12 && /\d/.test(fileId) && /[a-z]/i.test(fileId) && !/\s/.test(fileId)
}
