/** What the storage server answers instead of doing it; the names are those of the hosted server. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   * @param {string} [error] the older name of the same thing
   */
  constructor(status, code, message, error = code) {
    super(message)
    this.status = status
    this.code = code
    this.error = error
  }

  /** As JSON. The status is told in the body: over HTTP, the hosted server answers 400 to nearly all of them. */
  get body() {
    return { statusCode: String(this.status), error: this.error, message: this.message, code: this.code }
  }
}

export const refusals = {
  denied: (message = 'Access denied') => new Refusal(403, 'AccessDenied', message, 'Unauthorized'),
  noBucket: () => new Refusal(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noObject: () => new Refusal(404, 'NoSuchKey', 'Object not found', 'not_found'),
  noUpload: () => new Refusal(404, 'NoSuchUpload', 'Upload not found'),
  noRoute: () => new Refusal(404, 'NotFound', 'Route not found'),
  exists: () => new Refusal(409, 'ResourceAlreadyExists', 'The resource already exists', 'Duplicate'),
  badKey: (/** @type {string} */ key) => new Refusal(400, 'InvalidKey', `Invalid key: ${key}`),
  badToken: (/** @type {string} */ message) => new Refusal(403, 'InvalidJWT', message, 'Unauthorized'),
  badRequest: (/** @type {string} */ message) => new Refusal(400, 'InvalidRequest', message),
  tooLarge: () => new Refusal(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size', 'Payload too large'),
  badType: (/** @type {string} */ type) =>
    new Refusal(415, 'InvalidMimeType', `mime type ${type} is not supported`, 'invalid_mime_type'),
  full: () => new Refusal(507, 'InsufficientStorage', 'There is no room left', 'insufficient_storage'),
  notHere: () => new Refusal(501, 'NotSupported', 'The local storage server does not do this'),
}

/** SQLSTATEs that are an answer, and no fault of the server. */
const OF_STATE = new Map([
  ['42501', () => refusals.denied('new row violates row-level security policy')],
  ['23505', refusals.exists],
  ['57014', () => new Refusal(544, 'DatabaseTimeout', 'The connection to the database timed out')],
])

/**
 * @param {unknown} error
 * @returns {Refusal} what to answer; a fault is told without its particulars
 */
export function refusalOf(error) {
  if (error instanceof Refusal) return error
  const code = codeOf(error)
  if (code === 'ENOSPC') return refusals.full()
  return OF_STATE.get(code)?.() ?? new Refusal(500, 'InternalError', 'Internal server error', 'Internal')
}

/** @param {unknown} error */
function codeOf(error) {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
}
