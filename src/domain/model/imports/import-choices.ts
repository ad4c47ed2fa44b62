import { LIMITS } from '../records/limits'
import { writtenJson } from './import-log'

/**
 * What an import writes down of how its file was read and planned, so that the same file can be gone on with. `T`: the
 * importer's own, plain data.
 *
 * @returns `null`: it is too much to write down
 */
export function writeChoices(choices: object): string | null {
  const text = writtenJson(choices)
  return text.length <= LIMITS.importChoices ? text : null
}

/** @returns `null`: nothing was written down, or by another program */
export function readChoices(text: string | null): object | null {
  if (text === null) return null
  try {
    const choices: unknown = JSON.parse(text)
    return typeof choices === 'object' ? choices : null
  } catch {
    return null
  }
}
