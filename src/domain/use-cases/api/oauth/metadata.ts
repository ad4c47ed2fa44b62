import { GRANT_SCOPES } from '../../../model/api/grant'
import { type OAuthServer, resourceOf } from './oauth-server'

type Addresses = Pick<OAuthServer, 'issuer' | 'consentUrl'>

/** Protected resource metadata: RFC 9728, 2. */
export function resourceMetadata({ issuer }: Addresses): object {
  return {
    resource: resourceOf(issuer),
    authorization_servers: [issuer],
    scopes_supported: GRANT_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Portside',
  }
}

/**
 * Authorization server metadata: RFC 8414, 2. It is also where OpenID Connect looks for it, which is the one place below an issuer
 * with a path, and what that demands is in it: there are no ID tokens, and no keys that sign any.
 */
export function serverMetadata({ issuer, consentUrl }: Addresses): object {
  return {
    issuer,
    authorization_endpoint: consentUrl,
    token_endpoint: `${issuer}/oauth/token`,
    registration_endpoint: `${issuer}/oauth/register`,
    revocation_endpoint: `${issuer}/oauth/revoke`,
    jwks_uri: `${issuer}/oauth/keys`,
    scopes_supported: GRANT_SCOPES,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: [],
  }
}

/** Where a program without a token finds out how to get one: RFC 9728, 5.1. */
export function challengeOf({ issuer }: Pick<OAuthServer, 'issuer'>): string {
  const metadata = `${issuer}/.well-known/oauth-protected-resource`
  return `Bearer realm="Portside", resource_metadata="${metadata}", scope="${GRANT_SCOPES.join(' ')}"`
}
