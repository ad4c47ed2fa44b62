-- What follows when a repeating task is done: `followUp`, `nextTask` and `nextTaskId` of the domain.

-- Makes the next one of every repeating task that these writes have done, and takes away that of every one they have opened
-- again. Gives what was written back, lines of the timeline included.
create function private.followed_up(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  touch private.touch;
  written private.touch[];
  told private.touch[];
  done private.touch[] := '{}';
begin
  foreach touch in array touches loop
    -- The lines of the timeline are among them.
    continue when touch.collection <> 'tasks' or (touch.before ->> 'status' = 'done') = (touch.after ->> 'status' = 'done');
    written := private.follow_up(writer, touch);
    continue when written is null;
    told := private.tell(writer, written);
    done := done || written || told;
  end loop;
  return done;
end $$;

create function private.follow_up(writer private.writer, touch private.touch) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  next_id constant uuid := private.next_task_id(touch.id);
  follower private.step := (private.with_before(writer, 'tasks', array[(0, next_id, '{}', null, null, null)::private.step]))[1];
  is_live constant boolean := follower.before is not null and follower.before ->> 'deleted_at' is null;
  written private.touch[];
begin
  if touch.after ->> 'status' <> 'done' then
    -- Somebody has been at it since: it stays.
    if not is_live or follower.before ->> 'version' <> touch.before ->> 'version' then return null; end if;
    return private.written(writer, 'trash', 'tasks', array[follower]);
  end if;
  if is_live then return null; end if;
  follower.after := private.next_task(
    (select w.time_zone from public.workspaces w
      where w.workspace_id = writer.workspace_id and w.id = writer.workspace_id),
    writer.at, touch.after
  );
  if follower.after is null then return null; end if;
  if follower.before is null then return private.written(writer, 'create', 'tasks', array[follower]); end if;
  perform private.written(writer, 'restore', 'tasks', array[follower]);
  written := private.written(writer, 'update', 'tasks', array[follower]);
  return array[('tasks', next_id, 'restore', follower.before, (written[1]).after)::private.touch];
end $$;

-- The task as it comes next; null where nothing repeats, or the next turn lies beyond the calendar.
create function private.next_task(time_zone text, now timestamptz, done jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  zone constant text := private.known_zone(time_zone);
  repeat constant text := done ->> 'repeat';
  today constant date := (now at time zone zone)::date;
  due_wall constant timestamp := (done ->> 'due_at')::timestamptz at time zone zone;
  due_day constant date := coalesce(due_wall::date, (done ->> 'due_on')::date, today);
  remind_wall constant timestamp := (done ->> 'remind_at')::timestamptz at time zone zone;
  day date;
  due_at timestamptz;
  remind_at timestamptz;
begin
  if repeat = 'none' then return null; end if;
  day := private.next_turn(repeat, due_day, today);
  due_at := (due_wall + make_interval(days => day - due_day)) at time zone zone;
  if due_at < now then
    day := private.next_turn(repeat, due_day, today + 1);
    due_at := (due_wall + make_interval(days => day - due_day)) at time zone zone;
  end if;
  if day not between date '1900-01-01' and date '2200-12-31' then return null; end if;
  remind_at := (remind_wall + make_interval(days => day - due_day)) at time zone zone;
  return done || jsonb_build_object(
    'due_on', case when due_at is null then day end,
    'due_at', due_at,
    'remind_at', case when remind_at >= now then remind_at end,
    'status', 'open',
    'snoozed_until', null,
    'completed_at', null
  );
end $$;

-- The first turn after the day that is not before the earliest one allowed.
create function private.next_turn(repeat text, day date, earliest date) returns date
language plpgsql immutable set search_path = '' as $$
declare
  months integer;
  step integer := case repeat when 'daily' then 1 when 'weekly' then 7 end;
  turn date;
begin
  if repeat <> 'monthly' then
    return day + greatest(1, ceil((earliest - day)::numeric / step)::integer) * step;
  end if;
  months := greatest(1, (extract(year from earliest) - extract(year from day))::integer * 12
    + (extract(month from earliest) - extract(month from day))::integer);
  turn := day + make_interval(months => months);
  return case when turn < earliest then day + make_interval(months => months + 1) else turn end;
end $$;

-- The last 48 bits step as drand48 does, which comes back to where it was only when all have been used.
create function private.next_task_id(id uuid) returns uuid
language plpgsql immutable set search_path = '' as $$
declare
  last bigint := ('x' || right(id::text, 12))::bit(48)::bigint;
begin
  return left(id::text, 24) || lpad(to_hex(mod(last::numeric * 25214903917 + 11, 281474976710656)::bigint), 12, '0');
end $$;
