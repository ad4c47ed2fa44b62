import type { Sql } from 'postgres'
import type { Claims } from '../claims.mjs'

export interface Policies {
  readable(claims: Claims, topic: string): Promise<{ readonly broadcast: boolean; readonly presence: boolean }>
  writable(claims: Claims, topic: string, extension: 'broadcast' | 'presence'): Promise<boolean>
}

export function policiesOf(sql: Sql, log: (line: string) => void): Policies
