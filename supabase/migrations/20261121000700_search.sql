-- Searching: the rows whose text contains every word. Words come folded, as `searchWords` of
-- src/domain/model/query/search-words.ts makes them.
--
-- `like` is not leakproof, so that under row level security no trigram index is ever used for it: a word that nothing holds
-- would read the whole workspace. `private.found` therefore asks the index past the policies, for ids only, and the searching
-- functions read those ids with the caller's own rights. Where a word is common, walking the order that the caller wants
-- and looking at each row comes to its first page sooner: then `private.found` gives none, and the other branch is taken.

create function private.patterns(words text[]) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) word
  )
$$;

-- Is this found in so many rows that walking them in the wanted order comes to a first page sooner than looking them all up?
-- Judged by a sample of the oldest rows: age has little to do with what is searched for.
create function private.is_common(readable text, workspace_id uuid, words text[]) returns boolean
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  seen int;
  hits int;
begin
  if workspace_id is null or not workspace_id = any (private.workspace_ids()) then return false; end if;
  execute format(
    'select count(*), count(*) filter (where sample.search_text like all ($2)) from (
      select r.search_text from public.%I r where r.workspace_id = $1 order by r.id limit 200
    ) sample',
    readable
  ) into seen, hits using workspace_id, private.patterns(words);
  -- Three letters are the least that a trigram index can look up. For fewer, all rows are read, which must be worth it.
  return seen < 200 or hits > case when exists (select from unnest(words) word where char_length(word) >= 3) then 4 else 0 end;
end
$$;

-- The ids of the rows that may contain all the words, without asking who may read them.
create function private.found(readable text, workspace_id uuid, words text[]) returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  source constant text := case readable when 'person_rows' then 'people' when 'deal_rows' then 'deals' else readable end;
  conditions text := '';
  named text;
  word text;
  ids uuid[];
begin
  if workspace_id is null or not workspace_id = any (private.workspace_ids()) then return '{}'; end if;
  if private.is_common(readable, workspace_id, words) then return '{}'; end if;
  -- Enough to leave few: whoever asks looks at all words of each row again. Each word costs a search of its own.
  foreach word in array words[1:8] loop
    named := private.found_text(source, word);
    -- A row is found by the names that it shows as well.
    if source <> readable then named := named || private.by_name('company_id', 'companies', workspace_id, word); end if;
    if readable = 'deal_rows' then named := named || private.by_name('person_id', 'people', workspace_id, word); end if;
    conditions := conditions || format(' and (%s)', named);
  end loop;
  execute format('select array(select id from public.%I where workspace_id = %L %s)', source, workspace_id, conditions) into ids;
  return ids;
end
$$;

-- The condition that a row's own text contains a word, as its index has it.
create function private.found_text(source text, word text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return format(
    '%s like %L',
    case source when 'people' then $e$(search_text || E'\n' || name_fold)$e$ else 'search_text' end,
    (private.patterns(array[word]))[1]
  );
end
$$;

-- The further condition that a column names a record whose name contains a word; none where there is no such record.
create function private.by_name(naming text, source text, workspace_id uuid, word text) returns text
language plpgsql stable parallel safe set search_path = '' as $$
declare ids uuid[];
begin
  execute format(
    'select array(select id from public.%I where workspace_id = %L and %s and name_fold like %L)',
    source, workspace_id, private.found_text(source, word), (private.patterns(array[word]))[1]
  ) into ids;
  return case when ids = '{}' then '' else format(' or %I = any (%L)', naming, ids) end;
end
$$;

grant execute on function private.patterns(text[]), private.is_common(text, uuid, text[]), private.found(text, uuid, text[])
  to authenticated;

-- With the caller's rights, and without a search path of their own on purpose: the planner takes such a function for a part
-- of the query, so that the filters, the order and the limit of the request reach the tables. Every name is qualified. Without
-- the `case`, the planner takes a hit for so rare that it would rather read and sort all rows than walk them in their order.
create function public.search_people(workspace_id uuid, words text[]) returns setof public.people
language sql stable as $$
  select r.* from public.people r
  where r.workspace_id = $1
    and case when r.search_text like all ((select private.patterns($2))::text[]) then true else false end
    and (select private.is_common('people', $1, $2))
  union all
  select r.* from public.people r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('people', $1, $2))::uuid[])
$$;

create function public.search_companies(workspace_id uuid, words text[]) returns setof public.companies
language sql stable as $$
  select r.* from public.companies r
  where r.workspace_id = $1
    and case when r.search_text like all ((select private.patterns($2))::text[]) then true else false end
    and (select private.is_common('companies', $1, $2))
  union all
  select r.* from public.companies r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('companies', $1, $2))::uuid[])
$$;

create function public.search_deals(workspace_id uuid, words text[]) returns setof public.deals
language sql stable as $$
  select r.* from public.deals r
  where r.workspace_id = $1
    and case when r.search_text like all ((select private.patterns($2))::text[]) then true else false end
    and (select private.is_common('deals', $1, $2))
  union all
  select r.* from public.deals r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('deals', $1, $2))::uuid[])
$$;

