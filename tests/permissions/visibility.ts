import { snakeCase } from '../../src/adapters/supabase/records/columns'
import { readable } from '../../src/domain/model/access/visibility'
import type { Id } from '../../src/domain/model/kernel/id'
import type { ReadableName, RowOf } from '../../src/domain/model/records/collections'

/** Everybody who belongs to the workspace. */
const MEMBERS = ['owner', 'admin', 'member', 'viewer'] as const
const ABOUT_DEALS = ['own', 'others', 'unassigned', 'none', 'gone'] as const
const OF_DEALS = ['own', 'others', 'unassigned'] as const
type Whose = (typeof ABOUT_DEALS)[number]

const READABLES: readonly (readonly [ReadableName, readonly Whose[]])[] = [
  ['deals', OF_DEALS],
  ['dealRows', OF_DEALS],
  ['stageTotals', OF_DEALS],
  ['dealFigures', OF_DEALS],
  ['stageStays', OF_DEALS],
  ['stayFigures', OF_DEALS],
  ['notes', ABOUT_DEALS],
  ['tasks', ABOUT_DEALS],
  ['files', ABOUT_DEALS],
  ['activities', ABOUT_DEALS],
]

const ME = '00000000-0000-7000-8000-000000000001' as Id
const SOMEBODY = '00000000-0000-7000-8000-000000000002' as Id
const DEALS: Readonly<Record<string, Id | null>> = { own: ME, others: SOMEBODY, unassigned: null }
const idOf = (whose: string): Id => `00000000-0000-7000-8000-00000000000${ABOUT_DEALS.indexOf(whose as Whose)}` as Id

/** What members see where they see no deal of somebody else, as the domain has it, as a pgTAP test. */
export function visibilityScript(): string {
  const cells = MEMBERS.flatMap((actor) =>
    READABLES.flatMap(([name, owners]) =>
      owners.map(
        (whose) => `  ('${actor}', '${snakeCase(name)}', '${whose}', '${isShown(actor, name, whose) ? 'rows' : 'none'}')`,
      ),
    ),
  )
  return `-- What members see where they see no deal that somebody else owns. Made from the domain's rule
-- (src/domain/model/access/visibility.ts) by tests/permissions/permissions.test.ts; change it there.
begin;
set local tests.collections = 'none';
\\ir support/world.psql
\\ir support/attempt.psql
\\ir support/guarded.psql

select plan(${cells.length});
select is(tests.sees(actor, readable, whose), wanted, actor || ': ' || readable || ', ' || whose)
  from (values
${cells.join(',\n')}
  ) cell (actor, readable, whose, wanted);
select * from finish();
rollback;
`
}

function isShown(role: (typeof MEMBERS)[number], name: ReadableName, whose: Whose): boolean {
  const sight = readable({ id: ME, role }, { memberVisibility: 'own-and-unassigned-deals' }, (id) => ownerOf(id))
  const subject = whose === 'none' ? null : `deals/${idOf(whose)}`
  const row = { ownerId: DEALS[whose], subject, subjects: subject === null ? [] : [subject] }
  // Totals are summed from the deals that are seen.
  const asked = name === 'stageTotals' ? 'deals' : name
  return sight(asked)?.(row as unknown as RowOf<typeof asked>) ?? true
}

function ownerOf(id: Id): Id | null | undefined {
  const whose = OF_DEALS.find((one) => idOf(one) === id)
  return whose === undefined ? undefined : DEALS[whose]
}
