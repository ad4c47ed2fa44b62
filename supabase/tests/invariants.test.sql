-- The house rules, asked of the catalogue: what must be so whatever tables and functions there are. No row is a pass.
begin;
select plan(1);
select is_empty($rules$
with relation as (
  select c.oid, c.relname, c.relkind, c.relrowsecurity, c.reloptions
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
),
stored as (select * from relation where relkind in ('r', 'p')),
tenant as (
  select s.*, a.attnum as workspace_column from stored s
  join pg_attribute a on a.attrelid = s.oid and a.attname = 'workspace_id' and not a.attisdropped
),
routine as (
  select p.oid, p.proname, n.nspname, p.prosecdef, p.proconfig, p.prorettype, p.provolatile,
    format('%I.%I(%s)', n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)) as name
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
),
outsider (role) as (values ('anon'), ('authenticated'), ('service_role'))
select 'row level security is off' as rule, relname::text as object from stored where not relrowsecurity
union all
select 'a relation is reachable by anon', relname from relation
  where has_any_column_privilege('anon', oid, 'select, insert, update, references')
    or has_table_privilege('anon', oid, 'delete, truncate, trigger')
union all
select 'somebody writes past the commit function', format('%s by %s', relname, role) from relation cross join outsider
  where has_any_column_privilege(role, oid, 'insert, update, references')
    or has_table_privilege(role, oid, 'delete, truncate, trigger')
union all
select 'a table has a policy for anything but reading', format('%s.%s', tablename, policyname) from pg_policies
  where schemaname = 'public' and cmd <> 'SELECT'
union all
select 'a policy is not for authenticated alone', format('%s.%s', tablename, policyname) from pg_policies
  where schemaname = 'public' and roles <> '{authenticated}'
union all
select 'a policy does not ask once a statement where the caller belongs', format('%s.%s', tablename, policyname) from pg_policies
  where schemaname = 'public' and qual !~ '^\(+workspace_id = ANY \(+ SELECT private\.(managed_)?workspace_ids\(\)'
union all
select 'there is more than one policy', tablename from pg_policies
  where schemaname = 'public' group by tablename having count(*) > 1
union all
select 'nobody may read it', relname from stored s where not exists (select from pg_policy p where p.polrelid = s.oid)
union all
select 'a table of the workspace has no workspace', relname from stored where oid not in (select oid from tenant)
union all
select 'a primary key does not begin with the workspace', t.relname from tenant t where not exists (
  select from pg_constraint k where k.conrelid = t.oid and k.contype = 'p' and k.conkey[1] = t.workspace_column)
union all
select 'a key leads to another workspace', format('%s: %s', t.relname, k.conname) from tenant t
  join pg_constraint k on k.conrelid = t.oid and k.contype = 'f'
  join tenant other on other.oid = k.confrelid
  where other.relname <> 'workspaces' and not exists (
    select from unnest(k.conkey, k.confkey) pair (own, its) where own = t.workspace_column and its = other.workspace_column)
union all
select 'an id tells whether another workspace has it', format('%s: %s', t.relname, i.indexrelid::regclass) from tenant t
  join pg_index i on i.indrelid = t.oid and i.indisunique
  where t.relname <> 'workspaces' and not (i.indkey::int2[])[0] = t.workspace_column
union all
select 'a view does not run with the reader''s rights', relname from relation
  where relkind = 'v' and not coalesce(reloptions && '{security_invoker=on,security_invoker=true}', false)
union all
select 'a materialised view or foreign table is served', relname from relation where relkind in ('m', 'f')
union all
select 'a function that is served runs with its owner''s rights', name from routine where nspname = 'public' and prosecdef
union all
select 'a function''s search path is not empty', name from routine
  where not coalesce('search_path=""' = any (proconfig), false)
union all
select 'anon may call it', name from routine
  where has_function_privilege('anon', oid, 'execute')
    -- A key comes as a stranger: the first makes it a session, the second tells it which, and neither takes anything.
    and name not in ('public.backend_info()', 'private.take_key()', 'private.key_claims()')
union all
select 'anybody may call it', r.name from routine r join pg_proc p on p.oid = r.oid
  where p.proacl is null or exists (select from aclexplode(p.proacl) a where a.grantee = 0)
union all
select 'a trigger function can be called', name from routine
  where prorettype = 'trigger'::regtype and has_function_privilege('authenticated', oid, 'execute')
union all
select 'a private table can be reached', format('%s by %s', c.relname, role) from pg_class c cross join outsider
  where c.relnamespace = 'private'::regnamespace and c.relkind in ('r', 'p', 'v')
    and has_any_column_privilege(role, c.oid, 'select, insert, update')
union all
select 'changes are sent out row by row', format('%s.%s', schemaname, tablename) from pg_publication_tables
  where pubname = 'supabase_realtime' and schemaname in ('public', 'private')
union all
select 'a secret can be read', format('%s.%s', r.relname, a.attname) from relation r
  join pg_attribute a on a.attrelid = r.oid and a.attname ~ '(token|secret|hash|password|otp)' and not a.attisdropped
  -- Which secret is worked out for a webhook, and since when: not the secret.
  where (r.relname, a.attname) not in (('webhooks', 'secret_id'), ('webhooks', 'former_secret_id'), ('webhooks', 'secret_renewed_at'))
union all
select 'text has no bound', format('%s.%s', s.relname, a.attname) from stored s
  join pg_attribute a on a.attrelid = s.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  where s.relname <> 'audit_log' and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'text[]'::regtype)
    and not exists (select from pg_constraint k where k.conrelid = s.oid and k.contype = 'c' and a.attnum = any (k.conkey))
    -- What only the database itself writes, from what was checked.
    and (s.relname, a.attname) not in (('activities', 'label'), ('activities', 'subjects'))
union all
-- An index on what is not leakproof is never used under row level security.
select 'an index cannot be used under row level security',
    format('%s (%s)', i.indexrelid::regclass, format_type(o.opcintype, null))
  from stored s join pg_index i on i.indrelid = s.oid
  join pg_class ic on ic.oid = i.indexrelid join pg_am am on am.oid = ic.relam and am.amname = 'btree'
  cross join lateral unnest(i.indclass::oid[]) opc
  join pg_opclass o on o.oid = opc
  join pg_amop ao on ao.amopfamily = o.opcfamily and ao.amopstrategy = 3
    and ao.amoplefttype = o.opcintype and ao.amoprighttype = o.opcintype
  join pg_operator op on op.oid = ao.amopopr join pg_proc p on p.oid = op.oprcode
  where not p.proleakproof
$rules$, 'the house rules hold');
select * from finish();
rollback;
