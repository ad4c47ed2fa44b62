-- The audit log: who changed which columns of what, and when. Never the values, so that erasing a person has nothing to do
-- here; never altered, not even by whoever holds the secret key. For owners and admins to read.

create table public.audit_log (
  workspace_id uuid not null,
  version bigint not null,
  collection text collate "C" not null,
  id uuid not null,
  kind text collate "C" not null,
  -- Of an update: what differs now. Null for a record that came, went or was trashed.
  columns text[],
  member_id uuid,
  user_id uuid,
  session_id uuid,
  via text collate "C" not null,
  at timestamptz(3) not null,
  -- One record may be written more than once in a commit.
  place integer not null,
  primary key (workspace_id, version, place)
);
create index audit_log_by_record on public.audit_log (workspace_id, collection, id, version);
create index audit_log_at on public.audit_log using brin (at);

alter table public.audit_log enable row level security;
create policy audit_log_read on public.audit_log for select to authenticated
  using (workspace_id = any ((select private.managed_workspace_ids())::uuid[]));

create function private.record_audit(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.audit_log
    (workspace_id, version, collection, id, kind, columns, member_id, user_id, session_id, via, at, place)
  select writer.workspace_id, writer.version, t.collection, t.id, t.kind,
    case when t.kind = 'update' then array(
      select f.name from private.fields f
      where f.collection = t.collection and t.before -> f.name is distinct from t.after -> f.name order by f.place
    ) end,
    writer.member_id, (select auth.uid()), (select nullif(auth.jwt() ->> 'session_id', '')::uuid), writer.via, writer.at, t.place
  from unnest(touches) with ordinality as t (collection, id, kind, before, after, place)
  where t.collection <> 'activities';
end $$;

-- Append-only for everybody: entries leave by age alone, through the one function below.
create function private.refuse_audit_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and old.at < private.clock() - interval '400 days' then return old; end if;
  raise insufficient_privilege using message = 'The audit log is append-only';
end $$;
create trigger audit_log_keeps before update or delete on public.audit_log
  for each row execute function private.refuse_audit_change();
create trigger audit_log_stays before truncate on public.audit_log
  for each statement execute function private.refuse_audit_change();

-- For a scheduled job.
create function private.expire_audit_log() returns void
language sql set search_path = '' as $$
  delete from public.audit_log a where a.at < private.clock() - interval '400 days'
$$;
