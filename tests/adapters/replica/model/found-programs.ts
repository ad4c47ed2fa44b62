import type { Op, Program } from './program'
import { CALM, type ConnectionFaults } from './simulated-connection'

/** Programs that once broke something, cut down to the steps that did. */
export const FOUND_PROGRAMS: readonly (Program & { readonly name: string })[] = [
  found('hides no write beneath one of two records of which the feed brought only one', 89972, {
    faults: { drop: 0.3, lostAnswer: 0.1, unavailable: 0.2, maxDelayMs: 120 },
    tellsAsItStands: true,
    ops: [
      { op: 'bulk', records: 3 },
      { op: 'wait', ms: 3500 },
      { op: 'edit', device: 1, tab: 1, record: 3, fields: [0], isBlind: false },
      { op: 'edit-two', device: 1, tab: 1, record: 4, other: 0 },
      { op: 'edit', device: 1, tab: 0, record: 3, fields: [1], isBlind: false },
    ],
  }),
  found('hides no write beneath one that the feed, sending current records, has overtaken', 34644, {
    faults: { drop: 0.3, duplicate: 0.3, throttled: 0.1 },
    tellsAsItStands: true,
    ops: [
      { op: 'wait', ms: 460 },
      { op: 'create', device: 0, tab: 1, collection: 'companies', name: 2 },
      { op: 'edit', device: 1, tab: 2, record: 0, fields: [1], isBlind: false },
      { op: 'create', device: 0, tab: 2, collection: 'companies', name: 0 },
      { op: 'wait', ms: 400 },
      { op: 'edit-two', device: 0, tab: 2, record: 3, other: 4 },
      { op: 'wait', ms: 400 },
      { op: 'edit', device: 0, tab: 2, record: 2, fields: [2], isBlind: false },
      { op: 'wait', ms: 3500 },
    ],
  }),
  found('shows what was written on a restored whole that the feed repeats', 66424, {
    faults: { drop: 0.3, lostAnswer: 0.25, unavailable: 0.2, throttled: 0.1 },
    tellsAsItStands: true,
    ops: [
      { op: 'wait', ms: 400 },
      { op: 'backup', commits: 3 },
      { op: 'wait', ms: 400 },
      { op: 'create', device: 1, tab: 2, collection: 'companies', name: 1 },
      { op: 'create', device: 0, tab: 0, collection: 'companies', name: 0 },
      { op: 'wait', ms: 400 },
      { op: 'offline', device: 2, tab: 0 },
      { op: 'create', device: 0, tab: 2, collection: 'tags', name: 0 },
      { op: 'wait', ms: 40_000 },
      { op: 'edit', device: 1, tab: 1, record: 1, fields: [2], isBlind: true },
      { op: 'edit-two', device: 1, tab: 2, record: 4, other: 0 },
      { op: 'edit', device: 1, tab: 2, record: 1, fields: [2], isBlind: false },
    ],
  }),
  found('takes a write upon what another tab wrote in the same instant for one that will be asked about', 19826, {
    faults: { drop: 0.1, duplicate: 0.3, unavailable: 0.2, expired: 0.05, maxDelayMs: 120 },
    ops: [
      { op: 'create', device: 2, tab: 0, collection: 'companies', name: 0 },
      { op: 'wait', ms: 10 },
      { op: 'open-tab', device: 2, tab: 2 },
      { op: 'edit', device: 2, tab: 0, record: 1, fields: [0], isBlind: false },
      { op: 'edit', device: 2, tab: 1, record: 0, fields: [1], isBlind: true },
      { op: 'edit', device: 2, tab: 1, record: 2, fields: [0, 1], isBlind: false },
      { op: 'close-tab', device: 2, tab: 1 },
      { op: 'edit', device: 2, tab: 1, record: 0, fields: [0, 1], isBlind: false },
      { op: 'wait', ms: 400 },
    ],
  }),
  found('takes a write over one’s own that was hidden then for one that will be asked about', 90269, {
    faults: { drop: 0.3, duplicate: 0.3, throttled: 0.1 },
    saysEachCommit: false,
    ops: [
      { op: 'wait', ms: 60 },
      { op: 'create', device: 1, tab: 2, collection: 'companies', name: 1 },
      { op: 'create', device: 0, tab: 2, collection: 'tags', name: 1 },
      { op: 'wait', ms: 40_000 },
      { op: 'edit', device: 1, tab: 2, record: 2, fields: [2], isBlind: false },
      { op: 'create', device: 0, tab: 2, collection: 'companies', name: 1 },
      { op: 'edit', device: 2, tab: 2, record: 0, fields: [0], isBlind: false },
      { op: 'edit', device: 0, tab: 1, record: 3, fields: [0], isBlind: false },
      { op: 'wait', ms: 60 },
      { op: 'edit-two', device: 0, tab: 1, record: 3, other: 4 },
      { op: 'restore', device: 2, tab: 1, record: 3 },
      { op: 'open-tab', device: 2, tab: 1 },
      { op: 'trash', device: 2, tab: 0, record: 4 },
      { op: 'wait', ms: 3500 },
      { op: 'edit', device: 0, tab: 2, record: 4, fields: [1], isBlind: false },
    ],
  }),
  found('takes what was written on a record trashed elsewhere for what will be asked about', 116_586, {
    faults: { drop: 0.3, lostAnswer: 0.1, unavailable: 0.2, throttled: 0.1, expired: 0.05 },
    saysEachCommit: false,
    ops: [
      { op: 'create', device: 1, tab: 0, collection: 'companies', name: 0 },
      { op: 'wait', ms: 40_000 },
      { op: 'trash', device: 1, tab: 0, record: 0 },
      { op: 'crash', device: 0, tab: 1 },
      { op: 'open-tab', device: 0, tab: 1 },
      { op: 'create', device: 0, tab: 1, collection: 'companies', name: 0 },
      { op: 'edit-two', device: 0, tab: 2, record: 4, other: 1 },
      { op: 'edit', device: 0, tab: 1, record: 2, fields: [0, 1], isBlind: false },
      { op: 'wait', ms: 400 },
    ],
  }),
  found('hides no write upon one that was read again and comes alone in the feed', 488_868, {
    faults: { drop: 0.1, expired: 0.05, maxDelayMs: 10 },
    tellsAsItStands: true,
    ops: [
      { op: 'offline', device: 1, tab: 2 },
      { op: 'wait', ms: 40_000 },
      { op: 'create', device: 0, tab: 0, collection: 'companies', name: 1 },
      { op: 'decide', device: 0, tab: 2, choice: 2 },
      { op: 'wait', ms: 400 },
      { op: 'crash-at', device: 0, step: 0, side: 'after' },
      { op: 'create', device: 1, tab: 2, collection: 'companies', name: 2 },
      { op: 'offline', device: 2, tab: 2 },
      { op: 'backup', commits: 2 },
      { op: 'wait', ms: 40_000 },
      { op: 'create', device: 0, tab: 0, collection: 'companies', name: 2 },
      { op: 'edit', device: 1, tab: 0, record: 0, fields: [0], isBlind: false },
      { op: 'wait', ms: 2 },
    ],
  }),
  found('asks again about what a backend answered that a backup has replaced meanwhile', 33_884, {
    faults: { duplicate: 0.3, throttled: 0.1, expired: 0.05, maxDelayMs: 900 },
    ops: [
      { op: 'create', device: 1, tab: 0, collection: 'tags', name: 0 },
      { op: 'wait', ms: 2 },
      { op: 'edit', device: 1, tab: 1, record: 2, fields: [0], isBlind: false },
      { op: 'wait', ms: 60 },
      { op: 'edit', device: 1, tab: 2, record: 2, fields: [2], isBlind: false },
      { op: 'wait', ms: 400 },
      { op: 'wait', ms: 400 },
      { op: 'offline', device: 1, tab: 2 },
      { op: 'backup', commits: 3 },
    ],
  }),
]

function found(
  name: string,
  seed: number,
  program: Partial<Omit<Program, 'faults'>> & { readonly faults: Partial<ConnectionFaults>; readonly ops: readonly Op[] },
): Program & { readonly name: string } {
  const faults = { ...CALM, ...program.faults }
  return { name, seed, devices: [0, 0, 1], tellsAsItStands: false, saysEachCommit: true, ...program, faults }
}
