import type { BrowserContext } from '@playwright/test'

/**
 * Collects what a page must never do, in every tab of the context: break the Content-Security-Policy, throw without a
 * catch, or write an error to the console. Call it before the first page opens.
 */
export async function collectProblems(context: BrowserContext): Promise<readonly string[]> {
  const problems: string[] = []
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  await context.exposeFunction('reportViolation', (text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      // Put on the page by `exposeFunction` above.
      const report: unknown = Reflect.get(globalThis, 'reportViolation')
      if (typeof report === 'function') report(`${effectiveDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`)
    })
  })
  return problems
}
