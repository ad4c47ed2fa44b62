import { expect, it } from 'vitest'
import { bundleLine, restoredRecord } from '../../src/domain/model/bundle/bundle-format'
import type { Activity } from '../../src/domain/model/activity/activity'
import type { Id } from '../../src/domain/model/kernel/id'
import { instantOf } from '../../src/domain/model/kernel/instant'

const ADA = '01900000-0000-7000-8000-0000000000aa' as Id
const AT = instantOf(0)
const LINE: Activity = {
  actorId: null,
  verb: 'created',
  subjects: [`people/${ADA}`],
  objectId: ADA,
  objectCollection: 'people',
  label: 'Ada',
  at: AT,
  changes: {},
  source: 'api',
  sourceKey: { name: 'Till', ending: '12ab' },
}

it('a bundle keeps which key a line was written by, and what was bundled before keys were told of is taken in', () => {
  const stamped = { memberId: null, via: 'api' }
  const record = { id: ADA, createdAt: AT, createdBy: stamped, updatedAt: AT, updatedBy: stamped, deletedAt: null, ...LINE }
  const line: Record<string, unknown> = JSON.parse(bundleLine('activities', record) ?? '')
  const { sourceKey: _, ...before } = line
  const restored = [line, before].map((each) => restoredRecord('activities', each))
  expect(restored.map((read) => (read.ok ? read.value.data : read.fields))).toEqual([LINE, { ...LINE, sourceKey: null }])
})
