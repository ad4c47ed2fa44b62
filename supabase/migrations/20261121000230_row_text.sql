-- What rows are called and found by. Each function repeats one of the domain's, which a test compares it with.

-- The parts that hold something, on lines of their own: no word of a search spans two.
create function private.joined(variadic parts text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select array_to_string(array_remove(parts, ''), E'\n')
$$;

create function private.spaced(variadic parts text[]) returns text
language sql immutable parallel safe set search_path = '' as $$
  select array_to_string(parts, ' ')
$$;

-- A number as written, and its digits in one piece, so that any part of it is found.
create function private.digit_parts(phone text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare digits text := regexp_replace(phone, '[^0-9]+', '', 'g');
begin
  return case when digits = phone then phone else private.joined(phone, digits) end;
end
$$;

create function private.phone_text(phones jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if phones = '[]' then return ''; end if;
  return (
    select string_agg(
      private.joined(private.digit_parts(e.value ->> 'raw'), e.value ->> 'e164'), E'\n' order by e.ordinality
    )
    from jsonb_array_elements(phones) with ordinality e
  );
end
$$;

create function private.email_text(emails jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if emails = '[]' then return ''; end if;
  return (
    select string_agg(e.value ->> 'value', E'\n' order by e.ordinality)
    from jsonb_array_elements(emails) with ordinality e
  );
end
$$;

-- The entry of a list that says it is the primary one, else the first.
create function private.primary_of(entries jsonb) returns jsonb
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  for entry in select e.value from jsonb_array_elements(entries) with ordinality e order by e.ordinality loop
    if entry -> 'primary' = 'true' then return entry; end if;
  end loop;
  return entries -> 0;
end
$$;

create function private.primary_email(emails jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if emails = '[]' then return null; end if;
  return private.primary_of(emails) ->> 'value';
end
$$;

create function private.primary_phone(phones jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb;
begin
  if phones = '[]' then return null; end if;
  entry := private.primary_of(phones);
  return coalesce(entry ->> 'e164', entry ->> 'raw');
end
$$;

-- What a person is called where one line must do. The parts: prefix, first, middle, last, suffix.
create function private.person_name(parts text[], emails jsonb, phones jsonb) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if parts[2] is not null or parts[4] is not null then return private.spaced(variadic parts); end if;
  if emails <> '[]' then return private.primary_of(emails) ->> 'value'; end if;
  return coalesce(private.primary_of(phones) ->> 'raw', '');
end
$$;
