import { useMemo } from 'react'
import { SelectField, type SelectFieldProps } from '../../design/select-field'
import { spokenLanguage } from '../../text/in-language'
import { COUNTRIES } from '../../../domain/model/workspaces/regions'

const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT', 'pl-PL', 'sv-SE', 'ja-JP']

/** What each field of a region offers, by name in the language of the screens. */
export const REGION_OPTIONS = {
  country: () => named('region', COUNTRIES).sort((a, b) => a.label.localeCompare(b.label, spokenLanguage())),
  currency: () =>
    named('currency', Intl.supportedValuesOf('currency')).map(({ value, label }) => ({ value, label: `${value} · ${label}` })),
  locale: () => named('language', LOCALES),
  timeZone: () => Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') })),
} as const

function named(type: Intl.DisplayNamesType, values: readonly string[]) {
  const names = new Intl.DisplayNames(spokenLanguage(), { type })
  return values.map((value) => ({ value, label: names.of(value) ?? value }))
}

/** @param current always among the choices, whatever the browser knows */
export function useRegionOptions(name: keyof typeof REGION_OPTIONS, current: string) {
  return useMemo(() => {
    const options = REGION_OPTIONS[name]()
    return options.some(({ value }) => value === current)
      ? options
      : [...(name === 'locale' ? named('language', [current]) : [{ value: current, label: current }]), ...options]
  }, [name, current])
}

interface RegionFieldProps extends Omit<SelectFieldProps<string>, 'options'> {
  readonly name: keyof typeof REGION_OPTIONS
}

export function RegionField({ name, value, ...rest }: RegionFieldProps) {
  return <SelectField {...rest} value={value} options={useRegionOptions(name, value)} />
}
