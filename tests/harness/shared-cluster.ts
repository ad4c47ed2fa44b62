import type { TestProject } from 'vitest/node'
import { startCluster } from '../../scripts/backend/cluster.mjs'
import { bundleFunctions } from '../../scripts/backend/functions/bundle.mjs'
import { ensureTemplate } from '../../scripts/backend/template.mjs'

/** Run once: starts a PostgreSQL for all workers, with the template database that each of them copies. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [cluster] = await Promise.all([startCluster(), bundleFunctions()])
  // Otherwise a failing migration would leave it running, and the run with it.
  await ensureTemplate(cluster).catch(async (error: unknown) => {
    await cluster.close()
    throw error
  })
  provide('clusterPort', cluster.port)
  return () => cluster.close()
}
