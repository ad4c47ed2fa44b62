-- A workspace and its owner, signed in.
set session_replication_role = replica;

insert into auth.users (id, email) values ('00000000-0000-7000-8000-00000000000a', 'ada@example.com');
insert into auth.sessions (id, user_id)
  values ('00000000-0000-7000-8000-000000000011', '00000000-0000-7000-8000-00000000000a');
insert into public.workspaces
  (workspace_id, id, version, created_at, created_via, updated_at, updated_via, name, slug, currency, country, locale, time_zone)
  select id, id, 1, now(), 'app', now(), 'app', 'Works', 'works', 'EUR', 'DE', 'de', 'Europe/Berlin'
  from (values ('00000000-0000-7000-8000-0000000000f1'::uuid)) w (id);
insert into public.members
  (workspace_id, id, version, created_at, created_via, updated_at, updated_via, user_id, role, display_name)
  values ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000e1', 1, now(), 'app', now(), 'app',
    '00000000-0000-7000-8000-00000000000a', 'owner', 'Ada');
insert into private.heads (workspace_id) values ('00000000-0000-7000-8000-0000000000f1');
