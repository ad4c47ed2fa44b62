import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inPage, reporting } from './in-page.js'
import { PageProxy } from './page-proxy.mjs'
import { WebDriver } from './webdriver.mjs'
import { HANDLERS, IGNORED } from './webkit-commands.mjs'

const FUNCTION = (body) =>
  `const done = arguments[arguments.length - 1]; const args = arguments; (${body})(args).then(done, (error) => done({ failed: String(error) }))`

/** Answers WebDriver BiDi as far as Playwright asks for it. */
export class WebKitBridge {
  /** By the id of their user context. */
  contexts = new Map()
  preloads = new Map()
  intercepts = new Map()
  /** Requests that wait for a decision. */
  held = new Map()

  constructor(send) {
    this.send = send
    this.contexts.set('default', this.newContext('default'))
  }

  async take({ id, method, params }) {
    try {
      const handler = HANDLERS[method]
      if (handler === undefined && !IGNORED.test(method)) throw Object.assign(new Error(method), { code: 'unknown command' })
      const result = handler === undefined ? {} : ((await handler.call(this, params)) ?? {})
      this.send({ type: 'success', id, result })
    } catch (error) {
      this.send({ type: 'error', id, error: error.code ?? 'unknown error', message: error.message })
    }
  }

  event(method, params) {
    this.send({ type: 'event', method, params })
  }

  newContext(id) {
    return { id, pages: new Map(), starting: null, viewport: null, env: {}, locale: null, downloads: null }
  }

  /** Its browser starts with its first page. */
  browserOf(context) {
    return (context.starting ??= this.startBrowser(context))
  }

  async startBrowser(context) {
    const proxy = new PageProxy({
      prelude: (window) => this.prelude(context, window),
      told: (event) => this.told(context, event),
      saved: (file) => this.saved(context, file),
      asked: (request) => this.asked(context, request),
    })
    context.proxy = proxy
    const driver = await WebDriver.start({ env: context.env, proxy: await proxy.listen() })
    return { driver, proxy }
  }

  pageOf(id) {
    for (const context of this.contexts.values()) {
      const page = context.pages.get(id)
      if (page !== undefined) return page
    }
    throw Object.assign(new Error(`no page ${id}`), { code: 'no such frame' })
  }

  prelude(context, window) {
    const scripts = [...this.preloads.values()]
      .filter(({ userContexts, contexts }) => userContexts?.includes(context.id) ?? contexts?.includes(window) ?? true)
      .map(
        ({ functionDeclaration, arguments: given = [] }) =>
          `(${functionDeclaration})(...${JSON.stringify(given)}.map(window.portsideBidi.meant));`,
      )
    return `window.portsideStart = ${String(inPage)};(${String(reporting)})(${JSON.stringify([window, context.locale])});delete window.portsideStart;${scripts.join('\n')}`
  }

  told(context, event) {
    const page = context.pages.get(event.window)
    if (page === undefined) return
    TOLD[event.kind].call(this, page, event)
  }

  async saved(context, { name, url, window, body }) {
    const download = randomUUID()
    const where = { context: window, download, navigation: null, timestamp: Date.now(), url }
    if (context.downloads !== null) writeFileSync(join(context.downloads, name), body)
    this.event('browsingContext.downloadWillBegin', { ...where, suggestedFilename: name })
    this.event('browsingContext.downloadEnd', { ...where, status: 'complete' })
  }

  /** What a story decides of a request; null: it goes its way. */
  asked(context, { url, method, headers, body }) {
    const [page] = context.pages.values()
    if (this.intercepts.size === 0 || page === undefined) return Promise.resolve(null)
    const request = randomUUID()
    const told = Object.entries(headers).map(([name, value]) => ({ name, value: { type: 'string', value: String(value) } }))
    const destination = headers['sec-fetch-dest'] ?? ''
    return new Promise((resolve) => {
      this.held.set(request, resolve)
      this.event('network.beforeRequestSent', {
        context: page.id,
        isBlocked: true,
        navigation: null,
        redirectCount: 0,
        timestamp: Date.now(),
        intercepts: [...this.intercepts.keys()],
        initiator: { type: 'other' },
        request: {
          request,
          url,
          method,
          headers: told,
          cookies: [],
          headersSize: 0,
          bodySize: body.length,
          destination: destination === 'empty' ? '' : destination,
          initiatorType: destination === 'empty' ? 'fetch' : null,
          timings: { requestTime: Date.now() },
        },
      })
    })
  }

  decide({ request }, decision) {
    this.held.get(request)?.(decision)
    this.held.delete(request)
  }

  /** In the page: bootstraps what a page without the proxy's script lacks. */
  async inPage(page, body, ...args) {
    const { driver } = await this.browserOf(page.context)
    const script = FUNCTION(
      `async (args) => { const bidi = (${String(inPage)})(); if (bidi.window === '') bidi.window = ${JSON.stringify(page.id)}; ${body} }`,
    )
    const result = await driver.command('POST', '/execute/async', { script, args }, page.handle)
    if (result?.failed !== undefined) throw new Error(result.failed)
    return result
  }

