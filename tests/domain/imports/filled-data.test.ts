import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { withFilledData } from '../../../src/domain/model/imports/writing/mutations'
import type { PlannedCreate, RowWrite } from '../../../src/domain/model/imports/planning/planned-write'
import { validateRecord } from '../../../src/domain/model/records/schemas'
import { fixture, planFor, tableOf } from '../../support/import-file'

const FILES = readdirSync(new URL('../../support/import-files/', import.meta.url)).filter((name) => name.endsWith('.csv'))

describe('what is handed on of a new record', () => {
  it.each(FILES)('%s: leaves out only what the record has anyway', (name) => {
    const { writes } = planFor(tableOf(fixture(name)))
    expect(createsOf(writes.map(withFilledData))).toEqual(createsOf(writes))
  })

  it('keeps what is false, nought or nested', () => {
    const data = {
      firstName: 'Ada',
      lastName: null,
      doNotContact: false,
      custom: { score: 0 },
      address: { street: null, city: 'Rome' },
    }
    const [write] = withFilledData(rowOf(data)).writes
    expect(write).toMatchObject({
      data: { firstName: 'Ada', doNotContact: false, custom: { score: 0 }, address: { city: 'Rome' } },
    })
    expect(Object.keys((write as PlannedCreate).data)).not.toContain('lastName')
  })
})

function createsOf(rows: readonly RowWrite[]): unknown {
  const creates = rows.flatMap(({ writes }) => writes.filter((write) => write.kind === 'create'))
  expect(creates.length).toBeGreaterThan(0)
  return creates.map(({ collection, data }) => validateRecord(collection, data))
}

function rowOf(data: object): RowWrite {
  const id = '00000000-0000-7000-8000-000000000001' as PlannedCreate['id']
  return { row: 0, primary: { collection: 'people', id }, writes: [{ kind: 'create', collection: 'people', id, data }] }
}
