import * as v from 'valibot'
import { customValues } from '../fields/custom-schema'
import { address, domain, phones, url } from '../kernel/contact-fields'
import { choice, id, instant, lines, list, nullable, optional, requiredLine } from '../kernel/fields'
import { LIMITS } from '../records/limits'
import { COMPANIES, COMPANY_SIZES } from '../registry/contacts'
import { entriesOf } from '../registry/lines'

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
    /** When it was made in the program it comes from; `createdAt` is when it was made here. */
    originalCreatedAt: nullable(instant),
    custom: customValues,
  }),
)

export type Company = Readonly<v.InferOutput<typeof companySchema>>
