import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseHeaderRules } from '../../scripts/headers.mjs'
import { allowingBackends, allowingFirstScript } from '../../scripts/policy.mjs'

const HEADERS = readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8')

describe('the policy of a build', () => {
  it('lets the app talk to nobody else while no backend is named', () => {
    expect(allowingBackends(HEADERS, [])).toBe(HEADERS)
    expect(HEADERS).toContain("connect-src 'self';")
  })

  it('names each backend by its origin, once, over HTTP and WebSocket', () => {
    const headers = allowingBackends(HEADERS, [
      'https://abc.supabase.co/',
      'https://abc.supabase.co',
      'http://127.0.0.1:54321/rest/v1',
    ])
    expect(headers).toContain(
      "connect-src 'self' https://abc.supabase.co wss://abc.supabase.co http://127.0.0.1:54321 ws://127.0.0.1:54321;",
    )
    expect(headers.replaceAll(/ (https?|wss?):\/\/[^ ;]+/g, '')).toBe(HEADERS)
  })

  it('lets the page run the one script that starts the app, by its text, and the page of a form none', () => {
    const page = '<script>alert(2)</script><script data-entry="/assets/a.js">alert(1)</script>'
    const headers = allowingFirstScript(HEADERS, page)
    const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
    expect(headers).toContain(`script-src 'self' ${hash};`)
    expect(headers.replace(` ${hash}`, '')).toBe(HEADERS)
    expect(() => allowingFirstScript(HEADERS, '<script>alert(2)</script>')).toThrow('no script')
    expect(() => allowingFirstScript('/*\n  X: y\n', page)).toThrow('no script-src')
  })

  it('takes no address that is none, and no policy without a place for it', () => {
    expect(() => allowingBackends(HEADERS, ['abc'])).toThrow('Invalid URL')
    expect(() => allowingBackends(HEADERS, ['*'])).toThrow('Invalid URL')
    expect(() => allowingBackends(HEADERS, ['data:,x'])).toThrow('no address')
    expect(() => allowingBackends(HEADERS, ['https://*.supabase.co'])).toThrow('no address')
    expect(() => allowingBackends(HEADERS, ['https://a;script-src'])).toThrow('no address')
    expect(allowingBackends(HEADERS, ['http://[::1]:5'])).toContain('ws://[::1]:5;')
    expect(() => allowingBackends('/*\n  X: y\n', ['https://abc.supabase.co'])).toThrow('no connect-src')
  })
})

describe('the headers of a build', () => {
  it('have no header in two rules that match one path: hosts send both', () => {
    const rules = parseHeaderRules(HEADERS)
    for (const path of ['/', '/index.html', '/people', '/assets/app.js', '/sw.js', '/manifest.webmanifest']) {
      const names = rules
        .filter(({ matches }) => matches(path))
        .flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()))
      expect([path, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([path, []])
    }
  })
})
