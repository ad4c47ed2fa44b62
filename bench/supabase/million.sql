-- A million people in fifty thousand companies of the owner's workspace. Deterministic: the same people every time.
set session_replication_role = replica;
set maintenance_work_mem = '512MB';

-- Names of letters only: what looks like a number is searched for otherwise.
create function pg_temp.word(seed text, length int) returns text language sql immutable as $$
  select initcap(translate(left(md5(seed), length), '0123456789', 'ghijklmnop'))
$$;

insert into public.companies (workspace_id, id, version, created_at, created_via, updated_at, updated_via, name, domains)
  select '00000000-0000-7000-8000-0000000000f1', ('01900000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 1,
    now(), 'import', now(), 'import', pg_temp.word('company ' || i, 7) || ' ' || (array['GmbH', 'Ltd', 'Inc', 'Werke'])[1 + i % 4],
    array[lower(pg_temp.word('company ' || i, 7)) || '.example']
  from generate_series(1, 50000) i;

-- Built in one go when the rows are there: word by word it takes five times as long.
drop index public.people_found;
insert into public.people
  (workspace_id, id, version, created_at, created_via, updated_at, updated_via, first_name, last_name, job_title, company_id,
    emails, phones, address, source)
  select '00000000-0000-7000-8000-0000000000f1', ('01900000-0000-7000-9000-' || lpad(to_hex(i), 12, '0'))::uuid, 1,
    now() - i * interval '1 second', 'import', now(), 'import', first, last,
    (array['Engineer', 'Buyer', 'Head of Sales', 'Director', null])[1 + abs(hashint4(i)) % 5],
    ('01900000-0000-7000-8000-' || lpad(to_hex(1 + i % 50000), 12, '0'))::uuid,
    jsonb_build_array(jsonb_build_object('value', lower(first || '.' || last) || i || '@example.com', 'label', null, 'primary', true)),
    jsonb_build_array(jsonb_build_object('raw', '+49 151 ' || lpad((i::bigint * 7919 % 10000000)::text, 7, '0'),
      'e164', '+49151' || lpad((i::bigint * 7919 % 10000000)::text, 7, '0'), 'extension', null, 'label', null, 'primary', true)),
    jsonb_build_object('street', null, 'city', 'City ' || i % 300, 'region', null, 'postalCode', null, 'country', 'DE'), 'import'
  from (
    select i, pg_temp.word('first ' || i * 31 % 400, 5) as first, pg_temp.word('last ' || i * 17 % 20011, 7) as last
    from generate_series(1, 1000000) i
  ) named;
create index people_found on public.people
  using gin (workspace_id extensions.uuid_ops, (search_text || E'\n' || name_fold) extensions.gin_trgm_ops);
analyze;
