import { useCallback, useSyncExternalStore } from 'react'
import { type NavGroupName, THEME_CHOICES, type ThemeChoice } from '../text/shell'
import { type Language, spokenLanguage } from '../../domain/model/kernel/language'
import { speak } from '../text/in-language'

/** Choices of this browser, not of the person: they live beside the page, never in the backend. */
export type PreferenceName =
  | 'theme'
  | 'language'
  | 'direction'
  | 'sidebar'
  | `nav.${NavGroupName}`
  | `pins.${string}`
  | 'workspace'
  | 'trial'
  | `view.${string}`
  | 'columns.people'
  | 'columns.companies'
  | 'notifications'
  | `push.${string}`
  | `recent.${string}`
  | `reminded.${string}`
  | `backup.every.${string}`
  | `backup.last.${string}`
  | `backup.folder.${string}`
  | `draft.${string}`
  | `pipeline.${string}`
  | `steps.${string}`
  | `board.${string}`
  | 'developer'
  | 'return'

const listeners = new Set<() => void>()

export function readPreference(name: PreferenceName): string | null {
  try {
    return localStorage.getItem(keyOf(name))
  } catch {
    return null // storage is forbidden here: the default holds
  }
}

export function writePreference(name: PreferenceName, value: string): void {
  try {
    localStorage.setItem(keyOf(name), value)
  } catch {
    // Full or forbidden: the choice then lasts as long as the page, which is all that can be had.
  }
  for (const listener of listeners) listener()
}

export function forgetPreference(name: PreferenceName): void {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
  for (const listener of listeners) listener()
}

/** Whether the developer panel is offered: in development, and once an address asked with `?dev`, until one says `?dev=off`. */
export function isForDevelopers(isDevelopment: boolean): boolean {
  const requested = new URLSearchParams(location.search).get('dev')
  if (requested !== null) writePreference('developer', requested)
  return isDevelopment || (readPreference('developer') ?? 'off') !== 'off'
}

/** What somebody wrote and did not save does not stay behind when they go. */
export function forgetDrafts(): void {
  forgetPreferences('draft.')
}

/** All of one kind. */
export function forgetPreferences(kind: 'draft.' | 'push.'): void {
  try {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(`portside.${kind}`))
    for (const key of names) localStorage.removeItem(key)
  } catch {
    // As above.
  }
}

/** The choice and a way to make it; the same in every tab. */
export function usePreference(name: PreferenceName): readonly [string | null, (value: string) => void] {
  const value = useSyncExternalStore(onPreferenceChange, () => readPreference(name))
  const write = useCallback((next: string) => writePreference(name, next), [name])
  return [value, write]
}

export function onPreferenceChange(notify: () => void): () => void {
  listeners.add(notify)
  addEventListener('storage', notify)
  return () => {
    listeners.delete(notify)
    removeEventListener('storage', notify)
  }
}

function keyOf(name: PreferenceName): string {
  return `portside.${name}`
}

/** Puts the chosen theme on `<html>` and keeps it there. Called before the first render, so that nothing flashes. */
export function startTheme(): void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const choice = themeChoice(readPreference('theme'))
    document.documentElement.dataset.theme = choice === 'system' ? (prefersDark.matches ? 'dark' : 'light') : choice
  }
  show()
  prefersDark.addEventListener('change', show)
  onPreferenceChange(show)
}

export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, choose] = usePreference('theme')
  return [themeChoice(choice), choose]
}

function themeChoice(text: string | null): ThemeChoice {
  return THEME_CHOICES.find((choice) => choice === text) ?? 'system'
}

/** Each named in itself, by its code (BCP 47). */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' }

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
  return spokenLanguage([readPreference('language') ?? '', ...navigator.languages])
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
