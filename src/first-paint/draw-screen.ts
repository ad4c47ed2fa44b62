import type { Drawn, Snapshot } from './snapshot'

const SVG = 'http://www.w3.org/2000/svg'
const HTML = 'http://www.w3.org/1999/xhtml'
/** Over the screen that is on its way, which has all presses. */
const OVER = 'position:fixed;inset:0;overflow:hidden;z-index:1;pointer-events:none;background:var(--canvas)'

/** A picture of a screen over the page, out of reach of scripts, keys and screen readers. */
export interface Picture {
  /** Once there is a page for it. */
  show(): void
  remove(): void
}

export function pictureOf({ page, styles, content }: Snapshot): Picture {
  const host = document.createElement('div')
  host.inert = true
  host.ariaHidden = 'true'
  host.style.cssText = OVER
  // Closed: whatever looks for something on the page finds the real screen only.
  const shadow = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  shadow.append(...content.map((drawn) => made(drawn, HTML)))
  return {
    show: () => {
      for (const [name, value] of Object.entries(page)) document.documentElement.setAttribute(name, value)
      document.body.append(host)
      performance.mark('first-paint')
    },
    remove: () => host.remove(),
  }
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
