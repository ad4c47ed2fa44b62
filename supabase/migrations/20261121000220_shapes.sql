-- Lists and objects that a record may hold: a check for each, since a column's type says too little about them.

create function private.are_ids(ids uuid[], most int) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select cardinality(ids) <= most and coalesce(array_ndims(ids), 1) = 1 and array_position(ids, null) is null
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

-- Is the value a list of at most so many objects with exactly these keys? Every key is written, empty ones as null.
create function private.are_objects(entries jsonb, keys text[], most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if jsonb_typeof(entries) <> 'array' or jsonb_array_length(entries) > most then return false; end if;
  for entry in select e.value from jsonb_array_elements(entries) e loop
    if not private.has_keys(entry, keys) then return false; end if;
  end loop;
  return true;
end
$$;

create function private.has_keys(entry jsonb, keys text[]) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select jsonb_typeof(entry) = 'object' and entry ?& keys and entry - keys = '{}'
$$;

-- A member of an object that is null or a line.
create function private.is_optional_line(entry jsonb, key text, most int) returns boolean
language sql immutable strict parallel safe set search_path = '' as $$
  select case jsonb_typeof(entry -> key)
    when 'null' then true
    when 'string' then private.is_line(entry ->> key, most)
    else false
  end
$$;

create function private.are_emails(emails jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if emails = '[]' then return true; end if;
  if not private.are_objects(emails, '{value,label,primary}', 10) then return false; end if;
  for entry in select e.value from jsonb_array_elements(emails) e loop
    if jsonb_typeof(entry -> 'value') <> 'string' or not private.is_email(entry ->> 'value')
      or not private.is_optional_line(entry, 'label', 40) or jsonb_typeof(entry -> 'primary') <> 'boolean'
    then return false; end if;
  end loop;
  return true;
end
$$;

create function private.are_phones(phones jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if phones = '[]' then return true; end if;
  if not private.are_objects(phones, '{raw,e164,extension,label,primary}', 10) then return false; end if;
  for entry in select e.value from jsonb_array_elements(phones) e loop
    if jsonb_typeof(entry -> 'raw') <> 'string' or not private.is_line(entry ->> 'raw', 60)
      or not (jsonb_typeof(entry -> 'e164') = 'null'
        or (jsonb_typeof(entry -> 'e164') = 'string' and entry ->> 'e164' ~ '^\+[1-9][0-9]{5,14}$'))
      or not private.is_optional_line(entry, 'extension', 12) or not private.is_optional_line(entry, 'label', 40)
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
  if links = '[]' then return true; end if;
  if not private.are_objects(links, '{url,label}', 10) then return false; end if;
  for entry in select e.value from jsonb_array_elements(links) e loop
    if jsonb_typeof(entry -> 'url') <> 'string' or not private.is_web_address(entry ->> 'url')
      or not private.is_optional_line(entry, 'label', 40)
    then return false; end if;
  end loop;
  return true;
end
$$;

create function private.is_address(address jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare part text;
begin
  if not private.has_keys(address, '{street,city,region,postalCode,country}') then return false; end if;
  foreach part in array '{street,city,region,postalCode,country}'::text[] loop
    if not private.is_optional_line(address, part, 200) then return false; end if;
  end loop;
  return true;
end
$$;

create function private.are_deal_people(people jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if people = '[]' then return true; end if;
  if not private.are_objects(people, '{personId,role,primary}', 10) then return false; end if;
  for entry in select e.value from jsonb_array_elements(people) e loop
    if jsonb_typeof(entry -> 'personId') <> 'string' or not private.is_subject('people/' || (entry ->> 'personId'))
      or not private.is_optional_line(entry, 'role', 60) or jsonb_typeof(entry -> 'primary') <> 'boolean'
    then return false; end if;
  end loop;
  return true;
end
$$;
