-- Telling webhooks: who is at it, how far each has come, and whose turn it is.

-- A new secret has another id; the one before signs along until its receiver knows the new one. Both name the keys that the
-- functions work out, and none themselves.
alter table public.webhooks
  add column secret_id uuid,
  add column former_secret_id uuid,
  add column secret_renewed_at timestamptz(3);

insert into private.fields (collection, name, kind) values
  ('webhooks', 'secret_id', 'id'),
  ('webhooks', 'former_secret_id', 'id'),
  ('webhooks', 'secret_renewed_at', 'instant');
select private.describe_collections();

-- One row a webhook that was ever told something. What was told is kept here line by line, so that a run that dies tells hardly
-- anything twice, and in the webhook's own record when the turn is over.
create table private.webhook_turns (
  workspace_id uuid not null,
  webhook_id uuid not null,
  -- Whoever has the token may deliver until then; nobody else does.
  token uuid,
  leased_until timestamptz not null default '-infinity',
  turn_at timestamptz not null default '-infinity',
  reached_at timestamptz(3),
  reached_id uuid,
  primary key (workspace_id, webhook_id),
  foreign key (workspace_id, webhook_id) references public.webhooks (workspace_id, id) on delete cascade
);
alter table private.webhook_turns enable row level security;

-- Takes at most so many webhooks that have something to be told: those first whose workspace has waited longest for its turn, and
-- two of a workspace at most, so that nobody's backlog keeps others waiting. Each is taken by one at a time, for a minute.
-- {"workspace_id", "webhook_id", "token", "at", "id"}: from after which line
create function private.claim_webhooks(p_workspace uuid, p_most int) returns setof jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := private.clock();
begin
  insert into private.webhook_turns (workspace_id, webhook_id)
    select w.workspace_id, w.id from public.webhooks w
    where w.status = 'active' and w.deleted_at is null and (p_workspace is null or w.workspace_id = p_workspace)
      and not exists (select from private.webhook_turns t where t.workspace_id = w.workspace_id and t.webhook_id = w.id)
    on conflict do nothing;
  return query
    with
      active as (
        select t.workspace_id, t.webhook_id, t.turn_at, t.leased_until,
          max(t.turn_at) over (partition by t.workspace_id) as workspace_turn_at,
          w.next_attempt_at, place.at, place.id
        from public.webhooks w
          join private.webhook_turns t on t.workspace_id = w.workspace_id and t.webhook_id = w.id
          cross join lateral (
            select p.at, p.id from (values
              (coalesce(w.reached_at, w.created_at), coalesce(w.reached_id, '00000000-0000-0000-0000-000000000000')),
              (t.reached_at, t.reached_id)
            ) as p (at, id) where p.at is not null order by p.at desc, p.id desc limit 1
          ) place
        where w.status = 'active' and w.deleted_at is null and (p_workspace is null or w.workspace_id = p_workspace)
      ),
      due as (
        select a.*, row_number() over (partition by a.workspace_id order by a.turn_at, a.webhook_id) as place
        from active a
        where a.leased_until <= v_now and (a.next_attempt_at is null or a.next_attempt_at <= v_now)
          and exists (
            select from public.activities l
            where l.workspace_id = a.workspace_id and (l.at, l.id) > (a.at, a.id) and l.deleted_at is null
              -- A commit that is just being written may still bring a line of this moment.
              and l.at <= v_now - interval '1 second'
          )
      ),
      chosen as (
        select t.workspace_id, t.webhook_id, d.at, d.id
        from private.webhook_turns t join due d using (workspace_id, webhook_id)
        -- Asked of the row as it is once it is ours: somebody may have had it since.
        where d.place <= 2 and t.leased_until <= v_now and t.turn_at = d.turn_at
        order by d.workspace_turn_at, d.turn_at, t.workspace_id, t.webhook_id
        limit p_most
        for update of t skip locked
      )
    update private.webhook_turns t
      set token = gen_random_uuid(), leased_until = v_now + interval '1 minute', turn_at = clock_timestamp()
      from chosen c where t.workspace_id = c.workspace_id and t.webhook_id = c.webhook_id
      returning jsonb_build_object('workspace_id', t.workspace_id, 'webhook_id', t.webhook_id, 'token', t.token,
        'at', c.at, 'id', c.id);
