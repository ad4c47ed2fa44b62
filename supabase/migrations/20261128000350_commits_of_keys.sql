-- What a key may write: what its member may, of records only, and saying that it was a program.

create function private.demand_scope(via text, mutations jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  -- null: a person. A key that was revoked this moment reads nothing either.
  scope constant text := case when private.is_key() then coalesce((private.key_session()).scope, 'read') end;
  -- Whom the workspace consists of and how it is set up stays with people.
  written text[] := array['people', 'companies', 'deals', 'tasks', 'notes', 'files', 'tags'];
  wrong record;
begin
  if scope = 'read' then perform private.refuse('access/denied', '{"action": "commit"}'); end if;
  -- What the backend does itself, nobody else says of their own writes. The log keeps this for good, so it is no free text.
  if via is null or not via = any (case
    when scope is null then array['app', 'import']
    when scope = 'import' then array['api', 'agent', 'import']
    else array['api', 'agent'] end)
  then
    perform private.refuse('record/invalid', '{"fields": {"via": {"rule": "choice"}}}');
  end if;
  if scope is null then return; end if;
  if scope = 'import' then written := written || array['imports', 'import_chunks']; end if;
  select left(coalesce(m.value ->> 'kind', ''), 20) as kind, left(coalesce(m.value ->> 'collection', ''), 40) as collection
    into wrong
    from jsonb_array_elements(mutations) with ordinality as m (value, place)
    where not coalesce(m.value ->> 'collection' = any (written), false)
    order by m.place limit 1;
  if found then perform private.deny(wrong.kind, wrong.collection); end if;
end $$;

create or replace function private.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns json
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
  select * into answer, is_written from private.perform_commit(writer, head, mutation_id, mutations);
  -- A conflict is not kept: the same change may be sent again on the current version.
  if is_written then perform private.keep_answer(writer, auth.uid(), mutation_id, mutations, answer); end if;
  return answer;
end $$;
