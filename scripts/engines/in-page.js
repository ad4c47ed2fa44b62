/*
 * In every document, before its own scripts: keeps what Playwright holds of the page, and tells what happens in it. The text of
 * this function is sent to pages without it, too, so that it uses nothing from outside.
 */
export function inPage(tell) {
  if (window.portsideBidi !== undefined) return window.portsideBidi
  const held = new Map()
  const ids = new WeakMap()
  let last = 0

  const hold = (value) => {
    const known = ids.get(value)
    if (known !== undefined) return known
    last += 1
    const id = `${bidi.document}.${last}`
    held.set(id, value)
    ids.set(value, id)
    return id
  }
  const isHeld = (value) => (typeof value === 'object' && value !== null) || typeof value === 'function'

  function told(value, depth) {
    if (value === undefined) return { type: 'undefined' }
    if (value === null) return { type: 'null' }
    if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value }
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) }
    if (typeof value === 'number') {
      const isPlain = Number.isFinite(value) && !Object.is(value, -0)
      return { type: 'number', value: isPlain ? value : Object.is(value, -0) ? '-0' : String(value) }
    }
    if (typeof value === 'symbol') return { type: 'symbol' }
    if (typeof value === 'function') return { type: 'function' }
    if (value instanceof Node) return { type: 'node', sharedId: hold(value), value: { nodeType: value.nodeType } }
    if (value === window) return { type: 'window', value: { context: bidi.window } }
    if (value instanceof Date) return { type: 'date', value: value.toISOString() }
    if (value instanceof RegExp) return { type: 'regexp', value: { pattern: value.source, flags: value.flags } }
    if (value instanceof Error) return { type: 'error' }
    if (value instanceof Promise) return { type: 'promise' }
    const type = Array.isArray(value) ? 'array' : 'object'
    if (depth === 0) return { type }
    if (type === 'array') return { type, value: value.map((each) => told(each, depth - 1)) }
    return { type, value: Object.entries(value).map(([key, each]) => [key, told(each, depth - 1)]) }
  }

  class NoSuchHandle extends Error {
    constructor(id) {
      super(`no such handle: ${id}`)
    }
  }

  function meant(argument) {
    if ('handle' in argument || 'sharedId' in argument) {
      const id = argument.handle ?? argument.sharedId
      if (!held.has(id)) throw new NoSuchHandle(id)
      return held.get(id)
    }
    const { type, value } = argument
    if (type === 'undefined') return undefined
    if (type === 'null') return null
    if (type === 'number') return typeof value === 'string' ? Number(value) : value
    if (type === 'bigint') return BigInt(value)
    if (type === 'date') return new Date(value)
    if (type === 'regexp') return new RegExp(value.pattern, value.flags)
    if (type === 'array') return value.map(meant)
    if (type === 'set') return new Set(value.map(meant))
    if (type === 'map') return new Map(value.map(([key, each]) => [keyOf(key), meant(each)]))
    if (type === 'object') return Object.fromEntries(value.map(([key, each]) => [keyOf(key), meant(each)]))
    if (type === 'channel') return (data) => bidi.tell({ kind: 'message', channel: value.channel, data: told(data, 10) })
    return value
  }
  const keyOf = (key) => (typeof key === 'string' ? key : meant(key))

  const bidi = {
    document: `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`,
    window: '',
    tell: tell ?? (() => undefined),
    meant,
    hold,
    node: (id) => held.get(id),
    disown: (list) => list.forEach((id) => held.delete(id)),
    /** As WebDriver BiDi answers `script.callFunction` and `script.evaluate`. */
    async answer(run, { depth, isRoot, awaits }) {
      try {
        const returned = run()
        const value = awaits ? await returned : returned
        const result = told(value, depth ?? Infinity)
        if (isRoot && isHeld(value)) result.handle = hold(value)
        return { type: 'success', result }
      } catch (error) {
        // It was of the document before this one. Playwright asks again after an error of the protocol, but not of the page.
        if (error instanceof NoSuchHandle) return { failed: error.message }
        const text = error instanceof Error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : String(error)
        return { type: 'exception', exceptionDetails: { text, exception: { type: 'error' } } }
      }
    },
  }
  Object.defineProperty(window, 'portsideBidi', { value: bidi, configurable: true })
  return bidi
}

/** What a document tells of itself, in order. The window is blank where it is not known which one this is. */
export function reporting([windowId, locale]) {
  const { fetch, sessionStorage, URL, console, history } = window
  if (locale !== null) {
    Object.defineProperty(navigator, 'language', { value: locale, configurable: true })
    Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true })
  }
  const KEY = 'portside-window'
  if (windowId !== '') sessionStorage.setItem(KEY, windowId)
  const own = sessionStorage.getItem(KEY) ?? ''
  let sent = Promise.resolve()
  const post = (path, body) => fetch(`/__bidi__/${path}`, { method: 'POST', body, keepalive: body.length < 60_000 })
  const tell = (event) => {
    const body = JSON.stringify({ ...event, window: own, document: bidi.document })
    sent = sent.then(() => post('event', body)).catch(() => undefined)
  }
  const bidi = window.portsideStart(tell)
  bidi.window = own
  tell({ kind: 'commit', url: location.href })
  addEventListener('DOMContentLoaded', () => tell({ kind: 'domContentLoaded', url: location.href }))
  addEventListener('load', () => tell({ kind: 'load', url: location.href }))
  // Gone back to, and as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const kind of ['commit', 'domContentLoaded', 'load']) tell({ kind, url: location.href })
  })
  // A browser's own dialog is out of reach.
  addEventListener('click', (click) => {
    const [target] = click.composedPath()
    if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
    click.preventDefault()
    tell({ kind: 'fileDialog', element: bidi.hold(target), multiple: target.multiple })
  })

  for (const way of ['pushState', 'replaceState']) {
    const original = history[way]
    history[way] = function (...args) {
      original.apply(this, args)
      tell({ kind: 'history', url: location.href })
    }
  }
  for (const moved of ['popstate', 'hashchange']) addEventListener(moved, () => tell({ kind: 'history', url: location.href }))

  addEventListener('error', ({ error, message }) => {
    if (error !== undefined && error !== null) tell({ kind: 'uncaught', text: `${error.name}: ${error.message}` })
    // What a resize brought about is told with the next frame: no error, and only WebKit's is heard of.
    else if (message !== undefined && !message.startsWith('ResizeObserver loop'))
      tell({ kind: 'uncaught', text: `Error: ${message}` })
  })
  addEventListener('unhandledrejection', ({ reason }) => tell({ kind: 'uncaught', text: `Error: ${reason?.message ?? reason}` }))
  for (const method of ['error', 'warn', 'log', 'info', 'debug']) {
    const original = console[method]
    console[method] = (...args) => {
      original.apply(console, args)
      tell({ kind: 'console', method, text: args.map(String).join(' ') })
    }
  }

  // A download is told with its bytes: WebDriver knows of none.
  const blobs = new Map()
  const createObjectURL = URL.createObjectURL
  URL.createObjectURL = (blob) => {
    const url = createObjectURL.call(URL, blob)
    blobs.set(url, blob)
    return url
  }
  const save = async (name, url) => {
    const bytes = await new Response(blobs.get(url)).arrayBuffer()
    await sent
    await fetch(`/__bidi__/download?${new URLSearchParams({ name, url, window: own })}`, { method: 'POST', body: bytes })
  }
  const click = HTMLAnchorElement.prototype.click
  HTMLAnchorElement.prototype.click = function () {
    if (this.download !== '' && blobs.has(this.href)) void save(this.download, this.href)
    else click.call(this)
  }
}
