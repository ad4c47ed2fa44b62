-- Searching: the rows whose text contains every word. Words come folded, as `searchWords` of
-- src/domain/model/query/search-words.ts makes them.
--
-- `like` is not leakproof, so that under row level security no trigram index is ever used for it: a word that nothing holds
-- would read the whole workspace. `private.found` therefore asks the index past the policies, for ids only, and the searching
-- functions read those ids with the caller's own rights. Where a word is common, walking the order that the caller wants
-- and looking at each row comes to its first page sooner: then `private.found` gives null, and the other branch is taken.

create function private.patterns(words text[]) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) word
  )
$$;

-- The ids of at most `most` rows of a table whose text may contain all the patterns; null when there are more, or when it
-- takes no index to find them. `others` holds a condition for each pattern that does as well, or none.
create function private.ids_like(
  source text, workspace_id uuid, patterns text[], others text[] default null, most int default 20000
) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  held constant text := case source when 'people' then $e$(search_text || E'\n' || name_fold)$e$ else 'search_text' end;
  conditions text := '';
  seen int;
  hits int;
  ids uuid[];
begin
  for i in 1 .. cardinality(patterns) loop
    conditions := conditions || format(' and (%s like %L %s)', held, patterns[i], coalesce(others[i], ''));
  end loop;
  -- A sample by age, which has little to do with what is searched for.
  execute format(
    'select count(*), count(*) filter (where true %s) from (select * from public.%I where workspace_id = %L order by id limit 400) s',
    conditions, source, workspace_id
  ) into seen, hits;
  -- Three letters, with a per cent sign at each end, are the least that a trigram index can look up.
  if seen < 400 or hits > 8 or not exists (select from unnest(patterns) pattern where char_length(pattern) >= 5) then
    return null;
  end if;
  execute format('select array(select id from public.%I where workspace_id = %L %s limit %s)', source, workspace_id, conditions, most + 1)
    into ids;
  return case when cardinality(ids) <= most then ids end;
end
$$;

-- The ids that a search in a collection or view has to look at; null: all of them.
create function private.found(readable text, workspace_id uuid, words text[]) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
declare
  patterns constant text[] := private.patterns(words);
  others text[] := '{}';
  named text;
  ids uuid[];
begin
  if workspace_id is null or not workspace_id = any (private.workspace_ids()) then return '{}'; end if;
  if readable not in ('person_rows', 'deal_rows') then return private.ids_like(readable, workspace_id, patterns); end if;
  -- A row is found by the names that it shows as well.
  for i in 1 .. cardinality(patterns) loop
    named := '';
    ids := private.ids_named('companies', workspace_id, patterns[i]);
    if ids is null then return null; end if;
    if ids <> '{}' then named := format('or company_id = any (%L)', ids); end if;
    if readable = 'deal_rows' then
      ids := private.ids_named('people', workspace_id, patterns[i]);
      if ids is null then return null; end if;
      if ids <> '{}' then named := named || format(' or person_id = any (%L)', ids); end if;
    end if;
    others := others || named;
  end loop;
  return private.ids_like(case readable when 'person_rows' then 'people' else 'deals' end, workspace_id, patterns, others);
end
$$;

-- The records of a name like this, or null when there are very many.
create function private.ids_named(source text, workspace_id uuid, pattern text) returns uuid[]
language plpgsql stable set search_path = '' as $$
declare
  held constant text := case source when 'people' then $e$(search_text || E'\n' || name_fold)$e$ else 'search_text' end;
  ids uuid[];
begin
  execute format(
    'select array(select id from public.%I where workspace_id = %L and %s like %L and name_fold like %L limit 1001)',
    source, workspace_id, held, pattern, pattern
  ) into ids;
  return case when cardinality(ids) <= 1000 then ids end;
end
$$;

grant execute on function private.patterns(text[]), private.found(text, uuid, text[]) to authenticated;

-- With the caller's rights, and without a search path of their own on purpose: the planner takes such a function for a part
-- of the query, so that the filters, the order and the limit of the request reach the tables. Every name is qualified.
create function public.search_people(workspace_id uuid, words text[]) returns setof public.people
language sql stable as $$
  select r.* from public.people r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and (select private.found('people', $1, $2)) is null
  union all
  select r.* from public.people r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('people', $1, $2))::uuid[])
$$;

create function public.search_companies(workspace_id uuid, words text[]) returns setof public.companies
language sql stable as $$
  select r.* from public.companies r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and (select private.found('companies', $1, $2)) is null
  union all
  select r.* from public.companies r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('companies', $1, $2))::uuid[])
$$;

create function public.search_deals(workspace_id uuid, words text[]) returns setof public.deals
language sql stable as $$
  select r.* from public.deals r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and (select private.found('deals', $1, $2)) is null
  union all
  select r.* from public.deals r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('deals', $1, $2))::uuid[])
$$;

create function public.search_tasks(workspace_id uuid, words text[]) returns setof public.tasks
language sql stable as $$
  select r.* from public.tasks r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and (select private.found('tasks', $1, $2)) is null
  union all
  select r.* from public.tasks r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('tasks', $1, $2))::uuid[])
$$;

create function public.search_notes(workspace_id uuid, words text[]) returns setof public.notes
language sql stable as $$
  select r.* from public.notes r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and (select private.found('notes', $1, $2)) is null
  union all
  select r.* from public.notes r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('notes', $1, $2))::uuid[])
$$;

create function public.search_person_rows(workspace_id uuid, words text[]) returns setof public.person_rows
language sql stable as $$
  select r.* from public.person_rows r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and (select private.found('person_rows', $1, $2)) is null
  union all
  select r.* from public.person_rows r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('person_rows', $1, $2))::uuid[])
$$;

create function public.search_deal_rows(workspace_id uuid, words text[]) returns setof public.deal_rows
language sql stable as $$
  select r.* from public.deal_rows r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and (select private.found('deal_rows', $1, $2)) is null
  union all
  select r.* from public.deal_rows r
  where r.workspace_id = $1 and r.search_text like all ((select private.patterns($2))::text[])
    and r.id = any ((select private.found('deal_rows', $1, $2))::uuid[])
$$;

grant execute on function public.search_people(uuid, text[]), public.search_companies(uuid, text[]), public.search_deals(uuid, text[]),
  public.search_tasks(uuid, text[]), public.search_notes(uuid, text[]),
  public.search_person_rows(uuid, text[]), public.search_deal_rows(uuid, text[])
  to authenticated;
