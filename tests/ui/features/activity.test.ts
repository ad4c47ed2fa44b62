import { describe, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import {
  activityCondition,
  readActivityFilter,
  writeActivityFilter,
  heldBack,
} from '../../../src/ui/features/activity/activity.model'
import { idOf } from '../../domain/records/make'

const item = (id: string) => ({ id: id as Id })
const LINK = `member=${idOf(1)}&kind=stages&collection=deals&from=2026-11-01&to=2026-11-21`

describe('the stream of the workspace', () => {
  it('is asked for what the link says, in days of the workspace', () => {
    const filter = readActivityFilter(new URLSearchParams(LINK))
    expect(activityCondition(filter, 'Europe/Berlin')).toEqual({
      op: 'and',
      of: [
        { op: 'eq', field: 'actorId', value: idOf(1) },
        { op: 'in', field: 'verb', values: ['moved-stage', 'won', 'lost', 'reopened'] },
        { op: 'eq', field: 'objectCollection', value: 'deals' },
        { op: 'gte', field: 'at', value: '2026-10-31T23:00:00.000Z' },
        { op: 'lt', field: 'at', value: '2026-11-21T23:00:00.000Z' },
      ],
    })
    expect(writeActivityFilter(new URLSearchParams(), filter).toString()).toBe(LINK)
  })

  it('shows all of it where the link says nothing one knows', () => {
    const filter = readActivityFilter(new URLSearchParams('member=me&kind=rain&from=2026-02-31'))
    expect(activityCondition(filter, 'UTC')).toBeNull()
  })

  it('keeps what is new from whoever reads further down, and counts it', () => {
    const items = ['newest', 'newer', 'read', 'old'].map(item)
    expect(heldBack(items, 'read' as Id)).toEqual({ shown: [item('read'), item('old')], fresh: 2 })
    expect(heldBack(items, null)).toEqual({ shown: items, fresh: 0 })
    expect(heldBack(items, 'gone' as Id).fresh).toBe(0)
  })
})