  async call(target, expression, { isFunction, args = [], resultOwnership, serializationOptions = {}, awaitPromise }) {
    const page = this.pageOf(target.context ?? target.realm.split('/')[0])
    const how = {
      depth: serializationOptions.maxObjectDepth ?? null,
      isRoot: resultOwnership === 'root',
      awaits: awaitPromise === true,
    }
    const run = isFunction
      ? `() => (${expression})(...${JSON.stringify(args)}.map(bidi.meant))`
      : `() => (${expression.replace(/[\s;]+$/u, '')}\n)`
    const answer = await this.inPage(page, `return bidi.answer(${run}, ${JSON.stringify(how)})`)
    return { ...answer, realm: `${page.id}/${target.sandbox ?? ''}/${page.document}` }
  }

  newDocument(page, { document, url }) {
    if (page.document !== null) {
      for (const world of ['', UTILITY]) this.event('script.realmDestroyed', { realm: `${page.id}/${world}/${page.document}` })
    }
    const navigation = page.navigation ?? randomUUID()
    const where = { context: page.id, navigation, timestamp: Date.now(), url }
    if (page.navigation === null) this.event('browsingContext.navigationStarted', where)
    page.navigation = null
    page.document = document
    page.url = url
    if (document !== null) this.event('browsingContext.navigationCommitted', where)
    this.realm(page)
  }

  realm(page) {
    const { origin } = page.url === 'about:blank' ? { origin: 'null' } : new URL(page.url)
    this.event('script.realmCreated', { realm: `${page.id}//${page.document}`, origin, type: 'window', context: page.id })
  }

  async createPage(context) {
    const { driver } = await this.browserOf(context)
    const handle = driver.spare ?? (await driver.newWindow())
    driver.spare = null
    const page = { id: handle, handle, context, url: 'about:blank', document: 'blank', navigation: null }
    context.pages.set(page.id, page)
    this.event('browsingContext.contextCreated', {
      context: page.id,
      url: 'about:blank',
      userContext: context.id,
      children: null,
      originalOpener: null,
      clientWindow: handle,
    })
    this.realm(page)
    if (context.viewport !== null) await this.resize(page, context.viewport)
    return page
  }

  /** A window's frame is of no known size: it is asked for what is missing until the page has its size. */
  async resize(page, { width, height }) {
    const { driver } = await this.browserOf(page.context)
    const script = 'return [innerWidth, innerHeight]'
    let asked = { width, height }
    for (let tries = 0; tries < 8; tries += 1) {
      await driver.command('POST', '/window/rect', asked, page.handle)
      const [inner, tall] = await driver.command('POST', '/execute/sync', { script, args: [] }, page.handle)
      if (inner === width && tall === height) return
      asked = { width: Math.max(1, asked.width + width - inner), height: Math.max(1, asked.height + height - tall) }
    }
  }

  async closePage(page) {
    const { driver } = await this.browserOf(page.context)
    page.context.pages.delete(page.id)
    // With its last window the browser would end.
    if (page.context.pages.size === 0) driver.spare ??= await driver.newWindow()
    const [beside = driver.spare] = page.context.pages.keys()
    await driver.closeWindow(page.handle, beside)
    this.event('browsingContext.contextDestroyed', {
      context: page.id,
      url: page.url,
      userContext: page.context.id,
      children: null,
    })
  }

  async closeContext(context) {
    const pages = [...context.pages.values()]
    context.pages.clear()
    this.contexts.delete(context.id)
    const started = await context.starting?.catch(() => null)
    started?.proxy.close()
    await started?.driver.stop()
    for (const { id, url } of pages)
      this.event('browsingContext.contextDestroyed', { context: id, url, userContext: context.id, children: null })
  }

  async close() {
    this.event = () => undefined
    await Promise.all([...this.contexts.values()].map((context) => this.closeContext(context)))
  }

  contextsOf({ userContexts, contexts }) {
    if (userContexts !== undefined) return userContexts.map((id) => this.contexts.get(id)).filter(Boolean)
    return contexts === undefined ? [...this.contexts.values()] : contexts.map((id) => this.pageOf(id).context)
  }
}

const UTILITY = '__playwright_utility_world__'

const TOLD = {
  commit(page, event) {
    this.newDocument(page, event)
  },
  domContentLoaded(page, { url }) {
    this.event('browsingContext.domContentLoaded', { context: page.id, navigation: null, timestamp: Date.now(), url })
  },
  load(page, { url }) {
    this.event('browsingContext.load', { context: page.id, navigation: null, timestamp: Date.now(), url })
  },
  history(page, { url }) {
    page.url = url
    this.event('browsingContext.historyUpdated', { context: page.id, timestamp: Date.now(), url })
  },
  fileDialog(page, { element, multiple }) {
    this.event('input.fileDialogOpened', { context: page.id, element: { sharedId: element }, multiple })
  },
  message(page, { channel, data }) {
    this.event('script.message', { channel, data, source: { realm: `${page.id}//${page.document}`, context: page.id } })
  },
  console(page, { method, text }) {
    this.event('log.entryAdded', {
      type: 'console',
      method,
      level: method === 'error' ? 'error' : 'info',
      text,
      timestamp: Date.now(),
      args: [{ type: 'string', value: text }],
      source: { realm: `${page.id}//${page.document}`, context: page.id },
    })
  },
  uncaught(page, { text }) {
    const source = { realm: `${page.id}//${page.document}`, context: page.id }
    this.event('log.entryAdded', { type: 'javascript', level: 'error', text, timestamp: Date.now(), source })
  },
}
