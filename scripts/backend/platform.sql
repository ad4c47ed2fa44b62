-- What a hosted project already has before its first migration: roles, schemas, default privileges, and auth's readers of
-- the caller's claims. Own wording, repeatable. Applied by the superuser before lite makes its tables, and once more after.
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon nologin noinherit', 'authenticated nologin noinherit',
    'service_role nologin noinherit bypassrls', 'supabase_auth_admin nologin noinherit createrole',
    'authenticator nologin noinherit', 'supabase_storage_admin nologin noinherit', 'supabase_realtime_admin nologin noinherit',
    -- Not a superuser, as hosted: a migration that needs one fails here too.
    'postgres login createdb createrole replication bypassrls']
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = split_part(wanted, ' ', 1)) then
      execute 'create role ' || wanted;
    end if;
  end loop;
  execute format('alter database %I owner to postgres', current_database());
end $$;

-- From PostgreSQL 16 on, the right to make roles is not enough to set one's limits; hosted projects let `postgres` do it.
grant anon, authenticated, service_role, authenticator to postgres with admin option;
grant anon, authenticated, service_role to authenticator;
-- Hosted, what the REST interface is to do is a setting of the role that it connects as.
grant set on parameter pgrst.db_pre_request to postgres;
-- Hosted lets `postgres` make policies on these two schemas' tables; plain PostgreSQL asks for their owner.
grant supabase_storage_admin, supabase_realtime_admin to postgres;

alter schema public owner to postgres;
create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists storage;
grant usage on schema public, extensions, auth, storage to anon, authenticated, service_role;
grant all on schema extensions, auth, storage to postgres;
alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges for role postgres in schema extensions grant all on functions to anon, authenticated, service_role;

create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;
create or replace function auth.uid() returns uuid language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.sub', true), ''), auth.jwt() ->> 'sub')::uuid
$$;
create or replace function auth.role() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.role', true), ''), auth.jwt() ->> 'role')
$$;
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claim.email', true), ''), auth.jwt() ->> 'email')
$$;
grant execute on all functions in schema auth to anon, authenticated, service_role, postgres;

do $$
begin
  if to_regclass('auth.users') is null then
    return; -- lite has not made its tables yet
  end if;
  -- As far as anybody asks which second factors there are; lite knows of none.
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type text not null,
    status text not null check (status in ('unverified', 'verified')),
    secret text,
    created_at timestamptz not null,
    updated_at timestamptz not null
  );
  create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
  grant all on all tables in schema auth to postgres with grant option;
  grant all on all tables in schema auth to service_role;
end $$;
