import { apiKeyText, endingOf } from '../../../model/api/api-key'
import { ACCESS_MS } from '../../../model/api/grant'
import { isId } from '../../../model/kernel/id'
import { type Instant, instantOf } from '../../../model/kernel/instant'
import type { GrantedKey, Secrets } from './oauth-server'

/*
 * The tokens of a grant follow from its id and their generation, so that only their hash is kept, and an answer that was lost on its
 * way can be given again.
 */

type Named = Pick<GrantedKey, 'workspaceId' | 'id'>

/** A key like any other, but for an hour. */
export async function accessToken({ workspaceId, id }: Named, generation: number, { keyFor }: Secrets): Promise<string> {
  return apiKeyText(workspaceId, await keyFor(`grant/access/${workspaceId}/${id}/${generation}`))
}

export async function refreshToken({ workspaceId, id }: Named, generation: number, { keyFor }: Secrets): Promise<string> {
  const digits = [workspaceId, id].map((each) => each.replaceAll('-', '')).join('_')
  return `portside_refresh_${digits}_${generation}_${await keyFor(`grant/refresh/${workspaceId}/${id}/${generation}`)}`
}

const REFRESH = /^portside_refresh_([0-9a-f]{32})_([0-9a-f]{32})_([1-9]\d{0,8})_[0-9a-f]{64}$/

/** What a refresh token is of, whoever has written it; `null`: it is none. */
export function unprovenRefresh(text: string): (Named & { readonly generation: number }) | null {
  const [, workspace = '', grant = '', generation = ''] = REFRESH.exec(text) ?? []
  const [workspaceId, id] = [idOf(workspace), idOf(grant)]
  return isId(workspaceId) && isId(id) ? { workspaceId, id, generation: Number(generation) } : null
}

/** Was it given out here? */
export async function isRefresh(text: string, secrets: Secrets): Promise<boolean> {
  const said = unprovenRefresh(text)
  return said !== null && text === (await refreshToken(said, said.generation, secrets))
}

/** The grant with the tokens of a generation. It opens nothing longer than the grant lasts. */
export async function ofGeneration(key: GrantedKey, generation: number, { now, secrets }: At): Promise<GrantedKey> {
  const access = await accessToken(key, generation, secrets)
  const { until } = key.grant
  const hourOn = instantOf(Date.parse(now) + ACCESS_MS)
  return {
    ...key,
    ending: endingOf(access),
    hash: await secrets.sha256(access),
    expiresAt: until !== null && until < hourOn ? until : hourOn,
    grant: { ...key.grant, generation, renewedAt: now },
  }
}

export interface At {
  readonly now: Instant
  readonly secrets: Secrets
}

function idOf(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
