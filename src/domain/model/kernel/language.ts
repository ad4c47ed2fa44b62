/** The languages of all texts, by their codes (BCP 47). */
export type Language = 'en' | 'de'

export type InEachLanguage = Readonly<Record<Language, string>>

export const LANGUAGE_CODES: readonly Language[] = ['en', 'de']

/** The first of these that we speak (BCP 47), else English. */
export function spokenLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.split('-')[0]
    const spoken = LANGUAGE_CODES.find((language) => language === code)
    if (spoken !== undefined) return spoken
  }
  return 'en'
}
