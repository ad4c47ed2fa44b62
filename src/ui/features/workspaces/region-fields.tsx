import { useMemo } from 'react'
import type { FunctionInput } from '../../../domain/model/functions/catalogue'
import { SelectField } from '../../design/select-field'
import { spokenLanguage } from '../../text/in-language'
import { currencyOptions, localeOptions, timeZoneOptions, withCurrent } from '../../text/region-options'
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
  const countries = useMemo(() => withCurrent(countryOptions(spokenLanguage()), draft.country), [draft.country])
  const currencies = useMemo(() => currencyOptions(draft.currency), [draft.currency])
  const timeZones = useMemo(() => timeZoneOptions(draft.timeZone), [draft.timeZone])
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
          options={localeOptions(draft.locale)}
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
