-- A search that forgives a slip of the finger: one letter of a word is other, missing or too many, or two are swapped. The rule is
-- `spellings` of src/domain/model/kernel/similar-text.ts; tests hold both to each other. It is asked when nothing holds the words
-- as they are, and looks them up in the same indexes: several patterns are several scans of a trigram index, joined in a bitmap.

create function private.spellings(word text) returns text[]
language sql immutable strict parallel safe set search_path = '' as $$
  select case when word collate "C" ~ '^([a-z]|[^\x01-\x7f]){4,16}$' then array(
    select distinct '%' || spelling || '%'
    from generate_series(1, length(word)) place,
      lateral (values
        (case when length(word) > 4 then left(word, place - 1) || substr(word, place + 1) end),
        (case when place between 2 and length(word) - 1 then overlay(word placing '_' from place for 1) end),
        (case when place > 1 then left(word, place - 1) || '_' || substr(word, place) end),
        (case when place < length(word)
          then left(word, place - 1) || substr(word, place + 1, 1) || substr(word, place, 1) || substr(word, place + 2) end)
      ) spelled (spelling)
    where spelling is not null
  ) else private.patterns(array[word]) end
$$;

create function private.holds_similar(searched text, words text[]) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select not exists (select from unnest(words) word where not searched like any (private.spellings(word)))
$$;

create function private.names_similar(source text, workspace_id uuid, patterns text[]) returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  ids uuid[];
begin
  execute format(
    'select array(select id from public.%1$I where workspace_id = %2$L and %3$s like any (%4$L) and name_fold like any (%4$L))',
    source, workspace_id, private.searched_text(source), patterns
  ) into ids;
  return ids;
end
$$;

-- What the index of a table holds.
create function private.searched_text(source text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select case source when 'people' then $e$(search_text || E'\n' || name_fold)$e$ else 'search_text' end
$$;

-- As `private.found`: the ids of the rows that may hold a spelling of each word, without asking who may read them.
create function private.found_similar(readable text, workspace_id uuid, words text[]) returns uuid[]
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
    conditions := conditions || format(' and (%s)', named);
  end loop;
  execute format('select array(select id from public.%I where workspace_id = %L %s)', source, workspace_id, conditions) into ids;
  return ids;
end
$$;

revoke all on function private.names_similar(text, uuid, text[]), private.searched_text(text) from public;
grant execute on function private.spellings(text), private.holds_similar(text, text[]), private.found_similar(text, uuid, text[])
  to authenticated;

-- With the caller's rights, one for each that `search_<table>` is there for.
do $do$
declare
  readable text;
begin
  foreach readable in array array[
    'people', 'companies', 'deals', 'tasks', 'notes', 'person_rows', 'company_rows', 'deal_rows'
  ] loop
    execute format($f$
      create function public.search_similar_%1$s(workspace_id uuid, words text[]) returns setof public.%1$s
      language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
      declare
        ids constant uuid[] := private.found_similar('%1$s', workspace_id, words);
      begin
        if ids = '{}' then return; end if;
        return query
          select r.* from public.%1$s r
          where r.workspace_id = $1 and r.id = any (ids) and private.holds_similar(r.search_text, words);
      end
      $$
    $f$, readable);
    execute format('grant execute on function public.search_similar_%s(uuid, text[]) to authenticated', readable);
  end loop;
end
$do$;
