import { describe, expect, it } from 'vitest'
import { dealTitleBy } from '../../../src/domain/model/forms/deal-title'

const NAMES = { person: 'Ada {form}', company: 'Engines', form: 'Contact' }

describe('the title of a deal by a form', () => {
  it('names whom it is with, once: what a stranger typed is no template', () => {
    expect(dealTitleBy('{company}, {person}: {form} {else}', NAMES, 300)).toBe('Engines, Ada {form}: Contact {else}')
  })

  it('has the person where there is no company, and is never blank', () => {
    expect(dealTitleBy('{company}', { ...NAMES, company: null }, 300)).toBe('Ada {form}')
    expect(dealTitleBy('{person}', { ...NAMES, person: ' ' }, 300)).toBe('Contact')
  })

  it('is cut to what a title may have', () => {
    expect(dealTitleBy('{person}', { ...NAMES, person: `${'x'.repeat(299)}😀` }, 300)).toBe('x'.repeat(299))
  })
})
