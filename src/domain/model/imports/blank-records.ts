import type { Company } from '../companies/company'
import type { Deal } from '../deals/deal'
import type { Note } from '../notes/note'
import type { Task } from '../tasks/task'

/* What a record holds that the file says nothing of. */

export const BLANK_COMPANY: Omit<Company, 'name'> = {
  domains: [],
  website: null,
  industry: null,
  size: null,
  phones: [],
  address: null,
  ownerId: null,
  tagIds: [],
  logoFileId: null,
  description: null,
  originalCreatedAt: null,
  custom: {},
}

export const BLANK_DEAL: Omit<Deal, 'title' | 'pipelineId' | 'stageId' | 'currency' | 'rank'> = {
  companyId: null,
  people: [],
  amountMinor: null,
  probability: null,
  expectedCloseOn: null,
  stageEnteredAt: null,
  closedAt: null,
  lostReasonId: null,
  lostNote: null,
  ownerId: null,
  tagIds: [],
  source: null,
  originalCreatedAt: null,
  custom: {},
}

export const BLANK_TASK: Omit<Task, 'title'> = {
  body: null,
  kind: 'to-do',
  dueOn: null,
  dueAt: null,
  remindAt: null,
  priority: 'none',
  assigneeId: null,
  status: 'open',
  snoozedUntil: null,
  completedAt: null,
  repeat: 'none',
  subjects: [],
}

export const BLANK_NOTE: Omit<Note, 'body'> = { kind: 'note', happenedAt: null, subjects: [], mentions: [], pinned: false }
