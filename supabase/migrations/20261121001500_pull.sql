-- What was committed after a cursor, for whoever was away or missed a broadcast.

-- The touched records, with no look at what they hold: every member may know that something was written.
create function private.changes_after(workspace_id uuid, after text, max integer) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  head private.heads;
  seen bigint;
  until bigint;
begin
  if auth.uid() is null then perform private.refuse('auth/signed-out', '{"reason": "none"}'); end if;
  if not private.session_alive() then perform private.refuse('auth/signed-out', '{"reason": "revoked"}'); end if;
  if private.member_id(workspace_id) is null then perform private.refuse('access/denied', '{"action": "changes"}'); end if;
  select h.* into head from private.heads h where h.workspace_id = $1;
  if after is null then
    return jsonb_build_object('epoch', head.epoch, 'version', head.version, 'changes', '[]'::jsonb, 'more', false);
  end if;
  if after !~ '^[0-9a-f]{8}\.\d{1,18}$' then return '{"gap": true}'; end if;
  seen := split_part(after, '.', 2)::bigint;
  if split_part(after, '.', 1) <> head.epoch or seen < head.expired_version or seen > head.version then
    return '{"gap": true}';
  end if;
  -- A page ends with a commit, so that no reader ever stands within one. A page of everything would be a way to tie up a server.
  select c.version into until from private.changes c
    where c.workspace_id = $1 and c.version > seen
    order by c.version, c.collection, c.id offset least(greatest(coalesce(max, 1000), 1), 1000) - 1 limit 1;
  until := coalesce(until, head.version);
  return jsonb_build_object('epoch', head.epoch, 'version', until, 'more', until < head.version, 'changes', (
    select coalesce(jsonb_agg(jsonb_build_object('version', c.version, 'collection', c.collection, 'id', c.id,
      'mutation_id', m.mutation_id) order by c.version, c.collection, c.id), '[]')
    from private.changes c
      join private.commits m on m.workspace_id = c.workspace_id and m.version = c.version
    where c.workspace_id = $1 and c.version > seen and c.version <= until
  ));
end $$;

create function private.columns_of(collection text) returns text
language sql stable security definer set search_path = '' as $$
  select c.all_columns from private.collections c where c.name = collection
$$;

-- With the records as they stand, read under the caller's own rights: one that may not be read comes as removed.
create function public.pull(workspace_id uuid, after text, max integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  page jsonb := private.changes_after(workspace_id, after, max);
  records jsonb := '{}';
  touched record;
  found_records jsonb;
begin
  if page ? 'gap' then return page; end if;
  for touched in
    select c.value ->> 'collection' as name, array_agg(distinct (c.value ->> 'id')::uuid) as ids
    from jsonb_array_elements(page -> 'changes') c group by c.value ->> 'collection'
  loop
    execute format('select jsonb_object_agg(%L || t.id, to_jsonb(t))
        from (select %s from public.%I r where r.workspace_id = $1 and r.id = any ($2)) t',
      touched.name || '/', private.columns_of(touched.name), touched.name)
      into found_records using workspace_id, touched.ids;
    records := records || coalesce(found_records, '{}');
  end loop;
  return page || jsonb_build_object('changes', (
    select coalesce(jsonb_agg(c.value || jsonb_build_object(
      'record', records -> ((c.value ->> 'collection') || '/' || (c.value ->> 'id'))) order by c.place), '[]')
    from jsonb_array_elements(page -> 'changes') with ordinality as c (value, place)
  ));
end $$;
grant execute on function private.changes_after(uuid, text, integer), private.columns_of(text),
  public.pull(uuid, text, integer) to authenticated;
