import { describe, expect, it } from 'vitest'
import { validateRecord } from '../../src/domain/model/records/schemas'
import { validData } from '../support/valid-data'
import { CLEANED_CASES, INVALID_CASES } from '../support/validation-cases'

const ID = '018f0000-0000-7000-8000-000000000001'
const PLACES = { pipelineId: ID, stageId: ID }

describe('validation rules', () => {
  it.each(INVALID_CASES)('$name is refused', ({ collection, patch, rules }) => {
    const checked = validateRecord(collection, { ...validData(collection, () => ID, PLACES), ...patch })
    const problems = checked.ok ? {} : checked.fields
    expect(Object.fromEntries(Object.entries(problems).map(([field, { rule }]) => [field, rule]))).toEqual(rules)
  })

  it.each(CLEANED_CASES)('$name is cleaned', ({ collection, patch, kept }) => {
    const checked = validateRecord(collection, { ...validData(collection, () => ID, PLACES), ...patch })
    expect(checked).toMatchObject({ ok: true, value: kept })
  })
})
