import { firstValueFrom } from 'rxjs'
import { afterEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../src/domain/model/workspaces/workspace'
import { may } from '../../../src/domain/model/access/policy'
import { DAY_MS } from '../../../src/domain/model/kernel/instant'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { firstSteps$ } from '../../../src/ui/features/home/first-steps.model'
import { type MemoryWorkspace, memoryWorkspace } from '../../support/memory-workspace'

let place: MemoryWorkspace
afterEach(() => place.close())

async function stepsFor(role: Role, daysLater = 0) {
  const { ports, workspaceId, runtime } = place
  const { records } = ports
  const workspace = await records.get('workspaces', workspaceId)
  const members = (await records.list('members', { workspaceId, limit: 5 })).items
  const nowMs = runtime.now() + daysLater * DAY_MS
  const team = { workspace: workspace!, members, nowMs, may: (action: Parameters<typeof may>[1]) => may(role, action) }
  return firstValueFrom(firstSteps$(records, team))
}

describe('the first steps of a new workspace', () => {
  it('are told apart by what is there', async () => {
    place = await memoryWorkspace()
    const { ports, workspaceId, runtime } = place
    const open = (await stepsFor('owner')).map(({ step, isDone }) => [step, isDone])
    const person = { kind: 'create', collection: 'companies', id: runtime.newId(), data: { name: 'Engines' } } as const
    const task = { kind: 'create', collection: 'tasks', id: runtime.newId(), data: { title: 'Call' } } as const
    await ports.records.commit([person, task], { workspaceId, mutationId: mutationIdOf(runtime.newId()) })
    const input = { workspaceId, email: 'ben@example.com', role: 'member' } as const
    await ports.functions.call('invite-member', input, { mutationId: mutationIdOf(runtime.newId()) })
    const later = (await stepsFor('owner')).filter(({ isDone }) => isDone).map(({ step }) => step)
    expect({ open, later }).toEqual({
      open: ['import', 'person', 'deal', 'task', 'invite'].map((step) => [step, false]),
      later: ['person', 'task', 'invite'],
    })
  })

  it('are only for who may take them, and only while the workspace is new', async () => {
    place = await memoryWorkspace()
    const of = async (role: Role, days = 0) => (await stepsFor(role, days)).map(({ step }) => step)
    expect([await of('member'), await of('viewer'), await of('owner', 31)]).toEqual([
      ['import', 'person', 'deal', 'task'],
      [],
      [],
    ])
  })
})
