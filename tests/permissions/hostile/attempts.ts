import type { Attempt } from './attempt'
import { CALLING, REACHING_OVER } from './on-functions'
import { BY_ID, NAMING, READING, STAMPING, WRITING } from './on-records'
import { COMMITTING, LISTENING, QUERYING, STORING } from './on-the-rest'

/** Everything that is tried through the ports, by what it is tried on. What has no list to follow from is added to its area. */
export const ATTEMPTS: Readonly<Record<string, readonly Attempt[]>> = {
  'reading what is not theirs': READING,
  'the ids of others': BY_ID,
  'what a record says of itself': [...WRITING, ...STAMPING],
  'naming what is elsewhere': NAMING,
  'calling functions': CALLING,
  'calling functions about others': REACHING_OVER,
  'roles and commits': COMMITTING,
  queries: QUERYING,
  'listening and speaking': LISTENING,
  'the bytes of files': STORING,
}
