import type { BrowserContext } from '@playwright/test'
import { collectLostFocus } from './lost-focus'

/** With what Firefox writes where Chromium says that a resource failed to load, or that the line was cut. */
export function orNoAnswer({ source }: RegExp): RegExp {
  return new RegExp(`${source}|CORS request did not succeed|can’t establish a connection to the server`)
}

/**
 * Collects what a page must never do, in every tab of the context: break the Content-Security-Policy, throw without a
 * catch, write an error to the console, or lose the focus. Call it before the first page opens.
 */
export async function collectProblems(context: BrowserContext): Promise<readonly string[]> {
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  // Firefox tells of an error that is logged only that it is one.
  await context.addInitScript(() => {
    const { console: out } = globalThis
    const log = out.error.bind(out)
    out.error = (...parts: unknown[]) => log(...parts.map((part) => (part instanceof Error ? String(part) : part)))
  })
  await context.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      // Put on the page by `exposeFunction` above.
      const report: unknown = Reflect.get(globalThis, 'reportViolation')
      if (typeof report === 'function') report(`${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`)
    })
  })
  await collectLostFocus(context, (problem) => problems.push(problem))
  return problems
}
