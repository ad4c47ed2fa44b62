-- What is hidden from somebody they cannot name either, and what was revoked stays so.

create or replace function private.demand_references(writer private.writer, collection text, steps private.step[]) returns void
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
  if writer.is_restricted then perform private.demand_seen(writer, collection, steps); end if;
end $$;

-- To a writer who may not read it, a record is not there; what named it before may stay.
create function private.demand_seen(writer private.writer, collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  wrong_index integer;
  problems jsonb;
begin
  with
    before as materialized (
      select b.index, b.target, b.id from private.references_of(collection, array(
        select (s.index, s.id, s.data, s.expect, s.before, s.before)::private.step from unnest(steps) s where s.before is not null
      )) b
    ),
    named as materialized (
      select n.index, n.path, n.target, n.id from private.references_of(collection, steps) n
      where n.target in ('deals', 'files') and private.is_id(n.id)
        and not exists (select from before b where b.index = n.index and b.target = n.target and b.id = n.id)
    ),
    hidden as (
      select t.target, t.id from (select distinct n.target, n.id from named n) t
      where private.is_hidden(writer, t.target, private.record_of(writer.workspace_id, t.target, t.id::uuid))
    )
  select n.index, jsonb_object_agg(n.path, '{"rule": "unknown-reference"}'::jsonb) into wrong_index, problems
    from named n join hidden h using (target, id)
    group by n.index order by n.index limit 1;
  if found then perform private.refuse_fields(wrong_index, problems); end if;
end $$;

-- What secrets are worked out for: `BACKEND_FIELDS` of the domain. Whoever could write it could bring a link back that leaked.
create function private.names_secret(collection text, step private.step) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  field constant text := case collection when 'members' then 'calendar_feed_id' when 'workspaces' then 'capture_id' end;
begin
  return coalesce(step.data ? field and step.data -> field is distinct from step.before -> field, false);
end $$;

create or replace function private.judged(writer private.writer, kind text, collection text, steps private.step[])
returns private.step[]
language plpgsql set search_path = '' as $$
declare
  known private.collections := (select c from private.collections c where c.name = collection);
begin
  perform private.demand_kinds(collection, steps);
  if writer.role is not null and exists (select from unnest(steps) s where private.names_secret(collection, s)) then
    perform private.deny(kind, collection);
  end if;
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

create or replace function private.settled(writer private.writer, collection text, steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
begin
  if collection not in ('deals', 'tasks', 'files', 'imports', 'invitations', 'members', 'merges') then return steps; end if;
  return array(
    select (s.index, s.id, s.data, s.expect, s.before, case collection
        when 'deals' then private.settle_deal(writer, s)
        when 'tasks' then private.settle_task(writer, s)
        when 'imports' then private.settle_import(s)
        when 'members' then private.settle_member(s)
        when 'merges' then private.settle_merge(writer, s)
        else private.settle_status(collection, s)
      end)::private.step
    from unnest(steps) s order by s.index
  );
end $$;

-- Who is let in again gets another calendar link.
create function private.settle_member(step private.step) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  if step.after ->> 'status' = 'active' then return step.after; end if;
  return step.after || '{"calendar_feed_id": null}';
end $$;

update public.members set calendar_feed_id = null where status <> 'active' and calendar_feed_id is not null;
