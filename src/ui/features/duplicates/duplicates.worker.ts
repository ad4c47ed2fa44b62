import { duplicateCompanies, duplicatePeople } from '../../../domain/model/duplicates/find-duplicates'
import type { RecordOf } from '../../../domain/model/records/collections'
import type { SearchAnswer, SearchRequest } from './search-messages'

const people: RecordOf<'people'>[] = []
const companies: RecordOf<'companies'>[] = []

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  if (data.kind === 'people') people.push(...data.records)
  else if (data.kind === 'companies') companies.push(...data.records)
  else {
    const candidates = data.collection === 'people' ? duplicatePeople(people, companies) : duplicateCompanies(companies)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has one receiver and takes no origin
    self.postMessage({ candidates } satisfies SearchAnswer)
  }
})
