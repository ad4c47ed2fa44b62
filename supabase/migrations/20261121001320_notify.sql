-- Who is told of a write, and what: `notificationsOf` of the domain. Nobody is told of what they did themselves, and only what
-- a member does by hand is told.

-- Writes what members are told of these writes, and gives it back as written.
create function private.notify(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  prefix constant text := private.id_prefix(writer.at);
  lines private.touch[];
begin
  if writer.member_id is null or touches[1].kind not in ('create', 'update')
    or touches[1].collection not in ('notes', 'tasks', 'deals', 'imports')
    or (writer.via <> 'app' and touches[1].collection <> 'imports')
  then
    return lines;
  end if;
  with written as (
    insert into public.notifications (id, workspace_id, version, created_at, created_by, created_via, updated_at, updated_by,
      updated_via, member_id, kind, subject, object_collection, object_id, actor_id)
    select (prefix || substr(gen_random_uuid()::text, 16))::uuid, writer.workspace_id, writer.version, writer.at,
      writer.member_id, writer.via, writer.at, writer.member_id, writer.via, told.member_id, told.kind, told.subject,
      told.collection, told.object_id, writer.member_id
    from (
      select distinct t.collection, t.id as object_id, n.member_id, n.kind, n.subject
      from unnest(touches) t cross join lateral private.notices_of(writer, t) n
      where t.collection = touches[1].collection and n.member_id <> writer.member_id
    ) told
    returning notifications.id
  )
  select array_agg(('notifications', w.id, 'create', null, 'null')::private.touch) into lines from written w;
  return lines;
end $$;

create function private.notices_of(writer private.writer, touch private.touch)
returns table (member_id uuid, kind text, subject text)
language plpgsql stable set search_path = '' as $$
begin
  case touch.collection
    when 'notes' then
      return query
        select m.value::uuid, 'mention', touch.after -> 'subjects' ->> 0
        from jsonb_array_elements_text(touch.after -> 'mentions') m
        where touch.before is null or not touch.before -> 'mentions' ? m.value;
    when 'tasks' then
      if touch.after ->> 'status' in ('done', 'cancelled') or touch.before -> 'assignee_id' = touch.after -> 'assignee_id' then
        return;
      end if;
      return query select (touch.after ->> 'assignee_id')::uuid, 'assignment', touch.after -> 'subjects' ->> 0;
    when 'deals' then
      if touch.before -> 'owner_id' is distinct from touch.after -> 'owner_id' then
        return query select (touch.after ->> 'owner_id')::uuid, 'assignment', 'deals/' || touch.id;
      end if;
      -- Its owner is told, and who leads the team.
      if coalesce(private.stage_step(writer, touch), '') = 'won' and not private.was_won(writer, touch.before) then
        return query
          select m.id, 'deal-won', 'deals/' || touch.id from public.members m
          where m.workspace_id = writer.workspace_id and (
            m.id = (touch.after ->> 'owner_id')::uuid
            or (m.role in ('owner', 'admin') and m.status = 'active' and m.deleted_at is null)
          );
      end if;
    when 'imports' then
      if touch.before is not null and touch.before ->> 'status' <> 'done' and touch.after ->> 'status' = 'done' then
        return query select (touch.after ->> 'created_by')::uuid, 'import-done', null::text;
      end if;
  end case;
end $$;

create function private.was_won(writer private.writer, deal jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from public.stages s
    where s.workspace_id = writer.workspace_id and s.id = (deal ->> 'stage_id')::uuid and s.kind = 'won'
  );
end $$;
