-- Pipelines, their stages, and the deals that go through them.

create table public.pipelines (
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
  position text collate "C" not null,
  "default" boolean not null default false,
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  constraint pipelines_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint pipelines_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint pipelines_name_line check (private.is_line(name, 200)),
  constraint pipelines_position_rank check (private.is_rank(position))
);
create index pipelines_by_position on public.pipelines (workspace_id, position, id);
create index pipelines_by_deleted_at on public.pipelines (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

create table public.stages (
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
  pipeline_id uuid not null,
  name text not null,
  position text collate "C" not null,
  kind text collate "C" not null,
  probability smallint not null,
  rotting_days smallint,
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  constraint stages_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint stages_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint stages_name_line check (private.is_line(name, 200)),
  constraint stages_position_rank check (private.is_rank(position)),
  constraint stages_kind_choice check (kind in ('open', 'won', 'lost')),
  constraint stages_probability_range check (probability between 0 and 100),
  constraint stages_rotting_days_range check (rotting_days between 1 and 365),
  constraint stages_pipeline_id_there foreign key (workspace_id, pipeline_id)
    references public.pipelines (workspace_id, id) deferrable initially deferred,
  constraint stages_name_once exclude using btree (workspace_id with =, pipeline_id with =, private.same_case(name) with =)
    where (deleted_at is null) deferrable initially deferred
);
create index stages_by_position on public.stages (workspace_id, position, id);
create index stages_by_pipeline on public.stages (workspace_id, pipeline_id, position, id);
create index stages_by_deleted_at on public.stages (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

create table public.lost_reasons (
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
  position text collate "C" not null,
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  constraint lost_reasons_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint lost_reasons_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint lost_reasons_name_line check (private.is_line(name, 200)),
  constraint lost_reasons_position_rank check (private.is_rank(position)),
  constraint lost_reasons_name_once exclude using btree (workspace_id with =, private.same_case(name) with =)
    where (deleted_at is null) deferrable initially deferred
);
create index lost_reasons_by_position on public.lost_reasons (workspace_id, position, id);
create index lost_reasons_by_deleted_at on public.lost_reasons (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

-- `person_id` is whose name a deal's row shows: the primary person, else the first; `person_ids` is all who take part.
create table public.deals (
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
  company_id uuid,
  people jsonb not null default '[]',
  pipeline_id uuid not null,
  stage_id uuid not null,
  amount_minor bigint,
  currency text not null,
  probability smallint,
  expected_close_on date,
  stage_entered_at timestamptz(3),
  closed_at timestamptz(3),
  lost_reason_id uuid,
  lost_note text,
  owner_id uuid,
  rank text collate "C" not null,
  tag_ids uuid[] not null default '{}',
  source text,
  original_created_at timestamptz(3),
  custom jsonb not null default '{}',
  person_id uuid generated always as (private.primary_person(people)) stored,
  person_ids uuid[] not null generated always as (private.deal_person_ids(people)) stored,
  title_fold text collate "C" not null generated always as (private.fold(title)) stored,
  currency_fold text collate "C" not null generated always as (private.fold(currency)) stored,
  lost_note_fold text collate "C" generated always as (private.fold(lost_note)) stored,
  source_fold text collate "C" generated always as (private.fold(source)) stored,
  custom_fold jsonb not null generated always as (private.custom_fold(custom)) stored,
  search_text text collate "C" not null generated always as (private.fold(private.joined(title, source))) stored,
  primary key (workspace_id, id),
  constraint deals_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint deals_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint deals_title_line check (private.is_line(title, 300)),
  constraint deals_people_shape check (private.are_deal_people(people)),
  constraint deals_amount_minor_range check (amount_minor between 0 and 1000000000000000),
  constraint deals_currency_shape check (private.is_currency(currency)),
  constraint deals_probability_range check (probability between 0 and 100),
  constraint deals_expected_close_on_range check (expected_close_on between date '1900-01-01' and date '2200-12-31'),
  constraint deals_lost_note_lines check (private.are_lines(lost_note, 2000)),
  constraint deals_rank_rank check (private.is_rank(rank)),
  constraint deals_tag_ids_shape check (private.are_ids(tag_ids, 30)),
  constraint deals_source_line check (private.is_line(source, 200)),
  constraint deals_custom_shape check (private.is_custom(custom)),
  constraint deals_company_id_there foreign key (workspace_id, company_id)
    references public.companies (workspace_id, id) deferrable initially deferred,
  constraint deals_pipeline_id_there foreign key (workspace_id, pipeline_id)
    references public.pipelines (workspace_id, id) deferrable initially deferred,
  constraint deals_stage_id_there foreign key (workspace_id, stage_id)
    references public.stages (workspace_id, id) deferrable initially deferred,
  constraint deals_lost_reason_id_there foreign key (workspace_id, lost_reason_id)
    references public.lost_reasons (workspace_id, id) deferrable initially deferred,
  constraint deals_owner_id_there foreign key (workspace_id, owner_id)
    references public.members (workspace_id, id) deferrable initially deferred
);
create index deals_by_rank on public.deals (workspace_id, pipeline_id, rank, id);
create index deals_by_stage on public.deals (workspace_id, stage_id, rank, id);
create index deals_by_closed_at on public.deals (workspace_id, stage_id, closed_at desc nulls last, id);
create index deals_by_title on public.deals (workspace_id, title_fold, id);
create index deals_by_expected_close_on on public.deals (workspace_id, expected_close_on, id);
create index deals_by_created_at on public.deals (workspace_id, created_at, id);
create index deals_by_updated_at on public.deals (workspace_id, updated_at, id);
create index deals_by_deleted_at on public.deals (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;
create index deals_by_company on public.deals (workspace_id, company_id, created_at);
create index deals_by_person on public.deals (workspace_id, person_id);
create index deals_by_people on public.deals using gin (person_ids);
create index deals_by_owner on public.deals (workspace_id, owner_id);
create index deals_by_lost_reason on public.deals (workspace_id, lost_reason_id) where lost_reason_id is not null;
create index deals_found on public.deals
  using gin (workspace_id extensions.uuid_ops, search_text extensions.gin_trgm_ops);

alter table public.pipelines enable row level security;
alter table public.stages enable row level security;
alter table public.lost_reasons enable row level security;
alter table public.deals enable row level security;
