-- The one write path. A commit is a list of mutations done in order, all or none, at one version of its workspace.
--
-- Mutations that follow one another, do the same to one collection and name each record once make a run, and a run is done
-- as a set: an import of 500 people costs a handful of statements. When a run is refused it is done again in halves, and they
-- in halves, until it is known which mutation was the first to be wrong.

-- Who writes, where, when, and as which version.
create type private.writer as (
  workspace_id uuid,
  version bigint,
  at timestamptz,
  -- null: nobody; the backend itself
  member_id uuid,
  -- null: no role is asked
  role text,
  via text,
  -- Sees no deal that somebody else owns.
  is_restricted boolean
);

-- A mutation on its way: as asked for, with the record before and after. `id` null: it was no id.
create type private.step as (
  index integer,
  id uuid,
  data jsonb,
  expect text,
  before jsonb,
  after jsonb
);

-- A record that was written. `after` null: purged.
create type private.touch as (
  collection text,
  id uuid,
  kind text,
  before jsonb,
  after jsonb
);

-- Refuses the mutation at `index`. Whoever wrote it asks the domain first whether the record is valid by itself, since those
-- problems come before what the database found. `index` null: there is nothing to ask.
create function private.refuse_fields(index integer, fields jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('record/invalid', jsonb_strip_nulls(jsonb_build_object('index', index, 'fields', fields)));
end $$;

create function private.refuse_field(index integer, field text, rule text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse_fields(index, jsonb_build_object(private.camel(field), jsonb_build_object('rule', rule)));
end $$;

create function private.deny(kind text, collection text) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('access/denied', jsonb_build_object('action', kind, 'collection', private.camel(collection)));
end $$;

-- The mutations in runs, in order.
create function private.runs_of(mutations jsonb)
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
        select a.*, row_number() over (partition by a.kind, a.collection, a.id order by a.index) as turn from asked a
      ),
      placed as (
        select t.*, t.index - row_number() over (partition by t.kind, t.collection, t.turn order by t.index) as run
        from turned t
      )
    select p.kind, p.collection,
      array_agg((p.index, case when private.is_id(p.id) then p.id::uuid end, p.data, p.expect, null, null)::private.step
        order by p.index)
    from placed p
    group by p.kind, p.collection, p.turn, p.run
    order by min(p.index);
end $$;

-- Does one run. Steps whose record is not what the writer saw come back as conflicts, the others as touches.
create function private.write_run(
  writer private.writer, kind text, collection text, steps private.step[],
  out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  told private.touch[];
begin
  perform private.demand_known(writer, kind, collection, steps);
  steps := private.with_before(writer, collection, steps);
  if kind = 'create' then
    perform private.demand_right(writer, kind, collection, steps);
    perform private.demand_new(collection, steps);
  else
    if writer.is_restricted or collection in ('saved_views', 'notifications', 'import_chunks') then
      steps := private.without_hidden(writer, collection, steps);
    end if;
    perform private.demand_right(writer, kind, collection, steps);
    conflicts := array(
      select s from unnest(steps) s where s.expect is distinct from 'any' and s.expect is distinct from s.before ->> 'version'
    );
    steps := array(
      select s from unnest(steps) s where s.expect = 'any' or s.expect = s.before ->> 'version'
    );
    perform private.demand_there(kind, collection, steps);
  end if;
  if cardinality(steps) = 0 then return; end if;

  if kind in ('create', 'update') then steps := private.judged(writer, kind, collection, steps); end if;
  touches := private.written(writer, kind, collection, steps);
  if kind <> 'purge' then
    told := private.tell(writer, touches);
    touches := touches || told || private.notify(writer, touches);
  end if;
  if kind = 'update' and collection = 'tasks' then touches := touches || private.followed_up(writer, touches); end if;
end $$;

-- Collections nobody has are denied, and not told apart from those nobody may write. Lines of the timeline are the
-- backend's; the one way they ever change is that what they say is taken out.
create function private.demand_known(writer private.writer, kind text, collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
begin
  if kind not in ('create', 'update', 'trash', 'restore', 'purge')
    or not exists (select from private.collections c where c.name = collection)
    or (collection = 'activities' and (writer.role is not null or kind <> 'update'))
  then
    perform private.deny(kind, collection);
  end if;
  if exists (select from unnest(steps) s where s.id is null) then
    perform private.refuse_field(null, 'id', 'type');
  end if;
end $$;

create function private.with_before(writer private.writer, collection text, steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
declare
  known private.step[];
begin
  -- Each by its key, whatever is thought of the table's size: as a join, a workspace that has grown since its statistics were
  -- taken is read from end to end.
  execute format(
    'select array_agg((s.index, s.id, s.data, s.expect,
       (select to_jsonb(t) from (select %s from public.%I r where r.workspace_id = $2 and r.id = s.id) t), null)::private.step
       order by s.index)
     from unnest($1) s',
    (select c.all_columns from private.collections c where c.name = collection), collection
  ) into known using steps, writer.workspace_id;
  return known;
end $$;

create function private.is_hidden(writer private.writer, collection text, record jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  subjects jsonb := case collection
    when 'files' then jsonb_build_array(record -> 'subject')
    when 'notes' then record -> 'subjects'
    when 'tasks' then record -> 'subjects'
  end;
begin
  if record is null then return false; end if;
  if collection = 'saved_views' then
    -- What the backend itself does goes on for everybody.
    return writer.role is not null and not (record ->> 'shared')::boolean
      and (record ->> 'created_by')::uuid is distinct from writer.member_id;
  end if;
  if collection = 'notifications' then
    return writer.role is not null and (record ->> 'member_id')::uuid is distinct from writer.member_id;
  end if;
  if collection = 'import_chunks' then
    return writer.role in ('member', 'viewer') and (record ->> 'created_by')::uuid is distinct from writer.member_id;
  end if;
  if not writer.is_restricted then return false; end if;
  if collection = 'merges' then
    subjects := (select jsonb_agg('deals/' || d) from jsonb_array_elements_text(record -> 'deal_ids') d);
  end if;
  if collection = 'deals' then return coalesce((record ->> 'owner_id')::uuid <> writer.member_id, false); end if;
  return subjects is not null and exists (
    select from jsonb_array_elements_text(subjects) subject
    where subject like 'deals/%' and not exists (
      select from public.deals d
      where d.workspace_id = writer.workspace_id and d.id = split_part(subject, '/', 2)::uuid
        and (d.owner_id is null or d.owner_id = writer.member_id)
    )
  );
end $$;

-- To a writer who may not read it, a record is not there.
create function private.without_hidden(writer private.writer, collection text, steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
begin
  return array(
    select (s.index, s.id, s.data, s.expect,
      case when not private.is_hidden(writer, collection, s.before) then s.before end, null)::private.step
    from unnest(steps) s order by s.index
  );
end $$;

create function private.demand_right(writer private.writer, kind text, collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  granted text;
begin
  if writer.role is null then return; end if;
  select g.granted into granted from private.grants g
    where g.collection = demand_right.collection and g.verb = kind and g.role = writer.role;
  if granted = 'any' then return; end if;
  if granted = 'own' and not exists (
    select from unnest(steps) s
    where (s.before ->> case collection when 'members' then 'id' when 'notifications' then 'member_id' else 'created_by' end)::uuid
      is distinct from writer.member_id
  ) then return; end if;
  perform private.deny(kind, collection);
end $$;

create function private.demand_new(collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  taken uuid := (select s.id from unnest(steps) s where s.before is not null order by s.index limit 1);
begin
  if taken is not null then perform private.refuse_duplicate(collection, 'id', taken); end if;
end $$;

create function private.refuse_duplicate(collection text, field text, id uuid) returns void
language plpgsql set search_path = '' as $$
begin
  perform private.refuse('record/duplicate', jsonb_build_object(
    'collection', private.camel(collection), 'fields', jsonb_build_array(private.camel(field)), 'id', id
  ));
end $$;

-- Live records are updated and trashed, trashed ones restored and purged.
create function private.demand_there(kind text, collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  wrong private.step;
begin
  select s.* into wrong from unnest(steps) s
    where s.before is null or (s.before ->> 'deleted_at' is null) <> (kind in ('update', 'trash'))
    order by s.index limit 1;
  if not found then return; end if;
  if collection = 'activities' then perform private.deny(kind, collection); end if;
  if wrong.before is null then
    perform private.refuse('record/missing', jsonb_build_object('collection', private.camel(collection), 'id', wrong.id));
  end if;
  perform private.refuse_field(null, 'deleted_at', 'not-allowed-now');
end $$;
