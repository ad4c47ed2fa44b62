import type { TestProject } from 'vitest/node'
import { startCluster } from '../../scripts/backend/cluster.mjs'
import { ensureTemplate } from '../../scripts/backend/template.mjs'

/** Once a run: a PostgreSQL for all workers, with the database that each of them copies. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  await ensureTemplate(cluster)
  provide('clusterPort', cluster.port)
  return () => cluster.close()
}
