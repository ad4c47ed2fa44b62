import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { BACKENDS } from '../../src/composition/backends/backends'
import { browserBackends } from '../../src/composition/browser-backends'
import { chosenBackend, type BackendsHere } from '../../src/composition/chosen-backend'
import { storageLike } from './support/storage-like'

const A = { url: 'https://a.supabase.co', publishableKey: 'sb_publishable_a' }
const B = { url: 'https://b.supabase.co', publishableKey: 'sb_publishable_b' }
const BUILD = { VITE_SUPABASE_URL: A.url, VITE_SUPABASE_PUBLISHABLE_KEY: A.publishableKey }

describe('the backends of a browser', () => {
  it('stand side by side: this browser, what the build names, and what was added', async () => {
    const browser = newBrowser(BUILD)
    browser.load().add('supabase', B, '  Harbour ')
    expect(await browser.known()).toEqual([
      { id: 'memory', name: '', host: '', isOnDevice: true, isCurrent: false, keepsReplica: null, wasAdded: false },
      {
        id: A.url,
        name: 'a.supabase.co',
        host: 'a.supabase.co',
        isOnDevice: false,
        isCurrent: false,
        keepsReplica: true,
        wasAdded: false,
      },
      {
        id: B.url,
        name: 'Harbour',
        host: 'b.supabase.co',
        isOnDevice: false,
        isCurrent: true,
        keepsReplica: true,
        wasAdded: true,
      },
    ])
  })

  it('are turned to one after the other, and the page begins anew each time', async () => {
    const browser = newBrowser(BUILD)
    browser.load().add('supabase', B, '')
    const visited = []
    for (const id of ['memory', A.url, B.url]) {
      browser.load().choose(id)
      visited.push(browser.setting())
    }
    expect({ visited, restarts: browser.restarts }).toEqual({
      visited: [
        { set: 'memory', kept: true, keepsReplica: false },
        { set: 'supabase', ...A, keepsReplica: true },
        { set: 'supabase', ...B, keepsReplica: true },
      ],
      restarts: 4,
    })
  })

  it('are forgotten with their session, but not the current one and not those of others', async () => {
    const browser = newBrowser()
    browser.load().add('supabase', A, 'A')
    browser.load().add('supabase', B, 'B')
    for (const host of ['a.supabase.co', 'a.supabase.co-recovery', 'a.supabase.com', 'b.supabase.co'])
      browser.storage.setItem(`portside:session:${host}`, 'kept')
    const backends = browser.load()
    await backends.forget(B.url)
    await backends.forget(A.url)
    expect((await firstValueFrom(backends.known$)).map(({ id }) => id)).toEqual(['memory', B.url])
    expect(Object.keys(browser.storage).filter((key) => key.startsWith('portside:session'))).toEqual([
      'portside:session:a.supabase.com',
      'portside:session:b.supabase.co',
    ])
  })

  it('are copied to this device but for those of which somebody wants none, until they are forgotten', async () => {
    const browser = newBrowser(BUILD)
    browser.load().add('supabase', B, '')
    browser.storage.setItem('portside:copies', JSON.stringify({ [B.url]: false }))
    expect(browser.setting()).toEqual({ set: 'supabase', ...B, keepsReplica: false })
    browser.load().choose(A.url)
    expect(browser.setting()).toEqual({ set: 'supabase', ...A, keepsReplica: true })
    expect((await browser.known()).map(({ keepsReplica }) => keepsReplica)).toEqual([null, true, false])
    await browser.load().keepReplica(B.url, true)
    expect((await browser.known()).map(({ keepsReplica }) => keepsReplica)).toEqual([null, true, true])
    await browser.load().forget(B.url)
    expect(browser.storage.getItem('portside:copies')).toBe('{}')
  })

  it('are kept under the newest name and key', async () => {
    const browser = newBrowser()
    browser.load().add('supabase', A, 'Old')
    browser.load().add('supabase', { ...A, publishableKey: 'sb_publishable_new' }, 'New')
    expect((await browser.known()).map(({ name }) => name)).toEqual(['', 'New'])
    expect(browser.setting()).toMatchObject({ set: 'supabase', url: A.url, publishableKey: 'sb_publishable_new' })
  })

  it('are those that were added before an entry said of which kind it is', async () => {
    const browser = newBrowser()
    browser.storage.setItem(
      'portside:backends',
      '[{"url":"https://a.supabase.co","publishableKey":"sb_publishable_a","name":"Harbour"}]',
    )
    expect((await browser.known()).map(({ id, name }) => [id, name])).toEqual([
      ['memory', ''],
      [A.url, 'Harbour'],
    ])
    browser.load().choose(A.url)
    browser.load().add('supabase', B, '')
    expect((await browser.known()).map(({ id, isCurrent }) => [id, isCurrent])).toEqual([
      ['memory', false],
      [A.url, false],
      [B.url, true],
    ])
  })

  it('leave out what cannot be read', async () => {
    const browser = newBrowser()
    for (const text of ['{', '{}', '[1,{"url":"nowhere","publishableKey":"k"},{"url":"https://a.supabase.co"}]']) {
      browser.storage.setItem('portside:backends', text)
      expect((await browser.known()).map(({ id }) => id)).toEqual(['memory'])
    }
  })

  it('refuse what is pasted without asking anybody, when it cannot be right', async () => {
    const backends = newBrowser().load()
    expect(await backends.check('supabase', { url: A.url, publishableKey: 'sb_secret_x' })).toEqual({
      status: 'unfit',
      field: 'publishableKey',
      message: { en: expect.stringContaining('secret key'), de: expect.stringContaining('geheimer Schlüssel') },
      clearsField: true,
    })
    expect(await backends.check('supabase', { url: 'http://a.example', publishableKey: 'sb_publishable_x' })).toEqual({
      status: 'unfit',
      field: 'url',
      message: { en: expect.stringContaining('https://'), de: expect.stringContaining('https://') },
      clearsField: false,
    })
  })
})

/** A browser's storage; `load` opens the page anew. */
function newBrowser(build: BackendsHere['build'] = {}) {
  const storage = storageLike()
  const here = { descriptors: BACKENDS, storage, build }
  const restart = () => (browser.restarts += 1)
  const browser = {
    storage,
    restarts: 0,
    setting: () => {
      const { backend, keepsReplica } = chosenBackend(here)
      return { set: backend?.kind, ...backend?.setting, keepsReplica }
    },
    load: () => browserBackends({ ...here, chosen: chosenBackend(here), restart }),
    known: () => firstValueFrom(browser.load().known$),
  }
  return browser
}
