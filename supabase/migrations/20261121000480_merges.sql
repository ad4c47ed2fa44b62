-- What became of records that looked like one: merged, split again, or found to be different ones.

create table public.merges (
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
  status text collate "C" not null,
  subjects text[] not null default '{}',
  kept text collate "C",
  deal_ids uuid[] not null default '{}',
  split_until timestamptz(3),
  undo jsonb,
  search_text text collate "C" not null generated always as ('') stored,
  primary key (workspace_id, id),
  constraint merges_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint merges_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint merges_collection_choice check (collection in ('people', 'companies')),
  constraint merges_status_choice check (status in ('merged', 'split', 'dismissed')),
  constraint merges_subjects_shape check (private.are_subjects(subjects)),
  constraint merges_kept_subject check (private.is_subject(kept)),
  constraint merges_deal_ids_most check (private.are_ids(deal_ids, 500)),
  constraint merges_undo_shape check (private.is_merge_undo(undo))
);
create index merges_by_status on public.merges (workspace_id, status, created_at, id);
create index merges_by_subject on public.merges using gin (subjects);
create index merges_by_deleted_at on public.merges (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

alter table public.merges enable row level security;
