-- A record that goes into another one was told as trashed. It is told as merged now, on the timelines of both, and what undoes the
-- merge as that: `mergeStep` and `mergeLine` of the domain.

alter table public.activities drop constraint activities_verb_choice;
alter table public.activities add constraint activities_verb_choice check (
  verb in (
    'created', 'imported', 'updated', 'trashed', 'restored', 'merged', 'unmerged', 'moved-stage', 'won', 'lost', 'reopened',
    'noted', 'call-logged', 'meeting-logged', 'email-logged', 'note-edited', 'note-removed', 'task-added', 'task-done',
    'task-reopened', 'task-changed', 'file-added', 'file-removed'
  )
) not valid;
alter table public.activities validate constraint activities_verb_choice;

alter table public.webhooks drop constraint webhooks_events_choice;
alter table public.webhooks add constraint webhooks_events_choice check (
  cardinality(events) between 1 and 23
  and events <@ array['created', 'imported', 'updated', 'trashed', 'restored', 'merged', 'unmerged', 'moved-stage', 'won', 'lost',
    'reopened', 'noted', 'call-logged', 'meeting-logged', 'email-logged', 'note-edited', 'note-removed', 'task-added', 'task-done',
    'task-reopened', 'task-changed', 'file-added', 'file-removed']
);

-- The lines of this commit that say a merge by halves, wherever in it the records were trashed or restored.
create function private.tell_merges(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
begin
  update public.activities a
    set verb = case when m.is_made then 'merged' else 'unmerged' end,
      subjects = array[a.object_collection || '/' || a.object_id, m.kept]
    from (
      select t.after ->> 'kept' as kept, t.after ->> 'collection' as collection, t.after -> 'subjects' as subjects,
        t.kind in ('create', 'restore') as is_made
      from unnest(touches) t
      where t.collection = 'merges' and t.after ->> 'kept' is not null
        and (
          (t.kind in ('create', 'restore', 'trash') and t.after ->> 'status' = 'merged')
          or (t.kind = 'update' and t.before ->> 'status' = 'merged' and t.after ->> 'status' = 'split')
        )
    ) m
    where a.workspace_id = writer.workspace_id
      and a.id in (select t.id from unnest(touches) t where t.collection = 'activities')
      and a.object_collection = m.collection
      and a.object_collection || '/' || a.object_id <> m.kept
      and m.subjects ? (a.object_collection || '/' || a.object_id)
      and a.verb = any (case when m.is_made then '{trashed}'::text[] else '{restored,created}'::text[] end);
end $$;

create or replace function private.write_all(
  writer private.writer, mutations jsonb, out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  run record;
  done record;
  touch private.touch;
begin
  touches := '{}';
  conflicts := '{}';
  for run in select r.kind, r.collection, r.steps from private.runs_of(mutations) r loop
    select * into done from private.write_or_explain(writer, run.kind, run.collection, run.steps);
    if cardinality(touches) = 0 then
      touches := coalesce(done.touches, '{}');
    elsif done.touches is not null then
      foreach touch in array done.touches loop touches := array_append(touches, touch); end loop;
    end if;
    conflicts := conflicts || done.conflicts;
  end loop;
  if cardinality(conflicts) = 0 and exists (select from jsonb_array_elements(mutations) m where m.value ->> 'collection' = 'merges') then
    perform private.tell_merges(writer, touches);
  end if;
end $$;
