import { snakeCase } from '../../src/adapters/supabase/records/columns'
import { ACTORS, COLLECTIONS, DEEDS, CELLS, type Cell } from './cells'

/**
 * The permission table as a pgTAP test: a row for each actor and collection, a column for each deed.
 *
 * @param collections only these, for a quick look; the database's names
 */
export function permissionScript(collections?: readonly string[]): string {
  const shown = COLLECTIONS.filter((collection) => collections?.includes(snakeCase(collection)) ?? true)
  const rows = ACTORS.flatMap((actor) =>
    shown.map((collection) => {
      const cells = CELLS.filter((cell) => cell.actor === actor && cell.collection === collection)
      return `  (${[actor, snakeCase(collection), ...cells.map(shortOf)].map((value) => `'${value}'`).join(', ')})`
    }),
  )
  const columns = DEEDS.map((deed) => `"${deed}"`).join(', ')
  return `-- Who may do what, cell by cell. Made from the domain's permission table (src/domain/model/access/policy.ts) by
-- tests/permissions/permissions.test.ts; change it there.
begin;
${collections === undefined ? '' : `set local tests.collections = '${collections.join()}';\n`}\\ir support/world.psql
\\ir support/attempt.psql

create table tests.wanted (actor text, collection text, ${DEEDS.map((deed) => `"${deed}" text`).join(', ')});
insert into tests.wanted (actor, collection, ${columns}) values
${rows.join(',\n')};

select plan(${ACTORS.length * shown.length * DEEDS.length});
select is(
    tests.attempt(w.actor, w.collection, cell.deed),
    case cell.short when 'ok' then case cell.deed when 'read' then 'rows' else 'written' end
      when '0' then 'none' when 'no' then 'access/denied' when 'out' then 'auth/signed-out' else '42501' end,
    w.actor || ': ' || w.collection || ' ' || cell.deed)
  from tests.wanted w, lateral (values
${DEEDS.map((deed) => `    ('${deed}', w."${deed}")`).join(',\n')}
  ) cell (deed, short);
select * from finish();
rollback;
`
}

const SHORT = {
  rows: 'ok',
  written: 'ok',
  none: '0',
  'access/denied': 'no',
  'auth/signed-out': 'out',
  'permission denied': '-',
} as const

function shortOf({ expected }: Cell): string {
  return SHORT[expected]
}
