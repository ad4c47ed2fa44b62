-- What is written by a key says so: `api` a program's, `agent` an assistant's. Every column that names one has a check of its own;
-- a table is looked through once, whatever it has of them.
do $$
declare
  of_table record;
begin
  for of_table in
    select k.conrelid::regclass as name,
      string_agg(format('drop constraint %I', k.conname), ', ') as dropped,
      string_agg(format('add constraint %I check (%I in (''app'', ''import'', ''api'', ''agent'', ''function'', ''sample''))',
        k.conname, a.attname), ', ') as added
    from pg_catalog.pg_constraint k
      join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'c' and k.connamespace = 'public'::regnamespace
      and (k.conname ~ '_(created|updated)_via_choice$' or k.conname = 'activities_source_choice')
    group by k.conrelid
  loop
    execute format('alter table %s %s, %s', of_table.name, of_table.dropped, of_table.added);
  end loop;
end $$;
