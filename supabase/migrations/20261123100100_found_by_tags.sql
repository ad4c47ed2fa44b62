-- A search finds the people, companies and deals that carry a tag of that name: their rows show the names of their tags, without
-- those in the trash, and the searched text ends with them. The rule is `tagNames` of src/domain/model/records/views.ts.
--
-- Both are subqueries of the columns, so that a page works them out for its own rows only, and rows without tags not at all. The
-- searched text is worked out for every row that is walked, and takes the way that costs least there.

create or replace view public.person_rows with (security_invoker = true) as
select
  p.workspace_id, p.id, p.version, p.created_at, p.created_by, p.created_via,
  p.updated_at, p.updated_by, p.updated_via, p.deleted_at,
  p.name, p.email, p.phone, p.job_title, p.company_id, c.name as company_name, p.city, p.country, p.lifecycle, p.do_not_contact,
  p.owner_id, p.tag_ids, p.source, p.original_created_at, p.avatar_file_id, p.custom, p.custom_fold,
  p.name_fold, p.email_fold, p.phone_fold, p.job_title_fold, c.name_fold as company_name_fold, p.city_fold, p.country_fold,
  p.source_fold,
  concat_ws(
    E'\n', p.name_fold, p.email_fold, p.phone_fold, p.phone_digits, p.job_title_fold, c.name_fold, p.city_fold,
    case when p.tag_ids <> '{}' then (
      select string_agg(t.name_fold, E'\n' order by array_position(p.tag_ids, t.id)) from public.tags t
      where t.workspace_id = p.workspace_id and t.id = any (p.tag_ids) and t.deleted_at is null
    ) end
  ) collate "C" as search_text,
  case when p.tag_ids = '{}' then '{}' else array(
    select t.name
    from unnest(p.tag_ids) with ordinality carried (id, place)
    join public.tags t on t.workspace_id = p.workspace_id and t.id = carried.id
    where t.deleted_at is null order by carried.place
  ) end as tag_names
from public.people p
left join public.companies c on c.workspace_id = p.workspace_id and c.id = p.company_id;

create or replace view public.company_rows with (security_invoker = true) as
select
  c.workspace_id, c.id, c.version, c.created_at, c.created_by, c.created_via, c.updated_at, c.updated_by,
  c.updated_via, c.deleted_at, c.name, c.domains, c.website, c.industry, c.size, c.phones, c.address, c.owner_id,
  c.tag_ids, c.logo_file_id, c.description, c.original_created_at, c.custom, c.phone, c.city, c.country, c.phone_fold,
  c.city_fold, c.country_fold, c.name_fold, c.website_fold, c.industry_fold, c.description_fold, c.custom_fold,
  concat_ws(
    E'\n', c.search_text,
    case when c.tag_ids <> '{}' then (
      select string_agg(t.name_fold, E'\n' order by array_position(c.tag_ids, t.id)) from public.tags t
      where t.workspace_id = c.workspace_id and t.id = any (c.tag_ids) and t.deleted_at is null
    ) end
  ) collate "C" as search_text,
  case when c.tag_ids = '{}' then '{}' else array(
    select t.name
    from unnest(c.tag_ids) with ordinality carried (id, place)
    join public.tags t on t.workspace_id = c.workspace_id and t.id = carried.id
    where t.deleted_at is null order by carried.place
  ) end as tag_names
from public.companies c;

create or replace view public.deal_rows with (security_invoker = true) as
select
  d.workspace_id, d.id, d.version, d.created_at, d.created_by, d.created_via,
  d.updated_at, d.updated_by, d.updated_via, d.deleted_at,
  d.title, d.company_id, c.name as company_name, d.person_id, p.name as person_name, d.pipeline_id, d.stage_id,
  coalesce(s.kind, 'open') as stage_kind, d.amount_minor, d.currency,
  coalesce(d.probability, s.probability, 0::smallint) as probability, d.expected_close_on, d.stage_entered_at, d.closed_at,
  d.lost_reason_id, d.owner_id, d.rank, d.tag_ids, d.person_ids, d.original_created_at, d.custom, d.custom_fold,
  private.open_tasks(d.workspace_id, d.id) as open_tasks,
  d.title_fold, c.name_fold as company_name_fold, p.name_fold as person_name_fold, d.currency_fold,
  concat_ws(
    E'\n', d.title_fold, c.name_fold, p.name_fold,
    case when d.tag_ids <> '{}' then (
      select string_agg(t.name_fold, E'\n' order by array_position(d.tag_ids, t.id)) from public.tags t
      where t.workspace_id = d.workspace_id and t.id = any (d.tag_ids) and t.deleted_at is null
    ) end
  ) collate "C" as search_text,
  case when d.tag_ids = '{}' then '{}' else array(
    select t.name
    from unnest(d.tag_ids) with ordinality carried (id, place)
    join public.tags t on t.workspace_id = d.workspace_id and t.id = carried.id
    where t.deleted_at is null order by carried.place
  ) end as tag_names
