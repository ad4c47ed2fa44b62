/** What a JSON Web Token says, unchecked: good for choosing what to show, and for nothing else. `null`: it is no token. */
export function tokenPayload(token: string): unknown {
  const payload = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token)?.[1]
  if (payload === undefined) return null
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}
