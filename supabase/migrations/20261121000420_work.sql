-- What people do about records: tasks, notes, files, the timeline, imports.

create table public.tasks (
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
  title text not null,
  body text,
  kind text collate "C" not null default 'to-do',
  due_on date,
  due_at timestamptz(3),
  remind_at timestamptz(3),
  priority text collate "C" not null default 'none',
  assignee_id uuid,
  status text collate "C" not null default 'open',
  snoozed_until timestamptz(3),
  completed_at timestamptz(3),
  repeat text collate "C" not null default 'none',
  subjects text[] not null default '{}',
  title_fold text collate "C" not null generated always as (private.fold(title)) stored,
  body_fold text collate "C" generated always as (private.fold(body)) stored,
  search_text text collate "C" not null generated always as (private.fold(private.joined(title, body))) stored,
  primary key (workspace_id, id),
  constraint tasks_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint tasks_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint tasks_title_line check (private.is_line(title, 300)),
  constraint tasks_body_lines check (private.are_lines(body, 100000)),
  constraint tasks_kind_choice check (kind in ('to-do', 'call', 'email', 'meeting')),
  constraint tasks_due_on_range check (due_on between date '1900-01-01' and date '2200-12-31'),
  constraint tasks_due_at_alone check (due_on is null or due_at is null),
  constraint tasks_priority_choice check (priority in ('none', 'low', 'medium', 'high', 'urgent')),
  constraint tasks_status_choice check (status in ('open', 'snoozed', 'done', 'cancelled')),
  constraint tasks_repeat_choice check (repeat in ('none', 'daily', 'weekly', 'monthly')),
  constraint tasks_subjects_shape check (private.are_subjects(subjects)),
  constraint tasks_assignee_id_there foreign key (workspace_id, assignee_id)
    references public.members (workspace_id, id) deferrable initially deferred
);
create index tasks_by_due_on on public.tasks (workspace_id, due_on, id);
create index tasks_by_created_at on public.tasks (workspace_id, created_at, id);
create index tasks_by_deleted_at on public.tasks (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;
create index tasks_by_assignee on public.tasks (workspace_id, assignee_id, due_on);
create index tasks_by_subject on public.tasks using gin (subjects);
create index tasks_found on public.tasks
  using gin (workspace_id extensions.uuid_ops, search_text extensions.gin_trgm_ops);

create table public.notes (
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
  body text not null,
  kind text collate "C" not null default 'note',
  happened_at timestamptz(3),
  subjects text[] not null default '{}',
  mentions uuid[] not null default '{}',
  pinned boolean not null default false,
  body_fold text collate "C" not null generated always as (private.fold(body)) stored,
  search_text text collate "C" not null generated always as (private.fold(body)) stored,
  primary key (workspace_id, id),
  constraint notes_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint notes_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint notes_body_lines check (private.are_lines(body, 100000)),
  constraint notes_kind_choice check (kind in ('note', 'call', 'meeting', 'email')),
  constraint notes_subjects_shape check (private.are_subjects(subjects)),
  constraint notes_mentions_shape check (private.are_ids(mentions, 30))
);
create index notes_by_created_at on public.notes (workspace_id, created_at, id);
create index notes_by_deleted_at on public.notes (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;
create index notes_by_subject on public.notes using gin (subjects);
create index notes_found on public.notes
  using gin (workspace_id extensions.uuid_ops, search_text extensions.gin_trgm_ops);

-- What the workspace knows of a stored file; the bytes are in the bucket at `path`.
create table public.files (
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
  mime text not null,
  size_bytes int not null,
  sha256 text collate "C",
  path text not null,
  subject text collate "C",
  status text collate "C" not null default 'pending',
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  mime_fold text collate "C" not null generated always as (private.fold(mime)) stored,
  path_fold text collate "C" not null generated always as (private.fold(path)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  constraint files_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint files_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint files_name_line check (private.is_line(name, 200)),
  constraint files_mime_line check (private.is_line(mime, 200)),
  constraint files_size_bytes_range check (size_bytes between 0 and 26214400),
  constraint files_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint files_path_line check (private.is_line(path, 400)),
  constraint files_subject_shape check (private.is_subject(subject)),
  constraint files_status_choice check (status in ('pending', 'uploading', 'ready', 'failed', 'removed'))
);
create index files_by_created_at on public.files (workspace_id, created_at, id);
create index files_by_deleted_at on public.files (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;
create index files_by_subject on public.files (workspace_id, subject, created_at);
create index files_by_name on public.files (workspace_id, name_fold, id);
create index files_by_size on public.files (workspace_id, size_bytes, id);
create index files_by_path on public.files (workspace_id, path);

alter table public.companies add constraint companies_logo_file_id_there foreign key (workspace_id, logo_file_id)
  references public.files (workspace_id, id) deferrable initially deferred;
alter table public.members add constraint members_avatar_file_id_there foreign key (workspace_id, avatar_file_id)
  references public.files (workspace_id, id) deferrable initially deferred;
alter table public.people add constraint people_avatar_file_id_there foreign key (workspace_id, avatar_file_id)
  references public.files (workspace_id, id) deferrable initially deferred;

-- One line of the timeline, written with the commit it tells of. It names what it was about even when that is gone, so that
-- no key ties it to its object.
create table public.activities (
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
  actor_id uuid,
  verb text collate "C" not null,
  subjects text[] not null,
  object_id uuid not null,
  object_collection text collate "C" not null,
  label text,
  at timestamptz(3) not null,
  changes jsonb not null default '{}',
  source text collate "C" not null,
  label_fold text collate "C" generated always as (private.fold(label)) stored,
  search_text text collate "C" not null generated always as (private.fold(coalesce(label, ''))) stored,
  primary key (workspace_id, id),
  constraint activities_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint activities_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint activities_verb_choice check (
    verb in (
      'created', 'imported', 'updated', 'trashed', 'restored', 'moved-stage', 'won', 'lost', 'reopened', 'noted', 'call-logged',
      'meeting-logged', 'email-logged', 'note-edited', 'note-removed', 'task-added', 'task-done', 'task-reopened', 'task-changed', 'file-added', 'file-removed'
    )
  ),
  constraint activities_object_collection_choice check (
    object_collection in ('people', 'companies', 'deals', 'notes', 'tasks', 'files')
  ),
  constraint activities_changes_shape check (jsonb_typeof(changes) = 'object'),
  constraint activities_source_choice check (source in ('app', 'import', 'function', 'sample')),
  constraint activities_actor_id_there foreign key (workspace_id, actor_id)
    references public.members (workspace_id, id) deferrable initially deferred
);
create index activities_by_at on public.activities (workspace_id, at, id);
create index activities_by_actor on public.activities (workspace_id, actor_id, at, id);
create index activities_by_object_collection on public.activities (workspace_id, object_collection, at, id);
-- What the stays of a deal are made of.
create index activities_of_moves on public.activities (workspace_id, object_id) where changes ? 'stageId';
create index activities_by_subject on public.activities using gin (subjects);

-- One run of an import and what became of its rows.
create table public.imports (
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
  file_name text not null,
  sha256 text collate "C",
  source text,
  collections text[] not null default '{}',
  encoding text not null,
  delimiter text not null,
  mapping text,
  options text,
  status text collate "C" not null,
  total int not null,
  created int not null,
  updated int not null,
  skipped int not null,
  failed int not null,
  file_name_fold text collate "C" not null generated always as (private.fold(file_name)) stored,
  encoding_fold text collate "C" not null generated always as (private.fold(encoding)) stored,
  delimiter_fold text collate "C" not null generated always as (private.fold(delimiter)) stored,
  source_fold text collate "C" generated always as (private.fold(source)) stored,
  mapping_fold text collate "C" generated always as (private.fold(mapping)) stored,
  options_fold text collate "C" generated always as (private.fold(options)) stored,
  search_text text collate "C" not null generated always as (private.fold(file_name)) stored,
  primary key (workspace_id, id),
  constraint imports_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint imports_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint imports_file_name_line check (private.is_line(file_name, 200)),
  constraint imports_encoding_line check (encoding = '' or private.is_line(encoding, 40)),
  constraint imports_delimiter_length check (private.fits(delimiter, 4)),
  constraint imports_sha256_hex check (sha256 ~ '^[0-9a-f]{64}$'),
  constraint imports_source_line check (private.is_line(source, 40)),
  constraint imports_collections_choice check (
    cardinality(collections) <= 5 and collections <@ array['people', 'companies', 'deals', 'tasks', 'notes']
  ),
  constraint imports_mapping_written check (private.is_written(mapping, 200000)),
  constraint imports_options_written check (private.is_written(options, 200000)),
  constraint imports_status_choice check (
    status in ('running', 'paused', 'done', 'failed', 'cancelled', 'undoing', 'undone', 'partly-undone')
  ),
  constraint imports_total_range check (total between 0 and 100000),
  constraint imports_created_range check (created between 0 and 100000),
  constraint imports_updated_range check (updated between 0 and 100000),
  constraint imports_skipped_range check (skipped between 0 and 100000),
  constraint imports_failed_range check (failed between 0 and 100000)
);
create index imports_by_created_at on public.imports (workspace_id, created_at, id);
create index imports_by_deleted_at on public.imports (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

alter table public.tasks enable row level security;
alter table public.notes enable row level security;
alter table public.files enable row level security;
alter table public.activities enable row level security;
alter table public.imports enable row level security;
