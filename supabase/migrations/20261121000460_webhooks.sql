-- Addresses that are told what happens. Their secrets are kept nowhere: the functions work them out.

create table public.webhooks (
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
  url text not null,
  events text[] not null,
  status text collate "C" not null default 'active',
  reached_at timestamptz(3),
  reached_id uuid,
  failures int not null default 0,
  next_attempt_at timestamptz(3),
  last_attempt_at timestamptz(3),
  last_status int,
  url_fold text collate "C" not null generated always as (private.fold(url)) stored,
  search_text text collate "C" not null generated always as (private.fold(url)) stored,
  primary key (workspace_id, id),
  constraint webhooks_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint webhooks_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint webhooks_url_shape check (url <> '' and private.is_web_address(url)),
  constraint webhooks_events_choice check (
    cardinality(events) between 1 and 21
    and events <@ array['created', 'imported', 'updated', 'trashed', 'restored', 'moved-stage', 'won', 'lost', 'reopened', 'noted',
      'call-logged', 'meeting-logged', 'email-logged', 'note-edited', 'note-removed', 'task-added', 'task-done', 'task-reopened',
      'task-changed', 'file-added', 'file-removed']
  ),
  constraint webhooks_status_choice check (status in ('active', 'paused', 'failing')),
  constraint webhooks_failures_least check (failures >= 0),
  constraint webhooks_last_status_least check (last_status >= 0)
);
create index webhooks_active on public.webhooks (workspace_id, id) where status = 'active' and deleted_at is null;
create index webhooks_by_deleted_at on public.webhooks (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

alter table public.webhooks enable row level security;
