import type { Link, Phone } from '../../../../domain/model/kernel/contact-fields'
import { recordText } from '../../../text/record'
import { PhoneText } from '../../../fields/phone-text'
import { SafeLink } from '../../../markdown/safe-link'
import { EntriesRow, type EntriesRowProps } from './entries-row'
import type { EntryDraft } from './entries-editor'
import styles from './fields.module.css'

type RowProps = Pick<EntriesRowProps, 'label' | 'port' | 'mayEdit' | 'most' | 'warning'>

export function PhonesRow({ phones, ...row }: RowProps & { readonly phones: readonly Phone[] }) {
  const byRaw = new Map(phones.map((phone) => [phone.raw, phone]))
  return (
    <EntriesRow
      {...row}
      type="tel"
      hasLabels
      hasPrimary
      entries={phones.map(({ raw, label, primary }) => ({ value: raw, label: label ?? '', primary }))}
      copied={({ value }) => byRaw.get(value)?.e164 ?? value}
      renderEntry={({ value }) => {
        const { e164 = null, extension = null } = byRaw.get(value) ?? {}
        return e164 === null ? (
          <span className={styles.unreadable} title={recordText.unreadable}>
            {value}
          </span>
        ) : (
          <SafeLink href={`tel:${e164}`}>
            <PhoneText text={extension === null ? e164 : `${e164};ext=${extension}`} />
          </SafeLink>
        )
      }}
    />
  )
}

export function EmailsRow({ entries, ...row }: RowProps & { readonly entries: readonly EntryDraft[] }) {
  return (
    <EntriesRow
      {...row}
      type="email"
      hasLabels
      hasPrimary
      entries={entries}
      renderEntry={({ value }) => (
        <SafeLink href={`mailto:${encodeURI(value)}`}>
          {value.slice(0, value.indexOf('@'))}
          {/* Where the line is too short, it breaks there. */}
          <wbr />
          {value.slice(value.indexOf('@'))}
        </SafeLink>
      )}
    />
  )
}

export function LinksRow({ links, ...row }: RowProps & { readonly links: readonly Link[] }) {
  return (
    <EntriesRow
      {...row}
      type="url"
      hasLabels
      hasPrimary={false}
      entries={links.map(({ url, label }) => ({ value: url, label: label ?? '', primary: false }))}
      renderEntry={({ value }) => <SafeLink href={value}>{shortUrl(value)}</SafeLink>}
    />
  )
}

/** The first is the primary one: there is no other mark for it. */
export function DomainsRow({ domains, ...row }: RowProps & { readonly domains: readonly string[] }) {
  return (
    <EntriesRow
      {...row}
      type="text"
      hasLabels={false}
      hasPrimary={false}
      entries={domains.map((value, index) => ({ value, label: '', primary: index === 0 }))}
      renderEntry={({ value }) => <SafeLink href={`https://${value}`}>{value}</SafeLink>}
    />
  )
}

/** Without what every address has. */
export function shortUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
}
