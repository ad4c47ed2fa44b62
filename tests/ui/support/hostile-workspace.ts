import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'
import { browserRuntime } from '../../../src/adapters/browser/runtime'
import type { Id } from '../../../src/domain/model/kernel/id'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import { subjectOf } from '../../../src/domain/model/records/subject'

/** Markup that would run, turned writing, nothing to see, writing from the right, signs of many parts, and no place to break. */
export const HOSTILE = `<img src=x onerror="globalThis.ran=1"><script>ran=1</script>\u202Egnp.exe\u2066 a\u200B\u200Db שלום مرحبا 👩‍👩‍👧‍👦 ${'W'.repeat(90)}`

export interface HostileWorkspace {
  readonly slug: string
  readonly person: Id
  readonly company: Id
  readonly deal: Id
}

/** A workspace in which every text that a person may write is hostile. */
export async function hostileWorkspace({ ports }: MemoryConnection): Promise<HostileWorkspace> {
  const { newId } = browserRuntime()
  await ports.auth.signUp({ email: 'mallory@example.com', password: 'correct horse battery', name: HOSTILE })
  const input = { name: HOSTILE, currency: 'EUR', country: 'DE', locale: 'en-GB', timeZone: 'Europe/Berlin', sample: false }
  const answer = await ports.functions.call('create-workspace', input, { mutationId: mutationIdOf(newId()) })
  if (!answer.ok) throw new Error('the workspace was refused')
  const { workspaceId } = answer.value
  const commit = (...mutations: readonly Mutation[]) =>
    ports.records.commit(mutations, { workspaceId, mutationId: mutationIdOf(newId()) })
  const first = async (collection: 'members' | 'pipelines' | 'stages' | 'lostReasons') => {
    const { items } = await ports.records.list(collection, { workspaceId, limit: 1 })
    const [row] = items
    if (row === undefined) throw new Error(`there are no ${collection}`)
    return row.id
  }
  const [me, pipeline, stage, reason] = [
    await first('members'),
    await first('pipelines'),
    await first('stages'),
    await first('lostReasons'),
  ]
  const [tag, person, company, deal, text, choice, option] = [newId(), newId(), newId(), newId(), newId(), newId(), newId()]
  const about = [subjectOf('people', person)]
  const address = { street: HOSTILE, city: HOSTILE, region: HOSTILE, postalCode: null, country: HOSTILE }
  await commit(
    { kind: 'update', collection: 'members', id: me, patch: { title: HOSTILE }, expect: 'any' },
    { kind: 'update', collection: 'pipelines', id: pipeline, patch: { name: HOSTILE }, expect: 'any' },
    { kind: 'update', collection: 'stages', id: stage, patch: { name: HOSTILE }, expect: 'any' },
    { kind: 'update', collection: 'lostReasons', id: reason, patch: { name: HOSTILE }, expect: 'any' },
    { kind: 'create', collection: 'tags', id: tag, data: { name: HOSTILE } },
    ...(['people', 'companies', 'deals'] as const).flatMap((collection): readonly Mutation[] => [
      {
        kind: 'create',
        collection: 'fieldDefinitions',
        id: collection === 'people' ? text : newId(),
        data: { collection, key: 'said', label: HOSTILE, type: 'text', position: 'a1' },
      },
      {
        kind: 'create',
        collection: 'fieldDefinitions',
        id: collection === 'people' ? choice : newId(),
        data: {
          collection,
          key: 'chosen',
          label: HOSTILE,
          type: 'select',
          options: [{ id: option, label: HOSTILE, colour: null }],
          position: 'a2',
        },
      },
    ]),
  )
  const custom = { said: HOSTILE, chosen: option }
  await commit(
    {
      kind: 'create',
      collection: 'companies',
      id: company,
      data: { name: `Company ${HOSTILE}`, industry: HOSTILE, description: HOSTILE, address, ownerId: me, tagIds: [tag], custom },
    },
    {
      kind: 'create',
      collection: 'people',
      id: person,
      data: {
        firstName: HOSTILE,
        lastName: HOSTILE,
        jobTitle: HOSTILE,
        companyId: company,
        phones: [{ raw: 'W'.repeat(40), e164: null, extension: null, label: 'W'.repeat(40), primary: true }],
        links: [{ url: `https://example.com/${'w'.repeat(200)}`, label: 'W'.repeat(40) }],
        address,
        source: HOSTILE,
        description: HOSTILE,
        ownerId: me,
        tagIds: [tag],
        custom,
      },
    },
    {
      kind: 'create',
      collection: 'deals',
      id: deal,
      data: {
        title: `Deal ${HOSTILE}`,
        companyId: company,
        people: [{ personId: person, role: 'W'.repeat(60), primary: true }],
        pipelineId: pipeline,
        stageId: stage,
        amountMinor: 10 ** 15,
        currency: 'EUR',
        ownerId: me,
        rank: 'a0',
        tagIds: [tag],
        source: HOSTILE,
        custom,
      },
    },
    {
      kind: 'create',
      collection: 'tasks',
      id: newId(),
      data: { title: HOSTILE, body: HOSTILE, assigneeId: me, subjects: about },
    },
    { kind: 'create', collection: 'notes', id: newId(), data: { body: `${HOSTILE} [a](javascript:ran=1)`, subjects: about } },
    {
      kind: 'create',
      collection: 'webhooks',
      id: newId(),
      data: { url: `https://example.com/${'w'.repeat(300)}`, events: ['won'] },
    },
    {
      kind: 'create',
      collection: 'savedViews',
      id: newId(),
      data: { collection: 'people', name: HOSTILE, filter: 'lifecycle:any-of:customer', shared: true },
    },
  )
  const file = newId()
  const path = `people/${person}/${file}`
  const data = {
    name: `${HOSTILE}.txt`,
    mime: 'text/plain',
    sizeBytes: 1,
    path,
    subject: about[0] ?? null,
    status: 'uploading',
  } as const
  await commit({ kind: 'create', collection: 'files', id: file, data })
  await new Promise<void>((resolve, reject) => {
    ports.files
      .upload({ workspaceId, path }, new Blob(['a'], { type: 'text/plain' }))
      .subscribe({ complete: resolve, error: reject })
  })
  await commit({ kind: 'update', collection: 'files', id: file, patch: { status: 'ready' }, expect: 'any' })
  await ports.functions.call(
    'invite-member',
    { workspaceId, email: `${'w'.repeat(60)}@${'w'.repeat(60)}.example`, role: 'viewer' },
    { mutationId: mutationIdOf(newId()) },
  )
  const workspace = await ports.records.get('workspaces', workspaceId)
  return { slug: workspace?.slug ?? '', person, company, deal }
}
