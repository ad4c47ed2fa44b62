-- Searching: the rows whose text contains every word. Words come folded, as `searchWords` of
-- src/domain/model/query/search-words.ts makes them.
--
-- There are two ways, of which the client takes the one that suits: src/adapters/supabase/records/search-ways.ts. Where words
-- are common, walking the wanted order and looking at each row comes to a first page sooner than looking all of them up: then
-- the table or view is asked, by the operator below. Where they are rare, the functions below look them up in an index.
--
-- `like` is not leakproof, so that under row level security no trigram index is ever used for it: a word that nothing holds
-- would read the whole workspace. `private.found` therefore asks the index past the policies, for ids only, and the searching
-- functions read those ids with the caller's own rights.

-- A text contains a pattern: `like`, of which the planner expects that nearly every row meets it. Of `like` itself it expects
-- the contrary as long as it must not look at its statistics, which is so under row level security, and would rather read and
-- sort all rows than walk them in their order until a page is full.
create operator public.@> (
  leftarg = text, rightarg = text, function = pg_catalog.textlike, restrict = pg_catalog.neqsel
);
comment on operator public.@> (text, text) is 'like, for a pattern that many rows meet';

create function private.patterns(words text[]) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select array(
    select '%' || replace(replace(replace(word, '\', '\\'), '%', '\%'), '_', '\_') || '%' from unnest(words) word
  )
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
  -- Enough to leave few: whoever asks looks at all words of each row again. Each word costs a search of its own.
  foreach word in array words[1:8] loop
    named := private.found_text(source, word);
    -- A row is found by the names that it shows as well.
    if source <> readable then
      named := named || private.by_name('company_id', private.companies_named(workspace_id, word));
    end if;
    if readable = 'deal_rows' then
      named := named || private.by_name('person_id', private.people_named(workspace_id, word));
    end if;
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

-- The further condition that a column names one of these; none where there are none.
create function private.by_name(naming text, ids uuid[]) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return case when ids = '{}' then '' else format(' or %I = any (%L)', naming, ids) end;
end
$$;

-- Plans are made once for all words: the statistics would tell little more, and planning takes longer than looking up.
create function private.companies_named(workspace_id uuid, word text) returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  pattern constant text := (private.patterns(array[word]))[1];
begin
  return array(
    select c.id from public.companies c where c.workspace_id = $1 and c.search_text like pattern and c.name_fold like pattern
  );
end
$$;

create function private.people_named(workspace_id uuid, word text) returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  pattern constant text := (private.patterns(array[word]))[1];
begin
  return array(
    select p.id from public.people p
    where p.workspace_id = $1 and (p.search_text || E'\n' || p.name_fold) like pattern and p.name_fold like pattern
  );
end
$$;

grant execute on function private.patterns(text[]), private.found(text, uuid, text[]) to authenticated;

-- With the caller's rights, and planned once: what is looked up is little, whatever the words.
create function public.search_people(workspace_id uuid, words text[]) returns setof public.people
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('people', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.people r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;

create function public.search_companies(workspace_id uuid, words text[]) returns setof public.companies
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('companies', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.companies r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;

create function public.search_deals(workspace_id uuid, words text[]) returns setof public.deals
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('deals', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.deals r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;

create function public.search_tasks(workspace_id uuid, words text[]) returns setof public.tasks
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('tasks', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.tasks r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;

create function public.search_notes(workspace_id uuid, words text[]) returns setof public.notes
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('notes', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.notes r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;

create function public.search_person_rows(workspace_id uuid, words text[]) returns setof public.person_rows
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('person_rows', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.person_rows r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;

-- The rows of companies are the companies.
create function public.search_company_rows(workspace_id uuid, words text[]) returns setof public.company_rows
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('companies', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.company_rows r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;

create function public.search_deal_rows(workspace_id uuid, words text[]) returns setof public.deal_rows
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  ids constant uuid[] := private.found('deal_rows', workspace_id, words);
begin
  if ids = '{}' then return; end if;
  return query
    select r.* from public.deal_rows r
    where r.workspace_id = $1 and r.id = any (ids) and r.search_text like all (private.patterns(words));
end
$$;

grant execute on function public.search_people(uuid, text[]), public.search_companies(uuid, text[]),
  public.search_deals(uuid, text[]), public.search_tasks(uuid, text[]), public.search_notes(uuid, text[]),
  public.search_person_rows(uuid, text[]), public.search_company_rows(uuid, text[]), public.search_deal_rows(uuid, text[])
  to authenticated;

-- What words are judged by, as rare or common: the text of the oldest rows that the caller may read, or of its beginning. Age
-- has little to do with what is searched for.
create function public.search_sample(readable text, workspace_id uuid) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  texts text[];
begin
  execute format(
    'select array(select left(r.search_text, 1000) from public.%I r where r.workspace_id = $1 order by r.id limit 200)', readable
  ) into texts using workspace_id;
  return texts;
end
$$;
grant execute on function public.search_sample(text, uuid) to authenticated;
