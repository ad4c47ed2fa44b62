/**
 * The same on every machine, so that browsers and tests know them in advance. They open only a loopback backend with sample
 * data; the publishable key is public anyway.
 */
export const KEYS = {
  publishable: 'sb_publishable_portside-local-development',
  secret: 'sb_secret_portside-local-development-only',
  jwt: 'portside-local-development-signing-key-0123456789',
}
