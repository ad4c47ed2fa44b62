export interface Cluster {
  readonly port: number
  urlOf(database: string, user?: string): string
}

export const SUPERUSER: string
export function startCluster(options?: {
  readonly keepAs?: string
  readonly log?: (line: string) => void
}): Promise<Cluster & { close(): Promise<void> }>
/** One that another process started. */
export function clusterAt(port: number): Cluster
