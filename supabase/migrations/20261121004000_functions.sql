-- What the server functions need beside the data: who calls, what was answered, whose an address or a token is, and whose an
-- export.
-- Only the service role may ask; a browser never does.

-- An erasure is one commit of thousands of writes; what the platform allows a request by default is meant for browsers.
alter role service_role set statement_timeout = '60s';

-- One row a call. The same key again gets the first answer and does nothing twice.
create table private.function_calls (
  user_id uuid not null references auth.users (id) on delete cascade,
  mutation_id uuid not null,
  name text not null,
  -- SHA-256 of the input: the same key with another input is a mistake of the caller, and refused.
  input_hash text not null,
  -- What the call's secrets are made from, so that a call that was cut off makes the same ones when it is sent again.
  -- Emptied with the answer.
  seed text,
  started_at timestamptz not null default private.clock(),
  -- Until then somebody is at it; a call whose function died can be taken up again afterwards.
  leased_until timestamptz not null,
  answer jsonb,
  primary key (user_id, mutation_id)
);

alter table private.function_calls enable row level security;
-- The limits below count by it.
create index function_calls_recent on private.function_calls (user_id, name, started_at);

-- The account behind a session, or null: signed out meanwhile, banned, deleted, its second factor not given.
create function private.function_caller(p_user uuid, p_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
      'id', u.id,
      'email', coalesce(u.email, ''),
      'name', coalesce(u.raw_user_meta_data ->> 'name', ''),
      'confirmed', u.email_confirmed_at is not null
    )
    from auth.users u
   where u.id = p_user and private.session_stands(p_user, p_session)
     and u.deleted_at is null
     and u.is_anonymous is not true
$$;

-- At most so many calls: generous for people, short for scripts.
create function private.demand_call_rate(p_user uuid, p_name text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  v_minute constant timestamptz := private.clock() - interval '1 minute';
  v_day constant timestamptz := private.clock() - interval '1 day';
begin
  if (select count(*) from private.function_calls c
       where c.user_id = p_user and c.name = p_name and c.started_at > v_minute)
    -- A bundle comes in parts of a few hundred records.
    >= (case p_name when 'import-bundle' then 1200 else 60 end) then
    perform private.refuse('net/throttled', jsonb_build_object('retryAfterMs', 60000));
  end if;
  -- Each invitation is a mail to whoever the caller names; workspaces stay, and an export reads everything there is.
  if p_name in ('invite-member', 'resend-invitation', 'create-workspace', 'export-workspace') and (select count(*) from private.function_calls c
       where c.user_id = p_user and c.name = p_name and c.started_at > v_day) >= 200 then
    perform private.refuse('net/throttled', jsonb_build_object('retryAfterMs', 3600000));
  end if;
end
$$;

-- Takes the call up, or says what it answered before.
-- {"caller": null} | {"caller", "now", "answer"} | {"caller", "now", "seed"}
create function private.function_begin(p_user uuid, p_session uuid, p_mutation uuid, p_name text, p_input_hash text) returns jsonb
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

  select * into v_call from private.function_calls c where c.user_id = p_user and c.mutation_id = p_mutation for update;
  if not found then
    perform private.demand_call_rate(p_user, p_name);
    delete from private.function_calls c where c.user_id = p_user and c.started_at < v_now - interval '30 days';
    insert into private.function_calls (user_id, mutation_id, name, input_hash, seed, started_at, leased_until)
    values (p_user, p_mutation, p_name, p_input_hash,
            -- 244 random bits of the server's own generator
            replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), v_now, v_now + interval '2 minutes')
    on conflict do nothing
    returning * into v_call;
    if found then
      return v_told || jsonb_build_object('seed', v_call.seed);
    end if;
    select * into v_call from private.function_calls c where c.user_id = p_user and c.mutation_id = p_mutation for update;
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
  update private.function_calls c set leased_until = v_now + interval '2 minutes'
   where c.user_id = p_user and c.mutation_id = p_mutation;
  return v_told || jsonb_build_object('seed', v_call.seed);
end
$$;

