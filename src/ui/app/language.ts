import type { Language } from '../../domain/model/kernel/language'
import { speak } from '../text/in-language'
import { readPreference, writePreference } from './preferences'

/** Each named in itself, by its code (BCP 47). */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

export const LANGUAGE_CODES: readonly Language[] = ['en', 'de']

/** Settles once the words of the chosen language are there. Called before the first render, so that nothing changes on screen. */
export async function startLanguage(): Promise<void> {
  const language = chosenLanguage()
  document.documentElement.lang = language
  document.documentElement.dir = isRightToLeft() ? 'rtl' : 'ltr'
  if (language === 'de') speak('de', (await import('../text/de/german')).german)
}

/** The page starts again, for what is on screen was said in the language before. */
export function chooseLanguage(language: Language): void {
  writePreference('language', language)
  location.reload()
}

/** What was chosen here, else the first of the browser's own languages that we speak. */
export function chosenLanguage(): Language {
  const wanted = [readPreference('language') ?? '', ...navigator.languages]
  for (const tag of wanted) {
    const code = tag.split('-')[0]
    const spoken = LANGUAGE_CODES.find((language) => language === code)
    if (spoken !== undefined) return spoken
  }
  return 'en'
}

/** Whether the screens are tried from right to left here, as languages that are written so will need them. */
export function isRightToLeft(): boolean {
  return readPreference('direction') === 'rtl'
}

/** At once: no word changes, so nothing need start again. */
export function showRightToLeft(isWanted: boolean): void {
  const direction = isWanted ? 'rtl' : 'ltr'
  writePreference('direction', direction)
  document.documentElement.dir = direction
}
