import type { Container } from 'inversify'
import type { Ports } from '../ports/ports'
import { TOKENS } from './tokens'

/** The five ports as a plain object, resolved once: past this point nothing knows of the container. */
export async function portsFrom(container: Container): Promise<Ports> {
  // The first may open the backend; the others then find it open.
  const auth = await container.getAsync(TOKENS.auth)
  const [records, files, events, functions] = await Promise.all([
    container.getAsync(TOKENS.records),
    container.getAsync(TOKENS.files),
    container.getAsync(TOKENS.events),
    container.getAsync(TOKENS.functions),
  ])
  return { auth, records, files, events, functions }
}
