-- How a commit is asked for and answered.

-- Does all runs. A conflict keeps nothing from being tried, since a refusal later on outweighs it.
create function private.write_all(
  writer private.writer, mutations jsonb, out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  run record;
  done record;
begin
  touches := '{}';
  conflicts := '{}';
  for run in select r.kind, r.collection, r.steps from private.runs_of(mutations) r loop
    select * into done from private.write_or_explain(writer, run.kind, run.collection, run.steps);
    touches := touches || done.touches;
    conflicts := conflicts || done.conflicts;
  end loop;
end $$;

create function private.write_or_explain(
  writer private.writer, kind text, collection text, steps private.step[],
  out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  half integer;
  first record;
  second record;
  broken text;
begin
  begin
    select * into touches, conflicts from private.write_run(writer, kind, collection, steps);
    return;
  exception
    when others then
      if cardinality(steps) = 1 then
        -- What a value lacks is for the domain to say in its words: here a constraint's name will do.
        if left(sqlstate, 2) in ('22', '23') then
          get stacked diagnostics broken = constraint_name;
          perform private.refuse('record/invalid', jsonb_build_object('index', steps[1].index, 'constraint', broken));
        end if;
        raise;
      end if;
  end;
  half := cardinality(steps) / 2;
  select * into first from private.write_or_explain(writer, kind, collection, steps[1:half]);
  select * into second from private.write_or_explain(writer, kind, collection, steps[half + 1:]);
  touches := first.touches || second.touches;
  conflicts := first.conflicts || second.conflicts;
end $$;

-- Writes at the next version, all or nothing, and answers with one outcome a mutation.
create function private.perform_commit(writer private.writer, head private.heads, mutation_id uuid, mutations jsonb)
returns jsonb
language plpgsql set search_path = '' as $$
declare
  touches private.touch[];
  conflicts private.step[];
  gone uuid[];
begin
  set constraints all deferred;
  begin
    select * into touches, conflicts from private.write_all(writer, mutations);
    if cardinality(conflicts) > 0 then raise exception using errcode = 'PTCNF'; end if;
  exception
    when sqlstate 'PTCNF' then
      return jsonb_build_object('version', head.version, 'replayed', false, 'outcomes',
        private.conflict_outcomes(jsonb_array_length(mutations), conflicts));
  end;
  touches := touches || private.unlink_purged(writer, touches);
  perform private.demand_unique(writer, touches);
  perform private.demand_whole(writer, touches);
  -- The tables have the last word, and have it here: at the end of the transaction they would ask in the caller's name, who
  -- may not run what their expressions call.
  set constraints all immediate;
  perform private.record_commit(writer, head, mutation_id, touches);
  perform private.record_audit(writer, touches);
  -- What is purged, and what the backend itself rewrites, may be what somebody asked to have erased.
  gone := array(select t.id from unnest(touches) t where t.kind = 'purge' or (writer.role is null and t.kind = 'update'));
  if cardinality(gone) > 0 then perform private.forget_answers(writer.workspace_id, gone); end if;
  return jsonb_build_object('version', writer.version, 'replayed', false, 'outcomes',
    private.written_outcomes(mutations, touches));
end $$;

create function private.conflict_outcomes(count integer, conflicts private.step[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    select jsonb_agg(case
        when c.index is null then '{"status": "rolled-back"}'
        else jsonb_build_object('status', 'conflict', 'current', c.before)
      end order by place)
    from generate_series(0, count - 1) place left join unnest(conflicts) c on c.index = place
  );
end $$;

-- Every record as the whole commit left it.
create function private.written_outcomes(mutations jsonb, touches private.touch[]) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return (
    with
      touched as materialized (
        select t.collection, t.id, t.place
        from unnest(touches) with ordinality as t (collection, id, kind, before, after, place)
      ),
      last as (select t.collection, t.id::text as id, max(t.place) as place from touched t group by 1, 2)
    select jsonb_agg(outcome order by m.place)
    from jsonb_array_elements(mutations) with ordinality as m (value, place)
      join last on last.collection = m.value ->> 'collection' and last.id = m.value ->> 'id'
      -- As a row: an object of JSON would be written out by itself first, and again into the list.
      cross join lateral (select 'written' as status, (touches[last.place]).after as record) outcome
  );
end $$;

create function private.record_commit(
  writer private.writer, head private.heads, mutation_id uuid, touches private.touch[]
) returns void
language plpgsql set search_path = '' as $$
declare
  told jsonb;
begin
  update private.heads h set version = writer.version where h.workspace_id = writer.workspace_id;
  insert into private.commits (workspace_id, version, mutation_id, member_id, via, at)
    values (writer.workspace_id, writer.version, mutation_id, writer.member_id, writer.via, writer.at);
  with changed as (
    insert into private.changes (workspace_id, version, collection, id)
    select distinct writer.workspace_id, writer.version, t.collection, t.id from unnest(touches) t
    returning changes.collection, changes.id
  )
  select case when count(*) <= 50 then jsonb_agg(jsonb_build_object('collection', c.collection, 'id', c.id)) end
    into told from changed c;
  -- Ids only: whoever hears of a commit reads it under their own rights. Once a commit, however large.
  perform realtime.send(
    jsonb_build_object(
      'prev', head.epoch || '.' || head.version, 'cursor', head.epoch || '.' || writer.version, 'changes', told,
      'mutation_id', mutation_id
    ),
    'commit', 'ws:' || writer.workspace_id || ':commits', true
  );
end $$;

-- A commit of the caller's. Whoever is no active member learns nothing, not even whether the workspace is there.
create function private.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  head private.heads;
  writer private.writer;
  answer jsonb;
begin
  perform private.demand_session();
  perform private.demand_size(mutations);
  -- What the backend does itself, nobody else says of their own writes. The log keeps this for good, so it is no free text.
  if via is null or via not in ('app', 'import') then
    perform private.refuse('record/invalid', '{"fields": {"via": {"rule": "choice"}}}');
  end if;
  -- Asked before anybody can be made to wait, and again when it is settled who comes first.
  if private.member_id(workspace_id) is null then perform private.refuse('access/denied', '{"action": "commit"}'); end if;
  head := private.lock_head(workspace_id, false);
  select m.workspace_id, head.version + 1, private.clock(), m.id, m.role, commit.via,
      m.role in ('member', 'viewer') and w.member_visibility = 'own-and-unassigned-deals'
    into writer
    from public.members m join public.workspaces w on w.workspace_id = m.workspace_id and w.id = m.workspace_id
    where m.workspace_id = commit.workspace_id and m.id = private.member_id(commit.workspace_id);
  if writer.member_id is null then perform private.refuse('access/denied', '{"action": "commit"}'); end if;

  answer := private.answer_again(writer, auth.uid(), mutation_id);
  if answer is not null then return answer; end if;
  answer := private.perform_commit(writer, head, mutation_id, mutations);
  perform private.keep_answer(workspace_id, auth.uid(), mutation_id, mutations, answer);
  return answer;
end $$;

create function private.demand_session() returns void
language plpgsql set search_path = '' as $$
begin
  if auth.uid() is null then perform private.refuse('auth/signed-out', '{"reason": "none"}'); end if;
  if not private.session_alive() then perform private.refuse('auth/signed-out', '{"reason": "revoked"}'); end if;
end $$;

create function private.demand_size(mutations jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  if jsonb_typeof(mutations) is distinct from 'array' then
    perform private.refuse('record/invalid', '{"fields": {"mutations": {"rule": "type"}}}');
  elsif mutations = '[]' then
    perform private.refuse('record/invalid', '{"fields": {"mutations": {"rule": "required"}}}');
  elsif jsonb_array_length(mutations) > 500 then
    perform private.refuse('record/invalid', '{"fields": {"mutations": {"rule": "too-many", "limit": 500}}}');
  end if;
end $$;

create function public.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  return private.commit(workspace_id, mutation_id, via, mutations);
end $$;
grant execute on function private.commit(uuid, uuid, text, jsonb), public.commit(uuid, uuid, text, jsonb) to authenticated;
