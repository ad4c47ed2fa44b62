-- The values that a record may hold, as src/domain/model/kernel says. Each function is the check of one kind of field and
-- true for exactly what validation keeps: text that cleaning has nothing left to do to. All are strict, so that an empty
-- field passes: whether it may be empty is the column's own matter.

-- JavaScript counts UTF-16 units: a character beyond the first plane is two. The bytes of UTF-8 are never fewer.
create function private.fits(value text, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if octet_length(value) <= most then return true; end if;
  return 2 * char_length(value) - char_length(regexp_replace(value, '[\U00010000-\U0010ffff]', '', 'g')) <= most;
end
$$;

-- One line: normalised, trimmed, no white space but single spaces, no control characters. Blank lines are kept as null.
create function private.is_line(value text, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  -- What fits is said here first: a call for each line of an import adds up.
  return value <> '' and (octet_length(value) <= most or private.fits(value, most)) and value is nfc normalized and value !~
    '(^ | $|  |[\u0001-\u001f\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff])';
end
$$;

-- What a program wrote down for itself, kept to the letter.
create function private.is_written(value text, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return value <> '' and private.fits(value, most) and value !~ '[\u0001-\u001f\u007f-\u009f]';
end
$$;

-- Several lines: normalised, trimmed, tabs and line feeds the only control characters.
create function private.are_lines(value text, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  space constant text := '[\t\n \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
begin
  return value <> '' and private.fits(value, most) and value is nfc normalized
    and value !~ '[\u0001-\u0008\u000b-\u001f\u007f-\u009f]'
    and value !~ ('^' || space) and value !~ (space || '$');
end
$$;

create function private.is_email(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  -- No white space and nothing that delimits addresses; the last one is for the labels of a host.
  part constant text := '[^\t-\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>(),;:"\[\]\\]';
  label constant text := overlay(part placing '.' from length(part) for 0);
begin
  return (octet_length(value) <= 254 or private.fits(value, 254)) and value = lower(value collate "und-x-icu")
    and value ~ ('^' || part || '+@' || label || '+(\.' || label || '+)+$');
end
$$;

-- http and https with a dot in the host and no user before it. A host that the URL standard refuses for other reasons is
-- the client's to refuse: what matters here is that no other scheme is ever kept.
create function private.is_web_address(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return private.fits(value, 2000) and value ~* '^https?:[^?#]*\.' and value !~* '^https?:[/\\]*[^:/\\?#][^/\\?#]*@';
end
$$;

-- A host name without scheme, port or path. Which characters beyond ASCII are letters grows with Unicode: here they only must
-- not be white space, and the client, which knows them, says the rest.
create function private.is_domain(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  letter constant text :=
    '[^\u0001-\u0060\u007b-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]';
  within constant text := '([0-9]|-|' || letter || ')';
  edge constant text := '([0-9]|' || letter || ')';
begin
  return char_length(value) <= 253 and value = lower(value collate "und-x-icu")
    and value ~ ('^(' || edge || '(' || within || '{0,61}' || edge || ')?\.)+' || letter || '{2,63}$');
end
$$;

-- ISO 4217 by its form only: which codes there are changes, and a client knows them better than a copy here would.
create function private.is_currency(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return value ~ '^[A-Z]{3}$';
end
$$;

-- A fractional index of src/domain/model/kernel/rank.ts: its head tells how long its integer part is, and a fraction never
-- ends in zero.
create function private.is_rank(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  head int := ascii(value);
  whole int := case when head >= 97 then head - 95 else 92 - head end;
begin
  return value ~ '^[A-Za-z][0-9A-Za-z]+$' and char_length(value) <= 200 and value <> 'A' || repeat('0', 26)
    and (char_length(value) = whole or (char_length(value) > whole and right(value, 1) <> '0'));
end
$$;

-- A day that exists, from 1900 to 2200; `--02-29` where its year is not known.
create function private.is_birthday(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  day constant text := regexp_replace(value, '^--', '2000-');
begin
  if day !~ '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' then return false; end if;
  return left(day, 4)::int between 1900 and 2200 and right(day, 2)::int <= extract(day from
    make_date(left(day, 4)::int, substr(day, 6, 2)::int, 1) + interval '1 month' - interval '1 day');
end
$$;

-- What a note, task, file or activity is about: `people/<id>`.
create function private.is_subject(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return value ~ '^(people|companies|deals)/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
end
$$;
