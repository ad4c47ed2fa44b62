-- An assistant works at tools over the same keys as programs, and what it writes says so: `agent` is one more origin of a write.
do $$
declare
  of_table record;
begin
  for of_table in
    select k.conrelid::regclass as name,
      string_agg(format('drop constraint %I', k.conname), ', ') as dropped,
      string_agg(format('add constraint %I check (%I in (''app'', ''import'', ''api'', ''agent'', ''function'', ''sample''))',
        k.conname, a.attname), ', ') as added
    from pg_catalog.pg_constraint k
      join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'c' and k.connamespace = 'public'::regnamespace
      and (k.conname ~ '_(created|updated)_via_choice$' or k.conname = 'activities_source_choice')
    group by k.conrelid
  loop
    execute format('alter table %s %s, %s', of_table.name, of_table.dropped, of_table.added);
  end loop;
end $$;

create or replace function private.demand_scope(via text, mutations jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  -- null: a person. A key that was revoked this moment reads nothing either.
  scope constant text := case when private.is_key() then coalesce((private.key_session()).scope, 'read') end;
  -- Whom the workspace consists of and how it is set up stays with people.
  written text[] := array['people', 'companies', 'deals', 'tasks', 'notes', 'files', 'tags'];
  wrong record;
begin
  if scope = 'read' then perform private.refuse('access/denied', '{"action": "commit"}'); end if;
  -- What the backend does itself, nobody else says of their own writes. The log keeps this for good, so it is no free text.
  if via is null or not via = any (case
    when scope is null then array['app', 'import']
    when scope = 'import' then array['api', 'agent', 'import']
    else array['api', 'agent'] end)
  then
    perform private.refuse('record/invalid', '{"fields": {"via": {"rule": "choice"}}}');
  end if;
  if scope is null then return; end if;
  if scope = 'import' then written := written || array['imports', 'import_chunks']; end if;
  select left(coalesce(m.value ->> 'kind', ''), 20) as kind, left(coalesce(m.value ->> 'collection', ''), 40) as collection
    into wrong
    from jsonb_array_elements(mutations) with ordinality as m (value, place)
    where not coalesce(m.value ->> 'collection' = any (written), false)
    order by m.place limit 1;
  if found then perform private.deny(wrong.kind, wrong.collection); end if;
end $$;
