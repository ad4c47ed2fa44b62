-- People, companies and tags. Text that is ordered or searched has a twin, `<column>_fold`, unless it is of collation "C",
-- where it folds to itself. Whom a row names must be of the same workspace; which entry of a list it names, the commit
-- function sees to. Deferred, since a commit may purge a record before it empties what names it.

create table public.tags (
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
  colour text collate "C" not null default 'grey',
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  constraint tags_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint tags_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint tags_name_line check (private.is_line(name, 200)),
  constraint tags_colour_choice check (colour in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink')),
  constraint tags_name_once exclude using btree (workspace_id with =, private.same_case(name) with =)
    where (deleted_at is null) deferrable initially deferred
);
create index tags_by_name on public.tags (workspace_id, name_fold, id);
create index tags_by_deleted_at on public.tags (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;

-- Beside its fields, a company has what `companyRows` (views.ts) adds to them: from `phone` to `country`.
create table public.companies (
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
  domains text[] not null default '{}',
  website text,
  industry text,
  size text collate "C",
  phones jsonb not null default '[]',
  address jsonb,
  owner_id uuid,
  tag_ids uuid[] not null default '{}',
  logo_file_id uuid,
  description text,
  -- Where it was kept before, of any time: `created_at` is when it came here.
  original_created_at timestamptz(3),
  custom jsonb not null default '{}',
  phone text generated always as (private.primary_phone(phones)) stored,
  city text generated always as (address ->> 'city') stored,
  country text generated always as (address ->> 'country') stored,
  phone_fold text collate "C" generated always as (private.fold(private.primary_phone(phones))) stored,
  city_fold text collate "C" generated always as (private.fold(address ->> 'city')) stored,
  country_fold text collate "C" generated always as (private.fold(address ->> 'country')) stored,
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  website_fold text collate "C" generated always as (private.fold(website)) stored,
  industry_fold text collate "C" generated always as (private.fold(industry)) stored,
  description_fold text collate "C" generated always as (private.fold(description)) stored,
  custom_fold jsonb not null generated always as (
    case when custom = '{}' then custom else private.custom_fold(custom) end
  ) stored,
  search_text text collate "C" not null generated always as (
    private.fold(private.joined(
      name, private.joined(variadic domains), website, industry, private.phone_text(phones),
      address ->> 'city', address ->> 'country'
    ))
  ) stored,
  primary key (workspace_id, id),
  constraint companies_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint companies_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint companies_name_line check (private.is_line(name, 200)),
  constraint companies_domains_shape check (private.are_domains(domains)),
  constraint companies_website_shape check (private.is_web_address(website)),
  constraint companies_industry_line check (private.is_line(industry, 200)),
  constraint companies_size_choice check (size in ('1', '2-10', '11-50', '51-200', '201-1000', '1000+')),
  constraint companies_phones_shape check (private.are_phones(phones)),
  constraint companies_address_shape check (private.is_address(address)),
  constraint companies_tag_ids_shape check (tag_ids = '{}' or private.are_ids(tag_ids, 30)),
  constraint companies_description_lines check (private.are_lines(description, 2000)),
  constraint companies_custom_shape check (custom = '{}' or private.is_custom(custom)),
  constraint companies_owner_id_there foreign key (workspace_id, owner_id)
    references public.members (workspace_id, id) deferrable initially deferred
);
create index companies_by_name on public.companies (workspace_id, name_fold, id);
create index companies_by_created_at on public.companies (workspace_id, created_at, id);
create index companies_by_updated_at on public.companies (workspace_id, updated_at, id);
create index companies_by_deleted_at on public.companies (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;
create index companies_by_owner on public.companies (workspace_id, owner_id);
create index companies_by_logo_file on public.companies (workspace_id, logo_file_id) where logo_file_id is not null;
create index companies_found on public.companies
  using gin (workspace_id extensions.uuid_ops, search_text extensions.gin_trgm_ops);

-- Beside its fields, a person has what a list shows of them: the columns from `name` to `country` are those of
-- `personRows` (views.ts), kept, so that a page of a million people is read off an index.
create table public.people (
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
  first_name text,
  middle_name text,
  last_name text,
  name_prefix text,
  name_suffix text,
  job_title text,
  company_id uuid,
  emails jsonb not null default '[]',
  phones jsonb not null default '[]',
  links jsonb not null default '[]',
  address jsonb,
  birthday text collate "C",
  lifecycle text collate "C",
  do_not_contact boolean not null default false,
  owner_id uuid,
  tag_ids uuid[] not null default '{}',
  avatar_file_id uuid,
  source text,
  description text,
  -- Where it was kept before, of any time: `created_at` is when it came here.
  original_created_at timestamptz(3),
  custom jsonb not null default '{}',
  name text not null generated always as (
    private.person_name(array[name_prefix, first_name, middle_name, last_name, name_suffix], emails, phones)
  ) stored,
  email text generated always as (private.primary_email(emails)) stored,
  phone text generated always as (private.primary_phone(phones)) stored,
  city text generated always as (address ->> 'city') stored,
  country text generated always as (address ->> 'country') stored,
  first_name_fold text collate "C" generated always as (private.fold(first_name)) stored,
  middle_name_fold text collate "C" generated always as (private.fold(middle_name)) stored,
  last_name_fold text collate "C" generated always as (private.fold(last_name)) stored,
  name_prefix_fold text collate "C" generated always as (private.fold(name_prefix)) stored,
  name_suffix_fold text collate "C" generated always as (private.fold(name_suffix)) stored,
  job_title_fold text collate "C" generated always as (private.fold(job_title)) stored,
  source_fold text collate "C" generated always as (private.fold(source)) stored,
  description_fold text collate "C" generated always as (private.fold(description)) stored,
  custom_fold jsonb not null generated always as (
    case when custom = '{}' then custom else private.custom_fold(custom) end
  ) stored,
  name_fold text collate "C" not null generated always as (
    private.fold(private.person_name(array[name_prefix, first_name, middle_name, last_name, name_suffix], emails, phones))
  ) stored,
  email_fold text collate "C" generated always as (private.fold(private.primary_email(emails))) stored,
  phone_fold text collate "C" generated always as (private.fold(private.primary_phone(phones))) stored,
  -- The digits in one piece, where the number is written otherwise: a walk through the rows looks at it in each.
  phone_digits text collate "C" generated always as (
    private.digits_apart(private.primary_phone(phones))
  ) stored,
  city_fold text collate "C" generated always as (private.fold(address ->> 'city')) stored,
  country_fold text collate "C" generated always as (private.fold(address ->> 'country')) stored,
  search_text text collate "C" not null generated always as (
    private.fold(private.joined(
      private.spaced(first_name, middle_name, last_name), job_title, private.email_text(emails),
      private.phone_text(phones), address ->> 'city'
    ))
  ) stored,
  primary key (workspace_id, id),
  constraint people_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint people_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint people_first_name_line check (private.is_line(first_name, 200)),
  constraint people_middle_name_line check (private.is_line(middle_name, 200)),
  constraint people_last_name_line check (private.is_line(last_name, 200)),
  constraint people_name_prefix_line check (private.is_line(name_prefix, 200)),
  constraint people_name_suffix_line check (private.is_line(name_suffix, 200)),
  constraint people_job_title_line check (private.is_line(job_title, 200)),
  constraint people_first_name_one_of_required check (
    first_name is not null or last_name is not null or emails <> '[]' or phones <> '[]'
  ),
  constraint people_emails_shape check (private.are_emails(emails)),
  constraint people_phones_shape check (private.are_phones(phones)),
  constraint people_links_shape check (links = '[]' or private.are_links(links)),
  constraint people_address_shape check (private.is_address(address)),
  constraint people_birthday_shape check (private.is_birthday(birthday)),
  constraint people_lifecycle_choice check (lifecycle in ('lead', 'prospect', 'customer', 'former', 'other')),
  constraint people_tag_ids_shape check (tag_ids = '{}' or private.are_ids(tag_ids, 30)),
  constraint people_source_line check (private.is_line(source, 200)),
  constraint people_description_lines check (private.are_lines(description, 2000)),
  constraint people_custom_shape check (custom = '{}' or private.is_custom(custom)),
  constraint people_company_id_there foreign key (workspace_id, company_id)
    references public.companies (workspace_id, id) deferrable initially deferred,
  constraint people_owner_id_there foreign key (workspace_id, owner_id)
    references public.members (workspace_id, id) deferrable initially deferred
);
create index people_by_name on public.people (workspace_id, name_fold, id);
create index people_by_email on public.people (workspace_id, email_fold, id);
create index people_by_created_at on public.people (workspace_id, created_at, id);
create index people_by_updated_at on public.people (workspace_id, updated_at, id);
create index people_by_deleted_at on public.people (workspace_id, deleted_at desc nulls last, id)
  where deleted_at is not null;
create index people_by_company on public.people (workspace_id, company_id);
create index people_by_owner on public.people (workspace_id, owner_id);
create index people_by_avatar_file on public.people (workspace_id, avatar_file_id) where avatar_file_id is not null;
-- One index for the search in people and in their rows, which also looks at the prefix and suffix of the name.
create index people_found on public.people
  using gin (workspace_id extensions.uuid_ops, (search_text || E'\n' || name_fold) extensions.gin_trgm_ops);

alter table public.tags enable row level security;
alter table public.companies enable row level security;
alter table public.people enable row level security;
