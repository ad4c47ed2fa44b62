-- Deleting an account. Its memberships are ended before, each with a hand-over, by `delete-account`; what they made and wrote
-- stays under the member's name.

-- An account that was deactivated everywhere may go by an administrator's hand, too: an active member is never without one.
alter table public.members drop constraint members_user_id_fkey,
  add constraint members_user_id_fkey foreign key (user_id) references auth.users (id) on delete set null;

create or replace function private.demand_unchanged(collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  wrong_index integer;
  problems jsonb;
begin
  select s.index, jsonb_object_agg(private.camel(f.name), '{"rule": "read-only"}'::jsonb) into wrong_index, problems
    from unnest(steps) s cross join private.fields f
    where f.collection = demand_unchanged.collection and f.is_fixed and s.data ? f.name
      and s.before -> f.name is distinct from s.after -> f.name
      -- Fixed from when it is known, for as long as there is the account.
      and not (f.collection = 'members' and f.name = 'user_id' and 'null' in (s.before -> 'user_id', s.after -> 'user_id'))
    group by s.index order by s.index limit 1;
  if found then perform private.refuse_fields(wrong_index, problems); end if;
end $$;

create function private.delete_account(user_id uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.discard_restore(r.user_id, r.workspace_id) from private.restores r where r.user_id = $1;
  -- Sessions, second factors and kept calls go with it; the table of members refuses while a membership is active.
  delete from auth.users u where u.id = $1;
end $$;
create function public.delete_account(user_id uuid) returns void
language sql security invoker set search_path = '' as $$ select private.delete_account(user_id) $$;
grant execute on function private.delete_account(uuid), public.delete_account(uuid) to service_role;

-- Whoever found a session open is not to try passwords by it.
create or replace function private.demand_call_rate(p_user uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_minute constant timestamptz := private.clock() - interval '1 minute';
  v_day constant timestamptz := private.clock() - interval '1 day';
  -- An invitation is a mail to whoever the caller names, sent again or new.
  v_alike constant text[] := case
    when p_name in ('invite-member', 'resend-invitation') then array['invite-member', 'resend-invitation'] else array[p_name] end;
  -- A bundle comes in parts of a few hundred records.
  v_most_a_minute constant int := case p_name when 'import-bundle' then 1200 else 60 end;
  -- A digest is a mail; workspaces stay, those that are restored too, and an export reads everything there is.
  v_most_a_day constant int := case
    when p_name = 'delete-account' then 20
    when p_name in ('invite-member', 'resend-invitation', 'create-workspace', 'export-workspace', 'daily-digest') then 200
  end;
begin
  if (select coalesce(sum(c.tries), 0) from private.function_calls c
       where c.user_id = p_user and c.name = any (v_alike) and c.started_at > v_minute) >= v_most_a_minute then
    perform private.refuse('net/throttled', jsonb_build_object('retryAfterMs', 60000));
  end if;
  if (select coalesce(sum(c.tries), 0) from private.function_calls c
       where c.user_id = p_user and c.name = any (v_alike) and c.started_at > v_day) >= v_most_a_day then
    perform private.refuse('net/throttled', jsonb_build_object('retryAfterMs', 3600000));
  end if;
end
$$;
