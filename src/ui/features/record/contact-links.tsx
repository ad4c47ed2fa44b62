import { Mail, Phone } from 'lucide-react'
import type { Person } from '../../../domain/model/people/person'
import { primaryOf } from '../../../domain/model/records/one-primary'
import { classNames } from '../../design/class-names'
import buttonStyles from '../../design/icon-button.module.css'
import { safeHref } from '../../markdown/safe-link'
import { recordText } from '../../text/record'

interface ContactLinksProps extends Pick<Person, 'emails' | 'phones'> {
  readonly name: string
}

/** One press to call somebody or to write to them, at their primary number and address. */
export function ContactLinks({ name, emails, phones }: ContactLinksProps) {
  const number = primaryOf(phones)?.e164 ?? null
  const address = primaryOf(emails)?.value ?? null
  const ways = [
    { label: recordText.call(name), Icon: Phone, href: number === null ? null : safeHref(`tel:${number}`) },
    { label: recordText.writeTo(name), Icon: Mail, href: address === null ? null : safeHref(`mailto:${encodeURI(address)}`) },
  ]
  return ways.map(({ label, Icon, href }) =>
    href === null ? null : (
      <a key={label} className={classNames(buttonStyles.button, buttonStyles.md)} href={href} aria-label={label} title={label}>
        <Icon size={16} aria-hidden="true" />
      </a>
    ),
  )
}
