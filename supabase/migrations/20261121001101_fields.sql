-- What a commit knows of every field it may be asked to write. Rows of this table are what makes one piece of code serve
-- all collections; a test compares them with the domain's schemas and with the tables.

create table private.collections (
  name text primary key,
  -- The order in which the domain goes through collections.
  place integer not null unique,
  -- Filled in by private.describe_collections() from the fields.
  blank jsonb,
  entry_names text[],
  entry_blanks jsonb[],
  data_columns text,
  all_columns text
);

create table private.fields (
  collection text not null references private.collections,
  name text not null,
  place integer generated always as identity,
  kind text not null
    check (kind in ('text', 'id', 'ids', 'texts', 'date', 'instant', 'integer', 'flag', 'entries', 'object', 'custom')),
  -- What a new record holds when nothing is said of the field. A field without a default that may not be empty is refused
  -- by its column's not null.
  blank jsonb not null default 'null',
  -- The collection whose records the field names; `subject` where it is people/<id>, companies/<id> or deals/<id>.
  refers_to text,
  -- Never changes once the record is there.
  is_fixed boolean not null default false,
  -- What holds such an entry may not be left without it: purging the entry is refused.
  is_kept boolean not null default false,
  -- For entries and objects: every key, and what it holds when nothing is said.
  entry jsonb,
  primary key (collection, name)
);

insert into private.collections (place, name)
select place, name from unnest(array[
  'workspaces', 'members', 'invitations', 'people', 'companies', 'pipelines', 'stages', 'lost_reasons', 'deals', 'tasks',
  'notes', 'files', 'tags', 'field_definitions', 'activities', 'imports', 'notifications', 'saved_views',
  'webhooks', 'import_chunks', 'merges'
]) with ordinality as listed (name, place);

