import { describe, expect, it } from 'vitest'
import { referencesOf } from '../../src/domain/model/records/references'
import { uniqueKeyOf } from '../../src/domain/model/records/uniqueness'
import { validateRecord } from '../../src/domain/model/records/schemas'
import type { Collections } from '../../src/domain/model/records/collections'
import type { WritableName } from '../../src/domain/model/records/mutation'

function id(n: number): string {
  return `018f0000-0000-7000-8000-${String(n).padStart(12, '0')}`
}

function valid<K extends WritableName>(collection: K, data: object): Collections[K] {
  const checked = validateRecord(collection, data)
  if (!checked.ok) throw new Error(JSON.stringify(checked.fields))
  return checked.value
}

describe('references of a record', () => {
  it('finds the ones of a deal, nested and listed ones by their path', () => {
    const deal = valid('deals', {
      title: 'A',
      currency: 'EUR',
      rank: 'a0',
      companyId: id(1),
      people: [{ personId: id(2) }, { personId: id(3) }],
      pipelineId: id(4),
      stageId: id(5),
      tagIds: [id(6)],
    })
    expect(referencesOf('deals', deal)).toEqual([
      { path: 'companyId', collection: 'companies', id: id(1) },
      { path: 'people.0.personId', collection: 'people', id: id(2) },
      { path: 'people.1.personId', collection: 'people', id: id(3) },
      { path: 'pipelineId', collection: 'pipelines', id: id(4) },
      { path: 'stageId', collection: 'stages', id: id(5) },
      { path: 'tagIds.0', collection: 'tags', id: id(6) },
    ])
  })

  it('reads the subjects of a note and of a file', () => {
    const note = valid('notes', { body: 'A', subjects: [`people/${id(1)}`, `deals/${id(2)}`] })
    const file = valid('files', { name: 'a', mime: 'b', sizeBytes: 1, path: 'c', subject: `companies/${id(3)}` })
    expect([...referencesOf('notes', note), ...referencesOf('files', file)]).toEqual([
      { path: 'subjects.0', collection: 'people', id: id(1) },
      { path: 'subjects.1', collection: 'deals', id: id(2) },
      { path: 'subject', collection: 'companies', id: id(3) },
    ])
  })

  it('gives none for empty fields', () => {
    expect(referencesOf('people', valid('people', { firstName: 'A' }))).toEqual([])
  })
})

describe('unique keys', () => {
  it('are equal for tag names that differ in case only', () => {
    expect(uniqueKeyOf('tags', valid('tags', { name: 'ÉTÉ' }))).toEqual(uniqueKeyOf('tags', valid('tags', { name: 'été' })))
  })

  it('tell stages of different pipelines apart', () => {
    const stage = { name: 'Lead', position: 'a0', kind: 'open', probability: 10 }
    const [one, other] = [1, 2].map((n) => uniqueKeyOf('stages', valid('stages', { ...stage, pipelineId: id(n) })))
    expect(one?.key).not.toBe(other?.key)
  })

  it('do not exist for people', () => {
    expect(uniqueKeyOf('people', valid('people', { firstName: 'A' }))).toBeNull()
  })
})
