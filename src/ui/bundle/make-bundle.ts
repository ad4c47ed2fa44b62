import type { Exported, ExportOptions } from '../../domain/use-cases/bundle/export-bundle'
import { mutationIdOf } from '../../domain/model/records/meta'
import type { Ports } from '../../ports/ports'
import type { Runtime } from '../../ports/runtime.port'

export interface BundleOptions extends Pick<ExportOptions, 'workspaceId' | 'memberId' | 'signal' | 'onStep'> {
  readonly runtime: Runtime
}

/** The workspace's bundle, by tools that are fetched for it. */
export async function makeBundle(options: BundleOptions, ports: Pick<Ports, 'functions' | 'files'>): Promise<Exported> {
  const [{ exportBundle }, { bundleTools }] = await Promise.all([
    import('../../domain/use-cases/bundle/export-bundle'),
    import('./bundle-tools'),
  ])
  return exportBundle({ ...options, mutationId: mutationIdOf(options.runtime.newId()) }, ports, bundleTools)
}
