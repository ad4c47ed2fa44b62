import { duplicateCompanies, duplicatePeople } from '../../../domain/model/duplicates/find-duplicates'
import type { SearchAnswer, SearchRequest } from './search-messages'

self.addEventListener('message', ({ data }: MessageEvent<SearchRequest>) => {
  const { collection, people, companies } = data
  const candidates = collection === 'people' ? duplicatePeople(people, companies) : duplicateCompanies(companies)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's has one receiver and takes no origin
  self.postMessage({ candidates } satisfies SearchAnswer)
})
