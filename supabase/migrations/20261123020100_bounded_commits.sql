-- A commit is looked at before it makes anybody wait: whether its writer may do such things at all, and whether it is of a size
-- that is worth a look. While the workspace's head is locked, no value is longer than a record may hold, and nothing takes
-- longer than in proportion to it.

-- The most bytes of JSON a value of the field may have. Enough for whatever the domain keeps, which a test asks: text of so many
-- UTF-16 units is of three times as many bytes at most. What exactly a field may hold is for the tables to say.
alter table private.fields add column most_bytes integer not null default 20000;

update private.fields f set most_bytes = m.bytes
from (values
  ('people', 'emails', 40000),
  ('people', 'links', 100000),
  ('people', 'custom', 1000000),
  ('companies', 'custom', 1000000),
  ('deals', 'custom', 1000000),
  ('tasks', 'body', 320000),
  ('notes', 'body', 320000),
  ('field_definitions', 'options', 100000),
  ('saved_views', 'filter', 40000),
  ('saved_views', 'sort', 40000),
  ('saved_views', 'columns', 40000),
  ('imports', 'mapping', 640000),
  ('imports', 'options', 640000),
  ('import_chunks', 'log', 3200000),
  ('merges', 'deal_ids', 40000),
  -- Whole records, as they were.
  ('merges', 'undo', 12000000)
) as m (collection, name, bytes)
where (f.collection, f.name) = (m.collection, m.name);

