import { firstValueFrom, filter } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import { recordPresence, type Other } from '../../../src/ui/app/presence.model'
import { idOf } from '../../domain/records/make'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let opened: OpenWorkspace | undefined
afterEach(() => opened?.close())

describe('being on a record', () => {
  it('tells the others that one is there, what one edits, and that one is gone', async () => {
    opened = await openWorkspace()
    const { ports, workspaceId, connectAgain } = opened
    const where = { workspaceId, subject: `people/${idOf(9)}` as const }
    const mine = recordPresence(ports.events, { ...where, memberId: idOf(1) })
    const theirs = recordPresence((await connectAgain()).events, { ...where, memberId: idOf(2) })
    const seen = (others: readonly Other[]) =>
      firstValueFrom(mine.others$.pipe(filter((now) => JSON.stringify(now) === JSON.stringify(others))))

    const being = theirs.others$.subscribe()
    expect(await seen([{ memberId: idOf(2), editing: null }])).toBeDefined()
    theirs.announce('Amount')
    expect(await seen([{ memberId: idOf(2), editing: 'Amount' }])).toBeDefined()
    being.unsubscribe()
    expect(await seen([])).toEqual([])
  })
})
