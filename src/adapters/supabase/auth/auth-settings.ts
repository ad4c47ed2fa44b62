import type { Provider } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { AuthCapabilities } from '../../../ports/auth.port'

/** What `/auth/v1/settings` says of a project, as far as Portside asks. */
export const authSettings = v.object({
  /** Ways in, by name: whether the project offers them. */
  external: v.record(v.string(), v.boolean()),
  disable_signup: v.boolean(),
})
export type AuthSettings = v.InferOutput<typeof authSettings>

/** `external` also names ways in that are no providers one is sent to; of the rest, those that supabase-js knows. */
const PROVIDERS: readonly Provider[] = [
  'apple',
  'azure',
  'bitbucket',
  'discord',
  'facebook',
  'figma',
  'fly',
  'github',
  'gitlab',
  'google',
  'kakao',
  'keycloak',
  'linkedin_oidc',
  'notion',
  'slack_oidc',
  'spotify',
  'twitch',
  'workos',
  'x',
  'zoom',
]

export function providerOf(name: string): Provider | null {
  return PROVIDERS.find((known) => known === name) ?? null
}

/** The ways in that the project offers and Portside can take. */
export function capabilitiesOf({ external, disable_signup: isClosed }: AuthSettings): AuthCapabilities {
  const oauthProviders = PROVIDERS.filter((name) => external[name] === true)
  const byMail = external['email'] === true
  return {
    methods: new Set([
      ...(byMail ? (['password', 'magic-link'] as const) : []),
      ...(oauthProviders.length > 0 ? (['oauth'] as const) : []),
    ]),
    oauthProviders,
    multiFactor: true,
    signUp: byMail && !isClosed,
  }
}
