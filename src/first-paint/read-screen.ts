import type { Drawn } from './snapshot'

/** Runs, loads or frames something, or would be heard. */
const LEFT_OUT = new Set(['script', 'style', 'link', 'iframe', 'object', 'embed', 'canvas', 'video', 'audio', 'template'])
/** Names are for the real screen, which stands in the same document. */
const UNNAMED = /^(id|name|for|autofocus|on.*|src|srcset|value)$/
/** Holds for the moment only, as the state of a connection: its box is kept. */
export const PASSING = '[data-passing]'
/** Any other address is gone with its page. */
const LASTING = /^(\/|data:image\/)/

/** What an element shows, so that it can be drawn again without whatever made it. */
export function readScreen(root: Element): readonly Drawn[] {
  return Array.from(root.childNodes).flatMap(read)
}

function read(node: Node): readonly Drawn[] {
  if (node instanceof Text) return node.data === '' ? [] : [node.data]
  if (!(node instanceof Element) || LEFT_OUT.has(node.localName)) return []
  const attributes = Object.fromEntries(
    Array.from(node.attributes, ({ name, value }) => [name, value] as const).filter(([name]) => !UNNAMED.test(name)),
  )
  if (node instanceof HTMLImageElement && LASTING.test(node.getAttribute('src') ?? ''))
    attributes['src'] = node.getAttribute('src') ?? ''
  if (node instanceof HTMLInputElement && node.type !== 'password') attributes['value'] = node.value
  return [[node.localName, attributes, isInWindow(node) && !node.matches(PASSING) ? readScreen(node) : []]]
}

/** Of what lies beyond the window only the box is needed, for what stands beside it. */
function isInWindow(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect()
  return left < innerWidth && top < innerHeight
}

/** Whether it stands as it will when it is opened again: nothing scrolled, and nobody writing. */
export function isAtRest(root: Element): boolean {
  const { activeElement } = document
  if (activeElement?.matches('input, textarea, [contenteditable]') === true && root.contains(activeElement)) return false
  return !Array.from(root.querySelectorAll('*')).some(({ scrollTop, scrollLeft }) => scrollTop !== 0 || scrollLeft !== 0)
}
