import { type PortError, RETRY } from '../../domain/model/errors/port-error'
import {
  badCredentials,
  denied,
  emailRefused,
  expired,
  type Failure,
  fileRejected,
  is,
  missingCapability,
  noOne,
  overtime,
  overwriting,
  raised,
  revoked,
  schemaMismatch,
  type Service,
  storeFull,
  throttled,
  unavailable,
} from './failure'

/** A failure matches a row when it matches everything the row names; the first match decides. */
export interface Row {
  readonly service?: Service
  /** The vendor's codes; `08*` stands for every code that begins with `08`. */
  readonly codes?: readonly string[]
  /** HTTP statuses. */
  readonly statuses?: readonly (number | '5xx')[]
  readonly says?: RegExp
  readonly to: (failure: Failure) => PortError
}

export const ERROR_TABLE: readonly Row[] = [
  // Errors raised by our own SQL and functions carry a code of the catalogue as their message.
  { codes: ['PT*', 'PGRST'], says: /^[a-z]+\/[a-z-]+$/, to: raised },
  { says: new RegExp(`^(${Object.keys(RETRY).join('|')})$`), to: raised },

  // PostgREST and PostgreSQL.
  { service: 'rest', codes: ['PGRST301', 'PGRST303'], to: expired },
  { service: 'rest', codes: ['PGRST300', 'PGRST302'], to: noOne },
  { service: 'rest', codes: ['42501'], statuses: [401], to: noOne },
  { service: 'rest', codes: ['42501'], to: denied },
  {
    service: 'rest',
    codes: ['PGRST106', 'PGRST200', 'PGRST202', 'PGRST204', 'PGRST205', '42P01', '42703', '42883'],
    to: schemaMismatch,
  },
  { service: 'rest', codes: ['53100'], to: storeFull },
  { service: 'rest', codes: ['57014'], to: overtime },
  // 25006: a hosted project becomes read-only when its disk is nearly full.
  {
    service: 'rest',
    codes: ['25006', '40001', '40P01', '55P03', '08*', '53*', '57*', 'PGRST000', 'PGRST001', 'PGRST002', 'PGRST003'],
    to: unavailable,
  },

  // GoTrue.
  { service: 'auth', codes: ['weak_password'], to: is('auth/weak-password', ({ details }) => ({ rules: textsIn(details) })) },
  { service: 'auth', codes: ['same_password'], to: is('auth/weak-password', () => ({ rules: ['same'] })) },
  {
    service: 'auth',
    codes: ['email_not_confirmed', 'provider_email_needs_verification'],
    to: is('auth/email-unconfirmed', () => ({})),
  },
  { service: 'auth', codes: ['session_expired', 'bad_jwt', 'AuthInvalidJwtError'], to: expired },
  {
    service: 'auth',
    codes: ['session_not_found', 'refresh_token_not_found', 'refresh_token_already_used', 'user_banned'],
    to: revoked,
  },
  // Another tab has renewed or ended the session meanwhile.
  { service: 'auth', codes: ['AuthRefreshDiscardedError'], to: unavailable },
  { service: 'auth', codes: ['no_authorization', 'AuthSessionMissingError', 'AuthInvalidTokenResponseError'], to: noOne },
  {
    service: 'auth',
    codes: ['over_request_rate_limit', 'over_email_send_rate_limit', 'over_sms_send_rate_limit'],
    to: throttled,
  },
  { service: 'auth', codes: ['email_address_invalid', 'email_address_not_authorized', 'validation_failed'], to: emailRefused },
  {
    service: 'auth',
    codes: [
      'signup_disabled',
      'email_provider_disabled',
      'provider_disabled',
      'oauth_provider_not_supported',
      'mfa_totp_verify_not_enabled',
      'mfa_totp_enroll_not_enabled',
    ],
    to: missingCapability,
  },
  {
    service: 'auth',
    codes: [
      'invalid_credentials',
      'user_not_found',
      // Do not reveal that an address is taken.
      'user_already_exists',
      'email_exists',
      'otp_expired',
      'otp_disabled',
      'mfa_*',
      'insufficient_aal',
      'reauthentication_not_valid',
      'flow_state_*',
      'bad_code_verifier',
      'bad_oauth_*',
      'pkce_code_verifier_not_found',
      'AuthPKCEGrantCodeExchangeError',
      'AuthImplicitGrantRedirectError',
      'AuthInvalidCredentialsError',
    ],
    to: badCredentials,
  },

  // Storage. TUS refuses with a status and a sentence.
  { service: 'storage', codes: ['InsufficientStorage'], to: storeFull },
  { service: 'storage', statuses: [507], to: storeFull },
  { service: 'storage', codes: ['EntityTooLarge'], to: fileRejected('size') },
  { service: 'storage', statuses: [413], to: fileRejected('size') },
  { service: 'storage', codes: ['InvalidMimeType'], to: fileRejected('type') },
  { service: 'storage', statuses: [415], to: fileRejected('type') },
  { service: 'storage', codes: ['InvalidJWT', 'InvalidJWTToken'], to: expired },
  { service: 'storage', says: /jwt expired|"exp" claim/i, to: expired },
  // A path is written once; nobody may overwrite it.
  { service: 'storage', codes: ['ResourceAlreadyExists', 'KeyAlreadyExists'], to: overwriting },
  { service: 'storage', says: /already exists/i, to: overwriting },
  { service: 'storage', codes: ['InvalidKey'], to: denied },
  // A migration makes the bucket.
  { service: 'storage', codes: ['NoSuchBucket'], to: schemaMismatch },
  { service: 'storage', says: /^bucket not found/i, to: schemaMismatch },
  { service: 'storage', codes: ['AccessDenied'], to: denied },
  { service: 'storage', says: /row-level security|unauthorized/i, to: denied },
  {
    service: 'storage',
    codes: ['NoSuchKey', 'NoSuchUpload', 'not_found'],
    to: is('file/missing', ({ about }) => ({ path: about.path ?? '' })),
  },
  {
    service: 'storage',
    statuses: [404, 410],
    to: is('file/missing', ({ about }) => ({ path: about.path ?? '' })),
  },
  // An answer the storage client cannot parse does not come from the service.
  { service: 'storage', codes: ['StorageUnknownError'], says: /JSON/, to: unavailable },
  // Another attempt holds the upload or has sent more of it: the next one resumes from there.
  {
    service: 'storage',
    statuses: [409, 423],
    to: unavailable,
  },

  // Realtime.
  { service: 'realtime', codes: ['Unauthorized'], to: denied },
  {
    service: 'realtime',
    codes: ['InvalidJWTToken', 'InvalidJWTExpiration', 'JwtSignatureError', 'MalformedJWT', 'TokenHasExpired'],
    to: expired,
  },
  { service: 'realtime', says: /token (has )?expired/i, to: expired },
  {
    service: 'realtime',
    codes: [
      'ConnectionRateLimitReached',
      'ChannelRateLimitReached',
      'ClientJoinRateLimitReached',
      'MessagePerSecondRateLimitReached',
    ],
    to: throttled,
  },

  // Any service, or no answer at all.
  { codes: ['AbortError'], to: is('call/cancelled', () => ({})) },
  { says: /^AbortError\b/, to: is('call/cancelled', () => ({})) },
  { statuses: [0], to: is('net/offline', () => ({})) },
  { statuses: [429], to: throttled },
  {
    statuses: [408, '5xx'],
    to: unavailable,
  },
  { statuses: [401], to: expired },
  { statuses: [403], to: denied },
  // A failed channel gives no details.
  { service: 'realtime', to: unavailable },
]

function textsIn(details: unknown): readonly string[] {
  return Array.isArray(details) ? details.filter((rule) => typeof rule === 'string') : []
}
