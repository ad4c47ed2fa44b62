-- Browsers that are notified while the app is closed. They are no records, so that nothing of them is copied, exported or told: their
-- addresses and secrets are for the functions alone, which hold the secret key and ask whose a device is.

create table private.push_devices (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  id uuid not null,
  member_id uuid not null,
  endpoint text collate "C" not null,
  p256dh text collate "C" not null,
  auth text collate "C" not null,
  name text not null,
  kinds text[] not null,
  language text collate "C" not null,
  created_at timestamptz(3) not null,
  -- How far it has come: the domain's `PushPlace`.
  notified_at timestamptz(3) not null,
  notified_id uuid,
  reminded_at timestamptz(3) not null,
  reminded_id uuid,
  failures integer not null default 0,
  next_attempt_at timestamptz(3),
  -- Whoever has the token may push to it until then; nobody else does.
  token uuid,
  leased_until timestamptz not null default '-infinity',
  turn_at timestamptz not null default '-infinity',
  primary key (workspace_id, id),
  constraint push_devices_member_there foreign key (workspace_id, member_id)
    references public.members (workspace_id, id) on delete cascade,
  constraint push_devices_endpoint_once unique (workspace_id, endpoint),
  constraint push_devices_endpoint_short check (char_length(endpoint) <= 2000),
  constraint push_devices_keys_shape check (p256dh ~ '^[\w-]{87}$' and auth ~ '^[\w-]{22}$'),
  constraint push_devices_name_line check (private.is_line(name, 200)),
  constraint push_devices_kinds_choice check (
    cardinality(kinds) between 1 and 3 and kinds <@ array['mention', 'assignment', 'reminder']
  ),
  constraint push_devices_language_choice check (language in ('en', 'de'))
);
create index push_devices_by_member on private.push_devices (workspace_id, member_id);
create unique index push_devices_by_token on private.push_devices (token);
alter table private.push_devices enable row level security;

-- Which reminders of somebody are due.
create index tasks_by_reminder on public.tasks (workspace_id, assignee_id, remind_at)
  where remind_at is not null and deleted_at is null and status in ('open', 'snoozed');

-- Whoever is no member any more is notified nowhere; should they come back, they turn it on again.
create function private.drop_push_devices() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.push_devices d where d.workspace_id = new.workspace_id and d.member_id = new.id;
  return null;
end $$;
create trigger members_drop_push_devices after update of status on public.members
  for each row when (old.status = 'active' and new.status <> 'active') execute function private.drop_push_devices();

create function private.push_devices_of(p_workspace uuid) returns setof private.push_devices
language sql stable security definer set search_path = '' as $$
  select d.* from private.push_devices d where d.workspace_id = p_workspace order by d.created_at desc, d.id
$$;

-- A new one begins with what comes from now on; one that is there goes on where it is. False: the member has as many as one may.
create function private.push_device_keep(
  p_workspace uuid, p_id uuid, p_member uuid, p_endpoint text, p_p256dh text, p_auth text, p_name text, p_kinds text[], p_language text,
  p_most int
) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := private.clock();
begin
  -- Calls of one member take turns: each counts what the one before has added.
  perform from public.members m where m.workspace_id = p_workspace and m.id = p_member for no key update;
  if (
    select count(*) from private.push_devices d
    where d.workspace_id = p_workspace and d.member_id = p_member and d.id <> p_id
  ) >= p_most then return false; end if;
  insert into private.push_devices (
      workspace_id, id, member_id, endpoint, p256dh, auth, name, kinds, language, created_at, notified_at, reminded_at
    ) values (p_workspace, p_id, p_member, p_endpoint, p_p256dh, p_auth, p_name, p_kinds, p_language, v_now, v_now, v_now)
    on conflict on constraint push_devices_pkey do update
      set endpoint = p_endpoint, p256dh = p_p256dh, auth = p_auth, name = p_name, kinds = p_kinds, language = p_language;
  return true;
end $$;

create function private.push_device_remove(p_workspace uuid, p_id uuid) returns void
language sql security definer set search_path = '' as $$
  delete from private.push_devices d where d.workspace_id = p_workspace and d.id = p_id
$$;

-- Takes at most so many devices whose members have something new: those first that have waited longest. Each is taken by one at a
-- time, for a minute. `newsAfter` and `isFor` of the domain.
create function private.claim_pushes(p_workspace uuid, p_member uuid, p_most int) returns setof private.push_devices
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := private.clock();
  -- A commit that is just being written may still bring something of this moment.
  until constant timestamptz := v_now - interval '1 second';
  before_all constant uuid := '00000000-0000-0000-0000-000000000000';
