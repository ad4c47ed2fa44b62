-- Lists and objects that a record may hold: a check for each, since a column's type says too little about them. Every key is
-- written, empty ones as null, and no other. They run for every row of an import: loops over an index, in PL/pgSQL, take a
-- tenth of what a query over the elements does. Addresses and numbers, which most rows have, do in place what the others
-- call `is_list` and `has_keys` for.

create function private.are_ids(ids uuid[], most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return cardinality(ids) <= most and coalesce(array_ndims(ids), 1) = 1 and array_position(ids, null) is null;
end
$$;

create function private.are_subjects(subjects text[]) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare one text;
begin
  if cardinality(subjects) > 10 or coalesce(array_ndims(subjects), 1) > 1 then return false; end if;
  foreach one in array subjects loop
    if private.is_subject(one) is not true then return false; end if;
  end loop;
  return true;
end
$$;

create function private.are_domains(domains text[]) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare one text;
begin
  if cardinality(domains) > 10 or coalesce(array_ndims(domains), 1) > 1 then return false; end if;
  foreach one in array domains loop
    if private.is_domain(one) is not true then return false; end if;
  end loop;
  return true;
end
$$;

-- Is the value a list of at most so many entries?
create function private.is_list(entries jsonb, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return case jsonb_typeof(entries) when 'array' then jsonb_array_length(entries) <= most else false end;
end
$$;

-- Is the value an object of exactly these keys?
create function private.has_keys(entry jsonb, keys text[]) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return case jsonb_typeof(entry) when 'object' then entry ?& keys and entry - keys = '{}' else false end;
end
$$;

-- A value within an object that is null or a line.
create function private.is_optional_line(held jsonb, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return held = 'null' or (jsonb_typeof(held) = 'string' and private.is_line(held #>> '{}', most));
end
$$;

create function private.are_emails(emails jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if jsonb_typeof(emails) <> 'array' or jsonb_array_length(emails) > 10 then return false; end if;
  for i in 0 .. jsonb_array_length(emails) - 1 loop
    entry := emails -> i;
    if jsonb_typeof(entry) <> 'object'
      or not entry ?& '{value,label,primary}' or entry - '{value,label,primary}'::text[] <> '{}'
      or jsonb_typeof(entry -> 'value') <> 'string' or not private.is_email(entry ->> 'value')
      or (entry -> 'label' <> 'null' and not private.is_optional_line(entry -> 'label', 40))
      or jsonb_typeof(entry -> 'primary') <> 'boolean'
    then return false; end if;
  end loop;
  return true;
end
$$;

-- A rate is decimal digits, more than zero; a pair of currencies has one.
create function private.are_rates(rates jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  entry jsonb;
  pairs text[] := '{}';
begin
  if not private.is_list(rates, 50) then return false; end if;
  for i in 0 .. jsonb_array_length(rates) - 1 loop
    entry := rates -> i;
    if not private.has_keys(entry, '{from,to,rate}')
      or jsonb_typeof(entry -> 'from') <> 'string' or not private.is_currency(entry ->> 'from')
      or jsonb_typeof(entry -> 'to') <> 'string' or not private.is_currency(entry ->> 'to')
      or jsonb_typeof(entry -> 'rate') <> 'string'
      or entry ->> 'rate' !~ '^[0-9]{1,9}(\.[0-9]{1,6})?$' or entry ->> 'rate' !~ '[1-9]'
      or (entry ->> 'from') || (entry ->> 'to') = any (pairs)
    then return false; end if;
    pairs := pairs || ((entry ->> 'from') || (entry ->> 'to'));
  end loop;
  return true;
end
$$;

create function private.are_phones(phones jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if jsonb_typeof(phones) <> 'array' or jsonb_array_length(phones) > 10 then return false; end if;
  for i in 0 .. jsonb_array_length(phones) - 1 loop
    entry := phones -> i;
    if jsonb_typeof(entry) <> 'object'
      or not entry ?& '{raw,e164,extension,label,primary}' or entry - '{raw,e164,extension,label,primary}'::text[] <> '{}'
      or jsonb_typeof(entry -> 'raw') <> 'string' or not private.is_line(entry ->> 'raw', 60)
      or jsonb_typeof(entry -> 'e164') not in ('null', 'string') or entry ->> 'e164' !~ '^\+[1-9][0-9]{5,14}$'
      or (entry -> 'extension' <> 'null' and not private.is_optional_line(entry -> 'extension', 12))
      or (entry -> 'label' <> 'null' and not private.is_optional_line(entry -> 'label', 40))
      or jsonb_typeof(entry -> 'primary') <> 'boolean'
    then return false; end if;
  end loop;
  return true;
end
$$;

create function private.are_links(links jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if not private.is_list(links, 10) then return false; end if;
  for i in 0 .. jsonb_array_length(links) - 1 loop
    entry := links -> i;
    if not private.has_keys(entry, '{url,label}')
      or jsonb_typeof(entry -> 'url') <> 'string' or not private.is_web_address(entry ->> 'url')
      or (entry -> 'label' <> 'null' and not private.is_optional_line(entry -> 'label', 40))
    then return false; end if;
  end loop;
  return true;
end
$$;

create function private.is_address(address jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  parts constant text[] := '{street,city,region,postalCode,country}';
  part text;
begin
  if not private.has_keys(address, parts) then return false; end if;
  foreach part in array parts loop
    if not private.is_optional_line(address -> part, 200) then return false; end if;
  end loop;
  return true;
end
$$;

-- What it takes to split a merge again. The fields of records are kept as they were: what a value may be is not asked.
create function private.is_merge_undo(undo jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if not private.has_keys(undo, '{absorbed,chosen,links}')
    or not private.is_list(undo -> 'absorbed', 10) or not private.is_list(undo -> 'links', 500)
    or not private.has_states(undo -> 'chosen', '{before,after}')
  then return false; end if;
  for i in 0 .. jsonb_array_length(undo -> 'absorbed') - 1 loop
    entry := undo -> 'absorbed' -> i;
    if not private.has_keys(entry, '{id,data}') or not private.is_subject('people/' || (entry ->> 'id'))
      or jsonb_typeof(entry -> 'data') <> 'object'
    then return false; end if;
  end loop;
  for i in 0 .. jsonb_array_length(undo -> 'links') - 1 loop
    entry := undo -> 'links' -> i;
    if not private.has_states(entry - '{collection,id}'::text[], '{before,after}')
      or (entry ->> 'collection' in ('people', 'deals', 'tasks', 'notes', 'files')) is not true
      or private.is_subject('people/' || (entry ->> 'id')) is not true
    then return false; end if;
  end loop;
  return true;
end
$$;

create function private.has_states(entry jsonb, names text[]) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare name text;
begin
  if not private.has_keys(entry, names) then return false; end if;
  foreach name in array names loop
    if jsonb_typeof(entry -> name) <> 'object' then return false; end if;
  end loop;
  return true;
end
$$;

create function private.are_deal_people(people jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if not private.is_list(people, 10) then return false; end if;
  for i in 0 .. jsonb_array_length(people) - 1 loop
    entry := people -> i;
    if not private.has_keys(entry, '{personId,role,primary}')
      or jsonb_typeof(entry -> 'personId') <> 'string' or not private.is_subject('people/' || (entry ->> 'personId'))
      or not private.is_optional_line(entry -> 'role', 60)
      or jsonb_typeof(entry -> 'primary') <> 'boolean'
    then return false; end if;
  end loop;
  return true;
end
$$;