insert into private.fields (collection, name, kind, blank) values
  ('workspaces', 'name', 'text', 'null'),
  ('workspaces', 'slug', 'text', 'null'),
  ('workspaces', 'currency', 'text', 'null'),
  ('workspaces', 'country', 'text', 'null'),
  ('workspaces', 'locale', 'text', 'null'),
  ('workspaces', 'time_zone', 'text', 'null'),
  ('workspaces', 'week_start', 'text', '"monday"'),
  ('workspaces', 'member_visibility', 'text', '"everything"'),
  ('workspaces', 'rates', 'entries', '[]'),
  ('workspaces', 'capture_id', 'id', 'null'),
  ('members', 'user_id', 'id', 'null'),
  ('members', 'role', 'text', 'null'),
  ('members', 'status', 'text', '"active"'),
  ('members', 'display_name', 'text', 'null'),
  ('members', 'title', 'text', 'null'),
  ('members', 'time_zone', 'text', 'null'),
  ('members', 'avatar_file_id', 'id', 'null'),
  ('members', 'calendar_feed_id', 'id', 'null'),
  ('invitations', 'email', 'text', 'null'),
  ('invitations', 'role', 'text', 'null'),
  ('invitations', 'status', 'text', '"pending"'),
  ('invitations', 'expires_at', 'instant', 'null'),
  ('invitations', 'invited_by', 'id', 'null'),
  ('invitations', 'member_id', 'id', 'null'),
  ('people', 'first_name', 'text', 'null'),
  ('people', 'middle_name', 'text', 'null'),
  ('people', 'last_name', 'text', 'null'),
  ('people', 'name_prefix', 'text', 'null'),
  ('people', 'name_suffix', 'text', 'null'),
  ('people', 'job_title', 'text', 'null'),
  ('people', 'company_id', 'id', 'null'),
  ('people', 'emails', 'entries', '[]'),
  ('people', 'phones', 'entries', '[]'),
  ('people', 'links', 'entries', '[]'),
  ('people', 'address', 'object', 'null'),
  ('people', 'birthday', 'text', 'null'),
  ('people', 'lifecycle', 'text', 'null'),
  ('people', 'do_not_contact', 'flag', 'false'),
  ('people', 'owner_id', 'id', 'null'),
  ('people', 'tag_ids', 'ids', '[]'),
  ('people', 'avatar_file_id', 'id', 'null'),
  ('people', 'source', 'text', 'null'),
  ('people', 'description', 'text', 'null'),
  ('people', 'original_created_at', 'instant', 'null'),
  ('people', 'custom', 'custom', '{}'),
  ('companies', 'name', 'text', 'null'),
  ('companies', 'domains', 'texts', '[]'),
  ('companies', 'website', 'text', 'null'),
  ('companies', 'industry', 'text', 'null'),
  ('companies', 'size', 'text', 'null'),
  ('companies', 'phones', 'entries', '[]'),
  ('companies', 'address', 'object', 'null'),
  ('companies', 'owner_id', 'id', 'null'),
  ('companies', 'tag_ids', 'ids', '[]'),
  ('companies', 'logo_file_id', 'id', 'null'),
  ('companies', 'description', 'text', 'null'),
  ('companies', 'original_created_at', 'instant', 'null'),
  ('companies', 'custom', 'custom', '{}'),
  ('pipelines', 'name', 'text', 'null'),
  ('pipelines', 'position', 'text', 'null'),
  ('pipelines', 'default', 'flag', 'false'),
  ('stages', 'pipeline_id', 'id', 'null'),
  ('stages', 'name', 'text', 'null'),
  ('stages', 'position', 'text', 'null'),
  ('stages', 'kind', 'text', 'null'),
  ('stages', 'probability', 'integer', 'null'),
  ('stages', 'rotting_days', 'integer', 'null'),
  ('lost_reasons', 'name', 'text', 'null'),
  ('lost_reasons', 'position', 'text', 'null'),
  ('deals', 'title', 'text', 'null'),
  ('deals', 'company_id', 'id', 'null'),
  ('deals', 'people', 'entries', '[]'),
  ('deals', 'pipeline_id', 'id', 'null'),
  ('deals', 'stage_id', 'id', 'null'),
  ('deals', 'amount_minor', 'integer', 'null'),
  ('deals', 'currency', 'text', 'null'),
  ('deals', 'probability', 'integer', 'null'),
  ('deals', 'expected_close_on', 'date', 'null'),
  ('deals', 'stage_entered_at', 'instant', 'null'),
  ('deals', 'closed_at', 'instant', 'null'),
  ('deals', 'lost_reason_id', 'id', 'null'),
  ('deals', 'lost_note', 'text', 'null'),
  ('deals', 'owner_id', 'id', 'null'),
  ('deals', 'rank', 'text', 'null'),
  ('deals', 'tag_ids', 'ids', '[]'),
  ('deals', 'source', 'text', 'null'),
  ('deals', 'original_created_at', 'instant', 'null'),
  ('deals', 'custom', 'custom', '{}'),
  ('tasks', 'title', 'text', 'null'),
  ('tasks', 'body', 'text', 'null'),
  ('tasks', 'kind', 'text', '"to-do"'),
  ('tasks', 'due_on', 'date', 'null'),
  ('tasks', 'due_at', 'instant', 'null'),
  ('tasks', 'remind_at', 'instant', 'null'),
  ('tasks', 'priority', 'text', '"none"'),
  ('tasks', 'assignee_id', 'id', 'null'),
  ('tasks', 'status', 'text', '"open"'),
  ('tasks', 'snoozed_until', 'instant', 'null'),
  ('tasks', 'completed_at', 'instant', 'null'),
  ('tasks', 'repeat', 'text', '"none"'),
  ('tasks', 'subjects', 'texts', '[]'),
  ('notes', 'body', 'text', 'null'),
  ('notes', 'kind', 'text', '"note"'),
  ('notes', 'happened_at', 'instant', 'null'),
  ('notes', 'subjects', 'texts', '[]'),
  ('notes', 'mentions', 'ids', '[]'),
  ('notes', 'pinned', 'flag', 'false'),
  ('files', 'name', 'text', 'null'),
  ('files', 'mime', 'text', 'null'),
  ('files', 'size_bytes', 'integer', 'null'),
  ('files', 'sha256', 'text', 'null'),
  ('files', 'path', 'text', 'null'),
  ('files', 'subject', 'text', 'null'),
  ('files', 'status', 'text', '"pending"'),
  ('tags', 'name', 'text', 'null'),
  ('tags', 'colour', 'text', '"grey"'),
  ('field_definitions', 'collection', 'text', 'null'),
  ('field_definitions', 'key', 'text', 'null'),
  ('field_definitions', 'label', 'text', 'null'),
  ('field_definitions', 'type', 'text', 'null'),
  ('field_definitions', 'options', 'entries', '[]'),
  ('field_definitions', 'required', 'flag', 'false'),
  ('field_definitions', 'position', 'text', 'null'),
  ('field_definitions', 'archived', 'flag', 'false'),
  ('activities', 'actor_id', 'id', 'null'),
  ('activities', 'verb', 'text', 'null'),
  ('activities', 'subjects', 'texts', '[]'),
  ('activities', 'object_id', 'id', 'null'),
  ('activities', 'object_collection', 'text', 'null'),
  ('activities', 'label', 'text', 'null'),
  ('activities', 'at', 'instant', 'null'),
  ('activities', 'changes', 'object', '{}'),
  ('activities', 'source', 'text', 'null'),
  ('imports', 'file_name', 'text', 'null'),
  ('imports', 'sha256', 'text', 'null'),
  ('imports', 'source', 'text', 'null'),
  ('imports', 'collections', 'texts', '[]'),
  ('imports', 'encoding', 'text', 'null'),
  ('imports', 'delimiter', 'text', 'null'),
  ('imports', 'mapping', 'text', 'null'),
  ('imports', 'options', 'text', 'null'),
  ('imports', 'status', 'text', 'null'),
  ('imports', 'total', 'integer', 'null'),
  ('imports', 'created', 'integer', 'null'),
  ('imports', 'updated', 'integer', 'null'),
  ('imports', 'skipped', 'integer', 'null'),
  ('imports', 'failed', 'integer', 'null'),
  ('import_chunks', 'import_id', 'id', 'null'),
  ('import_chunks', 'position', 'integer', 'null'),
  ('import_chunks', 'log', 'text', 'null'),
  ('notifications', 'member_id', 'id', 'null'),
  ('notifications', 'kind', 'text', 'null'),
  ('notifications', 'subject', 'text', 'null'),
  ('notifications', 'object_collection', 'text', 'null'),
  ('notifications', 'object_id', 'id', 'null'),
  ('notifications', 'actor_id', 'id', 'null'),
  ('notifications', 'read_at', 'instant', 'null'),
  ('webhooks', 'url', 'text', 'null'),
  ('webhooks', 'events', 'texts', 'null'),
  ('webhooks', 'status', 'text', '"active"'),
  ('webhooks', 'reached_at', 'instant', 'null'),
  ('webhooks', 'reached_id', 'id', 'null'),
  ('webhooks', 'failures', 'integer', '0'),
  ('webhooks', 'next_attempt_at', 'instant', 'null'),
  ('webhooks', 'last_attempt_at', 'instant', 'null'),
  ('webhooks', 'last_status', 'integer', 'null'),
  ('saved_views', 'collection', 'text', 'null'),
  ('saved_views', 'name', 'text', 'null'),
  ('saved_views', 'layout', 'text', '"table"'),
  ('saved_views', 'filter', 'text', 'null'),
  ('saved_views', 'sort', 'text', 'null'),
  ('saved_views', 'group', 'text', 'null'),
  ('saved_views', 'columns', 'text', 'null'),
  ('saved_views', 'shared', 'flag', 'false'),
  ('saved_views', 'default', 'flag', 'false'),
  ('merges', 'collection', 'text', 'null'),
  ('merges', 'status', 'text', 'null'),
  ('merges', 'subjects', 'texts', '[]'),
  ('merges', 'kept', 'text', 'null'),
  ('merges', 'deal_ids', 'ids', '[]'),
  ('merges', 'split_until', 'instant', 'null'),
  ('merges', 'undo', 'object', 'null');

