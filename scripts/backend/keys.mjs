/**
 * The same on every machine, so that a browser and a test can be told of them in advance. They open nothing but a backend
 * on loopback that holds samples; the publishable key is public by its nature.
 */
export const KEYS = {
  publishable: 'sb_publishable_portside-local-development',
  secret: 'sb_secret_portside-local-development-only',
  jwt: 'portside-local-development-signing-key-0123456789',
}
