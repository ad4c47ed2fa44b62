import { OF_A_REPLICA } from './of-a-replica'
import { SAMPLED } from './sampled'

/**
 * What is tried on Cloudflare in a test run. Its objects run the backend that the memory set runs, so that what records are, how
 * they are found and what is written with them is tried there; here the scenarios in which the platform, its store and the way to
 * it take part. `npm run contracts` asks for everything.
 */
export const OF_CLOUDFLARE: ReadonlySet<string> = new Set(
  [...SAMPLED].filter((key) => !key.startsWith('records/') || OF_A_REPLICA.has(key)),
)