update private.fields f set refers_to = r.refers_to, is_kept = r.is_kept
from (values
  ('invitations', 'invited_by', 'members', false),
  ('invitations', 'member_id', 'members', false),
  ('members', 'avatar_file_id', 'files', false),
  ('people', 'company_id', 'companies', false),
  ('people', 'owner_id', 'members', false),
  ('people', 'tag_ids', 'tags', false),
  ('people', 'avatar_file_id', 'files', false),
  ('companies', 'owner_id', 'members', false),
  ('companies', 'tag_ids', 'tags', false),
  ('companies', 'logo_file_id', 'files', false),
  ('stages', 'pipeline_id', 'pipelines', true),
  ('deals', 'company_id', 'companies', false),
  ('deals', 'people', 'people', false),
  ('deals', 'pipeline_id', 'pipelines', true),
  ('deals', 'stage_id', 'stages', true),
  ('deals', 'lost_reason_id', 'lost_reasons', false),
  ('deals', 'owner_id', 'members', false),
  ('deals', 'tag_ids', 'tags', false),
  ('tasks', 'assignee_id', 'members', false),
  ('tasks', 'subjects', 'subject', false),
  ('notes', 'subjects', 'subject', false),
  ('notes', 'mentions', 'members', false),
  ('files', 'subject', 'subject', false),
  ('merges', 'subjects', 'subject', false),
  ('merges', 'kept', 'subject', false),
  ('merges', 'deal_ids', 'deals', false),
  ('notifications', 'member_id', 'members', false),
  ('notifications', 'subject', 'subject', false),
  ('notifications', 'actor_id', 'members', false)
) as r (collection, name, refers_to, is_kept)
where (f.collection, f.name) = (r.collection, r.name);

