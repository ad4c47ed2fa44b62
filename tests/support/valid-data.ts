import type { WritableName } from '../../src/domain/model/records/mutation'

/** Collections that a client makes records of. */
export type Creatable = Exclude<WritableName, 'workspaces' | 'members' | 'notifications' | 'submissions'>

/**
 * The data of a valid record, with what must be unique made so.
 *
 * @param places an open stage, and its pipeline
 */
export function validData(
  collection: Creatable,
  newId: () => string,
  { pipelineId, stageId }: { readonly pipelineId: string; readonly stageId: string },
): object {
  const unique = newId()
  const counts = { total: 0, created: 0, updated: 0, skipped: 0, failed: 0 }
  const data: { readonly [K in Creatable]: object } = {
    people: { firstName: 'Ada' },
    companies: { name: 'Engines' },
    pipelines: { name: `Pipeline ${unique}`, position: 'a9' },
    stages: { pipelineId, name: `Stage ${unique}`, position: 'aZ', kind: 'open', probability: 10, rottingDays: null },
    lostReasons: { name: `Reason ${unique}`, position: 'a9' },
    deals: { title: 'Ten looms', pipelineId, stageId, currency: 'EUR', rank: 'a0' },
    tasks: { title: 'Call back' },
    notes: { body: 'Called' },
    files: { name: 'a.txt', mime: 'text/plain', sizeBytes: 1, path: `people/${newId()}/${unique}`, subject: null },
    tags: { name: `Tag ${unique}` },
    fieldDefinitions: {
      collection: 'people',
      key: `f_${unique.replaceAll('-', '_')}`,
      label: 'Size',
      type: 'text',
      position: 'a9',
    },
    imports: { fileName: 'a.csv', encoding: 'utf-8', delimiter: ',', status: 'running', ...counts },
    importChunks: { importId: newId(), position: 0, log: '[]' },
    webhooks: { url: 'https://hooks.example.com/a', events: ['won'] },
    savedViews: { collection: 'people', name: 'Customers', filter: 'lifecycle:any-of:customer', shared: true },
    merges: { collection: 'people', status: 'dismissed' },
    drafts: { status: 'open', title: 'Tidy up', lines: '[]' },
    forms: { name: `Form ${unique}`, title: 'Talk to us', fields: [{ key: 'people.emails', label: 'E-mail' }] },
    rules: { name: 'New leads', collection: 'people', plan: '{}' },
    ruleRuns: { ruleId: newId(), about: `people/${newId()}`, status: 'done' },
  }
  return data[collection]
}
