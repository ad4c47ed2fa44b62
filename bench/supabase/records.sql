-- Companies and people of one workspace, the same for the same numbers. Put in as they are: nobody has to be told of them.
set session_replication_role = replica;

-- Ids as devices make them: a time, and then what nothing tells.
create or replace function public.bench_id(kind text, i bigint) returns uuid
language sql immutable as $$
  select (lpad(to_hex(1735689600000 + i * 100), 12, '0') || '7' || substr(md5(kind || i), 1, 3) || '8' || substr(md5(kind || i), 4, 15))::uuid
$$;

create or replace function public.bench_records(workspace uuid, companies integer, people integer) returns void
language sql as $$
  insert into public.companies (workspace_id, id, version, created_at, created_via, updated_at, updated_via, name, domains)
    select workspace, public.bench_id('company', i), 1, now(), 'import', now(), 'import',
      'Company ' || i, array['company' || i || '.example']
    from generate_series(1, companies) i;
  insert into public.people (workspace_id, id, version, created_at, created_via, updated_at, updated_via, first_name, last_name,
      job_title, company_id, emails, phones, address, source)
    select workspace, public.bench_id('person', i), 1, now(), 'import', now(), 'import',
      'First ' || i % 397, 'Last ' || i * 7919::bigint % 20011, (array['Engineer', 'Buyer', 'Director', null])[1 + i % 4],
      public.bench_id('company', 1 + i % companies),
      jsonb_build_array(jsonb_build_object('value', 'person' || i || '@example.com', 'label', null, 'primary', true)),
      jsonb_build_array(jsonb_build_object('raw', '+49 151 ' || lpad((i * 7919::bigint % 10000000)::text, 7, '0'),
        'e164', '+49151' || lpad((i * 7919::bigint % 10000000)::text, 7, '0'), 'extension', null, 'label', null, 'primary', true)),
      jsonb_build_object('street', null, 'city', 'City ' || i % 300, 'region', null, 'postalCode', null, 'country', 'DE'), 'import'
    from generate_series(1, people) i;
$$;
