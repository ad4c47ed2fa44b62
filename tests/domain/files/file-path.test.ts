import { describe, expect, it } from 'vitest'
import { fileIdIn } from '../../../src/domain/model/files/file-path'

const [RECORD, FILE] = ['0190c2f0-0000-7000-8000-000000000001', '0190c2f0-0000-7000-8000-000000000002']

describe('the path of a file', () => {
  it('ends with the id of its record', () => {
    expect(fileIdIn(`lostReasons/${RECORD}/${FILE}`)).toBe(FILE)
  })

  it.each([
    '',
    `people/${RECORD}`,
    `people/${RECORD}/${FILE}/more`,
    `people/${RECORD}/${FILE}.pdf`,
    `people/../${FILE}`,
    `../${RECORD}/${FILE}`,
    `people/${RECORD.toUpperCase()}/${FILE}`,
    `people//${FILE}`,
    `people/${RECORD}/${FILE}\n`,
    7,
    null,
  ])('is not %j', (path) => {
    expect(fileIdIn(path)).toBeNull()
  })
})