-- Keeps the answer, which comes as its JSON; without one (the call failed) it can be taken up again at once.
create function private.function_end(p_user uuid, p_mutation uuid, p_answer text) returns void
language sql security definer set search_path = '' as $$
  update private.function_calls c
     set answer = p_answer::jsonb,
         seed = case when p_answer is null then c.seed end,
         leased_until = private.clock()
   where c.user_id = p_user and c.mutation_id = p_mutation and c.answer is null
$$;

-- Whose account the address is. Never told to a caller.
create function private.user_id_of(p_email text) returns uuid
language sql stable security definer set search_path = '' as $$
  select u.id from auth.users u where lower(u.email) = p_email and u.deleted_at is null order by u.created_at limit 1
$$;

-- Where to mail a member what is due. Never told to a caller.
create function private.email_of(p_user uuid) returns text
language sql stable security definer set search_path = '' as $$
  select u.email from auth.users u where u.id = p_user and u.deleted_at is null and u.email_confirmed_at is not null
$$;

-- A token that a resend has voided finds nothing.
create function private.invitation_by_token(p_token_hash text) returns setof public.invitations
language sql stable security definer set search_path = '' as $$
  select i.*
    from private.invitation_tokens t
    join public.invitations i on i.workspace_id = t.workspace_id and i.id = t.invitation_id
   where t.token_hash = p_token_hash
$$;

create function public.function_begin(user_id uuid, session_id uuid, mutation_id uuid, name text, input_hash text) returns jsonb
language sql security invoker set search_path = '' as $$ select private.function_begin(user_id, session_id, mutation_id, name, input_hash) $$;
create function public.function_end(user_id uuid, mutation_id uuid, answer text) returns void
language sql security invoker set search_path = '' as $$ select private.function_end(user_id, mutation_id, answer) $$;
create function public.user_id_of(email text) returns uuid
language sql stable security invoker set search_path = '' as $$ select private.user_id_of(email) $$;
create function public.email_of(user_id uuid) returns text
language sql stable security invoker set search_path = '' as $$ select private.email_of(user_id) $$;
create function public.invitation_by_token(token_hash text) returns setof public.invitations
language sql stable security invoker set search_path = '' as $$ select * from private.invitation_by_token(token_hash) $$;

revoke all on function
  private.function_caller(uuid, uuid), private.demand_call_rate(uuid, text),
  private.function_begin(uuid, uuid, uuid, text, text), private.function_end(uuid, uuid, text),
  private.user_id_of(text), private.email_of(uuid), private.invitation_by_token(text),
  public.function_begin(uuid, uuid, uuid, text, text), public.function_end(uuid, uuid, text),
  public.user_id_of(text), public.email_of(uuid), public.invitation_by_token(text)
  from public, anon, authenticated;
grant execute on function
  private.function_begin(uuid, uuid, uuid, text, text), private.function_end(uuid, uuid, text),
  private.user_id_of(text), private.email_of(uuid), private.invitation_by_token(text),
  public.function_begin(uuid, uuid, uuid, text, text), public.function_end(uuid, uuid, text),
  public.user_id_of(text), public.email_of(uuid), public.invitation_by_token(text)
  to service_role;

-- An export is made by the backend for one member, and theirs alone as long as they may have one. It has no record; its name
-- is none that a file's record could have.
create function private.may_get_export(name text) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  uuid constant text := '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
  workspace_id uuid;
begin
  if name !~ ('^' || uuid || '/exports/' || uuid || '$') then return false; end if;
  workspace_id := split_part(name, '/', 1)::uuid;
  return coalesce(
    split_part(name, '/', 3)::uuid = private.member_id(workspace_id) and private.role_of(workspace_id) in ('owner', 'admin'),
    false
  );
end
$$;

grant execute on function private.may_get_export(text) to authenticated;

create policy exports_get on storage.objects for select to authenticated
  using (
    bucket_id = 'attachments'
    and storage.allow_any_operation(array['object.get_authenticated', 'object.get_authenticated_info'])
    and private.may_get_export(name)
  );
