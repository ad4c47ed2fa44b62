import * as v from 'valibot'
import { cleanEmail, EMAIL_SHAPE, MAX_EMAIL_CHARACTERS } from './email-address'
import { says } from './fields'

export const email = v.pipe(
  v.string(says('type')),
  v.transform(cleanEmail),
  v.maxLength(MAX_EMAIL_CHARACTERS, says('too-long')),
  v.regex(EMAIL_SHAPE, says('email')),
)
