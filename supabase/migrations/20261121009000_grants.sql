-- The last migration: who may do what, stated in full. Run it again after anything that grants on its own, as older projects'
-- defaults and local stand-ins do.

-- The schema that this database has. The application compares it with the one it was built for and says so when they differ;
-- whoever changes what the two say to each other changes it on both sides. The only thing that is open to everybody.
create or replace function public.backend_info() returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('schema', '1')
$$;

revoke all on all tables in schema public from public, anon, authenticated, service_role;
revoke all on all sequences in schema public from public, anon, authenticated, service_role;
revoke all on all functions in schema public from anon;
revoke all on all functions in schema private from anon;

-- Reading, row by row as the policies say. Nobody writes to a table: see the commit function.
grant select on all tables in schema public to authenticated;
-- The server functions read for members whose rights their handlers check, and write by the elevated commit.
grant select on all tables in schema public to service_role;

grant execute on function public.backend_info() to anon, authenticated, service_role;
