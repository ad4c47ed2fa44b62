-- Restoring a bundle: a workspace is written as it was elsewhere, stamps and all, while none of its members has an account, so
-- that no policy shows it to anybody. Opening it gives one of them to whoever restored it. For the secret key only: what the
-- records hold, the server function checks by the domain's own rules.

create table private.restores (
  user_id uuid primary key references auth.users (id) on delete cascade,
  workspace_id uuid not null unique,
  begun_at timestamptz not null
);
alter table private.restores enable row level security;

create function private.demand_restore(user_id uuid, workspace_id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  if not exists (select from private.restores r where r.user_id = $1 and r.workspace_id = $2) then
    perform private.refuse('access/denied', '{"action": "import-bundle"}');
  end if;
end $$;

create function private.discard_restore(user_id uuid, workspace_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.restores r where r.user_id = $1 and r.workspace_id = $2) then return; end if;
  delete from public.workspaces w where w.id = $2;
  delete from private.restores r where r.workspace_id = $2;
end $$;

-- False: there is a workspace of this id. One at a time for each person: what was begun before goes, and what nobody has come
-- back to within a day.
create function private.begin_restore(user_id uuid, workspace_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  old private.restores;
begin
  for old in
    select r.* from private.restores r where r.user_id = $1 or r.begun_at < private.clock() - interval '1 day'
  loop
    perform private.discard_restore(old.user_id, old.workspace_id);
  end loop;
  if exists (select from public.workspaces w where w.id = $2) or exists (select from private.restores r where r.workspace_id = $2) then
    return false;
  end if;
  insert into private.restores (user_id, workspace_id, begun_at) values ($1, $2, private.clock());
  perform private.lock_head($2, true);
  return true;
end $$;

-- Whoever sends a part again puts it in place of itself.
create function private.put_back(workspace_id uuid, collection text, rows jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  stamps constant text := 'created_at, created_by, created_via, updated_at, updated_by, updated_via, deleted_at';
  columns text := (select c.data_columns || ', ' || stamps from private.collections c where c.name = put_back.collection);
  next_version bigint := (select h.version + 1 from private.heads h where h.workspace_id = $1);
  broken text;
begin
  execute format(
    'insert into public.%1$I (id, workspace_id, version, %2$s)
       select id, $2, $3, %2$s from jsonb_populate_recordset(null::public.%1$I, $1)
       on conflict (workspace_id, id) do update set (version, %2$s) = (excluded.version, %3$s)',
    collection, columns, 'excluded.' || replace(columns, ', ', ', excluded.')
  ) using rows, workspace_id, next_version;
  set constraints all immediate;
exception
  when others then
    if left(sqlstate, 2) not in ('22', '23') then raise; end if;
    get stacked diagnostics broken = constraint_name;
    perform private.refuse('record/invalid', jsonb_build_object('constraint', broken));
end $$;

create function private.restore_records(user_id uuid, workspace_id uuid, collection text, rows jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.demand_restore(user_id, workspace_id);
  perform private.put_back(workspace_id, collection, rows);
end $$;

-- How much is there by now, and how many references name nothing. Those of one id are held by keys; lists and subjects, which
-- no key reaches into, are looked through here.
create function private.survey_restore(user_id uuid, workspace_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known record;
  field record;
  found_count bigint;
  counts jsonb := '{}';
  dangling bigint := 0;
begin
  perform private.demand_restore(user_id, workspace_id);
  for known in select c.name from private.collections c loop
    execute format('select count(*) from public.%I t where t.workspace_id = $1', known.name) into found_count using workspace_id;
    if found_count > 0 then counts := counts || jsonb_build_object(private.camel(known.name), found_count); end if;
  end loop;
  for field in
    select f.collection, f.name, f.kind, f.refers_to from private.fields f where f.refers_to is not null and f.kind <> 'id'
  loop
    execute format(
      'select count(*) from public.%1$I t cross join lateral %2$s e (value)
       where t.workspace_id = $1 and not private.is_there($1, %3$s, %4$s)',
      field.collection,
      case field.kind
        when 'entries' then format('jsonb_array_elements(t.%I)', field.name)
        when 'text' then format('unnest(array_remove(array[t.%I], null))', field.name)
        else format('unnest(t.%I)', field.name)
      end,
      case field.refers_to when 'subject' then 'split_part(e.value, ''/'', 1)' else quote_literal(field.refers_to) end,
      case
        when field.refers_to = 'subject' then 'split_part(e.value, ''/'', 2)::uuid'
        when field.kind = 'entries' then '(e.value ->> ''personId'')::uuid'
        else 'e.value'
      end
    ) into found_count using workspace_id;
    dangling := dangling + found_count;
  end loop;
  return jsonb_build_object('counts', counts, 'dangling', dangling);
end $$;

-- From here on it is a workspace like any other.
create function private.open_restore(user_id uuid, workspace_id uuid, mutation_id uuid, member jsonb, invitation_id uuid)
returns void
language plpgsql security definer set search_path = '' as $$
declare
  head private.heads := private.lock_head(workspace_id, false);
  owner_id uuid := (member ->> 'id')::uuid;
  writer private.writer;
begin
  perform private.demand_restore(user_id, workspace_id);
  writer := (workspace_id, head.version + 1, private.clock(), owner_id, null, 'function', false);
  perform private.put_back(workspace_id, 'members', jsonb_build_array(member));
  delete from public.invitations i where i.workspace_id = $2 and i.id = $5;
  perform private.demand_whole(writer, array[
    ('members', owner_id, 'update', null, 'null'), ('pipelines', owner_id, 'update', null, 'null'),
    ('field_definitions', owner_id, 'update', null, 'null')
  ]::private.touch[]);
  perform private.record_commit(writer, head, mutation_id, array[
    ('workspaces', workspace_id, 'update', null, 'null'), ('members', owner_id, 'update', null, 'null')
  ]::private.touch[]);
  delete from private.restores r where r.workspace_id = $2;
end $$;

create function private.restoring(user_id uuid) returns uuid
language sql stable security definer set search_path = '' as $$
  select r.workspace_id from private.restores r where r.user_id = $1
$$;

create function public.begin_restore(user_id uuid, workspace_id uuid) returns boolean
language sql security invoker set search_path = '' as $$ select private.begin_restore(user_id, workspace_id) $$;
create function public.restoring(user_id uuid) returns uuid
language sql stable security invoker set search_path = '' as $$ select private.restoring(user_id) $$;
create function public.restore_records(user_id uuid, workspace_id uuid, collection text, rows jsonb) returns void
language sql security invoker set search_path = '' as $$
  select private.restore_records(user_id, workspace_id, collection, rows)
$$;
create function public.survey_restore(user_id uuid, workspace_id uuid) returns jsonb
language sql security invoker set search_path = '' as $$ select private.survey_restore(user_id, workspace_id) $$;
create function public.open_restore(user_id uuid, workspace_id uuid, mutation_id uuid, member jsonb, invitation_id uuid)
returns void
language sql security invoker set search_path = '' as $$
  select private.open_restore(user_id, workspace_id, mutation_id, member, invitation_id)
$$;
create function public.discard_restore(user_id uuid, workspace_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.discard_restore(user_id, workspace_id) $$;

grant execute on function
  private.begin_restore(uuid, uuid), private.restoring(uuid), private.restore_records(uuid, uuid, text, jsonb),
  private.survey_restore(uuid, uuid), private.open_restore(uuid, uuid, uuid, jsonb, uuid), private.discard_restore(uuid, uuid),
  public.begin_restore(uuid, uuid), public.restoring(uuid), public.restore_records(uuid, uuid, text, jsonb),
  public.survey_restore(uuid, uuid), public.open_restore(uuid, uuid, uuid, jsonb, uuid), public.discard_restore(uuid, uuid)
  to service_role;

-- Is it where the bytes of a file belong that the caller is restoring? The record says so; nobody can see it yet.
create function private.is_restored_object(object_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if object_name !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-zA-Z]+(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$'
    or auth.uid() is null or not private.session_alive() then
    return false;
  end if;
  return exists (
    select from private.restores r join public.files f on f.workspace_id = r.workspace_id
    where r.user_id = auth.uid() and r.workspace_id = split_part(object_name, '/', 1)::uuid
      and f.id = split_part(object_name, '/', 4)::uuid and f.path = substr(object_name, 38)
  );
end $$;
grant execute on function private.is_restored_object(text) to authenticated;
