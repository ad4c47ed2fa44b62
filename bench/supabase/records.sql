-- Companies and people of one workspace, the same for the same numbers. Put in as they are: nobody has to be told of them.
set session_replication_role = replica;

create or replace function public.bench_records(workspace uuid, companies integer, people integer) returns void
language sql as $$
  insert into public.companies (workspace_id, id, version, created_at, created_via, updated_at, updated_via, name, domains)
    select workspace, ('01900000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 1, now(), 'import', now(), 'import',
      'Company ' || i, array['company' || i || '.example']
    from generate_series(1, companies) i;
  insert into public.people (workspace_id, id, version, created_at, created_via, updated_at, updated_via, first_name, last_name,
      job_title, company_id, emails, phones, address, source)
    select workspace, ('01900000-0000-7000-9000-' || lpad(to_hex(i), 12, '0'))::uuid, 1, now(), 'import', now(), 'import',
      'First ' || i % 397, 'Last ' || i * 7919::bigint % 20011, (array['Engineer', 'Buyer', 'Director', null])[1 + i % 4],
      ('01900000-0000-7000-8000-' || lpad(to_hex(1 + i % companies), 12, '0'))::uuid,
      jsonb_build_array(jsonb_build_object('value', 'person' || i || '@example.com', 'label', null, 'primary', true)),
      jsonb_build_array(jsonb_build_object('raw', '+49 151 ' || lpad((i * 7919::bigint % 10000000)::text, 7, '0'),
        'e164', '+49151' || lpad((i * 7919::bigint % 10000000)::text, 7, '0'), 'extension', null, 'label', null, 'primary', true)),
      jsonb_build_object('street', null, 'city', 'City ' || i % 300, 'region', null, 'postalCode', null, 'country', 'DE'), 'import'
    from generate_series(1, people) i;
$$;