from public.deals d
left join public.companies c on c.workspace_id = d.workspace_id and c.id = d.company_id
left join public.people p on p.workspace_id = d.workspace_id and p.id = d.person_id
left join public.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id;

create index people_by_tags on public.people using gin (workspace_id extensions.uuid_ops, tag_ids);
create index companies_by_tags on public.companies using gin (workspace_id extensions.uuid_ops, tag_ids);
create index deals_by_tags on public.deals using gin (workspace_id extensions.uuid_ops, tag_ids);

-- The further condition that a row carries a tag whose name meets one of the patterns; none where no tag does. A workspace has
-- few tags, so that a word that is in none costs next to nothing.
create function private.by_tags(workspace_id uuid, patterns text[]) returns text
language plpgsql stable parallel safe security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := array(
    select t.id from public.tags t where t.workspace_id = $1 and t.deleted_at is null and t.name_fold like any (patterns)
  );
begin
  return case when ids = '{}' then '' else format(' or tag_ids && %L::uuid[]', ids) end;
end
$$;
revoke all on function private.by_tags(uuid, text[]) from public;

create or replace function private.found(readable text, workspace_id uuid, words text[]) returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  source constant text :=
    case readable when 'person_rows' then 'people' when 'deal_rows' then 'deals' when 'company_rows' then 'companies' else readable end;
  conditions text := '';
  named text;
  word text;
  ids uuid[];
begin
  if workspace_id is null or not workspace_id = any (private.workspace_ids()) then return '{}'; end if;
  -- Enough to leave few: whoever asks looks at all words of each row again. Each word costs a search of its own.
  foreach word in array words[1:8] loop
    named := private.found_text(source, word);
    -- A row is found by the names that it shows as well.
    if readable in ('person_rows', 'deal_rows') then
      named := named || private.by_name('company_id', private.companies_named(workspace_id, word));
    end if;
    if readable = 'deal_rows' then
      named := named || private.by_name('person_id', private.people_named(workspace_id, word));
    end if;
    if source <> readable then
      named := named || private.by_tags(workspace_id, private.patterns(array[word]));
    end if;
    conditions := conditions || format(' and (%s)', named);
  end loop;
  execute format('select array(select id from public.%I where workspace_id = %L %s)', source, workspace_id, conditions) into ids;
  return ids;
end
$$;

create or replace function private.found_similar(readable text, workspace_id uuid, words text[]) returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  source constant text :=
    case readable when 'person_rows' then 'people' when 'deal_rows' then 'deals' when 'company_rows' then 'companies' else readable end;
  conditions text := '';
  named text;
  word text;
  patterns text[];
  ids uuid[];
begin
  if workspace_id is null or not workspace_id = any (private.workspace_ids()) then return '{}'; end if;
  foreach word in array words[1:8] loop
    patterns := private.spellings(word);
    named := format('%s like any (%L)', private.searched_text(source), patterns);
    if readable in ('person_rows', 'deal_rows') then
      named := named || private.by_name('company_id', private.names_similar('companies', workspace_id, patterns));
    end if;
    if readable = 'deal_rows' then
      named := named || private.by_name('person_id', private.names_similar('people', workspace_id, patterns));
    end if;
    if source <> readable then named := named || private.by_tags(workspace_id, patterns); end if;
    conditions := conditions || format(' and (%s)', named);
  end loop;
  execute format('select array(select id from public.%I where workspace_id = %L %s)', source, workspace_id, conditions) into ids;
  return ids;
end
$$;

create or replace function public.search_company_rows(workspace_id uuid, words text[]) returns setof public.company_rows
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('company_rows', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.company_rows r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;
