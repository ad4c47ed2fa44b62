-- The timeline: `activityOf` of the domain. One line a write, or none: a new rank, a setting, a purge are no news.

create type private.told as (verb text, subjects text[], label text, changes jsonb);

-- Writes the lines of these writes and gives them back as written.
create function private.tell(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  prefix text := private.id_prefix(writer.at);
  lines private.touch[];
begin
  if touches[1].collection not in ('people', 'companies', 'deals', 'notes', 'tasks', 'files') then return lines; end if;
  with written as (
    insert into public.activities (id, workspace_id, version, created_at, created_by, created_via, updated_at, updated_by,
      updated_via, actor_id, verb, subjects, object_id, object_collection, label, at, changes, source)
    select (prefix || substr(gen_random_uuid()::text, 16))::uuid, writer.workspace_id, writer.version, writer.at, writer.member_id, writer.via, writer.at,
      writer.member_id, writer.via, writer.member_id, told.verb, told.subjects, t.id, t.collection, told.label, writer.at,
      coalesce(told.changes, '{}'), writer.via
    from unnest(touches) t cross join lateral private.told_of(writer, t) told
    where told.verb is not null
    returning activities.id
  )
  select array_agg(('activities', w.id, 'create', null, 'null')::private.touch) into lines from written w;
  return lines;
end $$;

-- How a UUIDv7 of this time begins, so that the lines of one index page are of one time.
create function private.id_prefix(at timestamptz) returns text
language plpgsql immutable set search_path = '' as $$
declare
  digits text := lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0');
begin
  return left(digits, 8) || '-' || right(digits, 4) || '-7';
end $$;

create function private.told_of(writer private.writer, touch private.touch) returns private.told
language plpgsql stable set search_path = '' as $$
declare
  after jsonb := touch.after;
begin
  return case touch.collection
    when 'people' then private.tell_record(writer, touch, private.name_of_person(after))
    when 'companies' then private.tell_record(writer, touch, after ->> 'name')
    when 'deals' then private.tell_deal(writer, touch)
    when 'notes' then private.tell_note(touch)
    when 'tasks' then private.tell_task(touch)
    when 'files' then private.tell_file(touch)
  end;
end $$;

create function private.name_of_person(person jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return private.person_name(
    array[person ->> 'name_prefix', person ->> 'first_name', person ->> 'middle_name', person ->> 'last_name',
      person ->> 'name_suffix'],
    person -> 'emails', person -> 'phones'
  );
end $$;

create function private.tell_record(writer private.writer, touch private.touch, label text) returns private.told
language plpgsql stable set search_path = '' as $$
declare
  told private.told := (null, array[touch.collection || '/' || touch.id], label, null);
begin
  if touch.kind = 'trash' then
    told.verb := 'trashed';
  elsif touch.kind = 'restore' then
    told.verb := 'restored';
  elsif writer.via = 'import' then
    -- An import is told in one word a record: its fields are in the import's own report.
    told.verb := 'imported';
  elsif touch.before is null then
    told.verb := 'created';
  else
    told.changes := private.changes_between(touch, array['rank', 'stage_entered_at', 'closed_at']);
    if told.changes <> '{}' then told.verb := 'updated'; end if;
  end if;
  return told;
end $$;

-- A deal's steps are told on its company and people too: they are what happened between us and them.
create function private.tell_deal(writer private.writer, touch private.touch) returns private.told
language plpgsql stable set search_path = '' as $$
declare
  told private.told := private.tell_record(writer, touch, touch.after ->> 'title');
  step text;
begin
  -- A change of stage is kept whatever else is told: an import's line too says from where to where. What a deal's stays are
  -- made of is which stage it left for which, and since when it had been there.
  if told.verb is not null and touch.before -> 'stage_id' <> touch.after -> 'stage_id' then
    told.changes := coalesce(told.changes, '{}') || private.changes_between(touch, array(
      select f.name from private.fields f
      where f.collection = 'deals' and f.name not in ('pipeline_id', 'stage_id', 'stage_entered_at')));
  end if;
  if told.verb is null or told.verb not in ('created', 'updated') then return told; end if;
  step := private.stage_step(writer, touch);
  if step is null and told.verb = 'updated' then return told; end if;
  told.verb := coalesce(step, told.verb);
  told.subjects := told.subjects
    || case when touch.after ->> 'company_id' is not null then array['companies/' || (touch.after ->> 'company_id')]
      else '{}' end
    || array(
      select 'people/' || (p.value ->> 'personId')
      from jsonb_array_elements(touch.after -> 'people') with ordinality as p (value, place) order by p.place
    );
  return told;
end $$;

create function private.stage_step(writer private.writer, touch private.touch) returns text
language plpgsql stable set search_path = '' as $$
declare
  old_kind text;
  new_kind text;
begin
  if touch.before is null or touch.before -> 'stage_id' = touch.after -> 'stage_id' then return null; end if;
  select s.kind into old_kind from public.stages s
    where s.workspace_id = writer.workspace_id and s.id = (touch.before ->> 'stage_id')::uuid;
  select s.kind into new_kind from public.stages s
    where s.workspace_id = writer.workspace_id and s.id = (touch.after ->> 'stage_id')::uuid;
  if new_kind <> 'open' then return new_kind; end if;
  return case when coalesce(old_kind, 'open') = 'open' then 'moved-stage' else 'reopened' end;
end $$;

-- Bodies are long and may be taken back: the timeline shows the note itself, not what it was.
create function private.tell_note(touch private.touch) returns private.told
language plpgsql stable set search_path = '' as $$
declare
  told private.told := (null, private.subjects_of(touch.after), private.excerpt(touch.after ->> 'body'), null);
begin
  if touch.kind = 'trash' then
    told.verb := 'note-removed';
  elsif touch.kind = 'restore' then
    told.verb := 'restored';
  elsif touch.before is null then
    told.verb := case touch.after ->> 'kind' when 'note' then 'noted' else (touch.after ->> 'kind') || '-logged' end;
  else
    told.changes := private.changes_between(touch, array['body', 'mentions', 'pinned']);
    if told.changes <> '{}' or touch.before -> 'body' <> touch.after -> 'body' then told.verb := 'note-edited'; end if;
  end if;
  return told;
end $$;

create function private.tell_task(touch private.touch) returns private.told
language plpgsql stable set search_path = '' as $$
declare
  told private.told := (null, private.subjects_of(touch.after), touch.after ->> 'title', null);
  status text := touch.after ->> 'status';
begin
  if touch.kind = 'trash' then
    told.verb := 'trashed';
  elsif touch.kind = 'restore' then
    told.verb := 'restored';
  elsif touch.before is null then
    told.verb := 'task-added';
  else
    told.changes := private.changes_between(touch, array['body', 'completed_at']);
    if told.changes = '{}' and touch.before -> 'body' = touch.after -> 'body' then return told; end if;
    told.verb := case
      when touch.before ->> 'status' = status then 'task-changed'
      when status = 'done' then 'task-done'
      when status = 'open' then 'task-reopened'
      else 'task-changed'
    end;
  end if;
  return told;
end $$;

-- A file is told when its bytes are there and when they are gone; what happens between is the uploader's business.
create function private.tell_file(touch private.touch) returns private.told
language plpgsql stable set search_path = '' as $$
declare
  is_there boolean := touch.kind <> 'trash' and touch.after ->> 'status' = 'ready';
  was_there boolean := touch.kind <> 'restore' and coalesce(touch.before ->> 'status' = 'ready', false);
begin
  if is_there = was_there then return null; end if;
  return (
    case when is_there then 'file-added' else 'file-removed' end,
    array_remove(array[touch.after ->> 'subject'], null), touch.after ->> 'name', null::jsonb
  );
end $$;

create function private.subjects_of(record jsonb) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return array(select s.value from jsonb_array_elements_text(record -> 'subjects') with ordinality s (value, place)
    order by s.place);
end $$;

-- JavaScript counts UTF-16 units; a character that would be cut in two goes.
create function private.excerpt(body text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  line text := split_part(body, E'\n', 1);
  cut text := left(line, 79);
begin
  if private.fits(line, 80) then return line; end if;
  while not private.fits(cut, 79) loop
    cut := left(cut, -1);
  end loop;
  return regexp_replace(cut, '[\t \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+$', '') || '…';
end $$;
