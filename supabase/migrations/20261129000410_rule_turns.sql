-- Rules take turns, workspace by workspace, as webhooks do: leased, so that runs that overlap share the work.

-- How far the rules of a workspace have come: the domain's `RuleState`. A late one does nothing twice.
create table private.rule_turns (
  workspace_id uuid primary key references public.workspaces (id) on delete cascade,
  -- Whoever has the token may run them until then; nobody else does.
  token uuid,
  leased_until timestamptz not null default '-infinity',
  turn_at timestamptz not null default '-infinity',
  state jsonb
);
alter table private.rule_turns enable row level security;
create unique index rule_turns_by_token on private.rule_turns (token);

-- {"workspaceId", "token", "state"} of one that has something to do: whoever has waited longest. Null: there is none.
create function private.claim_rules(p_workspace uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := private.clock();
  claimed jsonb;
begin
  insert into private.rule_turns (workspace_id)
    select distinct r.workspace_id from public.rules r
    where r.status = 'on' and r.deleted_at is null and (p_workspace is null or r.workspace_id = p_workspace)
      and not exists (select from private.rule_turns t where t.workspace_id = r.workspace_id)
    on conflict do nothing;
  with
    on_since as (
      select r.workspace_id, min(r.updated_at) as since from public.rules r
      where r.status = 'on' and r.deleted_at is null and (p_workspace is null or r.workspace_id = p_workspace)
      group by r.workspace_id
    ),
    due as (
      select t.workspace_id, t.turn_at
      from private.rule_turns t left join on_since o using (workspace_id)
        cross join lateral (
          select coalesce(greatest((t.state ->> 'at')::timestamptz, o.since), '-infinity') as at,
            case when (t.state ->> 'at')::timestamptz >= o.since then (t.state ->> 'id')::uuid end as id
        ) place
      where (p_workspace is null or t.workspace_id = p_workspace) and t.leased_until <= v_now
        and (
          (o.since is not null and (
            t.state is null or (t.state ->> 'scannedAt')::timestamptz <= v_now - interval '1 hour'
            or exists (
              select from public.activities l
              where l.workspace_id = t.workspace_id and l.deleted_at is null
                and (l.at, l.id) > (place.at, coalesce(place.id, '00000000-0000-0000-0000-000000000000'))
                -- A commit that is just being written may still bring a line of this moment.
                and l.at <= v_now - interval '1 second'
            )
          ))
          or exists (
            select from public.rule_runs w
            where w.workspace_id = t.workspace_id and w.status = 'waiting' and w.due_at <= v_now and w.deleted_at is null
          )
        )
    ),
    chosen as (
      select t.workspace_id from private.rule_turns t join due d using (workspace_id)
      -- Asked of the row as it is once it is ours: somebody may have had it since.
      where t.leased_until <= v_now and t.turn_at = d.turn_at
      order by d.turn_at, t.workspace_id limit 1
      for update of t skip locked
    )
  update private.rule_turns t
    set token = gen_random_uuid(), leased_until = v_now + interval '1 minute', turn_at = clock_timestamp()
    from chosen c where t.workspace_id = c.workspace_id
    returning jsonb_build_object('workspaceId', t.workspace_id, 'token', t.token, 'state', t.state) into claimed;
  return claimed;
end $$;

-- False: it is somebody else's by now.
create function private.keep_rules(p_token uuid, p_state jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.rule_turns t
    set state = p_state, leased_until = private.clock() + interval '1 minute'
    where t.token = p_token and t.leased_until > private.clock();
  return found;
end $$;

create function private.release_rules(p_token uuid) returns void
language sql security definer set search_path = '' as $$
  update private.rule_turns t set token = null, leased_until = '-infinity' where t.token = p_token
$$;

create function public.claim_rules(workspace_id uuid) returns jsonb
language sql volatile set search_path = '' as $$ select private.claim_rules(workspace_id) $$;
create function public.keep_rules(token uuid, state jsonb) returns boolean
language sql volatile set search_path = '' as $$ select private.keep_rules(token, state) $$;
create function public.release_rules(token uuid) returns void
language sql volatile set search_path = '' as $$ select private.release_rules(token) $$;

grant execute on function
  private.claim_rules(uuid), private.keep_rules(uuid, jsonb), private.release_rules(uuid),
  public.claim_rules(uuid), public.keep_rules(uuid, jsonb), public.release_rules(uuid)
  to service_role;

-- Whoever may no longer manage rules and webhooks tells nobody any more what happens here, and has nothing done:
-- `losesManagement` of the domain. Somebody who may starts them again.
create or replace function private.paused_webhooks(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  gone constant uuid[] := array(
    select t.id from unnest(touches) t
    where t.collection = 'members' and t.before ->> 'status' = 'active' and t.before ->> 'role' in ('owner', 'admin')
      and (t.after ->> 'status' <> 'active' or t.after ->> 'role' not in ('owner', 'admin'))
  );
  paused private.touch[] := '{}';
  steps private.step[];
  of_kind record;
begin
  if cardinality(gone) = 0 then return '{}'; end if;
  for of_kind in
    select 'webhooks' as name, array(
      select w.id from public.webhooks w
      where w.workspace_id = writer.workspace_id and w.created_by = any (gone) and w.status = 'active' and w.deleted_at is null
      order by w.id
    ) as ids
    union all
    select 'rules', array(
      select r.id from public.rules r
      where r.workspace_id = writer.workspace_id and r.created_by = any (gone) and r.status = 'on' and r.deleted_at is null
      order by r.id
    )
  loop
    continue when cardinality(of_kind.ids) = 0;
    steps := array(select (o.place, o.id, '{}', null, null, null)::private.step
      from unnest(of_kind.ids) with ordinality as o (id, place) order by o.place);
    steps := private.with_before(writer, of_kind.name, steps);
    steps := array(
      select (s.index, s.id, s.data, s.expect, s.before, s.before || '{"status": "paused"}')::private.step
      from unnest(steps) s order by s.index
    );
    paused := paused || private.written(writer, 'update', of_kind.name, steps);
  end loop;
  return paused;
end $$;
