-- What each commit of an import did, row by row, with what records were before: written with that commit and never by hand
-- again. It names what it did even when that is gone, and its import too, so that no key ties it to either.

create table public.import_chunks (
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
  import_id uuid not null,
  position int not null,
  log text not null,
  log_fold text collate "C" not null generated always as (private.fold(log)) stored,
  search_text text collate "C" not null generated always as ('') stored,
  primary key (workspace_id, id),
  constraint import_chunks_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint import_chunks_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint import_chunks_position_range check (position between 0 and 100000),
  constraint import_chunks_log_written check (private.is_written(log, 1000000))
);
create index import_chunks_by_import on public.import_chunks (workspace_id, import_id, position, id);

alter table public.import_chunks enable row level security;
