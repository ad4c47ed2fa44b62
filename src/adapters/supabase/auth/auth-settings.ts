import type { Provider } from '@supabase/supabase-js'
import * as v from 'valibot'
import type { AuthCapabilities } from '../../../ports/auth.port'

/** The part of `/auth/v1/settings` that Portside reads. */
export const authSettings = v.object({
  /** Sign-in methods by name, and whether the project offers each. */
  external: v.record(v.string(), v.boolean()),
  disable_signup: v.boolean(),
})
export type AuthSettings = v.InferOutput<typeof authSettings>

/** The OAuth providers that supabase-js knows. `external` also names methods that are no providers. */
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

/** The sign-in methods that the project offers and Portside supports. */
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
    mail: true,
  }
}
