-- Who may listen and speak in the live topics. All are private, and named after their workspace:
--   ws:<workspace>:commits                     sent by the database alone, once a commit, ids only
--   ws:<workspace>:room                        who is here, and what they tell each other in passing
--   ws:<workspace>:room:<what it is about>     the same about one thing, a record's subject say
-- Realtime asks the policies on `realtime.messages` when a client joins, and again with each new token; so a topic carries
-- nothing that somebody who was a member a moment ago may not know.

-- The workspace of a topic; null for whatever else a client makes up, so that the cast below never fails.
create function private.topic_workspace(topic text) returns uuid
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when topic ~ '^ws:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}:(commits|room(:.{1,200})?)$'
    then substr(topic, 4, 36)::uuid
  end
$$;

-- The deal that a room is about; null where it is about something else.
create function private.topic_deal(topic text) returns uuid
language sql immutable parallel safe
set search_path = ''
as $$
  select substring(topic from ':deals/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$')::uuid
$$;

-- Is the caller a member of the topic's workspace, and not shut out from the deal that it is about? Whoever looks at a
-- hidden deal is part of what is hidden. Runs as the caller, so that the deal is looked for under its own policy.
create function private.is_in_topic(topic text) returns boolean
language sql stable
set search_path = ''
as $$
  select private.topic_workspace(topic) = any (private.workspace_ids())
    and (
      private.topic_deal(topic) is null
      or exists (
        -- Of this workspace: in one of their own, anybody makes a deal of any id.
        select from public.deals where workspace_id = private.topic_workspace(topic) and id = private.topic_deal(topic)
      )
    )
$$;

-- Policies run as the caller, so what they call is theirs to call.
grant execute on function private.topic_workspace(text), private.topic_deal(text), private.is_in_topic(text) to authenticated;

create policy members_listen on realtime.messages for select to authenticated using (
  extension in ('broadcast', 'presence') and private.is_in_topic((select realtime.topic()))
);

-- In rooms only: a commit that somebody made up would make every screen of the workspace ask again.
create policy members_speak on realtime.messages for insert to authenticated with check (
  extension in ('broadcast', 'presence')
  and (select realtime.topic()) ~ '^ws:[^:]+:room(:|$)'
  and private.is_in_topic((select realtime.topic()))
);
