import { describe, expect, it } from 'vitest'
import { playScenario } from '../contracts/scenario'
import { scenarioOf } from '../contracts/scenarios'
import { cloudflareOn } from '../harness/cloudflare.harness'
import { openWorker } from '../harness/local-worker'
import { NO_STAGE } from '../harness/stage'
import { inTurn } from '../support/in-turn'

/** A scenario has to notice each of these. */
interface Mistake {
  readonly says: string
  /** Below `cloudflare`. */
  readonly file: string
  readonly instead: readonly [right: string, wrong: string]
  readonly caughtBy: string
}

const MISTAKES: readonly Mistake[] = [
  {
    says: 'a commit that was sent again is carried out again',
    file: 'workspace/sqlite-store.ts',
    instead: ['if (found === undefined) return null', 'if (found !== undefined || found === undefined) return null'],
    caughtBy: 'records/replay',
  },
  {
    says: 'a cursor of another feed is taken as now',
    file: 'workspace/record-calls.ts',
    instead: [
      "if (from === null || from > seq) return 'gap'",
      'if (from === null || from > seq) return { commits: [], cursor: after, more: false }',
    ],
    caughtBy: 'events/gap-foreign',
  },
  {
    says: 'a message comes back to who sent it',
    file: 'workspace/sockets.ts',
    instead: ['connectionId !== except', 'connectionId !== null'],
    caughtBy: 'events/messages',
  },
  {
    says: 'whoever leaves stays present',
    file: 'workspace/sockets.ts',
    instead: ['for (const [room] of rooms) this.showPeers(room)', ''],
    caughtBy: 'events/presence',
  },
  {
    says: 'an upload that has begun is read as a file',
    file: 'files/file-routes.ts',
    instead: ['received < upload.size', 'received < 0'],
    caughtBy: 'files/cancel',
  },
  {
    says: 'a mailed link opens an account twice',
    file: '../src/adapters/shared/backend/accounts.ts',
    instead: ['await this.store.write(`link/${await sha256(token)}`, null)', ''],
    caughtBy: 'auth/magic-link',
  },
  {
    says: 'sessions that were ended everywhere go on',
    file: 'accounts/session-looks.ts',
    instead: ['account?.epoch === session.epoch', 'account !== null'],
    caughtBy: 'auth/sign-out-everywhere',
  },
  {
    says: 'a list shows deals that somebody else owns',
    file: 'workspace/rows/compile-sight.ts',
    instead: ['`(${owner} IS NULL OR ${owner} = ${parameters.one(member.id)})`', "owner === '' ? '0' : '1'"],
    caughtBy: 'access/visibility',
  },
  {
    says: 'rows that tie with the last one of a page are lost',
    file: 'workspace/rows/compile-order.ts',
    instead: ['    `r.id > ${parameters.one(id)}`', "    '0'"],
    caughtBy: 'records/pages-of-ties',
  },
  {
    says: 'rows keep the name of a company that was renamed',
    file: 'workspace/rows/row-dependents.ts',
    instead: ['shows: ({ name }) => name', 'shows: ({ id }) => id'],
    caughtBy: 'records/rows-follow',
  },
  {
    says: 'what was trashed is counted as it was',
    file: 'workspace/rows/row-counts.ts',
    instead: ['this.add(collection, was, -1)', 'this.add(collection, null, -1)'],
    caughtBy: 'records/oracle/deals',
  },
  {
    says: 'a key that was revoked goes on',
    file: '../src/adapters/shared/backend/api-access.ts',
    instead: ['!isInForce(key, instantOf(backend.runtime.now()))', 'false'],
    caughtBy: 'api/revoked',
  },
  {
    says: 'a key for reading writes',
    file: '../src/domain/use-cases/api/run-operation.ts',
    instead: ['!includesScope(session.key.scope, scope)', "scope === 'import'"],
    caughtBy: 'api/scope',
  },
  {
    says: 'what a program writes looks as if a person had written it',
    file: '../src/domain/use-cases/api/write-records.ts',
    instead: ['session), { mutationId, via }', "session), { mutationId, via: 'import' }"],
    caughtBy: 'api/write',
  },
]

describe('a mistake in the objects', () => {
  it.each(inTurn(MISTAKES, 6).map((mistake) => [mistake.says, mistake] as const))('is noticed: %s', async (_, mistake) => {
    const { file, instead, caughtBy } = mistake
    let isPlanted = false
    const plant = (code: string, id: string) => {
      if (!id.endsWith(new URL(file, 'file:///cloudflare/').pathname)) return null
      isPlanted = code.includes(instead[0])
      return code.replace(...instead)
    }
    const worker = await openWorker([{ name: 'mistake', enforce: 'pre', transform: plant }])
    try {
      const play = playScenario(scenarioOf(caughtBy), cloudflareOn(async () => worker).open, { patienceMs: 2000 })
      const failure: unknown = await play.catch((error: unknown) => error)
      expect({ isPlanted, isNoticed: failure instanceof Error && !failure.message.startsWith(NO_STAGE) }).toEqual({
        isPlanted: true,
        isNoticed: true,
      })
    } finally {
      await worker.close()
    }
  })
})
