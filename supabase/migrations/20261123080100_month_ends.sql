-- A monthly task comes on the day of the month that was meant, which its rule keeps while a month is too short for that day:
-- `nextTask` of the domain.

alter table public.tasks drop constraint tasks_repeat_choice;
alter table public.tasks add constraint tasks_repeat_choice
  check (repeat in ('none', 'daily', 'weekly', 'monthly', 'monthly-29', 'monthly-30', 'monthly-31'));

-- That day of the month so many months later; the month's last where it is shorter.
create function private.day_of_month(day date, months integer, wanted integer) returns date
language plpgsql immutable set search_path = '' as $$
declare
  first constant date := date_trunc('month', day::timestamp) + make_interval(months => months);
begin
  return least(first + wanted - 1, (first + interval '1 month')::date - 1);
end $$;

-- The day of the month that a monthly task is meant for. What the rule says is over once somebody has put off the task.
create function private.meant_day(repeat text, due_on date) returns integer
language plpgsql immutable set search_path = '' as $$
declare
  meant constant integer := substring(repeat from '^monthly-(\d+)$')::integer;
begin
  return case when meant is not null and private.day_of_month(due_on, 0, meant) = due_on then meant else extract(day from due_on)::integer end;
end $$;

create function private.next_repeat(repeat text, due_on date, next_on date) returns text
language plpgsql immutable set search_path = '' as $$
declare
  meant constant integer := private.meant_day(repeat, due_on);
begin
  if repeat in ('daily', 'weekly') then return repeat; end if;
  return case when extract(day from next_on)::integer < meant then 'monthly-' || meant else 'monthly' end;
end $$;

create or replace function private.next_turn(repeat text, day date, earliest date) returns date
language plpgsql immutable set search_path = '' as $$
declare
  months integer;
  step integer := case repeat when 'daily' then 1 when 'weekly' then 7 end;
  meant integer;
  turn date;
begin
  if step is not null then
    return day + greatest(1, ceil((earliest - day)::numeric / step)::integer) * step;
  end if;
  meant := private.meant_day(repeat, day);
  months := greatest(1, (extract(year from earliest) - extract(year from day))::integer * 12
    + (extract(month from earliest) - extract(month from day))::integer);
  turn := private.day_of_month(day, months, meant);
  return case when turn < earliest then private.day_of_month(day, months + 1, meant) else turn end;
end $$;

-- The task as it comes next; null where nothing repeats, or the next turn lies beyond the calendar.
create or replace function private.next_task(time_zone text, now timestamptz, done jsonb) returns jsonb
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
    'repeat', private.next_repeat(repeat, due_day, day),
    'status', 'open',
    'snoozed_until', null,
    'completed_at', null
  );
end $$;
