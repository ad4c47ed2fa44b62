import fc, { type Arbitrary } from 'fast-check'
import type { Step } from '../replica-programs/whole-program'
import { fate, lasting } from './fate'
import type { Sky } from './storm-wire'

/** What a person writes; nobody throws anything away for good, so that all that was written can be looked for. */
export type Act = Extract<
  Step,
  { readonly do: 'create' | 'tag' | 'edit' | 'edit-two' | 'link' | 'label' | 'hand-over' | 'trash' | 'restore' | 'purge' }
>

export type StormStep =
  | Act
  | { readonly do: 'attach'; readonly device: number; readonly record: number }
  | { readonly do: 'invite'; readonly guest: number }
  | { readonly do: 'sky'; readonly device: number; readonly sky: Sky }
  | { readonly do: 'reload' | 'kill' | 'break-off' | 'expire'; readonly device: number }
  | { readonly do: 'skew'; readonly device: number; readonly minutes: number }
  | { readonly do: 'restart'; readonly what: 'database' | 'gateway' }
  | { readonly do: 'wait'; readonly ms: number }

export type StormProgram = readonly StormStep[]

export const DEVICES = 2

const device = fc.nat(DEVICES - 1)
/** Few, so that people meet on them. */
const record = fc.nat(3)

const sky: Arbitrary<Sky> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('storm' as const), fates: fc.array(fate, { minLength: 3, maxLength: 16 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('outage' as const),
      fate: lasting,
      below: fc.constantFrom('/', '/rest/v1', '/auth/v1', '/functions/v1', '/storage/v1'),
    }),
  },
  { weight: 2, arbitrary: fc.constant<Sky>({ kind: 'calm' }) },
)

const weighted = (weight: number, arbitrary: Arbitrary<StormStep>) => ({ weight, arbitrary })

const step: Arbitrary<StormStep> = fc.oneof(
  weighted(50, fc.record({ do: fc.constant('create'), device, what: fc.constantFrom('people', 'people', 'companies', 'deals') })),
  weighted(10, fc.record({ do: fc.constant('tag'), device, name: fc.nat(2) })),
  weighted(80, fc.record({ do: fc.constant('edit'), device, record, field: fc.nat(1) })),
  weighted(30, fc.record({ do: fc.constantFrom('edit-two', 'link', 'label', 'hand-over'), device, record, other: record })),
  weighted(10, fc.record({ do: fc.constantFrom('trash', 'restore'), device, record })),
  weighted(10, fc.record({ do: fc.constant('attach'), device, record })),
  weighted(3, fc.record({ do: fc.constant('invite'), guest: fc.nat(99) })),
  weighted(70, fc.record({ do: fc.constant('sky'), device, sky })),
  weighted(35, fc.record({ do: fc.constantFrom('reload', 'reload', 'kill', 'break-off', 'expire'), device })),
  weighted(12, fc.record({ do: fc.constant('skew'), device, minutes: fc.constantFrom(-720, -180, -15, -2, 2, 15, 90, 600) })),
  weighted(60, fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(0, 1, 900, 6000, 20_000, 90_000, 3_700_000) })),
  weighted(2, fc.constant({ do: 'restart', what: 'gateway' })),
  weighted(1, fc.constant({ do: 'restart', what: 'database' })),
)

/** It begins in bad weather. */
export const stormProgram: Arbitrary<StormProgram> = fc
  .tuple(sky, sky, fc.array(step, { minLength: 5, maxLength: 18 }))
  .map(([first, second, steps]) => [{ do: 'sky', device: 0, sky: first }, { do: 'sky', device: 1, sky: second }, ...steps])
