export interface Cluster {
  readonly port: number
  urlOf(database: string, user?: string): string
}

export const SUPERUSER: string
export interface OwnCluster extends Cluster {
  /** Crashes: the server is killed, with whatever it was about to write, and comes back on the same port. */
  restart(): Promise<void>
  close(): Promise<void>
}

export function startCluster(options?: {
  readonly keepAs?: string
  /** What was acknowledged outlives a crash; by default where the data outlives the process. */
  readonly isDurable?: boolean
  readonly log?: (line: string) => void
}): Promise<OwnCluster>
/** One that another process started. */
export function clusterAt(port: number): Cluster
