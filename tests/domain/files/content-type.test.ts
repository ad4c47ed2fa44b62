import { describe, expect, it } from 'vitest'
import { recordedType, storedType } from '../../../src/domain/model/files/content-type'

describe('the type a file is stored as', () => {
  it.each([
    ['image/png', 'image/png'],
    ['Text/Plain; charset=UTF-8', 'text/plain'],
    ['', 'application/octet-stream'],
    ['application/x-something-new', 'application/octet-stream'],
    ['text/javascript', 'application/octet-stream'],
    ['text/html', null],
    ['TEXT/HTML;charset=utf-8', null],
    ['image/svg+xml', 'application/octet-stream'],
    ['IMAGE/SVG+XML;charset=utf-8', 'application/octet-stream'],
    ['application/xhtml+xml', null],
    ['text/xml', null],
    ['application/xml', null],
  ])('of %j is %j', (declared, stored) => {
    expect(storedType(declared)).toBe(stored)
  })
})

describe('the type of a file’s record', () => {
  it('is the stored one, and says of opaque bytes that they are a drawing', () => {
    const of = ['Image/SVG+xml; charset=utf-8', 'image/png', 'text/html', 'x/y'].map(recordedType)
    expect(of).toEqual(['image/svg+xml', 'image/png', null, 'application/octet-stream'])
  })
})