end $$;

-- Keeps how far a turn has come, and the webhook for another minute. False: it is somebody else's by now.
create function private.reach_webhook(p_token uuid, p_at timestamptz, p_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.webhook_turns t
    set reached_at = p_at, reached_id = p_id, leased_until = private.clock() + interval '1 minute'
    where t.token = p_token and t.leased_until > private.clock();
  return found;
end $$;
create unique index webhook_turns_by_token on private.webhook_turns (token);

create function private.release_webhook(p_token uuid) returns void
language sql security definer set search_path = '' as $$
  update private.webhook_turns t set token = null, leased_until = '-infinity' where t.token = p_token
$$;

create function public.claim_webhooks(workspace_id uuid, most int) returns jsonb
language sql volatile set search_path = '' as $$
  select coalesce(jsonb_agg(c), '[]') from private.claim_webhooks(workspace_id, most) c
$$;
create function public.reach_webhook(token uuid, at timestamptz, id uuid) returns boolean
language sql volatile set search_path = '' as $$ select private.reach_webhook(token, at, id) $$;
create function public.release_webhook(token uuid) returns void
language sql volatile set search_path = '' as $$ select private.release_webhook(token) $$;

grant execute on function
  private.claim_webhooks(uuid, int), private.reach_webhook(uuid, timestamptz, uuid), private.release_webhook(uuid),
  public.claim_webhooks(uuid, int), public.reach_webhook(uuid, timestamptz, uuid), public.release_webhook(uuid)
  to service_role;

-- Whoever may no longer manage webhooks tells nobody any more what happens here: `losesManagement` of the domain. Somebody who
-- may starts them again.
create function private.paused_webhooks(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  gone constant uuid[] := array(
    select t.id from unnest(touches) t
    where t.collection = 'members' and t.before ->> 'status' = 'active' and t.before ->> 'role' in ('owner', 'admin')
      and (t.after ->> 'status' <> 'active' or t.after ->> 'role' not in ('owner', 'admin'))
  );
  steps private.step[];
begin
  if cardinality(gone) = 0 then return '{}'; end if;
  steps := array(
    select (row_number() over (order by w.id), w.id, '{}', null, null, null)::private.step from public.webhooks w
    where w.workspace_id = writer.workspace_id and w.created_by = any (gone) and w.status = 'active' and w.deleted_at is null
  );
  if cardinality(steps) = 0 then return '{}'; end if;
  steps := private.with_before(writer, 'webhooks', steps);
  steps := array(
    select (s.index, s.id, s.data, s.expect, s.before, s.before || '{"status": "paused"}')::private.step
    from unnest(steps) s order by s.index
  );
  return private.written(writer, 'update', 'webhooks', steps);
end $$;

create or replace function private.write_run(
  writer private.writer, kind text, collection text, steps private.step[],
  out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  told private.touch[];
begin
  perform private.demand_known(writer, kind, collection, steps);
  steps := private.with_before(writer, collection, steps);
  if kind = 'create' then
    perform private.demand_right(writer, kind, collection, steps);
    perform private.demand_new(collection, steps);
  else
    if writer.is_restricted or collection in ('saved_views', 'notifications', 'import_chunks') then
      steps := private.without_hidden(writer, collection, steps);
    end if;
    perform private.demand_right(writer, kind, collection, steps);
    conflicts := array(
      select s from unnest(steps) s where s.expect is distinct from 'any' and s.expect is distinct from s.before ->> 'version'
    );
    steps := array(
      select s from unnest(steps) s where s.expect = 'any' or s.expect = s.before ->> 'version'
    );
    perform private.demand_there(kind, collection, steps);
  end if;
  if cardinality(steps) = 0 then return; end if;

  if kind in ('create', 'update') then steps := private.judged(writer, kind, collection, steps); end if;
  touches := private.written(writer, kind, collection, steps);
  if kind <> 'purge' then
    told := private.tell(writer, touches);
    touches := touches || told || private.notify(writer, touches);
  end if;
  if kind = 'update' and collection = 'tasks' then touches := touches || private.followed_up(writer, touches); end if;
  if kind = 'update' and collection = 'members' then touches := touches || private.paused_webhooks(writer, touches); end if;
end $$;
