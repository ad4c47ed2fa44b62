import { expect, it } from 'vitest'
import { isComposing } from '../../../src/ui/hooks/keys'

it.each([
  ['a key in mid-composition', { isComposing: true, keyCode: 229 }, true],
  ['the Enter that takes a word in Safari, which comes after the composition', { isComposing: false, keyCode: 229 }, true],
  ['an Enter', { isComposing: false, keyCode: 13 }, false],
])('takes %s for what it is', (_name, press, is) => {
  expect(isComposing(press)).toBe(is)
})
