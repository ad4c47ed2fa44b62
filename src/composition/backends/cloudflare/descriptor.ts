import type { BackendDescriptor } from '../../backend-descriptor'

/** The Worker that this page came from. Nobody adds one: its session is a cookie of its own origin. */
export const cloudflareBackend: BackendDescriptor = {
  kind: 'cloudflare',
  builtIn: () => null,
  backendOf: () => ({
    kind: 'cloudflare',
    id: 'cloudflare',
    origin: location.origin,
    setting: {},
    allowsReplica: true,
    ownData: null,
    open: async (runtime) => (await import('./open-cloudflare')).openCloudflare(runtime),
  }),
  setup: null,
}
