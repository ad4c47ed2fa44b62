-- What every other migration stands on: the time, text as it is compared, and refusals.

-- Everything that stamps asks here, so that a test can let time pass by replacing this one function.
create function private.clock() returns timestamptz
language sql volatile set search_path = '' as $$
  select date_trunc('milliseconds', clock_timestamp())
$$;

-- The form in which text is compared, ordered and searched, without case and Latin accents: `fold` of
-- src/domain/model/kernel/text-fold.ts, which a test compares with this. Lower case is ICU's of the root locale, as
-- JavaScript's is; what the server's own locale would make of it differs from machine to machine.
create function private.fold(value text) returns text
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if octet_length(value) = char_length(value) then return lower(value collate "C"); end if;
  value := lower(regexp_replace(normalize(value, nfd), '[\u0300-\u036f]+', '', 'g') collate "und-x-icu");
  return replace(replace(replace(translate(value, 'øłđıς', 'oldiσ'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
end
$$;

-- Two names that differ in case only are one name: `sameCase` of src/domain/model/records/uniqueness.ts.
create function private.same_case(value text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
  select lower(normalize(value, nfc) collate "und-x-icu") collate "C"
$$;

-- Ends the transaction with an answer of the application's error catalogue: `message` is the code, `detail` its details as
-- JSON, and the SQLSTATE the HTTP status that the REST interface then answers with.
create function private.refuse(code text, details jsonb default '{}') returns void
language plpgsql stable set search_path = '' as $$
declare
  status text := case code
    when 'auth/signed-out' then 'PT401'
    when 'access/denied' then 'PT403'
    when 'record/missing' then 'PT404'
    when 'file/missing' then 'PT404'
    when 'record/duplicate' then 'PT409'
    when 'record/in-use' then 'PT409'
    when 'workspace/last-owner' then 'PT409'
    when 'query/bad-cursor' then 'PT422'
    when 'record/invalid' then 'PT422'
    when 'file/rejected' then 'PT422'
    when 'net/throttled' then 'PT429'
    else 'PT500'
  end;
begin
  raise exception using errcode = status, message = code, detail = details::text;
end
$$;