update private.fields set is_fixed = true where (collection, name) in (
  ('members', 'user_id'), ('stages', 'kind'), ('stages', 'pipeline_id'), ('files', 'path'), ('files', 'size_bytes'),
  ('files', 'mime'), ('files', 'sha256'), ('imports', 'file_name'), ('imports', 'sha256'),
  ('import_chunks', 'import_id'), ('import_chunks', 'position'), ('invitations', 'email'), ('saved_views', 'collection'),
  ('merges', 'collection'),
  ('field_definitions', 'collection'), ('field_definitions', 'key'), ('field_definitions', 'type'),
  ('notifications', 'member_id'), ('notifications', 'kind'), ('notifications', 'subject'),
  ('notifications', 'object_collection'), ('notifications', 'object_id'), ('notifications', 'actor_id')
);

update private.fields f set entry = e.entry
from (values
  ('emails', '{"value": null, "label": null, "primary": false}'::jsonb),
  ('phones', '{"raw": null, "e164": null, "extension": null, "label": null, "primary": false}'),
  ('links', '{"url": null, "label": null}'),
  ('rates', '{"from": null, "to": null, "rate": null}'),
  ('options', '{"id": null, "label": null, "colour": null}'),
  ('people', '{"personId": null, "role": null, "primary": false}'),
  ('address', '{"street": null, "city": null, "region": null, "postalCode": null, "country": null}')
) as e (name, entry)
-- Other collections have texts of these names: the options of an import are one.
where f.name = e.name and f.kind in ('entries', 'object');

-- To be run again by every migration that adds a field.
create function private.describe_collections() returns void
language sql set search_path = '' as $$
  update private.collections c
  set blank = d.blank,
    entry_names = d.entry_names,
    entry_blanks = d.entry_blanks,
    data_columns = d.data_columns,
    all_columns = d.data_columns || ', id, workspace_id, version, created_at, created_by, created_via, updated_at, '
      || 'updated_by, updated_via, deleted_at'
  from (
    select f.collection,
      jsonb_object_agg(f.name, f.blank) as blank,
      array_agg(f.name order by f.place) filter (where f.entry is not null) as entry_names,
      array_agg(f.entry order by f.place) filter (where f.entry is not null) as entry_blanks,
      string_agg(quote_ident(f.name), ', ' order by f.place) as data_columns
    from private.fields f
    group by f.collection
  ) d
  where d.collection = c.name
$$;
select private.describe_collections();

-- lost_reasons → lostReasons: what the domain calls a collection or a field.
create function private.camel(name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  if strpos(name, '_') = 0 then return name; end if;
  return left(name, 1) || substr(replace(initcap(replace(name, '_', ' ')), ' ', ''), 2);
end $$;

-- 32 hexadecimal digits and four hyphens, these in their places: a pattern says the same in ten times the time.
create function private.is_id(value text) returns boolean
language plpgsql immutable strict set search_path = '' as $$
begin
  return octet_length(value) = 36 and translate(value, '0123456789abcdef', '') = '----'
    and value like '________-____-____-____-____________';
end $$;

-- JSON as the domain writes it: PostgreSQL would take "5" for a number and 5 for a text.
create function private.is_kind(kind text, value jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  type text := jsonb_typeof(value);
  entry jsonb;
begin
  if type = 'null' then return true; end if;
  if kind in ('text', 'id', 'date', 'instant') and type <> 'string' then return false; end if;
  case kind
    when 'text' then return true;
    when 'id' then return private.is_id(value #>> '{}');
    when 'flag' then return type = 'boolean';
    when 'object', 'custom' then return type = 'object';
    when 'integer' then return type = 'number' and mod(value::numeric, 1) = 0;
    when 'date' then return value #>> '{}' ~ '^\d{4}-\d{2}-\d{2}$';
    when 'instant' then return value #>> '{}' ~
      '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}Z$';
    else null;
  end case;
  if type <> 'array' then return false; end if;
  for entry in select e.value from jsonb_array_elements(value) e loop
    if jsonb_typeof(entry) <> (case kind when 'entries' then 'object' else 'string' end) then return false; end if;
    if kind = 'ids' and not private.is_id(entry #>> '{}') then return false; end if;
  end loop;
  return true;
end $$;

alter table private.collections enable row level security;
alter table private.fields enable row level security;
