-- A file's rows make a company and its people by turns, so that each run would be one record long. New records that follow one
-- another are gathered by collection, those that others may name first, where that changes nothing: none of them names one that
-- comes after it, and none is refused. Otherwise they are written in their own order, in which it is known who was first.

drop function private.runs_of(jsonb);
create function private.runs_of(mutations jsonb, gathers boolean)
returns table (kind text, collection text, steps private.step[])
language plpgsql immutable set search_path = '' as $$
begin
  return query
    with
      asked as (
        select (m.place - 1)::integer as index,
          coalesce(m.value ->> 'kind', '') as kind,
          coalesce(m.value ->> 'collection', '') as collection,
          m.value ->> 'id' as id,
          coalesce(m.value -> 'data', m.value -> 'patch', '{}') as data,
          m.value ->> 'expect' as expect
        from jsonb_array_elements(mutations) with ordinality as m (value, place)
      ),
      turned as (
        -- The second mutation of a record is in another run than the first.
        select a.*, row_number() over (partition by a.kind, a.collection, a.id order by a.index) as turn,
          gathers and a.kind = 'create' as is_gathered
        from asked a
      ),
      placed as (
        select t.*, t.index - case
            when t.is_gathered then row_number() over (partition by t.is_gathered order by t.index)
            else row_number() over (partition by t.kind, t.collection, t.turn order by t.index)
          end as run
        from turned t
      ),
      begun as (
        select p.*, case when p.is_gathered then min(p.index) over (partition by p.is_gathered, p.run) end as began from placed p
      )
    select b.kind, b.collection,
      array_agg((b.index, case when private.is_id(b.id) then b.id::uuid end, b.data, b.expect, null, null)::private.step
        order by b.index)
    from begun b
    group by b.kind, b.collection, b.turn, b.run, b.began
    order by coalesce(b.began, min(b.index)), b.turn, array_position(private.gathered_collections(), b.collection), min(b.index);
end $$;

-- In an order in which each may name those before it.
create function private.gathered_collections() returns text[]
language sql immutable set search_path = '' as $$
  select array['imports', 'tags', 'companies', 'people', 'deals', 'tasks', 'notes', 'import_chunks']
$$;

-- Do new records of several collections take turns, and may they be written in another order?
create function private.may_gather(mutations jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  collections text[];
  changes integer;
begin
  select array_agg(distinct m.collection), count(*) filter (where m.collection <> m.before)
    into collections, changes
    from (
      select e.value ->> 'collection' as collection, lag(e.value ->> 'collection') over (order by e.place) as before
      from jsonb_array_elements(mutations) with ordinality as e (value, place)
      where e.value ->> 'kind' = 'create'
    ) m;
  if coalesce(changes, 0) < cardinality(collections) or not collections <@ private.gathered_collections() then return false; end if;
  return not exists (
    with made as materialized (
      select e.place, e.value ->> 'id' as id, e.value -> 'data' as data
      from jsonb_array_elements(mutations) with ordinality as e (value, place)
      where e.value ->> 'kind' = 'create'
    )
    select from made m
      cross join lateral regexp_matches(m.data::text, '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', 'g') named
      join made later on later.id = named[1] and later.place > m.place
  );
end $$;

create or replace function private.write_all(
  writer private.writer, mutations jsonb, out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  is_written boolean := false;
begin
  if private.may_gather(mutations) then
    begin
      select * into touches, conflicts from private.write_runs(writer, mutations, true);
      is_written := true;
    exception
      when others then null; -- refused below, at the mutation that was the first to be wrong
    end;
  end if;
  if not is_written then
    select * into touches, conflicts from private.write_runs(writer, mutations, false);
  end if;
  if cardinality(conflicts) = 0 and exists (select from jsonb_array_elements(mutations) m where m.value ->> 'collection' = 'merges') then
    perform private.tell_merges(writer, touches);
  end if;
end $$;

-- Does all runs. A conflict keeps nothing from being tried, since a refusal later on outweighs it.
--
-- Touches are put in one by one where there are several runs: a list that is put together anew for each is copied as often as
-- there are runs.
create function private.write_runs(
  writer private.writer, mutations jsonb, gathers boolean, out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  run record;
  done record;
  touch private.touch;
begin
  touches := '{}';
  conflicts := '{}';
  for run in select r.kind, r.collection, r.steps from private.runs_of(mutations, gathers) r loop
    if gathers then
      select * into done from private.write_run(writer, run.kind, run.collection, run.steps);
    else
      select * into done from private.write_or_explain(writer, run.kind, run.collection, run.steps);
    end if;
    if cardinality(touches) = 0 then
      touches := coalesce(done.touches, '{}');
    elsif done.touches is not null then
      foreach touch in array done.touches loop touches := array_append(touches, touch); end loop;
    end if;
    conflicts := conflicts || done.conflicts;
  end loop;
end $$;
