-- A first page of several collections at once, for a device that begins a copy: small workspaces are copied by one question, and
-- no question for each collection that has nothing in it.

create function private.demand_member(workspace_id uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then perform private.refuse('auth/signed-out', '{"reason": "none"}'); end if;
  if not private.session_alive() then perform private.refuse('auth/signed-out', '{"reason": "revoked"}'); end if;
  if private.member_id(workspace_id) is null then perform private.refuse('access/denied', '{"action": "read"}'); end if;
end $$;

-- Read under the caller's own rights, all of one moment: a stable function sees what its statement saw when it began.
create function public.first_pages(workspace_id uuid, collections text[], max integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  size integer := least(greatest(coalesce(max, 500), 1), 500);
  pages jsonb := '{}';
  page jsonb;
  total bigint;
  asked text;
  columns text;
begin
  perform private.demand_schema();
  perform private.demand_member(workspace_id);
  -- Each once, and none that is no collection: however long the list, the work is bounded.
  for asked in select distinct name from unnest(collections) name loop
    columns := private.columns_of(asked);
    continue when columns is null;
    execute format('select coalesce(jsonb_agg(to_jsonb(t) order by t.id), ''[]'')
        from (select %s from public.%I r where r.workspace_id = $1 order by r.id limit $2) t', columns, asked)
      into page using workspace_id, size;
    total := jsonb_array_length(page);
    if total = size then
      execute format('select count(*) from public.%I r where r.workspace_id = $1', asked) into total using workspace_id;
    end if;
    pages := pages || jsonb_build_object(asked, jsonb_build_object('rows', page, 'total', total));
  end loop;
  return pages;
end $$;

grant execute on function private.demand_member(uuid), public.first_pages(uuid, text[], integer) to authenticated;
