-- A robot is a member without an account, whom programs act as: its `user_id` is its own id. See `isRobot` in
-- src/domain/model/workspaces/workspace.ts.

-- The account of a member, if there is one. By it, and never by `user_id`, the database knows who is asking: whatever id an account
-- may come to have, it is not taken for a robot.
alter table public.members
  drop constraint members_user_id_fkey,
  add column account_id uuid generated always as (nullif(user_id, id)) stored,
  add constraint members_account_id_fkey foreign key (account_id) references auth.users (id),
  -- A workspace of robots alone would be nobody's.
  add constraint members_robot_no_owner check (user_id <> id or role <> 'owner');
create index members_by_account on public.members (account_id, workspace_id) include (id, role, status);

-- What the key did by itself while it was on a column that can be emptied: an account that was deactivated everywhere may go by an
-- administrator's hand, too, and an active member is never without one. The keys that acted as whoever goes, go with them.
create function private.leave_members() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.api_keys k using public.members m
    where m.account_id = old.id and k.workspace_id = m.workspace_id and k.member_id = m.id;
  update public.members m set user_id = null where m.account_id = old.id;
  return old;
end $$;
revoke all on function private.leave_members() from public, anon, authenticated, service_role;
create trigger portside_members_left before delete on auth.users
  for each row execute function private.leave_members();

create or replace function private.may_change_member(writer private.writer, before jsonb, after jsonb) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  is_self boolean := writer.member_id = (before ->> 'id')::uuid;
  is_manager boolean := writer.role in ('owner', 'admin');
  standing text[] := array['viewer', 'member', 'admin', 'owner'];
  old_role text := before ->> 'role';
  new_role text := after ->> 'role';
begin
  if not is_self and not is_manager then return false; end if;
  -- Whoever came with a restored workspace joins it by invitation; nobody says for them who they are.
  if before -> 'user_id' is distinct from after -> 'user_id' then return false; end if;
  if not is_self and writer.role = 'admin' and old_role = 'owner' then return false; end if;
  if after ->> 'user_id' = before ->> 'id' and new_role = 'owner' then return false; end if;
  if before ->> 'status' is distinct from after ->> 'status' and not is_manager then return false; end if;
  if old_role = new_role then return true; end if;
  if is_self and array_position(standing, new_role) > array_position(standing, old_role) then return false; end if;
  return writer.role = 'owner' or (writer.role = 'admin' and new_role <> 'owner');
end $$;
