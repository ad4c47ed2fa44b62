import { expect, it } from 'vitest'
import { coreMaker } from './core-maker'
import { play } from './play'
import type { Op, Program } from './program'
import { CALM } from './simulated-connection'

/** As many steps as the browser of the story writes, and some. */
const STEPS = 40

const BROWSER = 0
const at = { device: BROWSER, tab: 0 }
const elsewhere = { device: 2, tab: 0 }
const edit = { op: 'edit', record: 0, isBlind: false } as const

/** Written online and offline, met by what somebody else wrote to the same and to another field, trashed, decided. */
const STORY: readonly Op[] = [
  { op: 'create', ...at, collection: 'companies', name: 0 },
  { op: 'wait', ms: 400 },
  { ...edit, ...at, fields: [0] },
  { op: 'wait', ms: 400 },
  { op: 'offline', ...at },
  { ...edit, ...at, fields: [1] },
  { ...edit, ...at, fields: [2] },
  { op: 'create', ...at, collection: 'companies', name: 1 },
  { ...edit, ...elsewhere, fields: [0, 1] },
  { op: 'wait', ms: 3500 },
  { op: 'online', ...at },
  { op: 'wait', ms: 3500 },
  { op: 'open-tab', ...at },
  { ...edit, device: BROWSER, tab: 1, fields: [0] },
  { op: 'trash', ...at, record: 1 },
  { op: 'decide', ...at, choice: 0 },
  { op: 'bulk', records: 4 },
  { op: 'wait', ms: 3500 },
]

it.each(['before', 'after'] as const)('loses nothing, whichever step of the disk a crash falls %s', (side) => {
  for (let step = 0; step < STEPS; step += 1) {
    const ops: readonly Op[] = [{ op: 'crash-at', device: BROWSER, step, side }, ...STORY]
    const program: Program = { seed: 1, faults: CALM, devices: [0, 0, 1], tellsAsItStands: false, saysEachCommit: true, ops }
    expect({ step, broken: play(program, coreMaker).broken }).toEqual({ step, broken: null })
  }
})
