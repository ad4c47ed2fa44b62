import { Fragment, type ReactNode } from 'react'
import { recordText } from '../../../text/record'
import { EditableRow } from './field-row'
import { EntriesEditor, type EntriesEditorProps, type EntryDraft } from './entries-editor'
import styles from './fields.module.css'
import { Copy } from 'lucide-react'
import { useToasts } from '../../../app/toasts'
import { IconButton } from '../../../design/icon-button'
import type { Link, Phone } from '../../../../domain/model/kernel/contact-fields'
import { PhoneText } from '../../../fields/value-text'
import { SafeLink } from '../../../markdown/safe-link'
import type { Person } from '../../../../domain/model/people/person'

interface EntriesRowProps extends Omit<EntriesEditorProps, 'leave'> {
  readonly mayEdit: boolean
  /** One entry as it reads: a link, mostly. */
  readonly renderEntry: (entry: EntryDraft, index: number) => ReactNode
  /** What is taken along of it, where that is not what was typed. */
  readonly copied?: (entry: EntryDraft) => string
}

/** A field of several entries, e-mail addresses or numbers, edited together and saved as one change. */
function EntriesRow(props: EntriesRowProps) {
  const { label, entries, mayEdit, hasPrimary, renderEntry, copied } = props
  const display =
    entries.length === 0 ? null : (
      <ul className={styles.entries}>
        {entries.map((entry, index) => {
          const mark = goesWithoutSaying(entry, entries) ? '' : entry.label
          const isMarked = hasPrimary && entry.primary && entries.length > 1
          const copy = <CopyButton text={copied?.(entry) ?? entry.value} />
          // Behind what has no more to its line, it stays in that line.
          const isBare = mark === '' && !isMarked
          return (
            // oxlint-disable-next-line react/no-array-index-key -- two may read the same, and they hold no state
            <li key={`${entry.value} ${index}`} className={styles.entry}>
              <span className={styles.entryValue}>
                {renderEntry(entry, index)}
                {isBare ? copy : null}
              </span>
              {mark === '' ? null : <span className={styles.entryLabel}>{mark}</span>}
              {isMarked ? (
                <span
                  className={styles.primary}
                  role="img"
                  aria-label={recordText.entries.primary}
                  title={recordText.entries.primary}
                />
              ) : null}
              {isBare ? null : copy}
            </li>
          )
        })}
      </ul>
    )
  return (
    <EditableRow label={label} mayEdit={mayEdit} display={display} hasWideEditor>
      {(leave) => <EntriesEditor {...props} leave={leave} />}
    </EditableRow>
  )
}

/** The only address of somebody at a company is the one at work. */
function goesWithoutSaying({ label }: EntryDraft, entries: readonly EntryDraft[]): boolean {
  return entries.length === 1 && label === recordText.entries.labels[0]
}

/** Takes an address or a number along, as it stands. */
function CopyButton({ text }: { readonly text: string }) {
  const toasts = useToasts()
  return (
    <IconButton
      className={styles.copy}
      size="sm"
      label={recordText.copy(text)}
      icon={<Copy size={12} />}
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => toasts.show({ title: recordText.copied(text) }),
          () => toasts.show({ tone: 'danger', title: recordText.notCopied }),
        )
      }
    />
  )
}

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

export function EmailsRow({ emails, ...row }: RowProps & { readonly emails: Person['emails'] }) {
  return (
    <EntriesRow
      {...row}
      type="email"
      hasLabels
      hasPrimary
      entries={emails.map(({ value, label, primary }) => ({ value, label: label ?? '', primary }))}
      renderEntry={({ value }) => (
        <SafeLink href={`mailto:${encodeURI(value)}`}>
          {/* Where the line is too short, it breaks before one of these. */}
          {value.split(/(?=[@.])/).map((part, index, parts) => (
            <Fragment key={parts.slice(0, index + 1).join('')}>
              {index === 0 ? null : <wbr />}
              {part}
            </Fragment>
          ))}
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

/** What was typed into the list editors, as records hold it. */

export function emailsOf(drafts: readonly EntryDraft[]): Person['emails'] {
  return drafts.map(({ value, label, primary }) => ({ value, label: label === '' ? null : label, primary }))
}

export function linksOf(drafts: readonly EntryDraft[]): Link[] {
  return drafts.map(({ value, label }) => ({ url: value, label: label === '' ? null : label }))
}

/** A number that was not touched stays as it was read, by whatever country's rules that was. */
export async function phonesOf(drafts: readonly EntryDraft[], before: readonly Phone[], country: string): Promise<Phone[]> {
  const known = new Map(before.map((phone) => [phone.raw, phone]))
  const { readPhone } = await import('../../../../domain/model/people/phone-numbers')
  return drafts.map(({ value, label, primary }) => {
    const { raw, e164, extension } = known.get(value) ?? readPhone(value, country)
    return { raw, e164, extension, label: label === '' ? null : label, primary }
  })
}
