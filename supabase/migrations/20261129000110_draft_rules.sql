-- What a commit may have to do with drafts: `draftRefusal` and `settleDraft` of src/domain/model/drafts.

-- A person says `proposal` of what is written with the acceptance of one draft, and of nothing else; an assistant that proposes
-- writes drafts only, and decides on none.
create function private.demand_draft_rules(via text, mutations jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  acceptances integer := 0;
  acted integer := 0;
  wrong text;
begin
  if via = 'agent' then
    -- What is only tried writes nothing.
    if current_setting('portside.is_rehearsal', true) = 'true' or exists (
      select from public.workspaces w where w.id = (private.key_session()).workspace_id and w.agent_mode = 'act'
    ) then return; end if;
    select left(coalesce(m.value ->> 'collection', ''), 40) into wrong
      from jsonb_array_elements(mutations) with ordinality as m (value, place)
      where not coalesce(m.value ->> 'collection' = 'drafts' and case m.value ->> 'kind'
          when 'create' then m.value -> 'data' ->> 'status' = 'open'
          when 'update' then m.value -> 'patch' ->> 'status' = 'withdrawn'
        end, false)
      order by m.place limit 1;
    if found then
      perform private.refuse('access/denied', jsonb_build_object('action', 'act', 'collection', private.camel(wrong)));
    end if;
    return;
  end if;
  if mutations @> '[{"collection": "drafts"}]' then
    if via not in ('app', 'proposal') then
      perform private.refuse('access/denied', '{"action": "update", "collection": "drafts"}');
    end if;
    select count(*) filter (where m.value -> 'patch' ->> 'status' in ('accepted', 'partly-accepted')),
        count(*) filter (where m.value -> 'data' ->> 'status' = 'acted')
      into acceptances, acted
      from jsonb_array_elements(mutations) m where m.value ->> 'collection' = 'drafts';
  end if;
  if acted > 0 or acceptances <> (via = 'proposal')::integer then
    perform private.refuse('record/invalid', '{"fields": {"via": {"rule": "choice"}}}');
  end if;
end $$;
revoke all on function private.demand_draft_rules(text, jsonb) from public, anon;

create or replace function private.demand_scope(via text, mutations jsonb) returns void
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
    when scope is null then array['app', 'import', 'proposal']
    when scope = 'import' then array['api', 'agent', 'import']
    else array['api', 'agent'] end)
  then
    perform private.refuse('record/invalid', '{"fields": {"via": {"rule": "choice"}}}');
  end if;
  perform private.demand_draft_rules(via, mutations);
  if scope is null then return; end if;
  if via = 'agent' then written := written || array['drafts']; end if;
  if scope = 'import' then written := written || array['imports', 'import_chunks']; end if;
  select left(coalesce(m.value ->> 'kind', ''), 20) as kind, left(coalesce(m.value ->> 'collection', ''), 40) as collection
    into wrong
    from jsonb_array_elements(mutations) with ordinality as m (value, place)
    where not coalesce(m.value ->> 'collection' = any (written), false)
    order by m.place limit 1;
  if found then perform private.deny(wrong.kind, wrong.collection); end if;
end $$;

