-- Large pages of several collections at once, for a device that copies a workspace: newest first, and as columns, so that nothing
-- is repeated for each row. A copy of 50,000 people is some eight requests instead of a hundred.

drop function public.first_pages(uuid, text[], integer);

-- The statement for a slice of one collection ($1: workspace, $2: ids before this one, $3: how many). A column without values is
-- null. The stamps of one commit are given with the first of its rows; null says that they are those of the row before.
create function private.slice_statement(collection text, columns text) returns text
language sql immutable set search_path = '' as $$
  select format(
    'select json_build_object(''columns'', json_build_object(%s), ''created'', json_agg(s.created), ''updated'', json_agg(s.updated)), count(*)::integer,
        (json_agg(s.id) ->> -1)::uuid
      from (
        select r.*, nullif(r.creation, lag(r.creation) over ())::json as created, nullif(r.update, lag(r.update) over ())::json as updated
        from (
          select %s, json_build_array(created_at, created_by, created_via)::text as creation,
            json_build_array(version, updated_at, updated_by, updated_via)::text as update
          from public.%I
          where workspace_id = $1 and ($2 is null or id < $2)
          order by id desc limit $3
        ) r
      ) s',
    string_agg(format('%1$L, case when count(s.%1$I) > 0 then json_agg(s.%1$I) end', name), ', '),
    string_agg(format('%I', name), ', '),
    collection
  )
  from (select (parse_ident(quoted))[1] as name from unnest(string_to_array(columns, ', ')) quoted) given
  where name <> 'workspace_id' and name !~ '^(version|(created|updated)_(at|by|via))$'
$$;

-- Read under the caller's own rights, all of one moment: a stable function sees what its statement saw when it began. An answer has
-- at most ten thousand rows, and ends with the slice that makes it longer than four megabytes: what is missing is asked for next.
-- @param befores of each collection: the id after which to go on; null: from the beginning, which is answered with the total
create function public.copy_pages(workspace_id uuid, collections text[], befores uuid[], max integer) returns json
language plpgsql stable set search_path = '' as $$
declare
  size integer := least(greatest(coalesce(max, 1), 1), 10000);
  rows_left integer := 10000;
  bytes_left integer := 4000000;
  pages json[] := '{}';
  asked record;
  columns text;
  statement text;
  slice json;
  slices json[];
  wanted integer;
  found integer;
  taken integer;
  total bigint;
  last uuid;
begin
  perform private.demand_schema();
  perform private.demand_member(workspace_id);
  -- Each once, and none that is no collection: however long the list, the work is bounded.
  for asked in
    select given.name, min(given.place) as place, (array_agg(given.before order by given.place))[1] as before
    from unnest(collections, befores) with ordinality given (name, before, place) group by given.name order by 2
  loop
    columns := private.columns_of(asked.name);
    continue when columns is null;
    statement := private.slice_statement(asked.name, columns);
    slices := '{}';
    taken := 0;
    found := null;
    last := asked.before;
    loop
      -- A collection that begins gives its first slice in any case: there is no id after which to go on.
      wanted := least(1000, size - taken, case when last is not null then rows_left end);
      exit when wanted <= 0 or last is not null and bytes_left <= 0;
      execute statement into slice, found, last using workspace_id, last, wanted;
      if found > 0 then slices := slices || slice; end if;
      taken := taken + found;
      rows_left := rows_left - found;
      bytes_left := bytes_left - octet_length(slice::text);
      exit when found < wanted;
    end loop;
    total := null;
    if asked.before is null then
      total := taken;
      if not coalesce(found < wanted, false) then
        execute format('select count(*) from public.%I r where r.workspace_id = $1', asked.name) into total using workspace_id;
      end if;
    end if;
    pages := pages || json_build_object('collection', asked.name, 'total', total, 'slices', array_to_json(slices),
      'more', coalesce(taken < total, not coalesce(found < wanted, false)));
  end loop;
  return array_to_json(pages);
end $$;

grant execute on function private.slice_statement(text, text), public.copy_pages(uuid, text[], uuid[], integer) to authenticated;
