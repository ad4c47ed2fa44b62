-- What is written about a record: its timeline, notes and tasks. Containment is not leakproof either, so that under row level
-- security the index on `subjects` would lie idle and the whole workspace be read for every record that somebody opens. As
-- with searching, the ids are looked up past the policies and read with the caller's own rights.

create function private.ids_about(source text, workspace_id uuid, subject text) returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare ids uuid[];
begin
  if workspace_id is null or not workspace_id = any (private.workspace_ids()) then return '{}'; end if;
  execute format('select array(select id from public.%I where workspace_id = $1 and subjects @> array[$2])', source)
    into ids using workspace_id, subject;
  return ids;
end
$$;
grant execute on function private.ids_about(text, uuid, text) to authenticated;

create function public.activities_about(workspace_id uuid, subject text) returns setof public.activities
language sql stable set search_path = '' as $$
  select r.* from public.activities r
  where r.workspace_id = $1 and r.id = any ((select private.ids_about('activities', $1, $2))::uuid[])
$$;

create function public.notes_about(workspace_id uuid, subject text) returns setof public.notes
language sql stable set search_path = '' as $$
  select r.* from public.notes r
  where r.workspace_id = $1 and r.id = any ((select private.ids_about('notes', $1, $2))::uuid[])
$$;

create function public.tasks_about(workspace_id uuid, subject text) returns setof public.tasks
language sql stable set search_path = '' as $$
  select r.* from public.tasks r
  where r.workspace_id = $1 and r.id = any ((select private.ids_about('tasks', $1, $2))::uuid[])
$$;

grant execute on function public.activities_about(uuid, text), public.notes_about(uuid, text), public.tasks_about(uuid, text)
  to authenticated;
