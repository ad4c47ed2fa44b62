import * as v from 'valibot'
import { customValues } from '../fields/custom-schema'
import { address, phones } from '../kernel/contact-fields'
import { choice, id, instant, lines, list, nullable, optional, requiredLine } from '../kernel/fields'
import { domain, url } from '../kernel/web-address'
import { LIMITS } from '../records/limits'
import { COMPANIES } from '../registry/contacts'
import { entriesOf } from '../registry/entries'
import { COMPANY_SIZES } from './company-size'

export const companySchema = v.strictObject(
  entriesOf(COMPANIES, {
    name: requiredLine(LIMITS.name),
    /** The first is the primary one. */
    domains: list(domain, LIMITS.links),
    website: optional(url),
    size: nullable(choice(COMPANY_SIZES)),
    phones,
    address,
    ownerId: nullable(id),
    tagIds: list(id, LIMITS.tags),
    logoFileId: nullable(id),
    description: optional(lines(LIMITS.description)),
    /** Where it was kept before: `createdAt` is when it came here. */
    originalCreatedAt: nullable(instant),
    custom: customValues,
  }),
)

export type Company = Readonly<v.InferOutput<typeof companySchema>>
