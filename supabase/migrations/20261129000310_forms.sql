-- What strangers may fill in at a page that needs no account, and what they sent.

-- `formSchema` of the domain, key by key: what may be asked for, and what is fixed.
create function private.are_form_fields(fields jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  keys jsonb := '{}';
  one jsonb;
  names_somebody boolean := false;
begin
  if not private.is_list(fields, 40) then return false; end if;
  for i in 0 .. jsonb_array_length(fields) - 1 loop
    one := fields -> i;
    if not private.has_keys(one, '{key,label,help,required,value}')
      or jsonb_typeof(one -> 'key') <> 'string' or keys ? (one ->> 'key')
      or one ->> 'key' !~ ('^(people\.(firstName|lastName|emails|phones|jobTitle|source|birthday|lifecycle|description)'
        || '|companies\.(name|website|industry|size)|(people|companies)\.custom\.(?!constructor$)[a-z][a-z0-9_]{0,39})$')
      or jsonb_typeof(one -> 'label') <> 'string' or not private.is_line(one ->> 'label', 200)
      or jsonb_typeof(one -> 'help') not in ('null', 'string') or not coalesce(private.is_line(one ->> 'help', 300), true)
      or jsonb_typeof(one -> 'required') <> 'boolean'
      or jsonb_typeof(one -> 'value') not in ('null', 'string') or not coalesce(private.is_line(one ->> 'value', 200), true)
    then return false; end if;
    keys := keys || jsonb_build_object(one ->> 'key', true);
    names_somebody := names_somebody
      or (one ->> 'value' is null and one ->> 'key' in ('people.firstName', 'people.lastName', 'people.emails', 'people.phones'));
  end loop;
  return names_somebody;
end
$$;

create function private.are_form_answers(answers jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  one jsonb;
begin
  if not private.is_list(answers, 40) then return false; end if;
  for i in 0 .. jsonb_array_length(answers) - 1 loop
    one := answers -> i;
    if not private.has_keys(one, '{key,label,value}')
      or jsonb_typeof(one -> 'key') <> 'string' or not private.is_line(one ->> 'key', 200)
      or jsonb_typeof(one -> 'label') <> 'string' or not private.is_line(one ->> 'label', 200)
      or jsonb_typeof(one -> 'value') <> 'string' or not private.are_lines(one ->> 'value', 2000)
    then return false; end if;
  end loop;
  return true;
end
$$;

create function private.are_names(names text[], most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare one text;
begin
  if cardinality(names) > most or coalesce(array_ndims(names), 1) <> 1 then return false; end if;
  foreach one in array names loop
    if one is null or not private.is_line(one, 200) then return false; end if;
  end loop;
  return true;
end
$$;

create table public.forms (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at timestamptz(3) not null,
  created_by uuid,
  created_via text collate "C" not null,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  updated_via text collate "C" not null,
  deleted_at timestamptz(3),
  name text not null,
  status text collate "C" not null default 'draft',
  title text not null,
  introduction text,
  fields jsonb not null,
  consent text,
  thanks text,
  next_url text,
  owner_ids uuid[] not null default '{}',
  tag_ids uuid[] not null default '{}',
  taken int not null default 0,
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  title_fold text collate "C" not null generated always as (private.fold(title)) stored,
  introduction_fold text collate "C" generated always as (private.fold(introduction)) stored,
  consent_fold text collate "C" generated always as (private.fold(consent)) stored,
  thanks_fold text collate "C" generated always as (private.fold(thanks)) stored,
  next_url_fold text collate "C" generated always as (private.fold(next_url)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  constraint forms_created_via_choice check (created_via in ('app', 'import', 'proposal', 'api', 'agent', 'form', 'function', 'sample')),
  constraint forms_updated_via_choice check (updated_via in ('app', 'import', 'proposal', 'api', 'agent', 'form', 'function', 'sample')),
  constraint forms_name_line check (private.is_line(name, 200)),
  constraint forms_status_choice check (status in ('draft', 'open', 'closed')),
  constraint forms_title_line check (private.is_line(title, 200)),
  constraint forms_introduction_lines check (private.are_lines(introduction, 2000)),
  constraint forms_fields_shape check (private.are_form_fields(fields)),
  constraint forms_consent_lines check (private.are_lines(consent, 2000)),
  constraint forms_thanks_lines check (private.are_lines(thanks, 2000)),
  constraint forms_next_url_shape check (next_url like 'https://%' and private.is_web_address(next_url)),
  constraint forms_owner_ids_most check (private.are_ids(owner_ids, 30)),
  constraint forms_tag_ids_most check (private.are_ids(tag_ids, 30)),
  constraint forms_taken_least check (taken >= 0)
);
create index forms_by_owner on public.forms using gin (owner_ids);
create index forms_by_tag on public.forms using gin (tag_ids);
create index forms_by_deleted_at on public.forms (workspace_id, deleted_at desc nulls last, id) where deleted_at is not null;
alter table public.forms enable row level security;

-- No key ties it to its form, which may be gone.
create table public.submissions (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at timestamptz(3) not null,
  created_by uuid,
  created_via text collate "C" not null,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  updated_via text collate "C" not null,
  deleted_at timestamptz(3),
  form_id uuid not null,
  name text not null,
  subject text collate "C",
  answers jsonb not null default '[]',
  merged text[] not null default '{}',
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  search_text text collate "C" not null generated always as ('') stored,
  primary key (workspace_id, id),
  constraint submissions_created_via_choice check (created_via in ('app', 'import', 'proposal', 'api', 'agent', 'form', 'function', 'sample')),
  constraint submissions_updated_via_choice check (updated_via in ('app', 'import', 'proposal', 'api', 'agent', 'form', 'function', 'sample')),
  constraint submissions_name_line check (private.is_line(name, 200)),
  constraint submissions_subject_shape check (private.is_subject(subject)),
  constraint submissions_answers_shape check (private.are_form_answers(answers)),
  constraint submissions_merged_most check (private.are_names(merged, 40))
);
create index submissions_by_form on public.submissions (workspace_id, form_id, created_at desc, id);
create index submissions_by_subject on public.submissions (workspace_id, subject) where subject is not null;
alter table public.submissions enable row level security;

create policy forms_read on public.forms for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
create policy submissions_read on public.submissions for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
grant select on public.forms, public.submissions to authenticated, service_role;

insert into private.grants (collection, verb, role, granted)
select collection, verb, role, 'any'
from (values ('forms', 'read', 4), ('submissions', 'read', 4), ('forms', 'create', 2), ('forms', 'update', 2), ('forms', 'trash', 2),
    ('forms', 'restore', 2), ('forms', 'purge', 2)) as g (collection, verb, roles),
  lateral unnest((array['owner', 'admin', 'member', 'viewer'])[:g.roles]) role;

insert into private.collections (place, name)
select (select max(place) from private.collections) + n, name
from unnest(array['forms', 'submissions']) with ordinality as listed (name, n);

insert into private.fields (collection, name, kind, blank, refers_to, is_fixed, entry, most_bytes) values
  ('forms', 'name', 'text', 'null', null, false, null, 20000),
  ('forms', 'status', 'text', '"draft"', null, false, null, 20000),
  ('forms', 'title', 'text', 'null', null, false, null, 20000),
  ('forms', 'introduction', 'text', 'null', null, false, null, 20000),
  ('forms', 'fields', 'entries', 'null', null, false,
   '{"key": null, "label": null, "help": null, "required": false, "value": null}', 120000),
  ('forms', 'consent', 'text', 'null', null, false, null, 20000),
  ('forms', 'thanks', 'text', 'null', null, false, null, 20000),
  ('forms', 'next_url', 'text', 'null', null, false, null, 20000),
  ('forms', 'owner_ids', 'ids', '[]', 'members', false, null, 20000),
  ('forms', 'tag_ids', 'ids', '[]', 'tags', false, null, 20000),
  ('forms', 'taken', 'integer', '0', null, false, null, 20000),
  ('submissions', 'form_id', 'id', 'null', null, true, null, 20000),
  ('submissions', 'name', 'text', 'null', null, true, null, 20000),
  ('submissions', 'subject', 'text', 'null', 'subject', false, null, 20000),
  ('submissions', 'answers', 'entries', '[]', null, true, '{"key": null, "label": null, "value": null}', 400000),
  ('submissions', 'merged', 'texts', '[]', null, true, null, 40000);
select private.describe_collections();

-- What was filled into somebody who was known before is what is told of it: the answers are on the submission.
create function private.tell_submission(touch private.touch) returns private.told
language plpgsql stable set search_path = '' as $$
declare
  told private.told := (null, '{}', touch.after ->> 'name', null);
begin
  if touch.kind <> 'create' then return told; end if;
  told.verb := 'submitted';
  if touch.after ->> 'subject' is not null then told.subjects := array[touch.after ->> 'subject']; end if;
  if touch.after -> 'merged' <> '[]' then
    told.changes := jsonb_build_object('merged', jsonb_build_array('[]'::jsonb, touch.after -> 'merged'));
  end if;
  return told;
end $$;

create or replace function private.told_of(writer private.writer, touch private.touch) returns private.told
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
    when 'submissions' then private.tell_submission(touch)
  end;
end $$;

create or replace function private.tell(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  prefix constant text := private.id_prefix(writer.at);
  collection constant text := touches[1].collection;
  lines private.touch[];
begin
  if collection not in ('people', 'companies', 'deals', 'notes', 'tasks', 'files', 'submissions') then return lines; end if;
  if collection in ('people', 'companies') and touches[1].kind = 'create' then return private.tell_new(writer, touches); end if;
  with written as (
    insert into public.activities (id, workspace_id, version, created_at, created_by, created_via, updated_at, updated_by,
      updated_via, actor_id, verb, subjects, object_id, object_collection, label, at, changes, source)
    select (prefix || substr(gen_random_uuid()::text, 16))::uuid, writer.workspace_id, writer.version, writer.at,
      writer.member_id, writer.via, writer.at, writer.member_id, writer.via, writer.member_id, told.verb, told.subjects, t.id,
      t.collection, told.label, writer.at, coalesce(told.changes, '{}'), writer.via
    from unnest(touches) t cross join lateral private.told_of(writer, t) told
    where told.verb is not null
    returning activities.id
  )
  select array_agg(('activities', w.id, 'create', null, 'null')::private.touch) into lines from written w;
  return lines;
end $$;

-- How often a thing happened within an hour, which begins with the first time. A key may be of a sender, as a hash.
create table private.form_counts (
  key text collate "C" primary key,
  times int not null,
  ends_at timestamptz not null
);
create index form_counts_by_end on private.form_counts (ends_at);
alter table private.form_counts enable row level security;

create function private.demand_form_room(p_key text, p_most int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := private.clock();
  v_counted private.form_counts;
begin
  delete from private.form_counts c where c.ends_at <= v_now;
  insert into private.form_counts as c (key, times, ends_at) values (p_key, 1, v_now + interval '1 hour')
    on conflict (key) do update set times = c.times + 1
    returning * into v_counted;
  -- A refusal takes the count back, too.
  if v_counted.times > p_most then
    perform private.refuse('net/throttled', jsonb_build_object(
      'retryAfterMs', ceil(extract(epoch from v_counted.ends_at - v_now) * 1000)));
  end if;
end $$;

create function public.demand_form_room(key text, most int) returns void
language sql volatile set search_path = '' as $$
  select private.demand_form_room(key, most)
$$;
revoke all on function private.demand_form_room(text, int), public.demand_form_room(text, int) from public, anon, authenticated;
grant execute on function private.demand_form_room(text, int), public.demand_form_room(text, int) to service_role;
