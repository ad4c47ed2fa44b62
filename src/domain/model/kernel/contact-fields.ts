import * as v from 'valibot'
import { flag, line, list, nullable, optional, says } from './fields'
import { url } from './web-address'
import { LIMITS } from '../records/limits'

/** `raw` is what the person typed or the file held; `e164` is null where it could not be read (shown flagged). */
export const phone = v.strictObject({
  raw: v.pipe(line(60), v.minLength(1, says('required'))),
  e164: nullable(v.pipe(v.string(says('type')), v.regex(/^\+[1-9]\d{5,14}$/, says('phone')))),
  extension: optional(line(12)),
  label: optional(line(40)),
  primary: v.optional(flag, false),
})

export const link = v.strictObject({ url: v.pipe(url, v.minLength(1, says('required'))), label: optional(line(40)) })

const part = () => optional(line(LIMITS.name))
export const address = nullable(
  v.strictObject({ street: part(), city: part(), region: part(), postalCode: part(), country: part() }),
)

export const phones = list(phone, LIMITS.phones)

export type Phone = Readonly<v.InferOutput<typeof phone>>
export type Link = Readonly<v.InferOutput<typeof link>>
export type Address = NonNullable<v.InferOutput<typeof address>>
