import { createClient } from '@supabase/supabase-js'
import { NEVER } from 'rxjs'
import { mintToken } from '../../../scripts/backend/claims.mjs'
import type { Backend } from '../../../scripts/backend/start-backend.mjs'
import type { Supabase } from '../../../src/adapters/supabase/client'
import { vendorError } from '../../../src/adapters/supabase/errors'
import { ProjectConnection } from '../../../src/adapters/supabase/connection/project-connection'
import { Topics } from '../../../src/adapters/supabase/topics/topic'
import { LeapingRuntime } from '../../harness/leaping-runtime'
import { Wire } from '../../harness/wire'
import type { TeamMember } from './team'

/** A tab of somebody, whose token is good for as long as the test says. */
export class Tab {
  readonly runtime = new LeapingRuntime()
  readonly wire = new Wire()
  readonly connection: ProjectConnection
  readonly connectionId = this.runtime.newId()
  readonly supabase: Supabase
  readonly topics: Topics
  lifeSeconds = 3600

  constructor({ url, publishableKey }: Backend, { claims }: TeamMember) {
    const { runtime, wire } = this
    const project = { url, publishableKey }
    this.connection = new ProjectConnection({
      project,
      runtime,
      fetch: wire.fetch,
      transport: wire.transport,
      hints$: NEVER,
      isVerified: false,
    })
    const client = createClient(url, publishableKey, {
      accessToken: async () => mintToken(claims, { lifeSeconds: this.lifeSeconds }),
      global: { fetch: this.connection.fetch },
      realtime: { transport: this.connection.transport },
    })
    this.supabase = { client, url, detachedAuth: () => client.auth, portError: vendorError }
    this.topics = new Topics({ backend: this.supabase, runtime: this.runtime, connectionId: this.connectionId })
  }

  /** @returns what was left behind */
  async close(): Promise<readonly string[]> {
    this.topics.close()
    this.connection.close()
    await this.supabase.client.removeAllChannels()
    return [...(await this.wire.end()), ...(await this.runtime.left())]
  }
}
