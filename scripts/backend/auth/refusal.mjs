/** A refusal in the form of the auth service. */
export function refusal(status, code, message, headers = {}) {
  return Response.json(
    { code: status, error_code: code, msg: message },
    { status, headers: { 'x-sb-error-code': code, ...headers } },
  )
}

export class Refused extends Error {
  constructor(status, code, message) {
    super(message)
    this.response = refusal(status, code, message)
  }
}
