-- An id is used once. Of a workspace its head stays, of a record a tombstone: whoever knows the id of what was purged can make
-- nothing of that id, and so cannot come by what may still lie under it.

-- Who restores to this id; null once it is open, or was made in another way. Called off, it is theirs to begin again.
alter table private.heads add column restorer uuid;
update private.heads h set restorer = r.user_id from private.restores r where r.workspace_id = h.workspace_id;

-- Workspaces that were purged before heads stayed.
insert into private.heads (workspace_id)
select a.workspace_id from public.audit_log a
union
select split_part(o.name, '/', 1)::uuid from storage.objects o
  where o.bucket_id = 'attachments' and o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
on conflict do nothing;

create table private.tombstones (
  workspace_id uuid not null references private.heads on delete cascade,
  collection text not null,
  id uuid not null,
  primary key (workspace_id, collection, id)
);
alter table private.tombstones enable row level security;
insert into private.tombstones (workspace_id, collection, id)
select distinct a.workspace_id, a.collection, a.id from public.audit_log a
  join public.workspaces w on w.id = a.workspace_id
  where a.kind = 'purge'
    and private.record_of(a.workspace_id, a.collection, a.id) is null;

create or replace function private.written(writer private.writer, kind text, collection text, steps private.step[])
returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  known private.collections := (select c from private.collections c where c.name = collection);
  taken uuid;
  done private.touch[];
begin
  if kind = 'create' then
    -- Each by its key: as a join, a table that has grown since its statistics were taken is read from end to end.
    select s.id into taken from unnest(steps) s
      where (
        select true from private.tombstones t
        where t.workspace_id = writer.workspace_id and t.collection = written.collection and t.id = s.id
      )
      order by s.index limit 1;
    if found then perform private.refuse_duplicate(collection, 'id', taken); end if;
  end if;
  execute private.write_statement(kind, known) into done using steps, writer;
  if kind = 'purge' then
    insert into private.tombstones (workspace_id, collection, id)
    select writer.workspace_id, written.collection, s.id from unnest(steps) s on conflict do nothing;
  end if;
  return done;
end $$;

-- Of a workspace that is gone nothing names it any more but its head; the bytes are `sweep-files`' to remove.
create function private.forget_workspace(workspace_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.audit_log a where a.workspace_id = $1;
  delete from private.changes c where c.workspace_id = $1;
  delete from private.commits c where c.workspace_id = $1;
  delete from private.answers a where a.workspace_id = $1;
  delete from private.tombstones t where t.workspace_id = $1;
end $$;

-- Entries leave by age, and with their workspace.
create or replace function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and (
    old.at < private.clock() - interval '400 days'
    or not exists (select from public.workspaces w where w.id = old.workspace_id)
  ) then
    return old;
  end if;
  raise insufficient_privilege using message = 'The audit log is append-only';
end $$;

-- However it goes.
create function private.forget_purged_workspace() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_workspace(old.id);
  return null;
end $$;
create trigger workspaces_forgotten after delete on public.workspaces
  for each row execute function private.forget_purged_workspace();

-- The commit that purged a workspace has told of itself by now; that goes too, and there is nobody to answer again.
create or replace function private.keep_answer(
  workspace_id uuid, user_id uuid, mutation_id uuid, mutations jsonb, answer jsonb
) returns void
language plpgsql set search_path = '' as $$
begin
  -- A conflict is not kept: the same change may be sent again on the current version.
  if answer -> 'outcomes' -> 0 ->> 'status' <> 'written' then return; end if;
  if not exists (select from public.workspaces w where w.id = $1) then
    perform private.forget_workspace(workspace_id);
    return;
  end if;
  insert into private.answers (workspace_id, user_id, mutation_id, version, outcomes, at)
  select $1, $2, $3, (answer ->> 'version')::bigint,
    jsonb_agg(jsonb_build_object('collection', m.value -> 'collection', 'id', m.value -> 'id')
      || case when jsonb_array_length(mutations) <= 50
        then jsonb_build_object('record', o.value -> 'record') else '{}' end order by m.place),
    private.clock()
  from jsonb_array_elements(mutations) with ordinality as m (value, place)
    join jsonb_array_elements(answer -> 'outcomes') with ordinality as o (value, place) using (place);
end $$;

-- What was left behind before.
do $$ declare gone uuid; begin
  for gone in
    select h.workspace_id from private.heads h
    where not exists (select from public.workspaces w where w.id = h.workspace_id)
      and not exists (select from private.restores r where r.workspace_id = h.workspace_id)
  loop
    perform private.forget_workspace(gone);
  end loop;
end $$;

-- The feed's heads stay, those of purged workspaces too.
create or replace function private.expire_feed(keep interval) returns void
language plpgsql set search_path = '' as $$
declare
  before timestamptz := private.clock() - keep;
begin
  update private.heads h set expired_version = d.version
    from (select c.workspace_id, max(c.version) as version from private.commits c where c.at < before group by 1) d
    where h.workspace_id = d.workspace_id and h.expired_version < d.version;
  delete from private.changes c using private.heads h
    where h.workspace_id = c.workspace_id and c.version <= h.expired_version;
  delete from private.commits c using private.heads h
    where h.workspace_id = c.workspace_id and c.version <= h.expired_version;
  delete from private.answers a where a.at < before;
end $$;

-- False: the id was used before, by whomever. One at a time for each person: what was begun before goes, and what nobody has
-- come back to within a day.
create or replace function private.begin_restore(user_id uuid, workspace_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  old private.restores;
begin
  perform pg_advisory_xact_lock(hashtextextended('restore/' || user_id, 0));
  for old in
    select r.* from private.restores r where r.user_id = $1 or r.begun_at < private.clock() - interval '1 day'
  loop
    perform private.discard_restore(old.user_id, old.workspace_id);
  end loop;
  insert into private.heads (workspace_id, restorer) values ($2, $1) on conflict do nothing;
  if (select h.restorer from private.heads h where h.workspace_id = $2) is distinct from user_id then return false; end if;
  insert into private.restores (user_id, workspace_id, begun_at) values ($1, $2, private.clock());
  return true;
end $$;

create or replace function private.open_restore(
  user_id uuid, workspace_id uuid, mutation_id uuid, member jsonb, invitation_id uuid
) returns void
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
  update private.heads h set restorer = null where h.workspace_id = $2;
  delete from private.restores r where r.workspace_id = $2;
end $$;

-- Bytes whose record was purged, and what was exported: that holds everything there is, and is kept for a day, or as long as
-- its workspace.
create or replace function private.orphaned_objects(most int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name
  from storage.objects o
  where o.bucket_id = 'attachments'
    and (
      split_part(o.name, '/', 2) <> 'exports'
      or coalesce(o.updated_at, o.created_at) < private.clock() - interval '1 day'
      or not exists (select from public.workspaces w where w.id::text = split_part(o.name, '/', 1))
    )
    and not exists (
      select from public.files f
      where f.workspace_id::text = split_part(o.name, '/', 1) and f.id::text = split_part(o.name, '/', 4)
    )
  order by o.name
  limit most
$$;
