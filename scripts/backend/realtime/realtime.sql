-- What a hosted project has before its first migration, as far as realtime goes: the same names, signatures and contract of
-- row level security, in words of our own. Applied by whoever sets a local database up, before the migrations.

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role, postgres;

create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  event text,
  payload jsonb,
  private boolean not null default false,
  inserted_at timestamp not null default (now() at time zone 'utc'),
  updated_at timestamp not null default (now() at time zone 'utc'),
  primary key (id, inserted_at)
);

-- Who may listen and speak is decided by the policies of the project's migrations; without one, nobody may.
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;
grant all on realtime.messages to postgres;
-- `postgres` is of this role, and may therefore make the policies.
alter table realtime.messages owner to supabase_realtime_admin;

-- The topic a policy is asked about.
create or replace function realtime.topic() returns text
language sql stable
set search_path = ''
as $$ select nullif(current_setting('realtime.topic', true), '') $$;

-- As hosted, it never fails the write it accompanies: trouble is a warning, and the message is lost.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql
set search_path = ''
as $$
declare
  message_id uuid := gen_random_uuid();
begin
  perform set_config('realtime.topic', topic, true);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when payload ? 'id' then payload else payload || jsonb_build_object('id', message_id) end,
    event, topic, private, 'broadcast'
  );
exception
  when others then raise warning 'ErrorSendingBroadcastMessage: %', sqlerrm;
end
$$;
grant execute on all functions in schema realtime to anon, authenticated, service_role, postgres;

-- Hosted, the messages leave by a replication slot. A notification is given at commit and in commit order too, and needs
-- neither a slot (which would keep the database from being dropped or copied) nor a server set up for replication.
create or replace function realtime.announce_message() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  perform pg_catalog.pg_notify('realtime_messages', new.id::text);
  return null;
end
$$;

drop trigger if exists announce_message on realtime.messages;
create trigger announce_message
after insert on realtime.messages
for each row when (new.extension = 'broadcast' and new.event is not null)
execute function realtime.announce_message();
