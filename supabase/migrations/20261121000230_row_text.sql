-- What rows are called and found by. Each function repeats one of the domain's, which a test compares it with. They run for
-- every row of an import, and calling a function costs more than what most of them do: what is simple is done in place.

-- The parts that hold something, on lines of their own: no word of a search spans two.
create function private.joined(variadic parts text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array_to_string(array_remove(parts, ''), E'\n');
end
$$;

create function private.spaced(variadic parts text[]) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  return array_to_string(parts, ' ');
end
$$;

-- Generated columns are worked out before the checks are asked: what is no list has no entries here, and is refused there.
create function private.count_of(entries jsonb) returns int
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return case jsonb_typeof(entries) when 'array' then jsonb_array_length(entries) else 0 end;
end
$$;

-- A number as written, and its digits in one piece, so that any part of it is found.
create function private.digit_parts(phone text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare digits text := regexp_replace(phone, '[^0-9]+', '', 'g');
begin
  return case when digits = phone then phone else concat_ws(E'\n', phone, nullif(digits, '')) end;
end
$$;

-- Those digits alone, where the number is written otherwise.
create function private.digits_apart(phone text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  folded text := private.fold(phone);
begin
  return nullif(nullif(regexp_replace(folded, '[^0-9]+', '', 'g'), folded), '');
end
$$;

create function private.phone_text(phones jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare parts text[] := '{}';
begin
  if jsonb_typeof(phones) <> 'array' then return ''; end if;
  for i in 0 .. jsonb_array_length(phones) - 1 loop
    parts := parts || private.digit_parts(phones -> i ->> 'raw') || (phones -> i ->> 'e164');
  end loop;
  return array_to_string(parts, E'\n');
end
$$;

create function private.email_text(emails jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare parts text[] := '{}';
begin
  if jsonb_typeof(emails) <> 'array' then return ''; end if;
  for i in 0 .. jsonb_array_length(emails) - 1 loop
    parts := parts || (emails -> i ->> 'value');
  end loop;
  return array_to_string(parts, E'\n');
end
$$;

-- The entry of a list that says it is the primary one, else the first.
create function private.primary_of(entries jsonb) returns jsonb
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  for i in 0 .. private.count_of(entries) - 1 loop
    if entries -> i -> 'primary' = 'true' then return entries -> i; end if;
  end loop;
  return entries -> 0;
end
$$;

create function private.primary_email(emails jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- Most have one, or none.
  if emails -> 0 -> 'primary' = 'true' then return emails -> 0 ->> 'value'; end if;
  if emails = '[]' then return null; end if;
  return private.primary_of(emails) ->> 'value';
end
$$;

create function private.primary_phone(phones jsonb) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare entry jsonb := phones -> 0;
begin
  -- Most have one, or none.
  if phones = '[]' then return null; end if;
  if entry -> 'primary' is distinct from 'true' then entry := private.primary_of(phones); end if;
  return coalesce(entry ->> 'e164', entry ->> 'raw');
end
$$;

-- Whose name a deal's row shows.
create function private.primary_person(people jsonb) returns uuid
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare id text := private.primary_of(people) ->> 'personId';
begin
  return case when private.is_subject('people/' || id) then id::uuid end;
end
$$;

-- Everybody who takes part, once each: `dealPersonIds` of src/domain/model/deals/deal-row.ts.
create function private.deal_person_ids(people jsonb) returns uuid[]
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return array(
    select (entry ->> 'personId')::uuid
    from jsonb_array_elements(people) with ordinality as listed (entry, place)
    where private.is_subject('people/' || (entry ->> 'personId'))
    group by entry ->> 'personId'
    order by min(place)
  );
end
$$;

-- What a person is called where one line must do. The parts: prefix, first, middle, last, suffix.
create function private.person_name(parts text[], emails jsonb, phones jsonb) returns text
language plpgsql immutable parallel safe set search_path = '' as $$
begin
  if parts[2] is not null or parts[4] is not null then return array_to_string(parts, ' '); end if;
  return coalesce(private.primary_of(emails) ->> 'value', private.primary_of(phones) ->> 'raw', '');
end
$$;
