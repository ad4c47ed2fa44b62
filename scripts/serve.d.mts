import type { Server } from 'node:http'

export function serve(options: {
  readonly folder: string
  readonly port: number
  readonly host?: string
  /** URLs that the policy is to allow beside those of the build. */
  readonly backends?: readonly string[]
}): Promise<Server>
