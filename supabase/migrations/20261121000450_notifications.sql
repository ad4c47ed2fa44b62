-- What one member is told, and nobody else reads. It holds no words: what it is about is read as it now stands. No key ties
-- it to its object, which may be gone.

create table public.notifications (
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
  member_id uuid not null,
  kind text collate "C" not null,
  subject text collate "C",
  object_collection text collate "C" not null,
  object_id uuid not null,
  actor_id uuid,
  read_at timestamptz(3),
  search_text text collate "C" not null generated always as ('') stored,
  primary key (workspace_id, id),
  constraint notifications_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint notifications_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint notifications_kind_choice check (kind in ('mention', 'assignment', 'due', 'deal-won', 'import-done')),
  constraint notifications_subject_shape check (private.is_subject(subject)),
  constraint notifications_object_collection_choice check (object_collection in ('notes', 'tasks', 'deals', 'imports')),
  constraint notifications_member_id_there foreign key (workspace_id, member_id)
    references public.members (workspace_id, id) deferrable initially deferred,
  constraint notifications_actor_id_there foreign key (workspace_id, actor_id)
    references public.members (workspace_id, id) deferrable initially deferred
);
create index notifications_by_member on public.notifications (workspace_id, member_id, created_at desc, id);
create index notifications_by_actor on public.notifications (workspace_id, actor_id);
create index notifications_by_subject on public.notifications (workspace_id, subject) where subject is not null;

alter table public.notifications enable row level security;
