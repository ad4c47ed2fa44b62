-- How two states of a record differ, as plain values: an address reads as one line, an entry of a list as what it holds, so
-- that the timeline needs to know no shapes. `changesBetween` of the domain.

-- As the domain writes an instant: UTC, with milliseconds.
create function private.instant_text(at timestamptz) returns text
language plpgsql stable set search_path = '' as $$
begin
  return to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
end $$;

create function private.plain_entry(entry jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when entry ? 'value' then entry -> 'value'
    when entry ? 'raw' then entry -> 'raw'
    when entry ? 'url' then entry -> 'url'
    when entry ? 'personId' then entry -> 'personId'
    else to_jsonb(concat_ws(', ', entry ->> 'street', entry ->> 'city', entry ->> 'region', entry ->> 'postalCode',
      entry ->> 'country'))
  end;
end $$;

create function private.plain(kind text, value jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return case
    when jsonb_typeof(value) = 'null' then value
    when kind = 'instant' then to_jsonb(private.instant_text((value #>> '{}')::timestamptz))
    when kind = 'object' then private.plain_entry(value)
    when kind = 'entries' then (
      select coalesce(jsonb_agg(private.plain_entry(e.value) order by e.place), '[]')
      from jsonb_array_elements(value) with ordinality as e (value, place)
    )
    else value
  end;
end $$;

create function private.changes_between(touch private.touch, ignored text[]) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_object_agg(private.camel(f.name), jsonb_build_array(
      private.plain(f.kind, touch.before -> f.name), private.plain(f.kind, touch.after -> f.name)))
    from private.fields f
    where f.collection = touch.collection and f.name <> all (ignored) and f.kind <> 'custom'
      and touch.before -> f.name is distinct from touch.after -> f.name
  ), '{}') || case when touch.before -> 'custom' is distinct from touch.after -> 'custom'
    then private.custom_changes(touch.before -> 'custom', touch.after -> 'custom') else '{}' end;
end $$;

-- Fields of the workspace's own are told one by one.
create function private.custom_changes(before jsonb, after jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_object_agg('custom.' || k.key, jsonb_build_array(
      private.plain_custom(before -> k.key), private.plain_custom(after -> k.key)))
    from (select jsonb_object_keys(before || after) as key) k
    where before -> k.key is distinct from after -> k.key
  ), '{}');
end $$;

create function private.plain_custom(value jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(value) = 'object'
    then to_jsonb((value ->> 'amountMinor') || ' ' || (value ->> 'currency')) else coalesce(value, 'null') end;
end $$;
