import { describe, expect, it } from 'vitest'
import { isId, uuid7 } from '../../../src/domain/model/kernel/id'

describe('ids', () => {
  it('writes the example of RFC 9562, A.6', () => {
    const random = Uint8Array.of(0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f)
    expect(uuid7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
  })

  it('leaves one id as it is when the next is made', () => {
    const [one, other] = [uuid7(0, new Uint8Array(10)), uuid7(2 ** 48 - 1, new Uint8Array(10).fill(0xff))]
    expect([one, other]).toEqual(['00000000-0000-7000-8000-000000000000', 'ffffffff-ffff-7fff-bfff-ffffffffffff'])
    expect([one, other].every(isId)).toBe(true)
  })
})
