import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** What is drawn, and not in which colours: those of a file follow no theme. */
function shapesIn(path: string): readonly string[] {
  const shapes = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8').match(/<(circle|path)[^>]*>/g) ?? []
  return shapes.map((shape) => shape.replace(/ fill="[^"]*"/, '').replace(/\s*\/>/, ''))
}

it.each(['index.html', 'src/ui/design/logo.tsx'])('the mark of %s is the one of the icon', (path) => {
  const icon = shapesIn('public/favicon.svg')
  expect(icon.length).toBeGreaterThan(0)
  expect(shapesIn(path)).toEqual(icon)
})
