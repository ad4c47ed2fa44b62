import { clientIn, type ProgramClient } from '../../../model/api/program-client'
import type { Secrets } from './oauth-server'
import { seal, unseal } from './sealed'

const KIND = 'client'

/**
 * Registers a program (RFC 7591): its id is what it said, sealed. Anybody may register, as often as they like, and nothing of it is
 * kept.
 */
export async function registered(client: ProgramClient, secrets: Secrets): Promise<string> {
  return seal(KIND, { client_name: client.name, redirect_uris: client.redirectUris }, secrets)
}

/** `null`: no program was registered here under this id. */
export async function clientOf(clientId: string, secrets: Secrets): Promise<ProgramClient | null> {
  const client = clientIn(await unseal(KIND, clientId, secrets))
  return typeof client === 'string' ? null : client
}
