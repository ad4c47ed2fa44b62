-- A program says its key in the header `portside-key`, and no token. Before a request is answered, the REST interface calls
-- `private.take_key`, which makes it the request of the key's member: from there on row level security binds a program as it binds
-- a person. See docs/decisions/0109-keys-are-sessions-of-a-workspace.md.

-- The keys that may be used now, and as whom. Who is banned cannot sign in, and so no program acts for them.
create view private.keys_in_force with (security_invoker = true) as
select k.workspace_id, k.id, k.hash, k.name, k.scope, m.id as member_id, m.user_id, m.role
from private.api_keys k
  join public.workspaces w on w.workspace_id = k.workspace_id and w.id = k.workspace_id and w.deleted_at is null
  join public.members m on m.workspace_id = k.workspace_id and m.id = k.member_id and m.status = 'active' and m.deleted_at is null
where k.revoked_at is null and (k.expires_at is null or k.expires_at > private.clock())
  and not exists (select from auth.users u where u.id = m.account_id and u.banned_until > now());

-- Of the key of this request. It takes nothing but the header, so that calling it tells nobody more than sending a key does, and
-- whoever has only the hash of one has nothing.
create function private.key_claims() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  given constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'portside-key';
  claims jsonb;
begin
  -- Together with a token it would be two people at once.
  if current_setting('role', true) = 'anon' and given ~ '^portside_[0-9a-f]{32}_[0-9a-f]{64}$' then
    select jsonb_build_object('sub', k.user_id, 'role', 'authenticated', 'key_id', k.id, 'workspace_id', k.workspace_id,
        'scope', k.scope)
      into claims
      from private.keys_in_force k
      where k.hash = encode(sha256(convert_to(given, 'UTF8')), 'hex') and k.workspace_id = substr(given, 10, 32)::uuid;
  end if;
  if claims is null then perform private.refuse('auth/signed-out', '{"reason": "revoked"}'); end if;
  return claims;
end $$;

-- Every request comes by here: without the header it is one look, and nothing is read. No definer function, which could not change
-- whose the request is.
create function private.take_key() returns void
language plpgsql set search_path = '' as $$
declare
  headers constant text := current_setting('request.headers', true);
  claims jsonb;
begin
  if coalesce(strpos(headers, '"portside-key"'), 0) = 0 then return; end if;
  if not headers::jsonb ? 'portside-key' then return; end if; -- another header said so
  claims := private.key_claims();
  -- The older settings of one claim each come first where they are read at all.
  perform set_config('request.jwt.claims', claims::text, true), set_config('request.jwt.claim', '', true),
    set_config('request.jwt.claim.sub', claims ->> 'sub', true), set_config('request.jwt.claim.role', 'authenticated', true),
    set_config('request.jwt.claim.email', '', true);
  -- The limits of who is signed in, which the interface has set for strangers by now.
  perform set_config(split_part(own, '=', 1), substr(own, strpos(own, '=') + 1), true)
    from pg_catalog.pg_roles r cross join unnest(r.rolconfig) own
    where r.rolname = 'authenticated' and split_part(own, '=', 1) like '%\_timeout';
  perform set_config('role', 'authenticated', true);
end $$;

revoke all on function private.key_claims(), private.take_key() from public;
grant usage on schema private to anon;
grant execute on function private.key_claims(), private.take_key() to anon, authenticated, service_role;
alter role authenticator set pgrst.db_pre_request = 'private.take_key';
notify pgrst, 'reload config';

-- Does a key ask, and no person?
create function private.is_key() returns boolean
language plpgsql stable parallel safe set search_path = '' as $$
begin
  return coalesce(auth.jwt() ? 'key_id', false);
end $$;
grant execute on function private.is_key() to authenticated;

-- The key that asks, as it is by now; all null once it is not in force.
create function private.key_session() returns private.keys_in_force
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  claims constant jsonb := auth.jwt();
  found private.keys_in_force;
begin
  if not coalesce(claims ? 'key_id', false) then return null; end if;
  select k.* into found from private.keys_in_force k
    where k.workspace_id = (claims ->> 'workspace_id')::uuid and k.id = (claims ->> 'key_id')::uuid and k.user_id = auth.uid();
  return found;
end $$;

-- A request of a key: how often it is used is counted here, and only here, first of all. Too many are refused until the minute is
-- over.
create function private.api_key_use() returns json
language plpgsql security definer set search_path = '' as $$
declare
  most_a_minute constant integer := 600;
  at constant timestamptz := private.clock();
  key private.keys_in_force;
  times integer;
begin
  if not private.is_key() then perform private.refuse('access/denied', '{"action": "api"}'); end if;
  key := private.key_session();
  if key.id is null then perform private.refuse('auth/signed-out', '{"reason": "revoked"}'); end if;
  insert into private.api_key_uses as u (workspace_id, key_id, minute, uses)
    values (key.workspace_id, key.id, date_trunc('minute', at), 1)
    on conflict (workspace_id, key_id) do update
      set minute = excluded.minute, uses = case when u.minute = excluded.minute then u.uses + 1 else 1 end
    returning uses into times;
  if times > most_a_minute then
    perform private.refuse('net/throttled', jsonb_build_object('retryAfterMs',
      ceil(extract(epoch from date_trunc('minute', at) + interval '1 minute' - at) * 1000)));
  end if;
  update private.api_keys k set last_used_at = date_trunc('hour', at)
    where k.workspace_id = key.workspace_id and k.id = key.id and k.last_used_at is distinct from date_trunc('hour', at);
  return json_build_object(
    'key', json_build_object('id', key.id, 'name', key.name, 'scope', key.scope),
    'workspace_id', key.workspace_id, 'member_id', key.member_id, 'user_id', key.user_id,
    'now', round(extract(epoch from at) * 1000));
end $$;
create function public.api_key_use() returns json
language sql volatile security invoker set search_path = '' as $$ select private.api_key_use() $$;
revoke all on function private.api_key_use(), public.api_key_use() from public, anon, service_role;
grant execute on function private.api_key_use(), public.api_key_use() to authenticated;
