import { describe, expect, it } from 'vitest'
import { runFunction } from '../../../src/domain/use-cases/functions/run-function'
import { JOB_TITLES, SOURCES, TRADES } from '../../../src/domain/use-cases/sample/sample-words'
import { teamWordsIn } from '../../../src/domain/use-cases/sample/team-words'
import { FunctionWorld } from './context'

const INPUT = { name: 'Žižka & Sons', currency: 'czk', country: 'CZ', locale: 'cs', timeZone: 'Europe/Prague', sample: false }

describe('create a workspace', () => {
  it('makes the caller its owner and gives it a pipeline', async () => {
    const world = new FunctionWorld()
    const jana = world.user('Jana')
    const answer = await runFunction('create-workspace', INPUT, world.as(jana))

    const [workspace] = world.all('workspaces')
    expect(answer).toEqual({ ok: true, value: { workspaceId: workspace?.id } })
    expect(workspace).toMatchObject({ name: 'Žižka & Sons', slug: 'zizka-sons', currency: 'CZK', weekStart: 'monday' })
    expect(workspace?.workspaceId).toBe(workspace?.id)
    expect(world.all('members')).toMatchObject([{ userId: jana.id, role: 'owner', status: 'active', displayName: 'Jana' }])
    expect(world.all('stages').map(({ name, kind, probability }) => [name, kind, probability])).toEqual([
      ['Lead', 'open', 10],
      ['Qualified', 'open', 25],
      ['Proposal', 'open', 50],
      ['Negotiation', 'open', 75],
      ['Won', 'won', 100],
      ['Lost', 'lost', 0],
    ])
    expect(world.all('lostReasons').map(({ name }) => name)).toEqual([
      'Price',
      'Timing',
      'Competitor',
      'No budget',
      'No response',
    ])
    expect([...world.all('people'), ...world.all('tags')]).toEqual([])
  })

  it('names what a workspace begins with in the language of its locale, the sample of a team too', async () => {
    const world = new FunctionWorld()
    const input = { ...INPUT, name: 'Hafen', country: 'AT', locale: 'de-AT', sample: true }
    await runFunction('create-workspace', input, world.as(world.user('Jana')))
    const namesOf = (collection: 'pipelines' | 'stages' | 'lostReasons' | 'tags') => world.all(collection).map(({ name }) => name)
    expect([namesOf('pipelines'), namesOf('stages'), namesOf('lostReasons'), namesOf('tags')]).toEqual([
      ['Vertrieb'],
      ['Lead', 'Qualifiziert', 'Angebot', 'Verhandlung', 'Gewonnen', 'Verloren'],
      ['Preis', 'Zeitpunkt', 'Konkurrenz', 'Kein Budget', 'Keine Antwort'],
      ['VIP', 'Partner', 'Newsletter', 'Messe'],
    ])
    const said = [
      ...world.all('people').flatMap(({ jobTitle, source }) => [jobTitle, source]),
      ...world.all('companies').map(({ industry }) => industry),
      ...world.all('deals').map(({ source }) => source),
    ]
    const english = new Set([...JOB_TITLES, ...SOURCES, ...TRADES.map(({ industry }) => industry)])
    const { terms } = teamWordsIn('de')
    expect([...english].filter((term) => terms[term] === undefined)).toEqual([])
    expect(said.filter((term) => term !== null && english.has(term) && terms[term] !== term)).toEqual([])
  })

  it('gives a second one of the same name another slug', async () => {
    const world = new FunctionWorld()
    const jana = world.as(world.user('Jana'))
    await runFunction('create-workspace', INPUT, jana)
    await runFunction('create-workspace', INPUT, jana)
    expect(world.all('workspaces').map(({ slug }) => slug)).toEqual(['zizka-sons', 'zizka-sons-2'])
  })

  it('fills it with a sample that is told apart and holds to every rule', async () => {
    const world = new FunctionWorld()
    await runFunction('create-workspace', { ...INPUT, sample: true }, world.as(world.user('Jana')))
    const people = world.all('people')
    expect(new Set(people.map(({ createdBy }) => createdBy.via))).toEqual(new Set(['sample']))
    expect([people.length, world.all('companies').length, world.all('deals').length]).toEqual([60, 25, 32])
    expect(new Set(world.all('deals').map(({ currency }) => currency))).toEqual(new Set(['CZK', 'EUR']))
  })

  it('names what is wrong with its input', async () => {
    const world = new FunctionWorld()
    const call = runFunction('create-workspace', { ...INPUT, name: ' ', currency: 'ABC', extra: 1 }, world.as(world.user('Jana')))
    await expect(call).rejects.toMatchObject({
      code: 'record/invalid',
      details: { fields: { name: { rule: 'required' }, currency: { rule: 'currency' }, extra: { rule: 'unknown-field' } } },
    })
  })
})
