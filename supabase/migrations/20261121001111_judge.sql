-- From what was asked to the record as it is to be kept: of the right kinds, naming only what is there, a legal step from
-- what was before. What a value may be beyond its kind is for the tables' own constraints to say.

create function private.judged(writer private.writer, kind text, collection text, steps private.step[])
returns private.step[]
language plpgsql set search_path = '' as $$
declare
  known private.collections := (select c from private.collections c where c.name = collection);
begin
  perform private.demand_kinds(collection, steps);
  steps := private.with_after(known, steps);
  if collection in ('people', 'companies', 'deals') then steps := private.with_custom(steps); end if;
  perform private.demand_references(writer, collection, steps);
  perform private.demand_custom(writer, kind, collection, steps);
  if kind = 'update' then perform private.demand_unchanged(collection, steps); end if;
  steps := private.settled(writer, collection, steps);
  if kind = 'update' and collection = 'members' and writer.role is not null and exists (
    select from unnest(steps) s where not private.may_change_member(writer, s.before, s.after)
  ) then
    perform private.deny(kind, collection);
  end if;
  return steps;
end $$;

create function private.demand_kinds(collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  wrong_index integer;
  problems jsonb;
begin
  select s.index, jsonb_object_agg(private.camel(d.key), jsonb_build_object('rule', case
      when f.name is null then 'unknown-field' when f.kind in ('date', 'instant') then 'date' else 'type' end))
    into wrong_index, problems
    from unnest(steps) s
      cross join lateral jsonb_each(s.data) d
      left join private.fields f on f.collection = demand_kinds.collection and f.name = d.key
    where f.name is null or not (
      case f.kind
        when 'text' then jsonb_typeof(d.value) in ('string', 'null')
        when 'flag' then jsonb_typeof(d.value) in ('boolean', 'null')
        when 'id' then jsonb_typeof(d.value) = 'null' or private.is_id(d.value #>> '{}')
        when 'entries' then jsonb_typeof(d.value) = 'null'
          or (jsonb_typeof(d.value) = 'array' and not d.value @? 'strict $[*] ? (@.type() != "object")')
        else d.value = '[]' and f.kind in ('ids', 'texts', 'entries') or private.is_kind(f.kind, d.value)
      end
    )
    group by s.index order by s.index limit 1;
  if found then perform private.refuse_fields(wrong_index, problems); end if;
end $$;

-- What a record held before, or a new one does when nothing is said, and what is said of it now. Entries say everything: what
-- was left out is filled in, and one of several is the primary one.
create function private.with_after(known private.collections, steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
begin
  return array(
    select (s.index, s.id, s.data, s.expect, s.before, coalesce(s.before, known.blank) || (s.data || coalesce((
        select jsonb_object_agg(e.name, private.filled(e.blank, s.data -> e.name))
        from unnest(known.entry_names, known.entry_blanks) e (name, blank) where s.data ? e.name
      ), '{}')))::private.step
    from unnest(steps) s order by s.index
  );
end $$;

create function private.filled(blank jsonb, value jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  entries jsonb := '[]';
  entry jsonb;
  chosen integer;
begin
  if value in ('null', '[]') then return value; end if;
  if jsonb_typeof(value) = 'object' then return blank || value; end if;
  -- Most have one address and one number, which is the primary one.
  if jsonb_array_length(value) = 1 then
    entry := blank || (value -> 0);
    return jsonb_build_array(case when blank ? 'primary' then entry || '{"primary": true}' else entry end);
  end if;
  for entry in select e.value from jsonb_array_elements(value) e loop
    if chosen is null and entry -> 'primary' = 'true' then chosen := jsonb_array_length(entries); end if;
    entries := entries || jsonb_build_array(blank || entry);
  end loop;
  if blank ? 'primary' then
    for place in 0 .. jsonb_array_length(entries) - 1 loop
      if entries -> place -> 'primary' is distinct from to_jsonb(place = coalesce(chosen, 0)) then
        entries := jsonb_set(entries, array[place::text, 'primary'], to_jsonb(place = coalesce(chosen, 0)));
      end if;
    end loop;
  end if;
  return entries;
end $$;

-- Every reference of the records: where it stands, and what it names.
create function private.references_of(collection text, steps private.step[])
returns table (index integer, path text, target text, id text)
language plpgsql stable set search_path = '' as $$
begin
  return query
    with
      named as (
        select s.index, private.camel(f.name) as field, f.kind, f.refers_to, s.after -> f.name as value
        from (
          select g.name, g.kind, g.refers_to from private.fields g
          where g.collection = references_of.collection and g.refers_to is not null
        ) f cross join unnest(steps) s
        where s.after -> f.name not in ('null', '[]')
      ),
      single as (
        select n.index, n.field as path, n.refers_to, n.value #>> '{}' as value from named n where n.kind in ('id', 'text')
        union all
        select n.index, n.field || '.' || (e.place - 1), n.refers_to, e.value
        from named n cross join lateral jsonb_array_elements_text(n.value) with ordinality as e (value, place)
        where n.kind in ('ids', 'texts')
        union all
        select n.index, n.field || '.' || (e.place - 1) || '.personId', n.refers_to, e.value ->> 'personId'
        from named n cross join lateral jsonb_array_elements(n.value) with ordinality as e (value, place)
        where n.kind = 'entries'
      )
    select s.index, s.path,
      case when s.refers_to = 'subject' then split_part(s.value, '/', 1) else s.refers_to end,
      case when s.refers_to = 'subject' then split_part(s.value, '/', 2) else s.value end
    from single s;
end $$;

create function private.demand_references(writer private.writer, collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  wrong_index integer;
  problems jsonb;
begin
  with
    named as materialized (select * from private.references_of(collection, steps)),
    -- Many records name the same few: each is looked up once.
    targets as materialized (select distinct n.target, n.id from named n),
    -- What is no id is no reference either: that the value is wrong is for the constraints to say.
    dangling as (
      select t.target, t.id from targets t
      where private.is_id(t.id) and not private.is_there(writer.workspace_id, t.target, t.id::uuid)
    )
  select n.index, jsonb_object_agg(n.path, '{"rule": "unknown-reference"}'::jsonb) into wrong_index, problems
    from named n join dangling d using (target, id)
    group by n.index order by n.index limit 1;
  if found then perform private.refuse_fields(wrong_index, problems); end if;
end $$;

create function private.is_there(workspace_id uuid, collection text, id uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  case collection
    when 'tags' then return exists (select from public.tags t where t.workspace_id = $1 and t.id = $3);
    when 'people' then return exists (select from public.people t where t.workspace_id = $1 and t.id = $3);
    when 'companies' then return exists (select from public.companies t where t.workspace_id = $1 and t.id = $3);
    when 'members' then return exists (select from public.members t where t.workspace_id = $1 and t.id = $3);
    when 'deals' then return exists (select from public.deals t where t.workspace_id = $1 and t.id = $3);
    when 'stages' then return exists (select from public.stages t where t.workspace_id = $1 and t.id = $3);
    when 'pipelines' then return exists (select from public.pipelines t where t.workspace_id = $1 and t.id = $3);
    when 'lost_reasons' then return exists (select from public.lost_reasons t where t.workspace_id = $1 and t.id = $3);
    when 'files' then return exists (select from public.files t where t.workspace_id = $1 and t.id = $3);
    -- No collection: a subject that is none.
    else return true;
  end case;
end $$;

create function private.demand_unchanged(collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  wrong_index integer;
  problems jsonb;
begin
  select s.index, jsonb_object_agg(private.camel(f.name), '{"rule": "read-only"}'::jsonb) into wrong_index, problems
    from unnest(steps) s cross join private.fields f
    where f.collection = demand_unchanged.collection and f.is_fixed and s.data ? f.name
      and s.before -> f.name is distinct from s.after -> f.name
      -- Fixed from when it is known.
      and not (f.collection = 'members' and f.name = 'user_id' and s.before -> 'user_id' = 'null')
    group by s.index order by s.index limit 1;
  if found then perform private.refuse_fields(wrong_index, problems); end if;
end $$;

-- What one member may make of another: `mayChangeMember` of the domain.
create function private.may_change_member(writer private.writer, before jsonb, after jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  is_self boolean := writer.member_id = (before ->> 'id')::uuid;
  is_manager boolean := writer.role in ('owner', 'admin');
  standing text[] := array['viewer', 'member', 'admin', 'owner'];
  old_role text := before ->> 'role';
  new_role text := after ->> 'role';
begin
  if not is_self and not is_manager then return false; end if;
  -- Whoever came with a restored workspace joins it by invitation; nobody says for them who they are.
  if before -> 'user_id' is distinct from after -> 'user_id' then return false; end if;
  if not is_self and writer.role = 'admin' and old_role = 'owner' then return false; end if;
  if before ->> 'status' is distinct from after ->> 'status' and not is_manager then return false; end if;
  if old_role = new_role then return true; end if;
  if is_self and array_position(standing, new_role) > array_position(standing, old_role) then return false; end if;
  return writer.role = 'owner' or (writer.role = 'admin' and new_role <> 'owner');
end $$;
