import { spokenLanguage } from './in-language'

type Options = readonly { readonly value: string; readonly label: string }[]

const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT', 'pl-PL', 'sv-SE', 'ja-JP']

/** Languages with their formats, each by its name. */
export function localeOptions(current: string): Options {
  const names = new Intl.DisplayNames(spokenLanguage(), { type: 'language' })
  return withCurrent(
    LOCALES.map((value) => ({ value, label: names.of(value) ?? value })),
    current,
  )
}

/** Every currency that the browser knows, by code and name. */
export function currencyOptions(current: string): Options {
  const names = new Intl.DisplayNames(spokenLanguage(), { type: 'currency' })
  const options = Intl.supportedValuesOf('currency').map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }))
  return withCurrent(options, current)
}

export function timeZoneOptions(current: string): Options {
  return withCurrent(
    Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    current,
  )
}

/** What is chosen is always among the choices, whatever the list knows. */
export function withCurrent(options: Options, value: string): Options {
  return options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options]
}
