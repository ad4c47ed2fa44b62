-- What is done by itself, and the log of it. What a rule does is worked out by a function; what follows here keeps that nothing is
-- done twice: a run's id follows from the rule and what set it off, and is used once.

create table public.rules (
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
  status text collate "C" not null default 'off',
  collection text collate "C" not null,
  plan text collate "C" not null,
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  constraint rules_created_via_choice check (created_via = ''),
  constraint rules_updated_via_choice check (updated_via = ''),
  constraint rules_name_line check (private.is_line(name, 200)),
  constraint rules_status_choice check (status in ('off', 'on', 'paused')),
  constraint rules_collection_choice check (collection in ('people', 'companies', 'deals')),
  constraint rules_plan_written check (private.is_written(plan, 8000))
);
create index rules_on on public.rules (workspace_id, updated_at) where status = 'on' and deleted_at is null;
create index rules_by_deleted_at on public.rules (workspace_id, deleted_at desc nulls last, id) where deleted_at is not null;

create table public.rule_runs (
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
  rule_id uuid not null,
  about text collate "C" not null,
  status text collate "C" not null,
  problem text collate "C",
  step int not null default 0,
  due_at timestamptz(3),
  failures int not null default 0,
  depth int not null default 0,
  wrote text collate "C" not null default '[]',
  search_text text collate "C" not null generated always as ('') stored,
  primary key (workspace_id, id),
  constraint rule_runs_created_via_choice check (created_via = ''),
  constraint rule_runs_updated_via_choice check (updated_via = ''),
  constraint rule_runs_about_subject check (private.is_subject(about)),
  constraint rule_runs_status_choice check (status in ('done', 'waiting', 'failed', 'skipped', 'undone')),
  constraint rule_runs_problem_choice
    check (problem in ('too-deep', 'rule-off', 'record-gone', 'step-impossible', 'not-delivered')),
  constraint rule_runs_step_least check (step >= 0),
  constraint rule_runs_failures_least check (failures >= 0),
  constraint rule_runs_depth_least check (depth >= 0),
  constraint rule_runs_wrote_written check (private.is_written(wrote, 20000))
);
create index rule_runs_of_rule on public.rule_runs (workspace_id, rule_id, created_at desc, id);
create index rule_runs_waiting on public.rule_runs (due_at, workspace_id) where status = 'waiting' and deleted_at is null;
-- Those that wrote at a moment, and those that have been over for long.
create index rule_runs_by_updated_at on public.rule_runs (workspace_id, updated_at);
create index rule_runs_by_deleted_at on public.rule_runs (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

alter table public.rules enable row level security;
alter table public.rule_runs enable row level security;
grant select on public.rules, public.rule_runs to authenticated, service_role;

-- What is done by itself, and to what, is for those to know who may change it.
create policy rules_read on public.rules for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and workspace_id = any ((select private.managed_workspace_ids())::uuid[])
  );
create policy rule_runs_read on public.rule_runs for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and workspace_id = any ((select private.managed_workspace_ids())::uuid[])
  );

insert into private.grants (collection, verb, role, granted)
select v.collection, v.verb, r.role, 'any'
from (
  select 'rules', unnest(array['read', 'create', 'update', 'trash', 'restore', 'purge'])
  union all select 'rule_runs', 'read'
) as v (collection, verb), (values ('owner'), ('admin')) as r (role);

insert into private.collections (place, name)
select (select max(place) from private.collections) + listed.place, listed.name
from unnest(array['rules', 'rule_runs']) with ordinality as listed (name, place);

insert into private.fields (collection, name, kind, blank, is_fixed, most_bytes) values
  ('rules', 'name', 'text', 'null', false, 20000),
  ('rules', 'status', 'text', '"off"', false, 20000),
  ('rules', 'collection', 'text', 'null', false, 20000),
  ('rules', 'plan', 'text', 'null', false, 40000),
  ('rule_runs', 'rule_id', 'id', 'null', true, 20000),
  ('rule_runs', 'about', 'text', 'null', true, 20000),
  ('rule_runs', 'status', 'text', 'null', false, 20000),
  ('rule_runs', 'problem', 'text', 'null', false, 20000),
  ('rule_runs', 'step', 'integer', '0', false, 20000),
  ('rule_runs', 'due_at', 'instant', 'null', false, 20000),
  ('rule_runs', 'failures', 'integer', '0', false, 20000),
  ('rule_runs', 'depth', 'integer', '0', false, 20000),
  ('rule_runs', 'wrote', 'text', '"[]"', false, 80000);
select private.describe_collections();

-- What a rule wrote says so. Every column that names an origin has a check of its own; a table is looked through once.
do $$
declare
  of_table record;
begin
  for of_table in
    select k.conrelid::regclass as name,
      string_agg(format('drop constraint %I', k.conname), ', ') as dropped,
      string_agg(format('add constraint %I check (%I in (''app'', ''import'', ''proposal'', ''api'', ''agent'', ''form'', ''rule'', ''function'', ''sample''))',
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

-- A rule points somebody to a record.
alter table public.notifications
  drop constraint notifications_kind_choice,
  add constraint notifications_kind_choice check (
    kind in ('mention', 'assignment', 'due', 'deal-won', 'import-done', 'submission', 'rule')
  ),
  drop constraint notifications_object_collection_choice,
  add constraint notifications_object_collection_choice
    check (object_collection in ('notes', 'tasks', 'deals', 'imports', 'submissions', 'people', 'companies'));
