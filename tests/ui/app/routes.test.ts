import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnPath, screenPath, signInPath } from '../../../src/ui/app/routes'

describe('paths', () => {
  it('carry what must be escaped', () => {
    expect([screenPath('a b', 'people', { q: 'ä&b' }), signInPath('/w/x/people?q=1'), signInPath('/')]).toEqual([
      '/w/a%20b/people?q=%C3%A4%26b',
      '/sign-in?return=%2Fw%2Fx%2Fpeople%3Fq%3D1',
      '/sign-in',
    ])
  })

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'do not lead away: %s',
    (text) => {
      expect(safeReturnPath(text, '/')).toBe('/')
    },
  )

  it('lead back only within the app, whatever the address says', () => {
    const origin = 'https://portside.example'
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((rest) => `/${rest}`),
        ),
        (text) => {
          expect(new URL(safeReturnPath(text, '/'), origin).origin).toBe(origin)
        },
      ),
    )
  })
})
