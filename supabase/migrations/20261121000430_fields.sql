-- The fields that a workspace gives its people, companies and deals. A field is archived and never deleted, so that what
-- records hold under its key stays what it was.

create table public.field_definitions (
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
  key text collate "C" not null,
  label text not null,
  type text collate "C" not null,
  options jsonb not null default '[]',
  required boolean not null default false,
  position text collate "C" not null,
  archived boolean not null default false,
  label_fold text collate "C" not null generated always as (private.fold(label)) stored,
  search_text text collate "C" not null generated always as (private.fold(label)) stored,
  primary key (workspace_id, id),
  constraint field_definitions_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint field_definitions_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint field_definitions_collection_choice check (collection in ('people', 'companies', 'deals')),
  constraint field_definitions_key_shape check (key ~ '^(?!constructor$)[a-z][a-z0-9_]{0,39}$'),
  constraint field_definitions_label_line check (private.is_line(label, 200)),
  constraint field_definitions_type_choice check (
    type in ('text', 'number', 'date', 'checkbox', 'select', 'multi-select', 'url', 'email', 'phone', 'money')),
  constraint field_definitions_options_shape check (private.are_field_options(type, options)),
  constraint field_definitions_position_rank check (private.is_rank(position)),
  constraint field_definitions_key_once exclude using btree (workspace_id with =, collection with =, key with =)
    where (deleted_at is null) deferrable initially deferred
);
create index field_definitions_by_position on public.field_definitions (workspace_id, position, id);

alter table public.field_definitions enable row level security;
