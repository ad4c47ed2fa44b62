-- A form that was removed leaves the trash as other records do; what was sent for no submission goes with it.

-- For a scheduled job: workspaces first, then `TRASH_KINDS` of the domain, in its order. What a workspace that is itself in the
-- trash for less holds comes back with it. Says how many went; a run takes so many of each kind, and the next one goes on.
create or replace function private.expire_trash(keep interval) returns int
language plpgsql set search_path = '' as $$
declare
  before constant timestamptz := private.clock() - keep;
  kind text;
  place uuid;
  due uuid[];
  gone int := private.expire_workspaces(before) + private.expire_form_files();
begin
  foreach kind in array array[
    'notes', 'files', 'tasks', 'deals', 'people', 'companies', 'saved_views', 'forms', 'tags', 'lost_reasons', 'stages', 'pipelines'
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
