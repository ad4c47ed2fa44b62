import type { Service } from '../failure'

const SERVICES: readonly Service[] = ['auth', 'rest', 'storage', 'functions', 'realtime']

/** The service that a request is for: the first segment of its path. */
export function serviceAt(input: RequestInfo | URL): Service | undefined {
  const first = new URL(input instanceof Request ? input.url : input).pathname.split('/')[1]
  return SERVICES.find((service) => service === first)
}
