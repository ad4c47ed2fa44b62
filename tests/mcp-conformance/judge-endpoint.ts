import { program } from '../contracts/program'
import type { Harness } from '../harness/harness'
import { openStage } from '../harness/stage'
import { conformance } from './suite'
import { withKey } from './with-key'

/** Of this hop alone. */
const OF_THE_HOP = ['host', 'connection', 'content-length']

/** Of the suite's scenarios, those that ask for a server as it is, and no tools that are made for them. */
export const OFFERED = ['server-initialize', 'ping', 'tools-list', 'dns-rebinding-protection']

/** What the suite says of a backend itself, asked with a key that somebody made. */
export async function judgeEndpoint(harness: Harness): Promise<readonly string[]> {
  const world = await harness.open()
  try {
    const stage = await openStage(world)
    const { key } = await program(stage, await stage.as('owner'), { scope: 'write' })
    const pass = async ({ method, headers, body }: Request) => {
      for (const name of OF_THE_HOP) headers.delete(name)
      return world.program('/mcp', { method, headers, ...(body && { body: await new Response(body).arrayBuffer() }) })
    }
    return await withKey(key, pass, (address) => conformance(address, 'with-our-tools.yml'))
  } finally {
    await world.close()
  }
}
