-- Done once, however often it is asked for: the first answer is kept, and given again.

create function private.keep_answer(workspace_id uuid, user_id uuid, mutation_id uuid, mutations jsonb, answer jsonb)
returns void
language plpgsql set search_path = '' as $$
begin
  -- A conflict is not kept: the same change may be sent again on the current version.
  if answer -> 'outcomes' -> 0 ->> 'status' <> 'written' then return; end if;
  insert into private.answers (workspace_id, user_id, mutation_id, version, outcomes, at)
  select $1, $2, $3, (answer ->> 'version')::bigint,
    jsonb_agg(jsonb_build_object('collection', m.value -> 'collection', 'id', m.value -> 'id')
      || case when jsonb_array_length(mutations) <= 50
        then jsonb_build_object('record', o.value -> 'record') else '{}' end order by m.place),
    private.clock()
  from jsonb_array_elements(mutations) with ordinality as m (value, place)
    join jsonb_array_elements(answer -> 'outcomes') with ordinality as o (value, place) using (place);
end $$;

-- A record that shows as it stands shows to who may read it, as they may now.
create function private.answer_again(writer private.writer, user_id uuid, mutation_id uuid) returns jsonb
language plpgsql set search_path = '' as $$
declare
  kept private.answers;
  outcomes jsonb;
begin
  select a.* into kept from private.answers a
    where a.workspace_id = writer.workspace_id and a.user_id = $2 and a.mutation_id = $3;
  if not found then return null; end if;
  select jsonb_agg(jsonb_build_object('status', 'written', 'record',
      case when o.value ? 'record' then o.value -> 'record'
        else private.record_for(writer, o.value ->> 'collection', (o.value ->> 'id')::uuid) end) order by o.place)
    into outcomes
    from jsonb_array_elements(kept.outcomes) with ordinality as o (value, place);
  return jsonb_build_object('version', kept.version, 'replayed', true, 'outcomes', outcomes);
end $$;

-- A kept answer must not remember what was to be forgotten: the records among these show as they stand from now on.
create function private.forget_answers(workspace_id uuid, ids uuid[]) returns void
language plpgsql set search_path = '' as $$
begin
  update private.answers a
    set outcomes = (
      select jsonb_agg(case when (o.value ->> 'id')::uuid = any (ids) then o.value - 'record' else o.value end order by o.place)
      from jsonb_array_elements(a.outcomes) with ordinality as o (value, place)
    )
    where a.workspace_id = $1 and exists (
      select from jsonb_array_elements(a.outcomes) o where o ? 'record' and (o ->> 'id')::uuid = any (ids)
    );
end $$;

create function private.record_for(writer private.writer, collection text, id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  record constant jsonb := private.record_of(writer.workspace_id, collection, id);
begin
  return case when not private.is_hidden(writer, collection, record) then record end;
end $$;

create function private.record_of(workspace_id uuid, collection text, id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  record jsonb;
begin
  execute format('select to_jsonb(t) from (select %s from public.%I r where r.workspace_id = $1 and r.id = $2) t',
    (select c.all_columns from private.collections c where c.name = $2), $2) into record using $1, $3;
  return record;
end $$;
