import { afterEach, expect, it } from 'vitest'
import type { Id } from '../../../src/domain/model/kernel/id'
import { subjectOf } from '../../../src/domain/model/records/subject'
import { Changes } from '../../../src/ui/app/changes'
import { ConflictQueue } from '../../../src/ui/app/questions'
import { offerMerges } from '../../../src/ui/app/offer-merges'
import { Toasts } from '../../../src/ui/app/toasts'
import { openWorkspace, type OpenWorkspace } from '../support/open-workspace'

let opened: OpenWorkspace | undefined
afterEach(async () => {
  await opened?.close()
})

const EMAILS = [{ value: 'ada@engine.example', label: null, primary: true }]

async function setUp() {
  opened = await openWorkspace()
  const { ports, workspaceId, create, commit } = opened
  const [old, fresh] = await create('people', { firstName: 'Ada', emails: EMAILS }, { firstName: 'Augusta', emails: EMAILS })
  const [company] = await create('companies', { name: 'Engines', domains: ['engine.example'] })
  if (old === undefined || fresh === undefined || company === undefined) throw new Error('not created')
  return { old, fresh, company, create, commit, place: { records: ports.records, toasts: new Toasts(), workspaceId } }
}

const restoring = (collection: 'people' | 'companies', id: Id) => [{ kind: 'restore', collection, id, expect: 'any' }] as const

it('says who has the address of what came back, and offers to merge the two', async () => {
  const { old, fresh, company, create, place } = await setUp()
  await offerMerges(restoring('companies', company), place)
  expect(place.toasts.current()).toEqual([])
  const [twin] = await create('companies', { name: 'Engines Ltd', domains: ['engine.example'] })
  await offerMerges(restoring('people', old), place)
  await offerMerges(restoring('companies', company), place)
  expect([fresh, twin].every((id) => id !== undefined)).toBe(true)
  expect(place.toasts.current()).toMatchObject([
    {
      title: 'Ada and Augusta may be the same',
      body: 'Same e-mail: ada@engine.example',
      actions: [{ label: 'Compare and merge' }],
    },
    { title: 'Engines and Engines Ltd may be the same', body: 'Same domain: engine.example' },
  ])
})

it('asks nothing of those that were found to be different, or have just been split', async () => {
  const { old, fresh, commit, place } = await setUp()
  const subjects = [old, fresh].map((id) => subjectOf('people', id))
  const data = { collection: 'people', status: 'dismissed', subjects } as const
  const dismissal = { kind: 'create', collection: 'merges', id: old, data } as const
  await offerMerges([...restoring('people', old), dismissal], place)
  await commit(dismissal)
  await offerMerges(restoring('people', old), place)
  expect(place.toasts.current()).toEqual([])
})

it('is asked when a deletion is undone, too', async () => {
  const { old, place } = await setUp()
  const { runtime } = opened!
  const changes = new Changes({ ...place, runtime, conflicts: new ConflictQueue(), number: String }, () => 'Ada')
  await changes.apply('Deleted', [{ kind: 'trash', collection: 'people', id: old, expect: 'any' }])
  await changes.undo()
  await expect.poll(() => place.toasts.current().map(({ title }) => title)).toContain('Ada and Augusta may be the same')
})
