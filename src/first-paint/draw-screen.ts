import type { Drawn, Snapshot } from './snapshot'

const SVG = 'http://www.w3.org/2000/svg'
const HTML = 'http://www.w3.org/1999/xhtml'
/** Over the screen that is on its way, which has all presses. */
const OVER = 'position:fixed;inset:0;overflow:hidden;z-index:1;pointer-events:none;background:var(--canvas)'

/** A picture of a screen over the page, out of reach of scripts, keys and screen readers. */
export interface Picture {
  remove(): void
}

/** Settles once it is on the page. */
export async function drawScreen({ page, styles, content }: Snapshot): Promise<Picture> {
  for (const [name, value] of Object.entries(page)) document.documentElement.setAttribute(name, value)
  const host = document.createElement('div')
  host.inert = true
  host.ariaHidden = 'true'
  // Without its styles it would be laid out in vain.
  host.hidden = true
  host.style.cssText = OVER
  // Closed: whatever looks for something on the page finds the real screen only.
  const shadow = host.attachShadow({ mode: 'closed' })
  const sheets = styles.map(sheetAt)
  shadow.append(...sheets, ...content.map((drawn) => made(drawn, HTML)))
  document.body.append(host)
  await Promise.all(sheets.map(loaded))
  host.hidden = false
  performance.mark('first-paint')
  return { remove: () => host.remove() }
}

function sheetAt(href: string): HTMLLinkElement {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = href
  return sheet
}

/** Without one of its sheets it looks odd for a moment, and that is all. */
function loaded(sheet: HTMLLinkElement): Promise<unknown> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', resolve)
    sheet.addEventListener('error', resolve)
  })
}

/** @param space the namespace of what it stands in */
function made(drawn: Drawn, space: string): Node {
  if (typeof drawn === 'string') return document.createTextNode(drawn)
  const [tag, { style, ...attributes }, children] = drawn
  const own = tag === 'svg' ? SVG : space
  const element = document.createElementNS(own, tag) as HTMLElement | SVGElement // of one of the two namespaces
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  // The policy forbids the attribute, which may come from a text, and allows this.
  if (style !== undefined) element.style.cssText = style
  element.append(...children.map((child) => made(child, tag === 'foreignObject' ? HTML : own)))
  return element
}
