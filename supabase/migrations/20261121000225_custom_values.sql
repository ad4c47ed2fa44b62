-- The values of a workspace's own fields: a map from key to value, src/domain/model/fields/custom-value.ts. Which keys there
-- are and which type each has, the workspace says in `field_definitions`, and a commit asks.

create function private.is_custom_picks(ids jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  seen jsonb := '{}';
  one jsonb;
begin
  if jsonb_array_length(ids) not between 1 and 100 then return false; end if;
  for i in 0 .. jsonb_array_length(ids) - 1 loop
    one := ids -> i;
    if jsonb_typeof(one) <> 'string' or not private.is_subject('people/' || (one #>> '{}')) or seen ? (one #>> '{}') then
      return false;
    end if;
    seen := seen || jsonb_build_object(one #>> '{}', true);
  end loop;
  return true;
end
$$;

create function private.is_custom_value(value jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  case jsonb_typeof(value)
    when 'string' then return private.is_line(value #>> '{}', 2000);
    when 'number' then return value::numeric between -1e15 and 1e15;
    -- A box that is not ticked is no value.
    when 'boolean' then return value = 'true';
    when 'array' then return private.is_custom_picks(value);
    when 'object' then
      return private.has_keys(value, '{amountMinor,currency}') and jsonb_typeof(value -> 'currency') = 'string'
        and private.is_currency(value ->> 'currency')
        and case jsonb_typeof(value -> 'amountMinor')
          when 'number' then (value -> 'amountMinor')::numeric between 0 and 1e15
            and mod((value -> 'amountMinor')::numeric, 1) = 0
          else false end;
    else return true;
  end case;
end
$$;

create function private.is_custom(custom jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  held record;
begin
  -- Most records have none.
  if custom = '{}' then return true; end if;
  if jsonb_typeof(custom) <> 'object' then return false; end if;
  for held in select e.key, e.value from jsonb_each(custom) e loop
    if held.key !~ '^(?!constructor$)[a-z][a-z0-9_]{0,39}$' or not private.is_custom_value(held.value) then return false; end if;
  end loop;
  return true;
end
$$;

-- Each value as it is compared and ordered, `sortKey` of the domain: JSON orders numbers as numbers, but text by the server's
-- own locale. So text stands here folded and in hexadecimal, whose order is that of code points in every locale, behind an x
-- that tells it from a number. What has no order is left out.
create function private.custom_fold(custom jsonb) returns jsonb
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  held record;
  folded jsonb := '{}';
begin
  if custom = '{}' or jsonb_typeof(custom) <> 'object' then return folded; end if;
  for held in select e.key, e.value, jsonb_typeof(e.value) as type from jsonb_each(custom) e loop
    if held.type = 'string' then
      folded := folded || jsonb_build_object(
        held.key, 'x' || encode(convert_to(private.fold(held.value #>> '{}'), 'UTF8'), 'hex'));
    elsif held.type = 'number' then
      folded := folded || jsonb_build_object(held.key, held.value);
    elsif held.type = 'boolean' then
      folded := folded || jsonb_build_object(held.key, case when held.value = 'true' then 1 else 0 end);
    elsif held.type = 'object' and jsonb_typeof(held.value -> 'amountMinor') = 'number' then
      folded := folded || jsonb_build_object(held.key, held.value -> 'amountMinor');
    end if;
  end loop;
  return folded;
end
$$;

-- The options of a field: its values are their ids.
create function private.are_field_options(type text, options jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  ids jsonb := '{}';
  one jsonb;
begin
  if not private.is_list(options, 100) then return false; end if;
  if (type in ('select', 'multi-select')) <> (jsonb_array_length(options) > 0) then return false; end if;
  for i in 0 .. jsonb_array_length(options) - 1 loop
    one := options -> i;
    if not private.has_keys(one, '{id,label,colour}')
      or jsonb_typeof(one -> 'id') <> 'string' or not private.is_subject('people/' || (one ->> 'id')) or ids ? (one ->> 'id')
      or jsonb_typeof(one -> 'label') <> 'string' or not private.is_line(one ->> 'label', 200)
      or jsonb_typeof(one -> 'colour') not in ('null', 'string') or not coalesce(
        one ->> 'colour' in ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'violet', 'pink'), true)
    then return false; end if;
    ids := ids || jsonb_build_object(one ->> 'id', true);
  end loop;
  return true;
end
$$;
