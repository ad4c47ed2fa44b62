import { describe, expect, it } from 'vitest'
import { isId } from '../../src/domain/model/kernel/id'
import { recordLink, subjectOfAddress, withoutLinksTo } from '../../src/domain/model/notes/record-link'
import { subjectOf } from '../../src/domain/model/records/subject'

const ID = '018f2b7a-1c2d-7e3f-8a4b-5c6d7e8f9a0b'
const OTHER = '018f2b7a-1c2d-7e3f-8a4b-5c6d7e8f9a0c'
const idOf = (text: string) => {
  if (!isId(text)) throw new Error(text)
  return text
}
const ada = subjectOf('people', idOf(ID))
const ben = subjectOf('people', idOf(OTHER))

describe('a link to a record in a note', () => {
  it('leads to the record, whatever brackets are in its name', () => {
    const link = recordLink(ada, 'Ada [née Byron]')
    expect(link).toBe(`[Ada \\[née Byron\\]](portside:people/${ID})`)
    expect(subjectOfAddress(`portside:people/${ID}`)).toBe(ada)
  })

  it.each(['https://x.example', 'portside:', 'portside:people/x', `portside:tasks/${ID}`, `people/${ID}`])(
    'is none to %s',
    (address) => expect(subjectOfAddress(address)).toBeNull(),
  )

  it('goes with the record, by whatever name it was written, and no other link does', () => {
    const text = `[a] ${recordLink(ada, 'Countess [L]')} and ${recordLink(ben, 'Ben')}, [x](https://x.example)`
    expect(withoutLinksTo(text, ada, '[erased]')).toBe(`[a] [erased] and ${recordLink(ben, 'Ben')}, [x](https://x.example)`)
  })

  it('is looked for in as long as the text is', () => {
    const text = '['.repeat(200_000)
    expect(withoutLinksTo(text, ada, '')).toBe(text)
  })
})
