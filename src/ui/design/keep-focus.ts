import { useLayoutEffect, useState, type RefObject } from 'react'

/** What opens over the page is drawn there. */
const LAYER = '[data-base-ui-portal]'
const FOCUSABLE = 'a[href], button:not(:disabled), [tabindex]'

/** By then a screen that moves the focus itself, such as a list that redraws its rows, has done so. */
const SCREEN_FIRST_MS = 100

/** Whether something is in what opened over the page: its focus is still that of the field it was opened from. */
export function opensOver(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(LAYER) !== null
}

/** The element of the page that has the focus, or had it last; null after a press on nothing. */
let focused: HTMLElement | null = null
/** The elements beside and around it when it was removed or disabled, nearest first. */
let nearby: readonly Node[] = []

/** The element that had the focus last, if it was removed since. */
export function lostFocus(): HTMLElement | null {
  return isFocusNowhere() && focused !== null && !focused.isConnected ? focused : null
}

/** Whether a person went on elsewhere while the layer was closing: whoever did is not called back. */
export function isFocusElsewhere(layer: Element | null): boolean {
  const active = document.activeElement
  if (active === null || isFocusNowhere() || layer?.contains(active) === true) return false
  return active.closest('[data-closed]') === null
}

let isKept = false
let timer = 0

/**
 * From now on, whenever the element with the focus is removed or disabled, the nearest one gets it, so that a person with a
 * keyboard never starts at the top again. It lasts as long as the page.
 *
 * @param first has or had the focus
 */
export function keepFocus(first: EventTarget | null = document.activeElement): void {
  if (isKept) return
  isKept = true
  remember(first)
  document.addEventListener('focusin', ({ target }) => remember(target))
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null || target !== focused) return
    // Some browsers tell it of what is taken away, too: that is still there in this moment.
    setTimeout(() => {
      if (target === focused && canHold(focused) && isFocusNowhere()) focused = null
    })
  })
  new MutationObserver((records) => {
    if (focused === null) return
    if (!canHold(focused) && nearby.length === 0) nearby = besides(records, focused)
    // What is disabled loses the focus with the next frame only.
    if (isFocusNowhere() || !canHold(focused)) restoreSoon()
  }).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled'] })
  if (focused !== null && !canHold(focused)) restoreSoon()
}

/** Gives the focus back to what had it before this opened. @param popup what opened */
export function useFocusBack(isOpen: boolean, popup: RefObject<HTMLElement | null>): void {
  // Read while it is drawn for the first time: a field of it may take the focus before any effect is run.
  const [from, setFrom] = useState({ isOpen, element: document.activeElement })
  if (from.isOpen !== isOpen) setFrom({ isOpen, element: isOpen ? document.activeElement : from.element })
  const { element } = from
  useLayoutEffect(() => {
    if (!isOpen) return
    keepFocus()
    remember(element)
    const shown = popup
    return () => {
      const own = shown.current
      queueMicrotask(() => {
        // What opened in its stead has the focus already.
        if (!isFocusNowhere() && own?.contains(document.activeElement) !== true) return
        if (element instanceof HTMLElement && element.isConnected && element !== document.body)
          element.focus({ preventScroll: true })
        else restoreSoon()
      })
    }
  }, [isOpen, element, popup])
}

function remember(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target === document.body || target.closest(LAYER) !== null) return
  focused = target
  nearby = []
}

function isFocusNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}

function canHold(element: HTMLElement | null): boolean {
  return element?.isConnected === true && !element.matches(':disabled')
}

function besides(records: readonly MutationRecord[], gone: Node): readonly Node[] {
  if (gone.isConnected) return [gone.nextSibling, gone.previousSibling, gone.parentNode].filter((node) => node !== null)
  const record = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))
  if (record === undefined) return []
  const { nextSibling, previousSibling, target } = record
  return [nextSibling, previousSibling, target].filter((node) => node !== null)
}

function restoreSoon(): void {
  window.clearTimeout(timer)
  timer = window.setTimeout(restore, SCREEN_FIRST_MS)
}

function restore(): void {
  if (!isFocusNowhere() || document.querySelector(`${LAYER} [data-open]`) !== null) return
  const heir = canHold(focused) ? focused : (heirOf(nearby) ?? document.getElementById('main'))
  heir?.focus({ preventScroll: true })
}

function heirOf(nodes: readonly Node[]): HTMLElement | null {
  const around = nodes.at(-1)
  for (const node of nodes) {
    if (!(node instanceof Element) || !node.isConnected) continue
    const found = node === around ? node.closest<HTMLElement>('[tabindex]') : firstIn(node)
    if (found !== null) return found
  }
  return null
}

function firstIn(element: Element): HTMLElement | null {
  const within = element.querySelectorAll<HTMLElement>(FOCUSABLE)
  const all = element instanceof HTMLElement && element.matches(FOCUSABLE) ? [element, ...within] : [...within]
  return all.find((each) => each.getClientRects().length > 0) ?? null
}
