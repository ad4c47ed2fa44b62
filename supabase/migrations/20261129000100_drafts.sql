-- What assistants propose, and what they did: `Draft` of src/domain/model/drafts. What is proposed and what was written of it are
-- texts that are kept as they are.

alter table public.workspaces
  -- Whether what assistants write waits for a person.
  add column agent_mode text collate "C" not null default 'propose',
  add constraint workspaces_agent_mode_choice check (agent_mode in ('propose', 'act'));

create table public.drafts (
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
  status text collate "C" not null,
  title text,
  reason text,
  lines text not null,
  log text,
  -- Of the key that it came by, which may be gone.
  key_id uuid,
  sitting_id uuid,
  decided_at timestamptz(3),
  decided_by uuid,
  title_fold text collate "C" generated always as (private.fold(title)) stored,
  reason_fold text collate "C" generated always as (private.fold(reason)) stored,
  lines_fold text collate "C" not null generated always as (private.fold(lines)) stored,
  log_fold text collate "C" generated always as (private.fold(log)) stored,
  search_text text collate "C" not null generated always as ('') stored,
  primary key (workspace_id, id),
  constraint drafts_created_via_choice check (created_via in ('app', 'import')),
  constraint drafts_updated_via_choice check (updated_via in ('app', 'import')),
  constraint drafts_status_choice check (status in (
    'open', 'acted', 'accepted', 'partly-accepted', 'rejected', 'withdrawn', 'taken-back', 'partly-taken-back')),
  constraint drafts_title_line check (private.is_line(title, 300)),
  constraint drafts_reason_lines check (private.are_lines(reason, 2000)),
  constraint drafts_lines_written check (private.is_written(lines, 1000000)),
  constraint drafts_log_written check (private.is_written(log, 1000000)),
  constraint drafts_decided_by_there foreign key (workspace_id, decided_by)
    references public.members (workspace_id, id) deferrable initially deferred
);
create index drafts_by_status on public.drafts (workspace_id, status, created_at, id);
create index drafts_by_sitting on public.drafts (workspace_id, sitting_id, created_at, id) where sitting_id is not null;
create index drafts_by_decided_by on public.drafts (workspace_id, decided_by) where decided_by is not null;

alter table public.drafts enable row level security;
-- As what an import did: what records were before is for who made it to know, and for those who manage.
create policy drafts_read on public.drafts for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (
      created_by = any ((select private.member_ids())::uuid[])
      or workspace_id = any ((select private.managed_workspace_ids())::uuid[])
    )
  );
grant select on public.drafts to authenticated, service_role;

insert into private.collections (place, name) select max(place) + 1, 'drafts' from private.collections;
insert into private.fields (collection, name, kind, blank, most_bytes) values
  ('workspaces', 'agent_mode', 'text', '"propose"', 20000),
  ('drafts', 'status', 'text', 'null', 20000),
  ('drafts', 'title', 'text', 'null', 20000),
  ('drafts', 'reason', 'text', 'null', 20000),
  ('drafts', 'lines', 'text', 'null', 3200000),
  ('drafts', 'log', 'text', 'null', 3200000),
  ('drafts', 'key_id', 'id', 'null', 20000),
  ('drafts', 'sitting_id', 'id', 'null', 20000),
  ('drafts', 'decided_at', 'instant', 'null', 20000),
  ('drafts', 'decided_by', 'id', 'null', 20000);
update private.fields set is_fixed = true where collection = 'drafts' and name in ('key_id', 'sitting_id');
update private.fields set refers_to = 'members' where collection = 'drafts' and name = 'decided_by';
select private.describe_collections();

insert into private.grants (collection, verb, role, granted)
select 'drafts', verb, role, granted
from (values
  ('read', 'owner', 'any'), ('read', 'admin', 'any'), ('read', 'member', 'any'), ('read', 'viewer', 'any'),
  ('create', 'owner', 'any'), ('create', 'admin', 'any'), ('create', 'member', 'any'),
  ('update', 'owner', 'any'), ('update', 'admin', 'any'), ('update', 'member', 'own')
) as rules (verb, role, granted);

insert into private.transitions (machine, before, after) values
  ('drafts', null, 'open'), ('drafts', null, 'acted'),
  ('drafts', 'open', 'accepted'), ('drafts', 'open', 'partly-accepted'), ('drafts', 'open', 'rejected'), ('drafts', 'open', 'withdrawn'),
  ('drafts', 'acted', 'taken-back'), ('drafts', 'acted', 'partly-taken-back'),
  ('drafts', 'accepted', 'taken-back'), ('drafts', 'accepted', 'partly-taken-back'),
  ('drafts', 'partly-accepted', 'taken-back'), ('drafts', 'partly-accepted', 'partly-taken-back'),
  ('drafts', 'rejected', 'open'), ('drafts', 'partly-taken-back', 'taken-back');

-- A person may also say that what is written was proposed.
do $$
declare
  of_table record;
begin
  for of_table in
    select k.conrelid::regclass as name,
      string_agg(format('drop constraint %I', k.conname), ', ') as dropped,
      string_agg(format('add constraint %I check (%I in (''app'', ''import'', ''proposal'', ''api'', ''agent'', ''function'', ''sample''))',
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
