-- What members have let programs do by signing in (OAuth 2.1): a key whose secret is replaced at each renewal. What the key opens by,
-- and until when, stays with the key: row level security knows nothing of grants. See docs/decisions/0113.

create table private.program_grants (
  workspace_id uuid not null,
  key_id uuid not null,
  -- SHA-256 of the program's client id.
  client_hash text collate "C" not null,
  -- Where its codes went: a host, or the scheme of an app.
  host text not null,
  -- Of its tokens, counted from 1.
  generation integer not null,
  renewed_at timestamptz(3) not null,
  -- null: it does not end
  until timestamptz(3),
  primary key (workspace_id, key_id),
  foreign key (workspace_id, key_id) references private.api_keys (workspace_id, id) on delete cascade,
  constraint program_grants_client_shape check (client_hash ~ '^[0-9a-f]{64}$'),
  constraint program_grants_host_line check (private.is_line(host, 400)),
  constraint program_grants_generation_counts check (generation > 0)
);
alter table private.program_grants enable row level security;

-- false: there is one of this id. Programs are let in again and again: what is left of earlier times goes, once a code of it cannot
-- come any more.
create function private.program_grant_add(
  workspace_id uuid, id uuid, member_id uuid, name text, scope text, ending text, hash text, created_at timestamptz,
  expires_at timestamptz, client_hash text, host text, until timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.api_keys k using private.program_grants g
    where k.workspace_id = $1 and g.workspace_id = $1 and g.key_id = k.id and k.created_at < $8 - interval '1 day'
      and (k.revoked_at is not null or g.until <= $8);
  insert into private.api_keys (workspace_id, id, member_id, name, scope, ending, hash, created_at, created_by, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $3, $9)
    on conflict on constraint api_keys_pkey do nothing;
  if not found then return false; end if;
  insert into private.program_grants (workspace_id, key_id, client_hash, host, generation, renewed_at, until)
    values ($1, $2, $10, $11, 1, $8, $12);
  return true;
end $$;

-- false: it was not of this generation any more, or is over.
create function private.program_grant_renew(
  workspace_id uuid, id uuid, generation integer, ending text, hash text, expires_at timestamptz, renewed_at timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.program_grants g set generation = g.generation + 1, renewed_at = $7
    where g.workspace_id = $1 and g.key_id = $2 and g.generation = $3
      and exists (select from private.api_keys k where k.workspace_id = $1 and k.id = $2 and k.revoked_at is null);
  if not found then return false; end if;
  update private.api_keys k set ending = $4, hash = $5, expires_at = $6 where k.workspace_id = $1 and k.id = $2;
  return true;
end $$;

-- With the time, which codes and tokens are judged by.
create function private.program_grants_of(workspace_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'now', round(extract(epoch from private.clock()) * 1000),
    'grants', coalesce((select jsonb_agg(to_jsonb(g)) from private.program_grants g where g.workspace_id = $1), '[]'));
end $$;

create function public.program_grant_add(
  workspace_id uuid, id uuid, member_id uuid, name text, scope text, ending text, hash text, created_at timestamptz,
  expires_at timestamptz, client_hash text, host text, until timestamptz
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.program_grant_add(
    workspace_id, id, member_id, name, scope, ending, hash, created_at, expires_at, client_hash, host, until)
$$;
create function public.program_grant_renew(
  workspace_id uuid, id uuid, generation integer, ending text, hash text, expires_at timestamptz, renewed_at timestamptz
) returns boolean
language sql security invoker set search_path = '' as $$
  select private.program_grant_renew(workspace_id, id, generation, ending, hash, expires_at, renewed_at)
$$;
create function public.program_grants_of(workspace_id uuid) returns jsonb
language sql stable security invoker set search_path = '' as $$ select private.program_grants_of(workspace_id) $$;

revoke all on function
  private.program_grant_add(uuid, uuid, uuid, text, text, text, text, timestamptz, timestamptz, text, text, timestamptz),
  private.program_grant_renew(uuid, uuid, integer, text, text, timestamptz, timestamptz), private.program_grants_of(uuid),
  public.program_grant_add(uuid, uuid, uuid, text, text, text, text, timestamptz, timestamptz, text, text, timestamptz),
  public.program_grant_renew(uuid, uuid, integer, text, text, timestamptz, timestamptz), public.program_grants_of(uuid)
  from public, anon, authenticated;
grant execute on function
  private.program_grant_add(uuid, uuid, uuid, text, text, text, text, timestamptz, timestamptz, text, text, timestamptz),
  private.program_grant_renew(uuid, uuid, integer, text, text, timestamptz, timestamptz), private.program_grants_of(uuid),
  public.program_grant_add(uuid, uuid, uuid, text, text, text, text, timestamptz, timestamptz, text, text, timestamptz),
  public.program_grant_renew(uuid, uuid, integer, text, text, timestamptz, timestamptz), public.program_grants_of(uuid)
  to service_role;

-- Does a program ask that somebody let in by signing in? Called with a key's request only.
create function private.is_granted() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  claims constant jsonb := auth.jwt();
begin
  return exists (
    select from private.program_grants g
    where g.workspace_id = (claims ->> 'workspace_id')::uuid and g.key_id = (claims ->> 'key_id')::uuid
  );
end $$;
revoke all on function private.is_granted() from public, anon, service_role;
grant execute on function private.is_granted() to authenticated;

-- It says so of itself, besides: such a program was let into one resource (RFC 8707).
create or replace function public.api_key_use() returns json
language sql volatile security invoker set search_path = '' as $$
  select (private.api_key_use()::jsonb || jsonb_build_object('is_granted', private.is_granted()))::json
$$;
