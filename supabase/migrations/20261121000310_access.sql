-- Who is asking, and where they belong. All of it is definer, since the policies of the tables it reads ask it in turn, and
-- PL/pgSQL, which keeps its plans where a definer function in SQL is planned anew at every call.

-- Signing out, removing and banning somebody count from the next statement on, not from when their token expires. A password
-- alone makes a session too: where a second factor was enrolled, it opens nothing until that was given.
create function private.session_stands(user_id uuid, session_id uuid) returns boolean
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return exists (
    select from auth.sessions s join auth.users u on u.id = s.user_id
    where s.id = $2 and s.user_id = $1
      and (s.not_after is null or s.not_after > now())
      and (u.banned_until is null or u.banned_until <= now())
      and (s.aal = 'aal2' or not exists (
        select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
      ))
  );
end
$$;

create function private.session_alive() returns boolean
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return private.session_stands(auth.uid(), nullif(auth.jwt() ->> 'session_id', '')::uuid);
end
$$;

-- THE question of authorization: the workspaces of which the caller is an active member. In a policy it stands as
-- `workspace_id = any ((select private.workspace_ids())::uuid[])`, the one form that is asked once a statement and becomes a
-- condition of the index.
create function private.workspace_ids() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.session_alive() then return '{}'; end if;
  return array(
    select m.workspace_id from public.members m
    where m.user_id = auth.uid() and m.status = 'active' and m.deleted_at is null
  );
end
$$;

-- Those of them where the caller is an owner or admin.
create function private.managed_workspace_ids() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.session_alive() then return '{}'; end if;
  return array(
    select m.workspace_id from public.members m
    where m.user_id = auth.uid() and m.status = 'active' and m.deleted_at is null and m.role in ('owner', 'admin')
  );
end
$$;

-- Those of them where the caller may read everything: `readable` of src/domain/model/access/visibility.ts.
create function private.open_workspace_ids() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.session_alive() then return '{}'; end if;
  return array(
    select m.workspace_id from public.members m join public.workspaces w on w.id = m.workspace_id
    where m.user_id = auth.uid() and m.status = 'active' and m.deleted_at is null
      and (m.role in ('owner', 'admin') or w.member_visibility = 'everything')
  );
end
$$;

-- What the caller is in those workspaces: one member each.
create function private.member_ids() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.session_alive() then return '{}'; end if;
  return array(
    select m.id from public.members m
    where m.user_id = auth.uid() and m.status = 'active' and m.deleted_at is null
  );
end
$$;

-- The caller as a member of one workspace; null for strangers, for who was deactivated and for a session that ended.
create function private.member_id(workspace_id uuid) returns uuid
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.session_alive() then return null; end if;
  return (
    select m.id from public.members m
    where m.user_id = auth.uid() and m.workspace_id = member_id.workspace_id and m.status = 'active' and m.deleted_at is null
  );
end
$$;

create function private.role_of(workspace_id uuid) returns text
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if auth.uid() is null or not private.session_alive() then return null; end if;
  return (
    select m.role from public.members m
    where m.user_id = auth.uid() and m.workspace_id = role_of.workspace_id and m.status = 'active' and m.deleted_at is null
  );
end
$$;

-- Is every deal among these subjects one that the caller may read? Asked only where not everything is open. A deal that is
-- gone hides what names it.
create function private.shows_subjects(workspace_id uuid, subjects text[]) returns boolean
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare one text;
begin
  foreach one in array subjects loop
    if one like 'deals/%' and not exists (
      select from public.deals d
      where d.workspace_id = shows_subjects.workspace_id and d.id = substr(one, 7)::uuid
        and (d.owner_id is null or d.owner_id = any (private.member_ids()))
    ) then return false; end if;
  end loop;
  return true;
end
$$;

grant execute on function private.session_alive(), private.workspace_ids(), private.managed_workspace_ids(),
  private.open_workspace_ids(), private.member_ids(), private.member_id(uuid), private.role_of(uuid),
  private.shows_subjects(uuid, text[])
  to authenticated;
