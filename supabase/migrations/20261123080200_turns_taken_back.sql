-- Opening a done task again takes the next one away when that is as it was made, also after it was done and opened again itself:
-- `isWhatFollowed` of the domain.

create function private.is_what_followed(time_zone text, done jsonb, follower jsonb) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  stamps constant text[] := array['id', 'workspace_id', 'version', 'created_at', 'created_by', 'created_via', 'updated_at',
    'updated_by', 'updated_via', 'deleted_at'];
begin
  return follower - stamps = private.next_task(time_zone, (done ->> 'updated_at')::timestamptz, done) - stamps;
end $$;

create or replace function private.follow_up(writer private.writer, touch private.touch) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  next_id constant uuid := private.next_task_id(touch.id);
  follower private.step := (private.with_before(writer, 'tasks', array[(0, next_id, '{}', null, null, null)::private.step]))[1];
  is_live constant boolean := follower.before is not null and follower.before ->> 'deleted_at' is null;
  zone constant text := (select w.time_zone from public.workspaces w
    where w.workspace_id = writer.workspace_id and w.id = writer.workspace_id);
  written private.touch[];
begin
  if touch.after ->> 'status' <> 'done' then
    -- Somebody has been at it since: it stays.
    if not is_live or (follower.before ->> 'version' <> touch.before ->> 'version'
      and private.is_what_followed(zone, touch.before, follower.before) is not true) then return null; end if;
    return private.written(writer, 'trash', 'tasks', array[follower]);
  end if;
  if is_live then return null; end if;
  follower.after := private.next_task(zone, writer.at, touch.after);
  if follower.after is null then return null; end if;
  if follower.before is null then return private.written(writer, 'create', 'tasks', array[follower]); end if;
  perform private.written(writer, 'restore', 'tasks', array[follower]);
  written := private.written(writer, 'update', 'tasks', array[follower]);
  return array[('tasks', next_id, 'restore', follower.before, (written[1]).after)::private.touch];
end $$;
