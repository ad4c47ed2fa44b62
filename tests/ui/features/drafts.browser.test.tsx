import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type DraftLine, writeLines } from '../../../src/domain/model/drafts/draft-text'
import { type Id, uuid7 } from '../../../src/domain/model/kernel/id'
import { mutationIdOf } from '../../../src/domain/model/records/meta'
import type { Mutation } from '../../../src/domain/model/records/mutation'
import { renderApp, withWorkspace, type RenderedApp } from '../support/render-app'
import type { MemoryConnection } from '../../../src/adapters/memory/open-memory-backend'

let app: RenderedApp | undefined
beforeEach(() => page.viewport(1280, 900))
afterEach(async () => {
  await app?.close()
  app = undefined
})

let made: { readonly workspaceId: Id; readonly draft: Id; readonly ada: Id; readonly grace: Id; readonly company: Id }

const newId = () => uuid7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))

async function write({ ports }: MemoryConnection, mutations: readonly Mutation[]): Promise<void> {
  const [first] = mutations
  if (first === undefined) return
  await ports.records.commit(mutations, { workspaceId: made.workspaceId, mutationId: mutationIdOf(newId()) })
}

/** A workspace in which something is proposed: a company and its deal, a change of a person, and one to the trash. */
async function proposed(connection: MemoryConnection): Promise<void> {
  const { ports } = connection
  const workspaceId = await withWorkspace(connection)
  const [draft, ada, grace, company] = [newId(), newId(), newId(), newId()]
  made = { workspaceId, draft, ada, grace, company }
  await write(connection, [
    { kind: 'create', collection: 'people', id: ada, data: { firstName: 'Ada', lastName: 'Lovelace', jobTitle: 'Countess' } },
    { kind: 'create', collection: 'people', id: grace, data: { firstName: 'Grace' } },
  ])
  const { items } = await ports.records.list('stages', { workspaceId, limit: 20 })
  const stage = items.find(({ kind }) => kind === 'open')!
  const version = (await ports.records.get('people', ada))!.version
  const place = { pipelineId: stage.pipelineId, stageId: stage.id, rank: 'a0', currency: 'EUR' }
  const lines: readonly DraftLine[] = [
    { mutation: { kind: 'create', collection: 'companies', id: company, data: { name: 'Engines' } }, seen: null, name: null },
    {
      mutation: {
        kind: 'create',
        collection: 'deals',
        id: newId(),
        data: { title: 'Ten looms', companyId: company, amountMinor: 125_000, ...place },
      },
      seen: null,
      name: null,
    },
    {
      mutation: {
        kind: 'update',
        collection: 'people',
        id: ada,
        patch: { jobTitle: 'Poet', companyId: company },
        expect: version,
      },
      seen: { jobTitle: 'Countess', companyId: null },
      name: 'Ada Lovelace',
    },
    { mutation: { kind: 'trash', collection: 'people', id: grace, expect: version }, seen: null, name: 'Grace' },
  ]
  const data = { status: 'open', title: 'Tidy up after the fair', reason: 'You asked me to.', lines: writeLines(lines) } as const
  await write(connection, [{ kind: 'create', collection: 'drafts', id: draft, data }])
}

describe('what an assistant proposes', () => {
  it('is in the Inbox, shown as a difference, accepted line by line, and taken back as a whole', async () => {
    app = await renderApp({ path: '/w/engines/inbox', prepare: proposed })
    const { user, connection } = app
    const { records } = connection.ports
    await user.click(await screen.findByRole('link', { name: /Tidy up after the fair/ }))
    await screen.findByRole('heading', { name: 'Tidy up after the fair' })
    const changes = within(screen.getByRole('region', { name: 'Changes' }))
    await waitFor(() =>
      expect(changes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'New company “Engines”NameEngines',
        'New deal “Ten looms”TitleTen loomsCompanyEnginesAmount€1,250StageLead',
        'Changed person “Ada Lovelace”Job titlebefore: Countessafter: PoetCompanybefore: emptyafter: Engines',
        'Moved to the trash: person “Grace”',
      ]),
    )
    const box = (name: RegExp) => changes.getByRole<HTMLInputElement>('checkbox', { name })
    // What needs the company goes with it.
    await user.click(box(/New company/))
    expect([
      box(/New deal/).disabled,
      box(/New deal/).checked,
      changes.getAllByText('Needs: New company “Engines”').length,
    ]).toEqual([true, false, 2])
    expect(screen.getByRole('button', { name: 'Accept 1 of 4' })).toBeTruthy()
    await user.click(box(/New company/))
    // By keys, to the last, which is left out.
    await user.keyboard('k')
    box(/Grace/).focus()
    await user.keyboard('x')
    await user.keyboard('a')
    await screen.findByRole('button', { name: 'Take back' })
    const ada = await records.get('people', made.ada)
    const grace = await records.get('people', made.grace)
    expect([ada?.jobTitle, ada?.companyId, ada?.updatedBy.via, grace?.deletedAt]).toEqual([
      'Poet',
      made.company,
      'proposal',
      null,
    ])

    await user.click(screen.getByRole('button', { name: 'Take back' }))
    await screen.findByText('Taken back', { selector: 'header *' })
    expect((await records.get('people', made.ada))?.jobTitle).toBe('Countess')
    expect((await records.get('companies', made.company))?.deletedAt).not.toBeNull()
  })

  it('shows both values where somebody wrote since, and leaves that line to whoever decides', async () => {
    app = await renderApp({ path: '/w/engines/inbox', prepare: proposed })
    const { user, connection } = app
    const { ada, draft } = made
    await write(connection, [{ kind: 'update', collection: 'people', id: ada, patch: { jobTitle: 'Analyst' }, expect: 'any' }])
    await user.click(await screen.findByRole('link', { name: /Tidy up after the fair/ }))
    await screen.findByText('Job title was Countess when this was proposed, and is Analyst now. Accepting overwrites it.')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Ada Lovelace/ }).checked).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Reject all' }))
    await screen.findByRole('button', { name: 'Decide again' })
    const { records } = connection.ports
    expect([(await records.get('drafts', draft))?.status, (await records.get('people', ada))?.jobTitle]).toEqual([
      'rejected',
      'Analyst',
    ])
  })
})
