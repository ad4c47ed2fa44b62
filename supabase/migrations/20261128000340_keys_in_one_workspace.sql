-- Who is asking, and where they belong, when a key asks: one member of one workspace, whatever else its account belongs to. A person
-- is looked up by their account, and first: a key has no session, and whoever has one is asked nothing more than before.

create function private.person_alive() returns boolean
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return private.session_stands(auth.uid(), nullif(auth.jwt() ->> 'session_id', '')::uuid);
end
$$;

create or replace function private.session_alive() returns boolean
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  return private.person_alive() or (private.key_session()).id is not null;
end
$$;

create or replace function private.workspace_ids() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if not private.person_alive() then
    return array(select k.workspace_id from private.key_session() k where k.id is not null);
  end if;
  return array(
    select m.workspace_id from public.members m
    where m.account_id = auth.uid() and m.status = 'active' and m.deleted_at is null
  );
end
$$;

create or replace function private.managed_workspace_ids() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if not private.person_alive() then
    return array(select k.workspace_id from private.key_session() k where k.role in ('owner', 'admin'));
  end if;
  return array(
    select m.workspace_id from public.members m
    where m.account_id = auth.uid() and m.status = 'active' and m.deleted_at is null and m.role in ('owner', 'admin')
  );
end
$$;

create or replace function private.open_workspace_ids() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if not private.person_alive() then
    return array(
      select k.workspace_id from private.key_session() k join public.workspaces w on w.id = k.workspace_id
      where k.role in ('owner', 'admin') or w.member_visibility = 'everything'
    );
  end if;
  return array(
    select m.workspace_id from public.members m join public.workspaces w on w.id = m.workspace_id
    where m.account_id = auth.uid() and m.status = 'active' and m.deleted_at is null
      and (m.role in ('owner', 'admin') or w.member_visibility = 'everything')
  );
end
$$;

create or replace function private.member_ids() returns uuid[]
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if not private.person_alive() then
    return array(select k.member_id from private.key_session() k where k.id is not null);
  end if;
  return array(
    select m.id from public.members m
    where m.account_id = auth.uid() and m.status = 'active' and m.deleted_at is null
  );
end
$$;

create or replace function private.member_id(workspace_id uuid) returns uuid
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if not private.person_alive() then
    return (select k.member_id from private.key_session() k where k.workspace_id = member_id.workspace_id);
  end if;
  return (
    select m.id from public.members m
    where m.account_id = auth.uid() and m.workspace_id = member_id.workspace_id and m.status = 'active' and m.deleted_at is null
  );
end
$$;

create or replace function private.role_of(workspace_id uuid) returns text
language plpgsql stable parallel safe security definer set search_path = '' as $$
begin
  if not private.person_alive() then
    return (select k.role from private.key_session() k where k.workspace_id = role_of.workspace_id);
  end if;
  return (
    select m.role from public.members m
    where m.account_id = auth.uid() and m.workspace_id = role_of.workspace_id and m.status = 'active' and m.deleted_at is null
  );
end
$$;

-- Live topics, the bytes of files and what is told of a whole project are for people. Realtime and the storage take no key; should one
-- come to be let in there, it does no more than read.
create or replace function private.is_in_topic(topic text) returns boolean
language sql stable
set search_path = ''
as $$
  select not private.is_key() and private.topic_workspace(topic) = any (private.workspace_ids())
    and (
      private.topic_deal(topic) is null
      or exists (
        -- Of this workspace: in one of their own, anybody makes a deal of any id.
        select from public.deals where workspace_id = private.topic_workspace(topic) and id = private.topic_deal(topic)
      )
    )
$$;

create or replace function private.may_put_object(object_name text) returns boolean
language plpgsql stable set search_path = '' as $$
declare file public.files := private.file_of_object(object_name);
begin
  return coalesce(
    not private.is_key() and file.deleted_at is null and file.status in ('pending', 'uploading')
      and file.created_by = private.member_id(file.workspace_id)
      and private.role_of(file.workspace_id) in ('owner', 'admin', 'member'),
    false
  );
end
$$;

create or replace function private.may_remove_object(object_name text) returns boolean
language plpgsql stable set search_path = '' as $$
declare file public.files := private.file_of_object(object_name);
begin
  return coalesce(
    not private.is_key() and private.may_get_object(object_name) and private.role_of(file.workspace_id) in ('owner', 'admin', 'member'),
    false
  );
end
$$;

create or replace function private.is_restored_object(object_name text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if object_name !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-zA-Z]+(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$'
    or auth.uid() is null or private.is_key() or not private.session_alive() then
    return false;
  end if;
  return exists (
    select from private.restores r join public.files f on f.workspace_id = r.workspace_id
    where r.user_id = auth.uid() and r.workspace_id = split_part(object_name, '/', 1)::uuid
      and f.id = split_part(object_name, '/', 4)::uuid and f.path = substr(object_name, 38)
  );
end $$;

create or replace function public.schedules() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  return case when not private.is_key() then private.schedules() end;
end $$;
