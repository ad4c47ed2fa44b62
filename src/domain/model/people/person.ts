import * as v from 'valibot'
import { customValues } from '../fields/custom-schema'
import { address, email, link, phone } from '../kernel/contact-fields'
import { choice, flag, id, instant, line, lines, list, nullable, optional, says } from '../kernel/fields'
import { isPlainDate } from '../kernel/plain-date'
import { LIMITS } from '../records/limits'
import { LIFECYCLES, PEOPLE } from '../registry/contacts'
import { entriesOf } from '../registry/lines'

const emailEntry = v.strictObject({ value: email, label: optional(line(40)), primary: v.optional(flag, false) })
/** `--MM-DD` where the year is not known (vCard 4.0, RFC 6350, 4.3.1). */
const birthday = v.pipe(
  v.string(says('type')),
  // In a leap year, so that 29 February is a day without its year, too.
  v.check((day) => isPlainDate(day.replace(/^--/, '2000-')), says('date')),
)

export const personSchema = v.pipe(
  v.strictObject(
    entriesOf(PEOPLE, {
      firstName: optional(line(LIMITS.name)),
      middleName: optional(line(LIMITS.name)),
      lastName: optional(line(LIMITS.name)),
      namePrefix: optional(line(LIMITS.name)),
      nameSuffix: optional(line(LIMITS.name)),
      companyId: nullable(id),
      emails: list(emailEntry, LIMITS.emails),
      phones: list(phone, LIMITS.phones),
      links: list(link, LIMITS.links),
      address,
      birthday: nullable(birthday),
      lifecycle: nullable(choice(LIFECYCLES)),
      doNotContact: v.optional(flag, false),
      ownerId: nullable(id),
      tagIds: list(id, LIMITS.tags),
      avatarFileId: nullable(id),
      /** When it was made in the program it comes from; `createdAt` is when it was made here. */
      originalCreatedAt: nullable(instant),
      description: optional(lines(LIMITS.description)),
      custom: customValues,
    }),
  ),
  v.forward(
    v.check(
      (person) => Boolean(person.firstName ?? person.lastName) || person.emails.length > 0 || person.phones.length > 0,
      says('one-of-required'),
    ),
    ['firstName'],
  ),
)

export type Person = Readonly<v.InferOutput<typeof personSchema>>
