-- The trash keeps what is in it for thirty days; then it goes by itself.

-- Purges these, or, where one of them is still needed or was restored meanwhile, each that can go. Says how many went.
create function private.purge_those(workspace_id uuid, collection text, ids uuid[]) returns int
language plpgsql set search_path = '' as $$
declare
  half constant int := cardinality(ids) / 2;
begin
  begin
    perform private.elevated_commit(
      workspace_id, gen_random_uuid(), 'function',
      (select jsonb_agg(jsonb_build_object('kind', 'purge', 'collection', collection, 'id', d.id)) from unnest(ids) as d (id)),
      null, '[]'
    );
    return cardinality(ids);
  exception when others then
    -- One that cannot go must not keep the others; why, the log says.
    if half = 0 then
      raise warning '% % stays in the trash: %', collection, ids[1], sqlerrm;
      return 0;
    end if;
  end;
  return private.purge_those(workspace_id, collection, ids[:half])
    + private.purge_those(workspace_id, collection, ids[half + 1:]);
end $$;

-- A workspace goes with all that hangs on it by its tenant's key, members and log too. Its bytes are `sweep-files`' to remove, its
-- feed is `expire_feed`'s; the audit log, which holds no values, leaves by age. Says how many went.
create function private.expire_workspaces(before timestamptz) returns int
language plpgsql set search_path = '' as $$
declare
  gone int;
begin
  delete from public.workspaces w where w.deleted_at < before;
  get diagnostics gone = row_count;
  return gone;
end $$;

-- For a scheduled job: workspaces first, then `TRASH_KINDS` of the domain, in its order. What a workspace that is itself in the
-- trash for less holds comes back with it. Says how many went; a run takes so many of each kind, and the next one goes on.
create function private.expire_trash(keep interval) returns int
language plpgsql set search_path = '' as $$
declare
  before constant timestamptz := private.clock() - keep;
  kind text;
  place uuid;
  due uuid[];
  gone int := private.expire_workspaces(before);
begin
  foreach kind in array array[
    'notes', 'files', 'tasks', 'deals', 'people', 'companies', 'saved_views', 'tags', 'lost_reasons', 'stages', 'pipelines'
  ] loop
    for place, due in execute format(
      'select d.workspace_id, array_agg(d.id) as ids from (
         select r.workspace_id, r.id, (row_number() over (partition by r.workspace_id order by r.deleted_at, r.id) - 1) / 500 as part
           from public.%I r
           join public.workspaces w on w.workspace_id = r.workspace_id and w.id = r.workspace_id and w.deleted_at is null
          where r.deleted_at < $1 order by r.deleted_at limit 10000
       ) d group by d.workspace_id, d.part', kind
    ) using before loop
      gone := gone + private.purge_those(place, kind, due);
    end loop;
  end loop;
  return gone;
end $$;
