-- A commit asks less often. Most mutations are plain, which one look tells; only the others are looked at field by field. What a
-- commit cannot have touched is not asked about, and what is the same for all its records is worked out once.

-- 32 hexadecimal digits and four hyphens, these in their places.
create or replace function private.is_id(value text) returns boolean
language plpgsql immutable strict set search_path = '' as $$
begin
  return octet_length(value) = 36 and value like '________-____-____-____-____________'
    and octet_length(replace(value, '-', '')) = 32 and value !~ '[^0-9a-f-]';
end $$;

-- In place what `has_keys` and `is_optional_line` say: most parts of most addresses are empty.
create or replace function private.is_address(address jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  parts constant text[] := '{street,city,region,postalCode,country}';
  part text;
  held jsonb;
begin
  if jsonb_typeof(address) <> 'object' or not address ?& parts or address - parts <> '{}' then return false; end if;
  foreach part in array parts loop
    held := address -> part;
    if held <> 'null' and (jsonb_typeof(held) <> 'string' or not private.is_line(held #>> '{}', 200)) then return false; end if;
  end loop;
  return true;
end
$$;

-- Nobody has to plan an expression anew to know the time.
create or replace function private.clock() returns timestamptz
language plpgsql volatile set search_path = '' as $$
begin
  return date_trunc('milliseconds', clock_timestamp());
end $$;

-- No mutation has more fields than any record, and none a value beyond its field's bound. One of known fields that is no larger
-- than any value may be is within all bounds.
create or replace function private.demand_bounds(mutations jsonb) returns void
language plpgsql stable set search_path = '' as $$
declare
  wrong record;
begin
  select (m.place - 1)::integer as index, left(d.key, 60) as field into wrong
    from (
        select e.place, c.field_names, e.value ->> 'collection' as collection, pg_column_size(e.value) as bytes,
          case jsonb_typeof(coalesce(e.value -> 'data', e.value -> 'patch'))
            when 'object' then coalesce(e.value -> 'data', e.value -> 'patch') else '{}' end as data
        from jsonb_array_elements(mutations) with ordinality as e (value, place)
          left join private.collections c on c.name = e.value ->> 'collection'
      ) m
      cross join lateral (
        select k.key, k.value, row_number() over () as place from jsonb_each(m.data) k
      ) d
      left join private.fields f on f.collection = m.collection and f.name = d.key
    where (m.bytes <= 20000 and m.data - m.field_names = '{}') is not true
      and (d.place > 100 or pg_column_size(d.value) > coalesce(f.most_bytes, 20000) or octet_length(d.key) > 200)
    order by m.place limit 1;
  if found then perform private.refuse_fields(wrong.index, jsonb_build_object(
    private.camel(wrong.field), '{"rule": "too-long"}'::jsonb)); end if;
end $$;

-- Does one run. Steps whose record is not what the writer saw come back as conflicts, the others as touches.
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

drop function private.demand_new(text, private.step[]);
create function private.demand_new(writer private.writer, collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  taken uuid;
begin
  -- Each by its key, as `with_before` does.
  execute format(
    'select s.id from unnest($1) s
     where (select true from public.%I r where r.workspace_id = $2 and r.id = s.id) order by s.index limit 1',
    collection
  ) into taken using steps, writer.workspace_id;
  if taken is not null then perform private.refuse_duplicate(collection, 'id', taken); end if;
end $$;

create or replace function private.judged(writer private.writer, kind text, collection text, steps private.step[])
returns private.step[]
language plpgsql set search_path = '' as $$
declare
  known private.collections := (select c from private.collections c where c.name = collection);
begin
  perform private.demand_kinds(collection, steps);
  if collection in ('members', 'workspaces') and writer.role is not null
    and exists (select from unnest(steps) s where private.names_secret(collection, s))
  then
    perform private.deny(kind, collection);
  end if;
  steps := private.with_after(known, steps);
  if collection in ('people', 'companies', 'deals') then steps := private.with_custom(steps); end if;
  perform private.demand_references(writer, collection, steps);
  perform private.demand_custom(writer, kind, collection, steps);
  if kind = 'update' then perform private.demand_unchanged(collection, steps); end if;
  steps := private.settled(writer, collection, steps);
  if kind = 'update' and collection = 'members' and writer.role is not null and exists (
    select from unnest(steps) s where not private.may_change_member(writer, s.before, s.after)
  ) then
    perform private.deny(kind, collection);
  end if;
  return steps;
end $$;

-- What a record held before, or a new one does when nothing is said, and what is said of it now. Entries say everything: what
-- was left out is filled in, and one of several is the primary one. Most records have one entry a list, which says everything.
create or replace function private.with_after(known private.collections, steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
begin
  return array(
    select (s.index, s.id, s.data, s.expect, s.before, coalesce(s.before, known.blank) || case
        when exists (
          select from unnest(known.entry_names, known.entry_blanks) e (name, blank)
          where s.data ? e.name and not case
            when s.data -> e.name in ('null', '[]') then true
            when jsonb_typeof(s.data -> e.name) = 'object' then e.blank || (s.data -> e.name) = s.data -> e.name
            when jsonb_array_length(s.data -> e.name) > 1 then false
            else e.blank || (s.data -> e.name -> 0) = s.data -> e.name -> 0
              and (not e.blank ? 'primary' or s.data -> e.name -> 0 -> 'primary' = 'true')
          end
        ) then s.data || (
          select jsonb_object_agg(e.name, private.filled(e.blank, s.data -> e.name))
          from unnest(known.entry_names, known.entry_blanks) e (name, blank) where s.data ? e.name
        )
        else s.data end)::private.step
    from unnest(steps) s order by s.index
  );
end $$;

-- Writes the lines of these writes and gives them back as written.
create or replace function private.tell(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  prefix constant text := private.id_prefix(writer.at);
  collection constant text := touches[1].collection;
  lines private.touch[];
begin
  if collection not in ('people', 'companies', 'deals', 'notes', 'tasks', 'files') then return lines; end if;
  if collection in ('people', 'companies') and touches[1].kind = 'create' then return private.tell_new(writer, touches); end if;
  with written as (
    insert into public.activities (id, workspace_id, version, created_at, created_by, created_via, updated_at, updated_by,
      updated_via, actor_id, verb, subjects, object_id, object_collection, label, at, changes, source)
    select (prefix || substr(gen_random_uuid()::text, 16))::uuid, writer.workspace_id, writer.version, writer.at,
      writer.member_id, writer.via, writer.at, writer.member_id, writer.via, writer.member_id, told.verb, told.subjects, t.id,
      t.collection, told.label, writer.at, coalesce(told.changes, '{}'), writer.via
    from unnest(touches) t cross join lateral private.told_of(writer, t) told
    where told.verb is not null
    returning activities.id
  )
  select array_agg(('activities', w.id, 'create', null, 'null')::private.touch) into lines from written w;
  return lines;
end $$;

-- New people or companies, of which an import writes thousands: one word for all.
create function private.tell_new(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  prefix constant text := private.id_prefix(writer.at);
  told constant text := case writer.via when 'import' then 'imported' else 'created' end;
  lines private.touch[];
begin
  with written as (
    insert into public.activities (id, workspace_id, version, created_at, created_by, created_via, updated_at, updated_by,
      updated_via, actor_id, verb, subjects, object_id, object_collection, label, at, changes, source)
    select (prefix || substr(gen_random_uuid()::text, 16))::uuid, writer.workspace_id, writer.version, writer.at,
      writer.member_id, writer.via, writer.at, writer.member_id, writer.via, writer.member_id, told,
      array[t.collection || '/' || t.id], t.id, t.collection,
      case t.collection when 'people' then private.name_of_person(t.after) else t.after ->> 'name' end,
      writer.at, '{}', writer.via
    from unnest(touches) t
    returning activities.id
  )
  select array_agg(('activities', w.id, 'create', null, 'null')::private.touch) into lines from written w;
  return lines;
end $$;

-- Every record as the whole commit left it: as text, which nobody takes apart on its way out.
drop function private.written_outcomes(jsonb, private.touch[]);
create function private.written_outcomes(mutations jsonb, touches private.touch[]) returns json
language plpgsql stable set search_path = '' as $$
begin
  return (
    with
      last as materialized (
        select max(t.place) as place from unnest(touches) with ordinality as t (collection, id, kind, before, after, place)
        group by t.collection, t.id
      ),
      left_so as materialized (
        select t.collection, t.id::text as id, t.after
        from unnest(touches) with ordinality as t (collection, id, kind, before, after, place) join last using (place)
      )
    select json_agg(outcome order by m.place)
    from jsonb_array_elements(mutations) with ordinality as m (value, place)
      join left_so l on l.collection = m.value ->> 'collection' and l.id = m.value ->> 'id'
      -- In the order in which a kept answer has them.
      cross join lateral (select l.after as record, 'written' as status) outcome
  );
end $$;

-- Writes at the next version, all or nothing, and answers with one outcome a mutation.
drop function private.perform_commit(private.writer, private.heads, uuid, jsonb);
create function private.perform_commit(
  writer private.writer, head private.heads, mutation_id uuid, mutations jsonb, out answer json, out is_written boolean
) language plpgsql set search_path = '' as $$
declare
  touches private.touch[];
  conflicts private.step[];
  is_purge constant boolean := mutations @? '$[*] ? (@.kind == "purge")';
  gone uuid[];
begin
  is_written := true;
  set constraints all deferred;
  begin
    select * into touches, conflicts from private.write_all(writer, mutations);
    if cardinality(conflicts) > 0 then raise exception using errcode = 'PTCNF'; end if;
  exception
    when sqlstate 'PTCNF' then
      is_written := false;
      answer := json_build_object('version', head.version, 'replayed', false, 'outcomes',
        private.conflict_outcomes(jsonb_array_length(mutations), conflicts));
      return;
  end;
  if is_purge then touches := touches || private.unlink_purged(writer, touches); end if;
  perform private.demand_unique(writer, touches);
  perform private.demand_whole(writer, touches);
  -- The tables have the last word, and have it here: at the end of the transaction they would ask in the caller's name, who
  -- may not run what their expressions call.
  set constraints all immediate;
  perform private.record_commit(writer, head, mutation_id, touches);
  perform private.record_audit(writer, touches);
  -- What is purged, and what the backend itself rewrites, may be what somebody asked to have erased.
  if is_purge or writer.role is null then
    gone := array(select t.id from unnest(touches) t where t.kind = 'purge' or (writer.role is null and t.kind = 'update'));
    if cardinality(gone) > 0 then perform private.forget_answers(writer.workspace_id, gone); end if;
  end if;
  answer := json_build_object('version', writer.version, 'replayed', false, 'outcomes',
    private.written_outcomes(mutations, touches));
end $$;

-- Two live records of one workspace and collection may not have the same key. The one told of is who had it first.
create or replace function private.demand_unique(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
declare
  keyed constant text[] := array['tags', 'stages', 'lost_reasons', 'members', 'invitations', 'field_definitions'];
  double record;
begin
  if not exists (select from unnest(touches) t where t.collection = any (keyed)) then return; end if;
  with
    written as (
      select t.collection, t.id, min(t.place) as place
      from unnest(touches) with ordinality as t (collection, id, kind, before, after, place)
      where t.collection = any (keyed)
      group by t.collection, t.id
    ),
    -- Whoever shares a key with a written record, and when it was written itself: records of before come first.
    rivals as (
      select w.collection, w.id, w.place, h.holder, h.field,
        coalesce((select o.place from written o where o.collection = w.collection and o.id = h.holder), 0) as held_at
      from written w cross join lateral private.rivals_of(writer.workspace_id, w.collection, w.id) h (holder, field)
    )
  select r.collection, r.holder, r.field into double
    from rivals r where r.held_at < r.place order by r.place, r.held_at limit 1;
  if found then perform private.refuse_duplicate(double.collection, double.field, double.holder); end if;
end $$;

-- An owner stays; what a pipeline's live stages must be together; no live deal is left without its stage.
create or replace function private.demand_whole(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
declare
  touched text[] := array(select t.collection from unnest(touches) t group by t.collection);
begin
  if 'members' = any (touched) then
    if not exists (
      select from public.members m
      where m.workspace_id = writer.workspace_id and m.role = 'owner' and m.status = 'active' and m.deleted_at is null
    ) then
      perform private.refuse('workspace/last-owner');
    end if;
  end if;
  if 'field_definitions' = any (touched) then
    if exists (
      select from public.field_definitions d
      where d.workspace_id = writer.workspace_id and not d.archived and d.deleted_at is null
      group by d.collection having count(*) > 50
    ) then
      perform private.refuse('record/invalid', '{"fields": {"collection": {"rule": "too-many", "limit": 50}}}');
    end if;
  end if;
  if touched && array['stages', 'pipelines'] then perform private.demand_pipelines(writer.workspace_id); end if;
  -- What the backend itself writes has been merged elsewhere.
  if 'merges' = any (touched) and writer.role is not null then perform private.demand_merged(writer, touches); end if;
end $$;

create or replace function private.record_commit(
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
    select writer.workspace_id, writer.version, t.collection, t.id from unnest(touches) t group by t.collection, t.id
    returning changes.collection, changes.id
  )
  -- Of a large commit it is told that there was one.
  select case when count(*) <= 50 then jsonb_agg(jsonb_build_object('collection', c.collection, 'id', c.id)) end
    into told from (select w.collection, w.id from changed w limit 51) c;
  -- Ids only: whoever hears of a commit reads it under their own rights. Once a commit, however large.
  perform realtime.send(
    jsonb_build_object(
      'prev', head.epoch || '.' || head.version, 'cursor', head.epoch || '.' || writer.version, 'changes', told,
      'mutation_id', mutation_id
    ),
    'commit', 'ws:' || writer.workspace_id || ':commits', true
  );
end $$;

create or replace function private.record_audit(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
declare
  caller constant uuid := auth.uid();
  caller_session constant uuid := nullif(auth.jwt() ->> 'session_id', '')::uuid;
begin
  insert into public.audit_log
    (workspace_id, version, collection, id, kind, columns, member_id, user_id, session_id, via, at, place)
  select writer.workspace_id, writer.version, t.collection, t.id, t.kind,
    case when t.kind = 'update' then private.changed_columns(t.collection, t.before, t.after) end,
    writer.member_id, caller, caller_session, writer.via, writer.at, t.place
  from unnest(touches) with ordinality as t (collection, id, kind, before, after, place)
  where t.collection <> 'activities';
end $$;

create function private.changed_columns(collection text, before jsonb, after jsonb) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  return array(
    select f.name from private.fields f
    where f.collection = changed_columns.collection and before -> f.name is distinct from after -> f.name order by f.place
  );
end $$;

drop function private.keep_answer(uuid, uuid, uuid, jsonb, jsonb);
create function private.keep_answer(writer private.writer, user_id uuid, mutation_id uuid, mutations jsonb, answer json)
returns void
language plpgsql set search_path = '' as $$
declare
  is_short constant boolean := jsonb_array_length(mutations) <= 50;
  outcomes constant jsonb := case when is_short then (answer -> 'outcomes')::jsonb end;
  kept jsonb;
begin
  -- The commit that purged a workspace has told of itself by now; that goes too, and there is nobody to answer again.
  if not exists (select from public.workspaces w where w.id = writer.workspace_id) then
    perform private.forget_workspace(writer.workspace_id);
    return;
  end if;
  if is_short then
    select jsonb_agg(jsonb_build_object('collection', m.value -> 'collection', 'id', m.value -> 'id',
        'record', outcomes -> (m.place - 1)::integer -> 'record') order by m.place)
      into kept from jsonb_array_elements(mutations) with ordinality as m (value, place);
  else
    select jsonb_agg(jsonb_build_object('collection', m.value -> 'collection', 'id', m.value -> 'id') order by m.place)
      into kept from jsonb_array_elements(mutations) with ordinality as m (value, place);
  end if;
  insert into private.answers (workspace_id, user_id, mutation_id, version, outcomes, at)
    values (writer.workspace_id, $2, $3, writer.version, kept, private.clock());
end $$;

drop function public.commit(uuid, uuid, text, jsonb);
drop function private.commit(uuid, uuid, text, jsonb);
create function private.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns json
language plpgsql security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  head private.heads;
  writer private.writer;
  answer json;
  is_written boolean;
begin
  perform private.demand_session();
  perform private.demand_size(mutations);
  -- What the backend does itself, nobody else says of their own writes. The log keeps this for good, so it is no free text.
  if via is null or via not in ('app', 'import') then
    perform private.refuse('record/invalid', '{"fields": {"via": {"rule": "choice"}}}');
  end if;
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

create function public.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns json
language plpgsql volatile set search_path = '' as $$
begin
  perform private.demand_schema();
  return private.commit(workspace_id, mutation_id, via, mutations);
end $$;
grant execute on function private.commit(uuid, uuid, text, jsonb), public.commit(uuid, uuid, text, jsonb) to authenticated;

drop function public.elevated_commit(uuid, uuid, text, jsonb, uuid, jsonb);
drop function private.elevated_commit(uuid, uuid, text, jsonb, uuid, jsonb);
create function private.elevated_commit(
  workspace_id uuid, mutation_id uuid, via text, mutations jsonb, member_id uuid, tokens jsonb
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  -- Nobody: no user's id.
  nobody constant uuid := '00000000-0000-0000-0000-000000000000';
  is_new boolean;
  head private.heads;
  writer private.writer;
  answer json;
  is_written boolean;
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
  select * into answer, is_written from private.perform_commit(writer, head, mutation_id, mutations);
  insert into private.invitation_tokens as kept (workspace_id, invitation_id, token_hash)
    select $1, (t.value ->> 'invitation_id')::uuid, t.value ->> 'token_hash' from jsonb_array_elements(tokens) t
    -- Sending an invitation again voids the token before.
    on conflict on constraint invitation_tokens_pkey do update set token_hash = excluded.token_hash;
  if is_written then
    perform private.keep_answer(writer, coalesce(member_id, nobody), mutation_id, mutations, answer);
  end if;
  return answer;
end $$;

create function public.elevated_commit(
  workspace_id uuid, mutation_id uuid, via text, mutations jsonb,
  member_id uuid default null, tokens jsonb default '[]'
) returns json
language sql volatile set search_path = '' as $$
  select private.elevated_commit(workspace_id, mutation_id, via, mutations, member_id, tokens)
$$;

grant execute on function
  private.elevated_commit(uuid, uuid, text, jsonb, uuid, jsonb), public.elevated_commit(uuid, uuid, text, jsonb, uuid, jsonb)
  to service_role;

-- Whoever acts is the writer of the commit, who was just looked up: a key would look the same member up again for each line of an
-- import. The other logs have none either.
alter table public.activities drop constraint activities_actor_id_there;
