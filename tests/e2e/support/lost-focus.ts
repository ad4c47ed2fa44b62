import type { BrowserContext } from '@playwright/test'

/**
 * Tells of each click on a control, and each key pressed on one, that leaves the focus on nothing once the page is quiet: who
 * works by keyboard would start at the top of the page again. Nothing waits for it: a page looks by itself, and at the next
 * action. Call it before the first page opens.
 */
export async function collectLostFocus(context: BrowserContext, report: (problem: string) => void): Promise<void> {
  // In Safari and in Firefox on a Mac, a click does not put the focus on a button.
  if (context.browser()?.browserType().name() !== 'chromium') return
  await context.exposeFunction('reportLostFocus', report)
  await context.addInitScript(watchFocus)
}

/** Waits until what was done last can be judged, which it can at once unless the focus is on nothing. */
export async function focusIsJudged(context: BrowserContext): Promise<void> {
  const judge = () => {
    const judged: unknown = Reflect.get(globalThis, 'focusIsJudged')
    return typeof judged === 'function' ? (judged() as Promise<void>) : undefined
  }
  // A page that is being left has no focus to lose.
  await Promise.all(context.pages().map((page) => page.evaluate(judge).catch(() => undefined)))
}

/** In the page. */
function watchFocus(): void {
  const CONTROL = 'a[href], button, input, textarea, select, summary, label, [tabindex], [contenteditable]'
  const QUIET_MS = 1000
  /** For the next action, which a person does not begin sooner either. */
  const SOON_MS = 300
  const LOOK_EACH_MS = 100
  const REMEMBERED = 4
  // A story may stop the clock of the page.
  const { setTimeout: later } = globalThis
  const now = performance.now.bind(performance)

  const actions: string[] = []
  let isOpen = false
  let changedAt = 0
  let waiting: (() => void)[] = []

  const isNowhere = () => document.activeElement === null || document.activeElement === document.body
  const close = () => {
    isOpen = false
    for (const done of waiting) done()
    waiting = []
  }
  const judge = (quietMs: number) => {
    if (!isOpen) return
    if (!isNowhere()) return close()
    if (now() - changedAt < quietMs) return
    const tell: unknown = Reflect.get(globalThis, 'reportLostFocus')
    if (typeof tell === 'function') tell(`focus is on nothing at ${location.pathname} after ${actions.join(', then ')}`)
    close()
  }
  const lookAgain = () => {
    judge(QUIET_MS)
    if (isOpen) later(lookAgain, LOOK_EACH_MS)
  }
  const begin = (action: string, control: Element) => {
    const text = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
    actions.push(`${action} ${control.getAttribute('role') ?? control.localName} "${text}"`)
    if (actions.length > REMEMBERED) actions.shift()
    changedAt = now()
    if (isOpen) return
    isOpen = true
    later(lookAgain, LOOK_EACH_MS)
  }
  const act = (event: Event, action: string) => {
    judge(SOON_MS)
    const control = event.target instanceof Element ? event.target.closest(CONTROL) : null
    if (control === null || control.matches(':disabled, body')) close()
    else begin(action, control)
  }

  addEventListener('pointerdown', (event) => act(event, 'a click on'), true)
  addEventListener('keydown', (event) => act(event, `${event.key} on`), true)
  new MutationObserver(() => {
    changedAt = now()
  }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true })
  Reflect.set(globalThis, 'focusIsJudged', () => {
    judge(QUIET_MS)
    return isOpen ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve()
  })
}
