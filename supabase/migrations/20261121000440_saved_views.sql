-- Views of the lists that were given a name. What they show is the text that links carry, which the screens read.

create table public.saved_views (
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
  collection text collate "C" not null,
  name text not null,
  layout text collate "C" not null default 'table',
  filter text,
  sort text,
  "group" text,
  columns text,
  shared boolean not null default false,
  "default" boolean not null default false,
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  filter_fold text collate "C" generated always as (private.fold(filter)) stored,
  sort_fold text collate "C" generated always as (private.fold(sort)) stored,
  group_fold text collate "C" generated always as (private.fold("group")) stored,
  columns_fold text collate "C" generated always as (private.fold(columns)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  constraint saved_views_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint saved_views_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint saved_views_collection_choice check (collection in ('people', 'companies', 'deals')),
  constraint saved_views_name_line check (private.is_line(name, 200)),
  constraint saved_views_layout_choice check (layout in ('table', 'board')),
  constraint saved_views_filter_line check (private.is_line(filter, 10000)),
  constraint saved_views_sort_line check (private.is_line(sort, 10000)),
  constraint saved_views_group_line check (private.is_line("group", 200)),
  constraint saved_views_columns_line check (private.is_line(columns, 10000))
);
create index saved_views_by_created_at on public.saved_views (workspace_id, created_at, id);
create index saved_views_by_deleted_at on public.saved_views (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

alter table public.saved_views enable row level security;
