import { describe, expect, it } from 'vitest'
import { tracesOf, withoutMentions } from '../../../src/domain/model/people/mentions'

const PHONE = { raw: '0171 / 123 45', e164: '+4917112345', extension: null, label: null, primary: true }
const JOSE = {
  firstName: 'José',
  middleName: null,
  lastName: 'Großmann',
  emails: [{ value: 'jose@haus.example', label: null, primary: true }],
  phones: [PHONE],
}
const { anywhere, nearby } = tracesOf(JOSE)

describe('mentions of a person', () => {
  it.each([
    ['Talked to José Großmann today', 'Talked to [erased] today'],
    ['JOSE GROSSMANN', '[erased]'],
    ['Jose\u0301 Großmanns Vertrag', '[erased]s Vertrag'],
    ['Großmann, José: zugesagt', '[erased]: zugesagt'],
    ['<jose@haus.example>, 0171 / 123 45, +4917112345.', '<[erased]>, [erased], [erased].'],
    ['Jose Grossmann und José Großmann', '[erased] und [erased]'],
  ])('go, whatever their case and accents: %s', (text, expected) => {
    expect(withoutMentions(text, anywhere)).toBe(expected)
  })

  it('begin where a word begins', () => {
    expect(withoutMentions('SanJosé Großmann, 20171 / 123 45', anywhere)).toBe('SanJosé Großmann, 20171 / 123 45')
  })

  it('by a name alone go only where the text is about the person', () => {
    expect(withoutMentions('José war da', anywhere)).toBe('José war da')
    expect(withoutMentions('José war da, Großmanns nicht', nearby)).toBe('[erased] war da, Großmanns nicht')
  })

  it('leave the text as it is where there are none', () => {
    const text = 'Nobody 👩‍🚀 was hére\nat all'
    expect(withoutMentions(text, nearby)).toBe(text)
    expect(withoutMentions('', nearby)).toBe('')
    expect(withoutMentions(text, [])).toBe(text)
  })

  it('know no trace that would be found in half of all text', () => {
    const nobody = {
      firstName: 'X',
      middleName: null,
      lastName: null,
      emails: [],
      phones: [{ ...PHONE, raw: '110', e164: null }],
    }
    expect(tracesOf(nobody)).toEqual({ anywhere: [], nearby: [] })
  })
})
