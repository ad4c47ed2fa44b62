import { useMemo } from 'react'
import type { FunctionInput } from '../../../domain/model/functions/catalogue'
import { SelectField, type SelectOption } from '../../design/select-field'
import { workspacesText } from '../../text/workspaces'
import { countryOptions } from './guess-region'
import styles from './workspaces.module.css'

type Draft = FunctionInput<'create-workspace'>

export interface RegionFieldsProps {
  readonly draft: Draft
  readonly fieldErrors: Readonly<Record<string, string>>
  readonly onChange: (part: Partial<Draft>) => void
}

/** What the browser told us, folded away unless someone wants to look. */
export function RegionFields({ draft, fieldErrors, onChange }: RegionFieldsProps) {
  const countries = useMemo(() => withCurrent(countryOptions('en'), draft.country), [draft.country])
  const currencies = useMemo(() => currencyOptions(), [])
  const timeZones = useMemo(() => withCurrent(timeZoneOptions(), draft.timeZone), [draft.timeZone])
  const { country, currency, timeZone } = draft
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {workspacesText.more}
        <span className={styles.hint}>{[country, currency, timeZone].join(' · ')}</span>
      </summary>
      <div className={styles.grid}>
        <SelectField
          label={workspacesText.country}
          value={country}
          options={countries}
          onValue={(value) => onChange({ country: value })}
          error={fieldErrors.country}
        />
        <SelectField
          label={workspacesText.currency}
          value={currency}
          options={currencies}
          onValue={(value) => onChange({ currency: value })}
          error={fieldErrors.currency}
        />
        <SelectField
          label={workspacesText.locale}
          value={draft.locale}
          options={withCurrent(LOCALES, draft.locale)}
          onValue={(value) => onChange({ locale: value })}
          error={fieldErrors.locale}
        />
        <SelectField
          label={workspacesText.timeZone}
          value={timeZone}
          options={timeZones}
          onValue={(value) => onChange({ timeZone: value })}
          error={fieldErrors.timeZone}
        />
      </div>
    </details>
  )
}

const LOCALES = ['en-GB', 'en-US', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'nl-NL', 'pt-PT', 'pl-PL', 'sv-SE', 'ja-JP'].map(
  localeOption,
)

function localeOption(value: string): SelectOption<string> {
  return { value, label: new Intl.DisplayNames('en', { type: 'language' }).of(value) ?? value }
}

function currencyOptions(): readonly SelectOption<string>[] {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }))
}

function timeZoneOptions(): readonly SelectOption<string>[] {
  return Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))
}

/** What is chosen is always among the choices, whatever the list knows. */
function withCurrent(options: readonly SelectOption<string>[], value: string): readonly SelectOption<string>[] {
  return options.some((option) => option.value === value) ? options : [{ value, label: value }, ...options]
}
