import { THEME_CHOICES, type ThemeChoice } from '../text/shell'
import { onPreferenceChange, readPreference, usePreference } from './preferences'

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
