-- What the server functions write: past roles, within every rule of the domain. For the secret key only.

create function private.elevated_commit(
  workspace_id uuid, mutation_id uuid, via text, mutations jsonb, member_id uuid, tokens jsonb
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- Nobody: no user's id.
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  is_new boolean;
  head private.heads;
  writer private.writer;
  answer jsonb;
begin
  if jsonb_typeof(mutations) is distinct from 'array' or mutations = '[]' then
    perform private.refuse('record/invalid', '{"fields": {"mutations": {"rule": "required"}}}');
  end if;
  -- A new workspace's own record is created in the workspace of its own id.
  is_new := mutations @> jsonb_build_array(
    jsonb_build_object('kind', 'create', 'collection', 'workspaces', 'id', workspace_id)
  );
  head := private.lock_head(workspace_id, is_new);
  if head.workspace_id is null then
    perform private.refuse('record/missing', jsonb_build_object('collection', 'workspaces', 'id', workspace_id));
  end if;
  writer := (workspace_id, head.version + 1, private.clock(), member_id, null, via, false);
  answer := private.answer_again(writer, coalesce(member_id, nobody), mutation_id);
  if answer is not null then return answer; end if;

  -- Whoever asks no role asks no version either.
  mutations := (
    select jsonb_agg(m.value || '{"expect": "any"}' order by m.place)
    from jsonb_array_elements(mutations) with ordinality as m (value, place)
  );
  answer := private.perform_commit(writer, head, mutation_id, mutations);
  insert into private.invitation_tokens as kept (workspace_id, invitation_id, token_hash)
    select $1, (t.value ->> 'invitation_id')::uuid, t.value ->> 'token_hash' from jsonb_array_elements(tokens) t
    -- Sending an invitation again voids the token before.
    on conflict on constraint invitation_tokens_pkey do update set token_hash = excluded.token_hash;
  perform private.keep_answer(workspace_id, coalesce(member_id, nobody), mutation_id, mutations, answer);
  return answer;
end $$;

create function public.elevated_commit(
  workspace_id uuid, mutation_id uuid, via text, mutations jsonb,
  member_id uuid default null, tokens jsonb default '[]'
) returns jsonb
language sql volatile set search_path = '' as $$
  select private.elevated_commit(workspace_id, mutation_id, via, mutations, member_id, tokens)
$$;

grant execute on function
  private.elevated_commit(uuid, uuid, text, jsonb, uuid, jsonb), public.elevated_commit(uuid, uuid, text, jsonb, uuid, jsonb)
  to service_role;
