import { axeFinds } from './axe.mjs'
import { walkScreens } from './screen-walk.mjs'

/**
 * What axe finds on every screen and overlay that `npm run pictures` takes: light, dark, in the colours of the system, and at a
 * zoom of 200 %, where nothing but what is meant to may scroll sideways. With names as arguments, on those screens only.
 */
const LOOKS = [
  { name: 'wide', context: { viewport: { width: 1280, height: 800 } } },
  { name: 'zoomed', context: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 } },
]
const OF_COLOURS = ['color-contrast', 'link-in-text-block']
/**
 * All rules in the first alone: what is not of colours is the same in all. Where the scheme changes while colours are forced,
 * Chromium at times forces the grounds only.
 */
const MODES = [
  { name: 'light', media: { colorScheme: 'light', forcedColors: 'none' } },
  { name: 'forced colours, light', media: { colorScheme: 'light', forcedColors: 'active' }, rules: OF_COLOURS },
  { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' }, rules: OF_COLOURS },
  { name: 'forced colours, dark', media: { colorScheme: 'dark', forcedColors: 'active' }, rules: OF_COLOURS },
]
/** Tables, boards and code are as wide as what is in them. */
const MAY_SCROLL = '[role=grid], [role=group]:has([data-deal]), pre, :has(> table)'
/** So is a row of controls. */
const ROW_PX = 64

let looks = 0
let found = 0

await walkScreens(process.argv.slice(2), LOOKS, async (page, screen, look) => {
  const isZoomed = look.name === 'zoomed'
  for (const { name, media, rules } of isZoomed ? MODES.slice(0, 1) : MODES) {
    await page.emulateMedia(media)
    // What follows the colours is drawn with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    tell(`${screen.name}, ${look.name}, ${name}`, await axeFinds(page, { rules }))
  }
  if (isZoomed) tell(`${screen.name}, zoomed`, await page.evaluate(scrollsSideways, { allowed: MAY_SCROLL, rowPx: ROW_PX }))
})

console.log(`${looks} looks, ${found} findings`)
if (found > 0) process.exitCode = 1

function tell(place, findings) {
  looks += 1
  found += findings.length
  for (const finding of findings) console.log(`${place}: ${finding}`)
}

/** In the page. */
function scrollsSideways({ allowed, rowPx }) {
  return [...document.querySelectorAll('*')]
    .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientHeight > rowPx && !each.matches(allowed))
    .filter((each) => each === document.documentElement || /auto|scroll/.test(getComputedStyle(each).overflowX))
    .map((each) => `${each.localName} ${each.className} scrolls sideways: ${each.scrollWidth} of ${each.clientWidth} px`)
}
