-- The values of a workspace's own fields as a commit writes them: `patched` and `customProblems` of the domain.

-- A patch leaves the values it does not name as they are, and empties those it gives as null.
create function private.with_custom(steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
begin
  -- Most records have none: an import says so of each.
  if not exists (
    select from unnest(steps) s where s.data ? 'custom' and (s.before is not null or s.data -> 'custom' <> '{}')
  ) then
    return steps;
  end if;
  return array(
    select (s.index, s.id, s.data, s.expect, s.before, case when jsonb_typeof(s.data -> 'custom') = 'object'
        then s.after || jsonb_build_object(
          'custom', jsonb_strip_nulls(coalesce(s.before -> 'custom', '{}') || (s.data -> 'custom')))
        else s.after end)::private.step
    from unnest(steps) s order by s.index
  );
end $$;

-- No value without a definition, none that is not of its type; a record made by hand has what is required of new ones.
create function private.demand_custom(writer private.writer, kind text, collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  is_new boolean := kind = 'create' and writer.via = 'app';
  wrong_index integer;
  problems jsonb;
begin
  if collection not in ('people', 'companies', 'deals') then return; end if;
  if not is_new and not exists (select from unnest(steps) s where s.data -> 'custom' <> '{}') then return; end if;
  with
    known as materialized (
      select d.* from public.field_definitions d
      where d.workspace_id = writer.workspace_id and d.collection = demand_custom.collection and d.deleted_at is null
    ),
    wrong as (
      select s.index, v.key, case when k.key is null then 'unknown-field' else private.custom_rule(k, v.value) end as rule
      from unnest(steps) s
        cross join lateral jsonb_each(s.after -> 'custom') v
        left join known k on k.key = v.key
      where s.data ? 'custom' and v.value is distinct from s.before -> 'custom' -> v.key
      union all
      select s.index, k.key, 'required'
      from unnest(steps) s cross join known k
      where is_new and k.required and not k.archived and k.type <> 'checkbox' and not (s.after -> 'custom' ? k.key)
    )
  select w.index, jsonb_object_agg('custom.' || w.key, jsonb_build_object('rule', w.rule)) into wrong_index, problems
    from wrong w where w.rule is not null
    group by w.index order by w.index limit 1;
  if found then
    perform private.refuse('record/invalid', jsonb_build_object('index', wrong_index, 'fields', problems));
  end if;
end $$;

-- What is wrong with a value of this field: `customRule` of the domain. Null: nothing.
create function private.custom_rule(field public.field_definitions, value jsonb) returns text
language plpgsql stable set search_path = '' as $$
declare
  type constant text := jsonb_typeof(value);
  written constant text := value #>> '{}';
  ids constant jsonb := (select jsonb_object_agg(o ->> 'id', true) from jsonb_array_elements(field.options) o);
begin
  case field.type
    when 'number' then return case when type <> 'number' then 'type' end;
    when 'checkbox' then return case when type <> 'boolean' then 'type' end;
    when 'money' then return case when type <> 'object' then 'type' end;
    when 'multi-select' then
      if type <> 'array' then return 'type'; end if;
      return case when exists (select from jsonb_array_elements_text(value) e where not ids ? e) then 'choice' end;
    else if type <> 'string' then return 'type'; end if;
  end case;
  return case field.type
    when 'select' then case when not ids ? written then 'choice' end
    when 'date' then case when not private.is_plain_date(written) then 'date' end
    when 'url' then case when not private.is_web_address(written) then 'url' end
    when 'email' then case when not private.is_email(written) then 'email' end
    when 'phone' then case when not private.fits(written, 60) then 'phone' end
  end;
end $$;

create function private.is_plain_date(value text) returns boolean
language plpgsql immutable strict set search_path = '' as $$
begin
  if value !~ '^\d{4}-\d{2}-\d{2}$' then return false; end if;
  -- A day that no month has is an error to PostgreSQL.
  return value::date between date '1900-01-01' and date '2200-12-31';
exception
  when datetime_field_overflow then return false;
end $$;
