import type { Concept } from './aliases/concepts'

/** A column with whole texts in it holds none of these, and looking for an address in one takes long. */
const LONGEST = 2000

/** What most of the values look like; `null`: nothing in particular. Names are looked for only in columns without one. */
export function targetOfValues(values: readonly string[], nameless: boolean): Concept | null {
  if (values.length === 0 || values.some(({ length }) => length > LONGEST)) return null
  const shapes = nameless ? [...SHAPES, NAME] : SHAPES
  return shapes.find(([, shape]) => values.filter((value) => shape.test(value.trim())).length >= values.length * 0.7)?.[0] ?? null
}

const SHAPES: readonly (readonly [Concept, RegExp])[] = [
  ['email', /^\S+@[^\s@]+\.[^\s@]{2,}$|<\S+@\S+\.\S+>$/],
  ['link', /^(https?:\/\/|www\.)\S+$/i],
  // `04.03.2026` and `2026-03-04` have as many digits as a number.
  [
    'phone',
    /^(?!\d{1,2}([./-])\d{1,2}\1\d{4}\b|\d{4}([./-])\d{1,2}\2\d{1,2}\b)(?=(?:\D*\d){7,15}\D*$)(\+|\(|0|\d{3}[-. ])[\d\s().\-/]+$/,
  ],
]

/** Two to five words with a capital in front, or `Doe, Ana`: too weak where a header says something else. */
const NAME: readonly [Concept, RegExp] = ['fullName', /^\p{Lu}[\p{L}\p{M}'’.-]*(,? \p{L}[\p{L}\p{M}'’.-]*){1,4}$/u]
