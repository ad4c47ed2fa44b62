-- The limits of calls, counted one call after the other, and whichever way a thing is done.

-- How often it was begun: what is not kept, or has failed, runs again under its key.
alter table private.function_calls add column tries integer not null default 1;
comment on column private.function_calls.started_at is 'when it was begun last';

-- At most so many calls: generous for people, short for scripts. To be asked with the caller's calls locked.
create or replace function private.demand_call_rate(p_user uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_minute constant timestamptz := private.clock() - interval '1 minute';
  v_day constant timestamptz := private.clock() - interval '1 day';
  -- An invitation is a mail to whoever the caller names, sent again or new.
  v_alike constant text[] := case
    when p_name in ('invite-member', 'resend-invitation') then array['invite-member', 'resend-invitation'] else array[p_name] end;
begin
  if (select coalesce(sum(c.tries), 0) from private.function_calls c
       where c.user_id = p_user and c.name = any (v_alike) and c.started_at > v_minute)
    -- A bundle comes in parts of a few hundred records.
    >= (case p_name when 'import-bundle' then 1200 else 60 end) then
    perform private.refuse('net/throttled', jsonb_build_object('retryAfterMs', 60000));
  end if;
  -- A digest is a mail; workspaces stay, those that are restored too, and an export reads everything there is.
  if p_name in ('invite-member', 'resend-invitation', 'create-workspace', 'export-workspace', 'daily-digest') and (
    select coalesce(sum(c.tries), 0) from private.function_calls c
     where c.user_id = p_user and c.name = any (v_alike) and c.started_at > v_day) >= 200 then
    perform private.refuse('net/throttled', jsonb_build_object('retryAfterMs', 3600000));
  end if;
end
$$;

create or replace function private.function_begin(
  p_user uuid, p_session uuid, p_mutation uuid, p_name text, p_input_hash text
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  v_now constant timestamptz := private.clock();
  v_caller constant jsonb := private.function_caller(p_user, p_session);
  v_call private.function_calls;
  v_told jsonb;
begin
  if v_caller is null then
    return jsonb_build_object('caller', null);
  end if;
  v_told := jsonb_build_object('caller', v_caller, 'now', round(extract(epoch from v_now) * 1000));

  -- Two calls at once would both find room for one.
  perform pg_advisory_xact_lock(hashtextextended('calls/' || p_user, 0));
  select * into v_call from private.function_calls c where c.user_id = p_user and c.mutation_id = p_mutation for update;
  if not found then
    perform private.demand_call_rate(p_user, p_name);
    delete from private.function_calls c where c.user_id = p_user and c.started_at < v_now - interval '30 days';
    insert into private.function_calls (user_id, mutation_id, name, input_hash, seed, started_at, leased_until)
    values (p_user, p_mutation, p_name, p_input_hash,
            -- 244 random bits of the server's own generator
            replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), v_now, v_now + interval '2 minutes')
    returning * into v_call;
    return v_told || jsonb_build_object('seed', v_call.seed);
  end if;

  if v_call.name <> p_name or v_call.input_hash <> p_input_hash then
    perform private.refuse('record/invalid', '{"fields": {"mutationId": {"rule": "not-allowed-now"}}}'::jsonb);
  end if;
  if v_call.answer is not null then
    return v_told || jsonb_build_object('answer', v_call.answer);
  end if;
  if v_call.leased_until > v_now then
    perform private.refuse('net/throttled', jsonb_build_object('retryAfterMs', 250));
  end if;
  perform private.demand_call_rate(p_user, p_name);
  update private.function_calls c set leased_until = v_now + interval '2 minutes', started_at = v_now, tries = c.tries + 1
   where c.user_id = p_user and c.mutation_id = p_mutation;
  return v_told || jsonb_build_object('seed', v_call.seed);
end
$$;
