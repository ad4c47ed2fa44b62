import './form-page.css'
import { element } from './element'
import { filledIn } from './filled-in'
import { reachOf, type Reach } from './reach'
import { LANGUAGE, words } from './words'

const main = document.querySelector<HTMLElement>('#form') ?? document.body

document.documentElement.lang = LANGUAGE
followLook()
tellHeight()
const reach = reachOf(new URLSearchParams(location.search))
if (reach === null) show(element('p', { role: 'status' }, words.closed))
else void open(reach)

async function open(from: Reach): Promise<void> {
  main.setAttribute('aria-busy', 'true')
  try {
    const form = await from.read()
    if (form === null) return show(element('p', { role: 'status' }, words.closed))
    document.title = form.title
    show(filledIn(form, from))
  } catch {
    const again = element('button', { type: 'button' }, words.again)
    again.addEventListener('click', () => void open(from))
    show(element('p', { role: 'alert' }, words.unreachable), again)
  }
}

function show(...parts: readonly Node[]): void {
  main.replaceChildren(...parts)
  main.removeAttribute('aria-busy')
}

/** Light or dark, as the visitor's system is. */
function followLook(): void {
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const follow = () => document.documentElement.setAttribute('data-theme', dark.matches ? 'dark' : 'light')
  dark.addEventListener('change', follow)
  follow()
}

/** Whoever shows the page in a frame is told how high it is, and nothing else. */
function tellHeight(): void {
  if (window.parent === window) return
  document.documentElement.classList.add('framed')
  const tell = () => window.parent.postMessage({ portsideForm: { height: Math.ceil(main.getBoundingClientRect().height) } }, '*')
  new ResizeObserver(tell).observe(main)
}