create function public.search_tasks(workspace_id uuid, words text[]) returns setof public.tasks
language sql stable as $$
  select r.* from public.tasks r
  where r.workspace_id = $1
    and case when r.search_text like all ((select private.patterns($2))::text[]) then true else false end
    and (select private.is_common('tasks', $1, $2))
  union all
  select r.* from public.tasks r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('tasks', $1, $2))::uuid[])
$$;

create function public.search_notes(workspace_id uuid, words text[]) returns setof public.notes
language sql stable as $$
  select r.* from public.notes r
  where r.workspace_id = $1
    and case when r.search_text like all ((select private.patterns($2))::text[]) then true else false end
    and (select private.is_common('notes', $1, $2))
  union all
  select r.* from public.notes r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('notes', $1, $2))::uuid[])
$$;

-- As their views are, which a test compares them with, but choosing among rows before they are joined to others: of a union of
-- joins the planner knows no order. The first branch must have no condition of its own, else it is planned by itself, without
-- the order and the limit; the second must have one.
create function public.search_person_rows(workspace_id uuid, words text[]) returns setof public.person_rows
language sql stable as $$
  select r.* from (
    select
      p.workspace_id, p.id, p.version, p.created_at, p.created_by, p.created_via,
      p.updated_at, p.updated_by, p.updated_via, p.deleted_at,
      p.name, p.email, p.phone, p.job_title, p.company_id, c.name as company_name, p.city, p.country, p.lifecycle,
      p.do_not_contact,
      p.owner_id, p.tag_ids, p.source, p.avatar_file_id, p.custom, p.custom_fold,
      p.name_fold, p.email_fold, p.phone_fold, p.job_title_fold, c.name_fold as company_name_fold, p.city_fold, p.country_fold,
      p.source_fold,
      concat_ws(
        E'\n', p.name_fold, p.email_fold, p.phone_fold,
        nullif(nullif(regexp_replace(p.phone_fold, '[^0-9]+', '', 'g'), p.phone_fold), ''),
        p.job_title_fold, c.name_fold, p.city_fold
      ) collate "C" as search_text
    from (
      select true as is_any, a.* from public.people a
      union all
      select false, a.* from public.people a
      where a.workspace_id = $1 and a.id = any ((select private.found('person_rows', $1, $2))::uuid[])
    ) p
    left join public.companies c on c.workspace_id = p.workspace_id and c.id = p.company_id
    where p.workspace_id = $1 and (not p.is_any or (select private.is_common('person_rows', $1, $2)))
  ) r
  where case when r.search_text like all ((select private.patterns($2))::text[]) then true else false end
$$;

-- The rows of companies are the companies.
create function public.search_company_rows(workspace_id uuid, words text[]) returns setof public.company_rows
language sql stable as $$
  select r.* from public.company_rows r
  where r.workspace_id = $1
    and case when r.search_text like all ((select private.patterns($2))::text[]) then true else false end
    and (select private.is_common('companies', $1, $2))
  union all
  select r.* from public.company_rows r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('companies', $1, $2))::uuid[])
$$;

create function public.search_deal_rows(workspace_id uuid, words text[]) returns setof public.deal_rows
language sql stable as $$
  select r.* from (
    select
      d.workspace_id, d.id, d.version, d.created_at, d.created_by, d.created_via,
      d.updated_at, d.updated_by, d.updated_via, d.deleted_at,
      d.title, d.company_id, c.name as company_name, d.person_id, p.name as person_name, d.pipeline_id, d.stage_id,
      coalesce(s.kind, 'open') as stage_kind, d.amount_minor, d.currency,
      coalesce(d.probability, s.probability, 0::smallint) as probability, d.expected_close_on, d.stage_entered_at, d.closed_at,
      d.lost_reason_id, d.owner_id, d.rank, d.tag_ids, d.person_ids, d.custom, d.custom_fold,
      private.open_tasks(d.workspace_id, d.id) as open_tasks,
      d.title_fold, c.name_fold as company_name_fold, p.name_fold as person_name_fold, d.currency_fold,
      concat_ws(E'\n', d.title_fold, c.name_fold, p.name_fold) collate "C" as search_text
    from (
      select true as is_any, a.* from public.deals a
      union all
      select false, a.* from public.deals a
      where a.workspace_id = $1 and a.id = any ((select private.found('deal_rows', $1, $2))::uuid[])
    ) d
    left join public.companies c on c.workspace_id = d.workspace_id and c.id = d.company_id
    left join public.people p on p.workspace_id = d.workspace_id and p.id = d.person_id
    left join public.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id
    where d.workspace_id = $1 and (not d.is_any or (select private.is_common('deal_rows', $1, $2)))
  ) r
  where case when r.search_text like all ((select private.patterns($2))::text[]) then true else false end
$$;

grant execute on function public.search_people(uuid, text[]), public.search_companies(uuid, text[]),
  public.search_deals(uuid, text[]),  public.search_tasks(uuid, text[]), public.search_notes(uuid, text[]),
  public.search_person_rows(uuid, text[]), public.search_company_rows(uuid, text[]),
  public.search_deal_rows(uuid, text[])
  to authenticated;
