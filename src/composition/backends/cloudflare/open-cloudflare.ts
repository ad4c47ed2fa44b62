import { openCloudflareBackend } from '../../../adapters/cloudflare/open-cloudflare-backend'
import type { Runtime } from '../../../ports/runtime.port'
import type { OpenedBackend } from '../../backend-descriptor'

export async function openCloudflare(runtime: Runtime): Promise<OpenedBackend> {
  return openCloudflareBackend({ url: location.origin, runtime })
}