begin
  return query
    with
      due as (
        select d.workspace_id, d.id, d.turn_at
        from private.push_devices d
        where (p_workspace is null or d.workspace_id = p_workspace) and (p_member is null or d.member_id = p_member)
          and d.leased_until <= v_now and (d.next_attempt_at is null or d.next_attempt_at <= v_now)
          and (
            exists (
              select from public.notifications n
              where n.workspace_id = d.workspace_id and n.member_id = d.member_id and n.created_at >= d.notified_at
                and (n.created_at, n.id) > (d.notified_at, coalesce(d.notified_id, before_all)) and n.created_at <= until
                and n.read_at is null and n.kind = any (d.kinds) and n.deleted_at is null
            )
            or ('reminder' = any (d.kinds) and exists (
              select from public.tasks t
              where t.workspace_id = d.workspace_id and t.assignee_id = d.member_id and t.remind_at >= d.reminded_at
                and (t.remind_at, t.id) > (d.reminded_at, coalesce(d.reminded_id, before_all)) and t.remind_at <= until
                and t.status in ('open', 'snoozed') and t.deleted_at is null
            ))
          )
      ),
      chosen as (
        select d.workspace_id, d.id
        from private.push_devices d join due using (workspace_id, id)
        -- Asked of the row as it is once it is ours: somebody may have had it since.
        where d.leased_until <= v_now and d.turn_at = due.turn_at
        order by d.turn_at, d.workspace_id, d.id limit p_most
        for update of d skip locked
      )
    update private.push_devices d
      set token = gen_random_uuid(), leased_until = v_now + interval '1 minute', turn_at = clock_timestamp()
      from chosen c where d.workspace_id = c.workspace_id and d.id = c.id
      returning d.*;
end $$;

-- False: it is somebody else's by now, or was turned off.
create function private.reach_push(
  p_token uuid, p_notified_at timestamptz, p_notified_id uuid, p_reminded_at timestamptz, p_reminded_id uuid, p_failures int,
  p_next_attempt_at timestamptz
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.push_devices d
    set notified_at = p_notified_at, notified_id = p_notified_id, reminded_at = p_reminded_at, reminded_id = p_reminded_id,
      failures = p_failures, next_attempt_at = p_next_attempt_at, leased_until = private.clock() + interval '1 minute'
    where d.token = p_token and d.leased_until > private.clock();
  return found;
end $$;

create function private.release_push(p_token uuid) returns void
language sql security definer set search_path = '' as $$
  update private.push_devices d set token = null, leased_until = '-infinity' where d.token = p_token
$$;

create function public.push_devices_of(workspace_id uuid) returns setof private.push_devices
language sql stable set search_path = '' as $$ select * from private.push_devices_of(workspace_id) $$;
create function public.push_device_keep(
  workspace_id uuid, id uuid, member_id uuid, endpoint text, p256dh text, auth text, name text, kinds text[], language text,
  most int
) returns boolean
language sql volatile set search_path = '' as $$
  select private.push_device_keep(workspace_id, id, member_id, endpoint, p256dh, auth, name, kinds, language, most)
$$;
create function public.push_device_remove(workspace_id uuid, id uuid) returns void
language sql volatile set search_path = '' as $$ select private.push_device_remove(workspace_id, id) $$;
create function public.claim_pushes(workspace_id uuid, member_id uuid, most int) returns setof private.push_devices
language sql volatile set search_path = '' as $$ select * from private.claim_pushes(workspace_id, member_id, most) $$;
create function public.reach_push(
  token uuid, notified_at timestamptz, notified_id uuid, reminded_at timestamptz, reminded_id uuid, failures int,
  next_attempt_at timestamptz
) returns boolean
language sql volatile set search_path = '' as $$
  select private.reach_push(token, notified_at, notified_id, reminded_at, reminded_id, failures, next_attempt_at)
$$;
create function public.release_push(token uuid) returns void
language sql volatile set search_path = '' as $$ select private.release_push(token) $$;

revoke all on function
  private.push_devices_of(uuid), private.push_device_keep(uuid, uuid, uuid, text, text, text, text, text[], text, int),
  private.push_device_remove(uuid, uuid), private.claim_pushes(uuid, uuid, int),
  private.reach_push(uuid, timestamptz, uuid, timestamptz, uuid, int, timestamptz), private.release_push(uuid),
  private.drop_push_devices(),
  public.push_devices_of(uuid), public.push_device_keep(uuid, uuid, uuid, text, text, text, text, text[], text, int),
  public.push_device_remove(uuid, uuid), public.claim_pushes(uuid, uuid, int),
  public.reach_push(uuid, timestamptz, uuid, timestamptz, uuid, int, timestamptz), public.release_push(uuid)
  from public, anon, authenticated;
grant execute on function
  private.push_devices_of(uuid), private.push_device_keep(uuid, uuid, uuid, text, text, text, text, text[], text, int),
  private.push_device_remove(uuid, uuid), private.claim_pushes(uuid, uuid, int),
  private.reach_push(uuid, timestamptz, uuid, timestamptz, uuid, int, timestamptz), private.release_push(uuid),
  public.push_devices_of(uuid), public.push_device_keep(uuid, uuid, uuid, text, text, text, text, text[], text, int),
  public.push_device_remove(uuid, uuid), public.claim_pushes(uuid, uuid, int),
  public.reach_push(uuid, timestamptz, uuid, timestamptz, uuid, int, timestamptz), public.release_push(uuid)
  to service_role;
