-- First of all: nothing is reachable until a later migration grants it by name.

create schema if not exists extensions;
create extension if not exists pg_trgm schema extensions;
create extension if not exists btree_gin schema extensions;

-- Never served by the REST interface. Policies run its helpers as the caller, hence the right to look inside.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated, service_role;
revoke create on schema public from public;

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- The right of everybody to run any function is a built-in global default: a revoke "in schema" would do nothing.
alter default privileges revoke execute on functions from public;

-- One request may not hold a pooled connection for long, whatever it asks.
alter role anon set statement_timeout = '2s';
alter role authenticated set statement_timeout = '5s';
alter role authenticated set lock_timeout = '2s';
alter role authenticated set idle_in_transaction_session_timeout = '10s';
