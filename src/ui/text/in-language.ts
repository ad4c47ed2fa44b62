/** What the screens say in another language: by area, as each text file names it, then by key. */
export type Dictionary = Readonly<Record<string, object>>

const areas = new Map<string, object>()
let spoken: { readonly language: string; readonly dictionary: Dictionary } = { language: 'en', dictionary: {} }

/**
 * Makes a text file's words available in every language. English is in the code, so that it costs nothing to show; the words
 * of another language take its place once they are spoken, which is before the first render.
 */
export function inLanguage<T extends object>(area: string, english: T): Readonly<T> {
  areas.set(area, english)
  return replaceWords(english, spoken.dictionary[area])
}

/** From now on: nothing that was shown before changes. @param language its code (BCP 47) */
export function speak(language: string, dictionary: Dictionary): void {
  spoken = { language, dictionary }
  for (const [area, words] of areas) replaceWords(words, dictionary[area])
}

/** The code of the language (BCP 47) in which the screens speak. */
export function spokenLanguage(): string {
  return spoken.language
}

/** Every area whose file is loaded, with its words. */
export function textAreas(): ReadonlyMap<string, object> {
  return areas
}

/** In place and down to each word, so that whoever holds a part of an area holds its new words too. */
function replaceWords<T extends object>(words: T, others: object | undefined): T {
  for (const [key, other] of Object.entries(others ?? {})) {
    const word: unknown = Reflect.get(words, key)
    if (isWords(word) && isWords(other)) replaceWords(word, other)
    else Reflect.set(words, key, other)
  }
  return words
}

function isWords(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
