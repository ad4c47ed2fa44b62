/**
 * What PostgreSQL is told of a request before its statement. lite asks for each setting in a round trip of its own, ten of
 * them for a function; here it is one for the caller and one for the request.
 */
export const REQUEST_CONTEXT = {
  async applyJwtSessionContext(transaction, { auth, storage }) {
    const role = auth?.role || 'anon'
    await setAll(transaction, {
      role,
      'request.jwt.claim.sub': String(auth?.uid ?? ''),
      'request.jwt.claim.role': role,
      'storage.operation': String(storage?.operation ?? ''),
      ...(typeof auth?.jwt === 'object' ? { 'request.jwt.claims': JSON.stringify(auth.jwt) } : {}),
    })
  },

  async applyRpcRequestGucs(transaction, { method, path, requestHeaders }) {
    await setAll(transaction, {
      'response.status': '',
      'response.headers': '',
      'request.method': method,
      'request.path': path,
      'request.headers': JSON.stringify(requestHeaders ?? {}),
    })
  },
}

async function setAll(transaction, settings) {
  const calls = Object.keys(settings).map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`)
  await transaction.executeQuery({
    sql: `select ${calls.join(', ')}`,
    parameters: Object.entries(settings).flat(),
    query: { kind: 'RawNode', sqlFragments: [], parameters: [] },
  })
}
