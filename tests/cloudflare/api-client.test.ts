import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { OpenAPIClientAxios, type AxiosResponse, type Document, type OpenAPIClient } from 'openapi-client-axios'
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { API_READABLE } from '../../src/domain/model/api/api-collections'
import { openApi } from '../../src/domain/use-cases/api/open-api'
import { present } from '../contracts/acts'
import { callerOf } from '../contracts/program'
import { cloudflareHarness } from '../harness/cloudflare.harness'
import type { World } from '../harness/harness'
import { endLocalWorker } from '../harness/local-worker'
import { openStage } from '../harness/stage'

/* A client that is made from the description does its work, and every answer is as described: so the description is true. */

let world: World
let address: string
let client: OpenAPIClient
let definition: Document

beforeEach(async () => {
  world = await cloudflareHarness.open()
  const stage = await openStage(world)
  const call = callerOf(stage, await stage.as('owner'))
  const { workspaceId } = stage
  const { key } = await call('create-api-key', { workspaceId, name: 'Till', scope: 'write', robot: 'member', expiresAt: null })
  address = present((await call('list-api-keys', { workspaceId })).address)
  definition = (await (await fetch(`${address}/openapi.json`)).json()) as Document
  const headers = { authorization: `Bearer ${key}` }
  client = await new OpenAPIClientAxios({ definition, axiosConfigDefaults: { headers, validateStatus: () => true } }).init()
})
afterEach(() => world.close())
afterAll(endLocalWorker)

it('is told what there is by the backend itself', () => {
  expect(definition).toEqual(openApi(address))
})

it('makes, changes, finds, lists and removes', async () => {
  const made = await asked('createPeople', null, {
    data: { firstName: 'Ada', lastName: 'Lovelace', emails: [{ value: 'ada@engine.example' }] },
  })
  const { id, version } = made.data
  const seen = { headers: { 'if-match': `"${version}"` } }
  const changed = await asked('updatePeople', { id }, { patch: { jobTitle: 'Analyst' } }, seen)
  const late = await asked('updatePeople', { id }, { patch: { jobTitle: 'Poet' } }, seen)
  const found = await asked('search', { q: 'lovelace' })
  const list = await asked('listPeople', { filter: 'jobTitle:is:Analyst', total: 'true' })
  const lines = await asked('listTimelinePeople', { id })
  const gone = await asked('trashPeople', { id })
  expect([made.status, changed.data.jobTitle, late.status, late.data.code]).toEqual([201, 'Analyst', 412, 'record/conflict'])
  expect([found.data.items[0].id, list.data.total, list.data.items[0].id]).toEqual([id, 1, id])
  expect([lines.data.items.length, gone.data.deletedAt]).toEqual([2, expect.any(String)])
})

it('commits several changes, and follows what was written', async () => {
  const begin = await asked('listChanges')
  const deal = { kind: 'create', collection: 'deals', data: { title: 'Ten looms' } }
  const committed = await asked('commit', null, { mutations: [deal, { ...deal, data: { title: 'Two looms' } }] })
  const changes = await asked('listChanges', { after: begin.data.cursor })
  const totals = await asked('listFigures', { name: 'stageTotals' })
  expect([committed.data.outcomes.length, totals.data.items.length > 0]).toEqual([2, true])
  expect(changes.data.changes.map(({ collection }: { readonly collection: string }) => collection)).toContain('deals')
})

it.each(API_READABLE)('lists %s as described', async (collection) => {
  const { status } = await asked(`list${collection.charAt(0).toUpperCase()}${collection.slice(1)}`)
  expect(status).toBe(200)
})

type Asked = AxiosResponse

/** The answer, which is as the description has it for its status. */
async function asked(operation: string, parameters: object | null = null, body?: object, how: object = {}): Promise<Asked> {
  const call = present(client[operation])
  const response: Asked = await call(parameters as never, body, how)
  const described = client.api.getOperation(operation)?.responses ?? {}
  const answer = described[response.status] ?? described['4XX']
  const [content] = Object.values<{ readonly schema: object }>(Reflect.get(Object(answer), 'content'))
  const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
  const document: object = openApi(address)
  const validate = ajv.addSchema(document, 'api').compile(inDocument(present(content).schema))
  expect([operation, validate(response.data), validate.errors]).toEqual([operation, true, null])
  return response
}

function inDocument(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/'))
}