-- Whether it is one, those may ask who are stricter with what is written.
create or replace function private.rehearse(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  answer json;
begin
  begin
    perform set_config('portside.is_rehearsal', 'true', true);
    answer := private.commit(workspace_id, mutation_id, via, mutations);
    raise exception using errcode = 'PTREH';
  exception
    when sqlstate 'PTREH' then return answer;
  end;
end $$;

-- What is proposed never changes, and what was written of it is said once, with the decision; an erasure alone goes through both.
-- Who decided, and when, is stamped.
create function private.settle_draft(writer private.writer, step private.step) returns jsonb
language plpgsql set search_path = '' as $$
declare
  draft jsonb := private.settle_status('drafts', step);
  before jsonb := step.before;
  status constant text := draft ->> 'status';
  was constant text := before ->> 'status';
  is_written constant boolean := status = 'acted'
    or coalesce(was = 'open' and status in ('accepted', 'partly-accepted'), false);
  has_log constant boolean := draft ->> 'log' is not null;
  field text;
begin
  if before is null then
    if has_log <> is_written then
      perform private.refuse_field(step.index, 'log', case when is_written then 'required' else 'read-only' end);
    end if;
    return draft || '{"decided_at": null, "decided_by": null}';
  end if;
  if writer.via <> 'function' then
    foreach field in array array['title', 'reason', 'lines'] loop
      if draft ->> field is distinct from before ->> field then perform private.refuse_field(step.index, field, 'read-only'); end if;
    end loop;
    if draft ->> 'log' is distinct from before ->> 'log' and (before ->> 'log' is not null or not is_written) then
      perform private.refuse_field(step.index, 'log', 'read-only');
    end if;
    if is_written and not has_log then perform private.refuse_field(step.index, 'log', 'required'); end if;
  end if;
  return draft || case
    when status = 'open' then '{"decided_at": null, "decided_by": null}'::jsonb
    when was = 'open' then jsonb_build_object('decided_at', writer.at, 'decided_by', writer.member_id)
    else jsonb_build_object('decided_at', before -> 'decided_at', 'decided_by', before -> 'decided_by')
  end;
end $$;

create or replace function private.settled(writer private.writer, collection text, steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
begin
  if collection not in ('deals', 'tasks', 'files', 'imports', 'invitations', 'members', 'merges', 'drafts') then return steps; end if;
  return array(
    select (s.index, s.id, s.data, s.expect, s.before, case collection
        when 'deals' then private.settle_deal(writer, s)
        when 'tasks' then private.settle_task(writer, s)
        when 'imports' then private.settle_import(s)
        when 'members' then private.settle_member(s)
        when 'merges' then private.settle_merge(writer, s)
        when 'drafts' then private.settle_draft(writer, s)
        else private.settle_status(collection, s)
      end)::private.step
    from unnest(steps) s order by s.index
  );
end $$;

-- To a member, another's draft is not there.
create or replace function private.is_hidden(writer private.writer, collection text, record jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  subjects jsonb := case collection
    when 'files' then jsonb_build_array(record -> 'subject')
    when 'notes' then record -> 'subjects'
    when 'tasks' then record -> 'subjects'
  end;
begin
  if record is null then return false; end if;
  if collection = 'saved_views' then
    -- What the backend itself does goes on for everybody.
    return writer.role is not null and not (record ->> 'shared')::boolean
      and (record ->> 'created_by')::uuid is distinct from writer.member_id;
  end if;
  if collection = 'notifications' then
    return writer.role is not null and (record ->> 'member_id')::uuid is distinct from writer.member_id;
  end if;
  if collection in ('import_chunks', 'drafts') then
    return writer.role in ('member', 'viewer') and (record ->> 'created_by')::uuid is distinct from writer.member_id;
  end if;
  if not writer.is_restricted then return false; end if;
  if collection = 'merges' then
    subjects := (select jsonb_agg('deals/' || d) from jsonb_array_elements_text(record -> 'deal_ids') d);
  end if;
  if collection = 'deals' then return coalesce((record ->> 'owner_id')::uuid <> writer.member_id, false); end if;
  return subjects is not null and exists (
    select from jsonb_array_elements_text(subjects) subject
    where subject like 'deals/%' and not exists (
      select from public.deals d
      where d.workspace_id = writer.workspace_id and d.id = split_part(subject, '/', 2)::uuid
        and (d.owner_id is null or d.owner_id = writer.member_id)
    )
  );
end $$;

create or replace function private.write_run(
  writer private.writer, kind text, collection text, steps private.step[],
  out touches private.touch[], out conflicts private.step[]
) language plpgsql set search_path = '' as $$
declare
  told private.touch[];
begin
  perform private.demand_known(writer, kind, collection, steps);
  if kind = 'create' then
    perform private.demand_right(writer, kind, collection, steps);
    perform private.demand_new(writer, collection, steps);
  else
    steps := private.with_before(writer, collection, steps);
    if writer.is_restricted or collection in ('saved_views', 'notifications', 'import_chunks', 'drafts') then
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
