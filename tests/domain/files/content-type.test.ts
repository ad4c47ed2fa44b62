import { describe, expect, it } from 'vitest'
import { storedType } from '../../../src/domain/model/files/content-type'

describe('the type a file is stored as', () => {
  it.each([
    ['image/png', 'image/png'],
    ['Text/Plain; charset=UTF-8', 'text/plain'],
    ['', 'application/octet-stream'],
    ['application/x-something-new', 'application/octet-stream'],
    ['text/javascript', 'application/octet-stream'],
    ['text/html', null],
    ['TEXT/HTML;charset=utf-8', null],
    ['image/svg+xml', null],
    ['application/xhtml+xml', null],
    ['text/xml', null],
    ['application/xml', null],
  ])('of %j is %j', (declared, stored) => {
    expect(storedType(declared)).toBe(stored)
  })
})