-- All that a role may never do, whosever the record is. Asked before the head is locked, of all mutations at once.
create function private.demand_granted(role text, mutations jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  wrong record;
begin
  select left(coalesce(m.value ->> 'kind', ''), 20) as kind, left(coalesce(m.value ->> 'collection', ''), 40) as collection
    into wrong
    from jsonb_array_elements(mutations) with ordinality as m (value, place)
    where m.value ->> 'kind' = 'read' or not exists (
      select from private.grants g
      where g.role = demand_granted.role and g.collection = m.value ->> 'collection' and g.verb = m.value ->> 'kind'
    )
    order by m.place limit 1;
  if found then perform private.deny(wrong.kind, wrong.collection); end if;
end $$;

-- `commitProblem` of the domain counts characters; here it is enough that nothing beyond that is ever taken up.
create or replace function private.demand_size(mutations jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(mutations) is distinct from 'array' then
    perform private.refuse('record/invalid', '{"fields": {"mutations": {"rule": "type"}}}');
  elsif mutations = '[]' then
    perform private.refuse('record/invalid', '{"fields": {"mutations": {"rule": "required"}}}');
  elsif jsonb_array_length(mutations) > 500 then
    perform private.refuse('record/invalid', '{"fields": {"mutations": {"rule": "too-many", "limit": 500}}}');
  elsif pg_column_size(mutations) > 16000000 then
    perform private.refuse('record/invalid', '{"fields": {"mutations": {"rule": "too-long"}}}');
  end if;
end $$;

-- No mutation has more fields than any record, and none a value beyond its field's bound.
create function private.demand_bounds(mutations jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  wrong record;
begin
  select (m.place - 1)::integer as index, left(d.key, 60) as field into wrong
    from (
        select e.place, e.value ->> 'collection' as collection, coalesce(e.value -> 'data', e.value -> 'patch') as data
        from jsonb_array_elements(mutations) with ordinality as e (value, place)
      ) m
      cross join lateral (
        select k.key, k.value, row_number() over () as place
        from jsonb_each(case jsonb_typeof(m.data) when 'object' then m.data else '{}' end) k
      ) d
      left join private.fields f on f.collection = m.collection and f.name = d.key
    where d.place > 100 or pg_column_size(d.value) > coalesce(f.most_bytes, 20000) or octet_length(d.key) > 200
    order by m.place limit 1;
  if found then perform private.refuse_fields(wrong.index, jsonb_build_object(
    private.camel(wrong.field), '{"rule": "too-long"}'::jsonb)); end if;
end $$;

create or replace function private.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  head private.heads;
  writer private.writer;
  answer jsonb;
begin
  perform private.demand_session();
  perform private.demand_size(mutations);
  -- What the backend does itself, nobody else says of their own writes. The log keeps this for good, so it is no free text.
  if via is null or via not in ('app', 'import') then
    perform private.refuse('record/invalid', '{"fields": {"via": {"rule": "choice"}}}');
  end if;
  -- Asked before anybody can be made to wait, and again when it is settled who comes first. What is done already is answered
  -- again, whatever its writer may do by now.
  if private.member_id(workspace_id) is null then perform private.refuse('access/denied', '{"action": "commit"}'); end if;
  if not exists (
    select from private.answers a where a.workspace_id = $1 and a.user_id = auth.uid() and a.mutation_id = $2
  ) then
    perform private.demand_granted(
      (select m.role from public.members m where m.workspace_id = $1 and m.id = private.member_id($1)), mutations);
    perform private.demand_bounds(mutations);
  end if;
  head := private.lock_head(workspace_id, false);
  select m.workspace_id, head.version + 1, private.clock(), m.id, m.role, commit.via,
      m.role in ('member', 'viewer') and w.member_visibility = 'own-and-unassigned-deals'
    into writer
    from public.members m join public.workspaces w on w.workspace_id = m.workspace_id and w.id = m.workspace_id
    where m.workspace_id = commit.workspace_id and m.id = private.member_id(commit.workspace_id);
  if writer.member_id is null then perform private.refuse('access/denied', '{"action": "commit"}'); end if;

  answer := private.answer_again(writer, auth.uid(), mutation_id);
  if answer is not null then return answer; end if;
  answer := private.perform_commit(writer, head, mutation_id, mutations);
  perform private.keep_answer(workspace_id, auth.uid(), mutation_id, mutations, answer);
  return answer;
end $$;

-- One by one where there are several runs: a list that is put together anew for each is copied as often as there are runs.
create or replace function private.write_all(
  writer private.writer, mutations jsonb, out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  run record;
  done record;
  touch private.touch;
begin
  touches := '{}';
  conflicts := '{}';
  for run in select r.kind, r.collection, r.steps from private.runs_of(mutations) r loop
    select * into done from private.write_or_explain(writer, run.kind, run.collection, run.steps);
    if cardinality(touches) = 0 then
      touches := coalesce(done.touches, '{}');
    elsif done.touches is not null then
      foreach touch in array done.touches loop touches := array_append(touches, touch); end loop;
    end if;
    conflicts := conflicts || done.conflicts;
  end loop;
end $$;

-- A UTF-16 unit is never more than three bytes of UTF-8: what is longer is not read to be counted.
create or replace function private.fits(value text, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if octet_length(value) <= most then return true; end if;
  if octet_length(value) > 3 * most then return false; end if;
  return 2 * char_length(value) - char_length(regexp_replace(value, '[\U00010000-\U0010ffff]', '', 'g')) <= most;
end
$$;

create or replace function private.filled(blank jsonb, value jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
declare
  entry jsonb;
begin
  if value in ('null', '[]') then return value; end if;
  if jsonb_typeof(value) = 'object' then return blank || value; end if;
  -- Most have one address and one number, which is the primary one.
  if jsonb_array_length(value) = 1 then
    entry := blank || (value -> 0);
    return jsonb_build_array(case when blank ? 'primary' then entry || '{"primary": true}' else entry end);
  end if;
  return (
    with
      entries as materialized (
        select e.place, blank || e.value as entry from jsonb_array_elements(value) with ordinality as e (value, place)
      ),
      chosen as materialized (
        select coalesce(min(e.place) filter (where e.entry -> 'primary' = 'true'), 1) as place from entries e
      )
    select jsonb_agg(
      case when blank ? 'primary' then e.entry || jsonb_build_object('primary', e.place = c.place) else e.entry end
      order by e.place)
    from entries e cross join chosen c
  );
end $$;

create or replace function private.custom_fold(custom jsonb) returns jsonb
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if custom = '{}' or jsonb_typeof(custom) <> 'object' then return '{}'; end if;
  return (
    select coalesce(jsonb_object_agg(f.key, f.folded) filter (where f.folded is not null), '{}')
    from (
      select e.key, case jsonb_typeof(e.value)
          when 'string' then to_jsonb('x' || encode(convert_to(private.fold(e.value #>> '{}'), 'UTF8'), 'hex'))
          when 'number' then e.value
          when 'boolean' then to_jsonb(case when e.value = 'true' then 1 else 0 end)
          when 'object' then case when jsonb_typeof(e.value -> 'amountMinor') = 'number' then e.value -> 'amountMinor' end
        end as folded
      from jsonb_each(custom) e
    ) f
  );
end
$$;

create or replace function private.is_merge_undo(undo jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  absorbed constant jsonb := undo -> 'absorbed';
  links constant jsonb := undo -> 'links';
  entry jsonb;
begin
  if not private.has_keys(undo, '{absorbed,chosen,links}')
    or not private.is_list(absorbed, 10) or not private.is_list(links, 500)
    or not private.has_states(undo -> 'chosen', '{before,after}')
  then return false; end if;
  for i in 0 .. jsonb_array_length(absorbed) - 1 loop
    entry := absorbed -> i;
    if not private.has_keys(entry, '{id,data}') or not private.is_subject('people/' || (entry ->> 'id'))
      or jsonb_typeof(entry -> 'data') <> 'object'
    then return false; end if;
  end loop;
  for i in 0 .. jsonb_array_length(links) - 1 loop
    entry := links -> i;
    if not private.has_states(entry - '{collection,id}'::text[], '{before,after}')
      or (entry ->> 'collection' in ('people', 'deals', 'tasks', 'notes', 'files')) is not true
      or private.is_subject('people/' || (entry ->> 'id')) is not true
    then return false; end if;
  end loop;
  return true;
end
$$;
