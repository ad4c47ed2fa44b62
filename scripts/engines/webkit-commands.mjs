import { randomUUID } from 'node:crypto'
import { ELEMENT } from './webdriver.mjs'

/** What makes no difference to a story, or cannot be done here. */
export const IGNORED =
  /^(session\.|emulation\.|permissions\.|network\.(set|add|remove)|storage\.|browsingContext\.activate|script\.disown|input\.releaseActions)/u

/** The commands of WebDriver BiDi, each as a method of `WebKitBridge`. */
export const HANDLERS = {
  async 'session.new'() {
    return {
      sessionId: randomUUID(),
      capabilities: { browserName: 'webkit', browserVersion: '', userAgent: 'WebKit', webSocketUrl: '' },
    }
  },
  async 'browser.close'() {
    setTimeout(() => void this.close().then(() => process.exit(0)), 0)
  },
  async 'browser.createUserContext'() {
    const context = this.newContext(randomUUID())
    this.contexts.set(context.id, context)
    return { userContext: context.id }
  },
  async 'browser.removeUserContext'({ userContext }) {
    const context = this.contexts.get(userContext)
    if (context !== undefined) await this.closeContext(context)
  },
  async 'browser.setDownloadBehavior'({ downloadBehavior, userContexts = [] }) {
    for (const id of userContexts) {
      const context = this.contexts.get(id)
      if (context !== undefined) context.downloads = downloadBehavior.destinationFolder ?? null
    }
  },
  async 'emulation.setTimezoneOverride'(params) {
    for (const { env } of this.contextsOf(params)) env.TZ = params.timezone
  },
  async 'emulation.setLocaleOverride'(params) {
    for (const context of this.contextsOf(params)) context.locale = params.locale
  },
  async 'emulation.setNetworkConditions'(params) {
    for (const context of this.contextsOf(params)) {
      const isOffline = params.networkConditions !== null
      ;(await this.browserOf(context)).proxy.setOffline(isOffline)
      for (const page of context.pages.values()) {
        await this.inPage(
          page,
          `Object.defineProperty(navigator, 'onLine', { value: ${!isOffline}, configurable: true }); dispatchEvent(new Event('${isOffline ? 'offline' : 'online'}'))`,
        )
      }
    }
  },
  async 'browsingContext.create'({ userContext = 'default' }) {
    const page = await this.createPage(this.contexts.get(userContext))
    return { context: page.id }
  },
  async 'browsingContext.close'({ context }) {
    await this.closePage(this.pageOf(context))
  },
  async 'browsingContext.getTree'() {
    return { contexts: [] }
  },
  async 'browsingContext.navigate'({ context, url }) {
    const page = this.pageOf(context)
    const navigation = randomUUID()
    page.navigation = navigation
    this.event('browsingContext.navigationStarted', { context, navigation, timestamp: Date.now(), url })
    const { driver, proxy } = await this.browserOf(page.context)
    proxy.nextWindow = page.id
    await driver.command('POST', '/url', { url }, page.handle)
    return { navigation, url }
  },
  async 'browsingContext.reload'({ context }) {
    const page = this.pageOf(context)
    const { driver } = await this.browserOf(page.context)
    await driver.command('POST', '/refresh', {}, page.handle)
    return { navigation: null, url: page.url }
  },
  async 'browsingContext.traverseHistory'({ context, delta }) {
    const page = this.pageOf(context)
    const { driver } = await this.browserOf(page.context)
    await driver.command('POST', delta < 0 ? '/back' : '/forward', {}, page.handle)
  },
  async 'browsingContext.setViewport'({ context, userContexts, viewport }) {
    if (context !== undefined) return this.resize(this.pageOf(context), viewport)
    for (const each of this.contextsOf({ userContexts })) each.viewport = viewport
  },
  async 'browsingContext.captureScreenshot'({ context }) {
    const page = this.pageOf(context)
    const { driver } = await this.browserOf(page.context)
    return { data: await driver.command('GET', '/screenshot', undefined, page.handle) }
  },
  async 'script.addPreloadScript'(params) {
    const script = randomUUID()
    this.preloads.set(script, params)
    return { script }
  },
  async 'script.removePreloadScript'({ script }) {
    this.preloads.delete(script)
  },
  'script.evaluate'({ target, expression, ...how }) {
    return this.call(target, expression, { ...how, isFunction: false })
  },
  'script.callFunction'({ target, functionDeclaration, arguments: args, ...how }) {
    return this.call(target, functionDeclaration, { ...how, args, isFunction: true })
  },
  async 'input.performActions'({ context, actions }) {
    const page = this.pageOf(context)
    const { driver } = await this.browserOf(page.context)
    const whole = actions.map((source) => ({
      ...source,
      actions: source.actions.map((action) =>
        'x' in action ? { duration: 0, origin: 'viewport', ...action, x: Math.round(action.x), y: Math.round(action.y) } : action,
      ),
    }))
    await driver.command('POST', '/actions', { actions: whole }, page.handle)
  },
  async 'input.setFiles'({ context, element, files }) {
    const page = this.pageOf(context)
    const { driver } = await this.browserOf(page.context)
    const script = 'return window.portsideBidi.node(arguments[0])'
    const node = await driver.command('POST', '/execute/sync', { script, args: [element.sharedId] }, page.handle)
    await driver.command('POST', `/element/${node[ELEMENT]}/value`, { text: files.join('\n') }, page.handle)
  },
  async 'storage.getCookies'({ partition }) {
    const [page] = this.contexts.get(partition?.userContext)?.pages.values() ?? []
    if (page === undefined) return { cookies: [], partitionKey: {} }
    const { driver } = await this.browserOf(page.context)
    const cookies = await driver.command('GET', '/cookie', undefined, page.handle)
    return { cookies: cookies.map(asCookie), partitionKey: {} }
  },
  async 'network.addIntercept'({ phases }) {
    const intercept = randomUUID()
    if (phases.includes('beforeRequestSent')) this.intercepts.set(intercept, phases)
    return { intercept }
  },
  async 'network.removeIntercept'({ intercept }) {
    this.intercepts.delete(intercept)
  },
  async 'network.addDataCollector'() {
    return { collector: randomUUID() }
  },
  async 'network.continueRequest'(params) {
    this.decide(params, null)
  },
  async 'network.failRequest'(params) {
    this.decide(params, { kind: 'fail' })
  },
  async 'network.provideResponse'(params) {
    const headers = Object.fromEntries((params.headers ?? []).map(({ name, value }) => [name.toLowerCase(), value.value]))
    const body =
      params.body === undefined
        ? Buffer.alloc(0)
        : Buffer.from(params.body.value, params.body.type === 'base64' ? 'base64' : 'utf8')
    this.decide(params, { kind: 'answer', status: params.statusCode ?? 200, headers, body })
  },
}

/** A cookie of WebDriver in the words of WebDriver BiDi. */
function asCookie({ value, sameSite = 'None', ...cookie }) {
  return {
    ...cookie,
    value: { type: 'string', value },
    size: cookie.name.length + value.length,
    sameSite: sameSite.toLowerCase(),
  }
}
