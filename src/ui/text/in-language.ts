/** What the screens say in another language: by area, as each text file names it, then by key. */
export type Dictionary = Readonly<Record<string, object>>

const areas = new Map<string, object>()
let spoken: Dictionary = {}

/**
 * Makes a text file's words available in every language. English is in the code, so that it costs nothing to show; the words
 * of another language take its place once they are spoken, which is before the first render.
 */
export function inLanguage<T extends object>(area: string, english: T): Readonly<T> {
  areas.set(area, english)
  return Object.assign(english, spoken[area])
}

/** From now on: nothing that was shown before changes. */
export function speak(dictionary: Dictionary): void {
  spoken = dictionary
  for (const [area, words] of areas) Object.assign(words, dictionary[area])
}
