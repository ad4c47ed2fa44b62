-- Keys for programs: what lets one act as a member of one workspace. They are no records, so that nothing of them is copied,
-- exported or told; of the key itself only the SHA-256 is kept, and where no client reads. Whoever makes and ends them is asked for
-- the right to by the functions, which alone hold the secret key.

create table private.api_keys (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  id uuid not null,
  -- As whom it acts: whoever made it, or a robot.
  member_id uuid not null,
  name text not null,
  scope text collate "C" not null,
  -- The last characters of the key, to recognise it by.
  ending text collate "C" not null,
  hash text collate "C" not null unique,
  created_at timestamptz(3) not null,
  created_by uuid not null,
  -- null: it does not expire
  expires_at timestamptz(3),
  -- To the hour; null: never.
  last_used_at timestamptz(3),
  revoked_at timestamptz(3),
  primary key (workspace_id, id),
  constraint api_keys_member_there foreign key (workspace_id, member_id)
    references public.members (workspace_id, id) on delete cascade,
  constraint api_keys_name_line check (private.is_line(name, 200)),
  constraint api_keys_scope_choice check (scope in ('read', 'write', 'import')),
  constraint api_keys_ending_short check (char_length(ending) between 1 and 8),
  constraint api_keys_hash_shape check (hash ~ '^[0-9a-f]{64}$')
);
create index api_keys_by_member on private.api_keys (workspace_id, member_id);

-- How often a key was used in the minute of its last use. Of earlier minutes nobody asks.
create table private.api_key_uses (
  workspace_id uuid not null,
  key_id uuid not null,
  minute timestamptz not null,
  uses integer not null,
  primary key (workspace_id, key_id),
  foreign key (workspace_id, key_id) references private.api_keys (workspace_id, id) on delete cascade
);

alter table private.api_keys enable row level security;
alter table private.api_key_uses enable row level security;

-- A call that was cut off makes the same key when it is sent again.
create function private.api_key_add(
  workspace_id uuid, id uuid, member_id uuid, name text, scope text, ending text, hash text, created_at timestamptz,
  created_by uuid, expires_at timestamptz
) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.api_keys (workspace_id, id, member_id, name, scope, ending, hash, created_at, created_by, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
    on conflict on constraint api_keys_pkey do nothing;
end $$;

create function private.api_keys_of(workspace_id uuid) returns setof private.api_keys
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select k.* from private.api_keys k where k.workspace_id = $1 order by k.created_at desc, k.id;
end $$;

-- For good: one that is revoked stays as it is.
create function private.api_key_revoke(workspace_id uuid, id uuid, revoked_at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.api_keys k set revoked_at = $3 where k.workspace_id = $1 and k.id = $2 and k.revoked_at is null;
end $$;

create function public.api_key_add(
  workspace_id uuid, id uuid, member_id uuid, name text, scope text, ending text, hash text, created_at timestamptz,
  created_by uuid, expires_at timestamptz
) returns void
language sql security invoker set search_path = '' as $$
  select private.api_key_add(workspace_id, id, member_id, name, scope, ending, hash, created_at, created_by, expires_at)
$$;
create function public.api_keys_of(workspace_id uuid) returns setof private.api_keys
language sql stable security invoker set search_path = '' as $$ select * from private.api_keys_of(workspace_id) $$;
create function public.api_key_revoke(workspace_id uuid, id uuid, revoked_at timestamptz) returns void
language sql security invoker set search_path = '' as $$ select private.api_key_revoke(workspace_id, id, revoked_at) $$;

revoke all on function
  private.api_key_add(uuid, uuid, uuid, text, text, text, text, timestamptz, uuid, timestamptz),
  private.api_keys_of(uuid), private.api_key_revoke(uuid, uuid, timestamptz),
  public.api_key_add(uuid, uuid, uuid, text, text, text, text, timestamptz, uuid, timestamptz),
  public.api_keys_of(uuid), public.api_key_revoke(uuid, uuid, timestamptz)
  from public, anon, authenticated;
grant execute on function
  private.api_key_add(uuid, uuid, uuid, text, text, text, text, timestamptz, uuid, timestamptz),
  private.api_keys_of(uuid), private.api_key_revoke(uuid, uuid, timestamptz),
  public.api_key_add(uuid, uuid, uuid, text, text, text, text, timestamptz, uuid, timestamptz),
  public.api_keys_of(uuid), public.api_key_revoke(uuid, uuid, timestamptz)
  to service_role;
