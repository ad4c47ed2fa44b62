-- What a stranger fills in says so: `form`. And it is told, as `submitted`, on the timeline and to whoever gets the person.

do $$
declare
  of_table record;
begin
  for of_table in
    select k.conrelid::regclass as name,
      string_agg(format('drop constraint %I', k.conname), ', ') as dropped,
      string_agg(format('add constraint %I check (%I in (''app'', ''import'', ''proposal'', ''api'', ''agent'', ''form'', ''function'', ''sample''))',
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

alter table public.activities
  drop constraint activities_verb_choice,
  drop constraint activities_object_collection_choice,
  add constraint activities_verb_choice check (verb in ('created', 'imported', 'updated', 'trashed', 'restored', 'merged', 'unmerged', 'moved-stage', 'won', 'lost',
    'reopened', 'noted', 'call-logged', 'meeting-logged', 'email-logged', 'note-edited', 'note-removed', 'task-added', 'task-done',
    'task-reopened', 'task-changed', 'file-added', 'file-removed', 'submitted')),
  add constraint activities_object_collection_choice check (
    object_collection in ('people', 'companies', 'deals', 'notes', 'tasks', 'files', 'submissions')
  );

alter table public.webhooks drop constraint webhooks_events_choice;
alter table public.webhooks add constraint webhooks_events_choice check (
  cardinality(events) between 1 and 24
  and events <@ array['created', 'imported', 'updated', 'trashed', 'restored', 'merged', 'unmerged', 'moved-stage', 'won', 'lost',
    'reopened', 'noted', 'call-logged', 'meeting-logged', 'email-logged', 'note-edited', 'note-removed', 'task-added', 'task-done',
    'task-reopened', 'task-changed', 'file-added', 'file-removed', 'submitted']
);

alter table public.notifications
  drop constraint notifications_kind_choice,
  drop constraint notifications_object_collection_choice,
  add constraint notifications_kind_choice check (
    kind in ('mention', 'assignment', 'due', 'deal-won', 'import-done', 'submission')
  ),
  add constraint notifications_object_collection_choice check (
    object_collection in ('notes', 'tasks', 'deals', 'imports', 'submissions')
  );
