import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { walkScreens } from './screen-walk.mjs'
import { ROOT } from './setup.mjs'

/** Pictures of every screen, in three widths, light and dark; with names as arguments, of those screens only. */
const FOLDER = join(ROOT, 'pictures')
/** Those that are here are shown by a document, and are renewed with the others. */
const SHOWN = join(ROOT, 'docs', 'pictures')
const SIZES = {
  wide: { viewport: { width: 1440, height: 900 } },
  middle: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
}
const THEMES = ['light', 'dark']
const LOOKS = Object.entries(SIZES).flatMap(([size, context]) =>
  THEMES.map((theme) => ({ name: `${size}-${theme}`, context: { ...context, colorScheme: theme } })),
)

const names = process.argv.slice(2)
if (names.length === 0) rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER, { recursive: true })

await walkScreens(names, LOOKS, async (page, screen, look) => {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
  const file = `${screen.name}-${look.name}.png`
  writeFileSync(join(FOLDER, file), picture)
  if (existsSync(join(SHOWN, file))) writeFileSync(join(SHOWN, file), picture)
})
