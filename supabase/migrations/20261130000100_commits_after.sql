-- A commit may be sent before the one is answered that it stands on, and names that one: as long as it is not written, nothing of
-- this one is. Both wait for the same lock, whichever of them comes first.

drop function public.commit(uuid, uuid, text, jsonb);
drop function private.commit(uuid, uuid, text, jsonb);

create function private.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb, after uuid default null) returns json
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  head private.heads;
  writer private.writer;
  answer json;
  is_written boolean;
begin
  perform private.demand_session();
  perform private.demand_size(mutations);
  perform private.demand_scope(via, mutations);
  -- Asked before anybody can be made to wait, and again when it is settled who comes first. What is done already is answered
  -- again, whatever its writer may do by now.
  if private.member_id(workspace_id) is null then perform private.refuse('access/denied', '{"action": "commit"}'); end if;
  if not exists (
    select from private.answers a where a.workspace_id = $1 and a.user_id = auth.uid() and a.mutation_id = $2
  ) then
    perform private.demand_granted(
      (select m.role from public.members m where m.workspace_id = $1 and m.id = private.member_id($1)), mutations);
    perform private.demand_bounds(mutations);
  end if;
  head := private.lock_head(workspace_id, false);
  select m.workspace_id, head.version + 1, private.clock(), m.id, m.role, commit.via,
      m.role in ('member', 'viewer') and w.member_visibility = 'own-and-unassigned-deals'
    into writer
    from public.members m join public.workspaces w on w.workspace_id = m.workspace_id and w.id = m.workspace_id
    where m.workspace_id = commit.workspace_id and m.id = private.member_id(commit.workspace_id);
  if writer.member_id is null then perform private.refuse('access/denied', '{"action": "commit"}'); end if;

  answer := private.answer_again(writer, auth.uid(), mutation_id);
  if answer is not null then return answer; end if;
  if after is not null and not exists (
    select from private.answers a where a.workspace_id = $1 and a.user_id = auth.uid() and a.mutation_id = $5
  ) then
    return json_build_object('version', head.version, 'replayed', false, 'outcomes',
      (select json_agg(json_build_object('status', 'rolled-back')) from jsonb_array_elements(mutations)));
  end if;
  select * into answer, is_written from private.perform_commit(writer, head, mutation_id, mutations);
  -- A conflict is not kept: the same change may be sent again on the current version.
  if is_written then perform private.keep_answer(writer, auth.uid(), mutation_id, mutations, answer); end if;
  return answer;
end $$;

create function public.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb, after uuid default null) returns json
language plpgsql volatile set search_path = '' as $$
begin
  perform private.demand_schema();
  return private.commit(workspace_id, mutation_id, via, mutations, after);
end $$;

revoke all on function private.commit(uuid, uuid, text, jsonb, uuid), public.commit(uuid, uuid, text, jsonb, uuid) from public, anon;
grant execute on function private.commit(uuid, uuid, text, jsonb, uuid), public.commit(uuid, uuid, text, jsonb, uuid) to authenticated;
