-- What is asked when all mutations of a commit are done: nothing names what was purged, names are unique, every workspace
-- keeps an owner, every pipeline its shape. Asked at the end, so that two names can be swapped in one commit.

-- Empties whatever names a record that the commit purged. What cannot be without it keeps it from being purged.
create function private.unlink_purged(writer private.writer, touches private.touch[]) returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  gone uuid[] := array(
    select last.id from (
      select distinct on (t.collection, t.id) t.id, t.after
      from unnest(touches) with ordinality as t (collection, id, kind, before, after, place)
      order by t.collection, t.id, t.place desc
    ) last where last.after is null
  );
  gone_from text[] := array(select distinct t.collection from unnest(touches) t where t.after is null);
  names text[];
  field record;
  unlinked private.touch[];
  done private.touch[] := '{}';
begin
  if cardinality(gone) = 0 then return done; end if;
  names := array(select c || '/' || g from unnest(gone_from) c, unnest(gone) g);
  for field in
    select f.collection, f.name, f.kind, f.refers_to, f.is_kept, c.all_columns
    from private.fields f join private.collections c on c.name = f.collection
    where f.refers_to = any (gone_from)
      or (f.refers_to = 'subject' and gone_from && array['people', 'companies', 'deals'])
    order by c.place, f.place
  loop
    execute private.unlink_statement(field.collection, field.name, field.kind, field.all_columns)
      into unlinked using writer, gone, names;
    if unlinked is null then continue; end if;
    if field.is_kept then
      perform private.refuse('record/in-use', jsonb_build_object(
        'collection', private.camel(field.refers_to), 'usedBy', private.camel(field.collection)
      ));
    end if;
    done := done || unlinked;
  end loop;
  return done;
end $$;

create function private.unlink_statement(collection text, field text, kind text, columns text) returns text
language plpgsql stable set search_path = '' as $$
begin
  return format(
    'with done as (
       update public.%1$I t set %2$I = %3$s,
         version = $1.version, updated_at = $1.at, updated_by = $1.member_id, updated_via = $1.via
       from public.%1$I old
       where old.workspace_id = $1.workspace_id and t.workspace_id = old.workspace_id and t.id = old.id and %4$s
       returning %5$s, old.%2$I as named_before)
     select array_agg((%1$L, d.id, ''update'', to_jsonb(d) - ''named_before'' || jsonb_build_object(%2$L, d.named_before),
       to_jsonb(d) - ''named_before'')::private.touch) from done d',
    collection, field,
    case kind
      when 'ids' then format('array(select e.id from unnest(old.%1$I) with ordinality e (id, place)
        where e.id <> all ($2) order by e.place)', field)
      when 'texts' then format('array(select e.name from unnest(old.%1$I) with ordinality e (name, place)
        where e.name <> all ($3) order by e.place)', field)
      when 'entries' then format('(select coalesce(jsonb_agg(e.value order by e.place), ''[]'')
        from jsonb_array_elements(old.%1$I) with ordinality e (value, place)
        where (e.value ->> ''personId'')::uuid <> all ($2))', field)
      -- What may not be empty is never left so: whoever asked is refused when a row comes back.
      else case when exists (
        select from private.fields f where f.collection = unlink_statement.collection and f.name = field and f.is_kept
      ) then format('old.%I', field) else 'null' end
    end,
    case kind
      when 'ids' then format('old.%I && $2', field)
      when 'texts' then format('old.%I && $3', field)
      when 'text' then format('old.%I = any ($3)', field)
      when 'entries' then format('exists (select from jsonb_array_elements(old.%I) e
        where (e ->> ''personId'')::uuid = any ($2))', field)
      else format('old.%I = any ($2)', field)
    end,
    't.' || replace(columns, ', ', ', t.')
  );
end $$;

-- Two live records of one workspace and collection may not have the same key. The one told of is who had it first.
create function private.demand_unique(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
declare
  double record;
begin
  with
    written as (
      select t.collection, t.id, min(t.place) as place
      from unnest(touches) with ordinality as t (collection, id, kind, before, after, place)
      where t.collection in ('tags', 'stages', 'lost_reasons', 'members', 'invitations', 'field_definitions')
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

-- The live records that have the same key as this live one, and the field that makes it.
create function private.rivals_of(workspace_id uuid, collection text, id uuid) returns table (holder uuid, field text)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select o.id, 'name' from public.tags t join public.tags o using (workspace_id)
      where collection = 'tags' and t.workspace_id = $1 and t.id = $3 and o.id <> t.id
        and private.same_case(o.name) = private.same_case(t.name) and t.deleted_at is null and o.deleted_at is null
    union all
    select o.id, 'name' from public.stages t join public.stages o using (workspace_id)
      where collection = 'stages' and t.workspace_id = $1 and t.id = $3 and o.id <> t.id
        and o.pipeline_id = t.pipeline_id
        and private.same_case(o.name) = private.same_case(t.name) and t.deleted_at is null and o.deleted_at is null
    union all
    select o.id, 'name' from public.lost_reasons t join public.lost_reasons o using (workspace_id)
      where collection = 'lost_reasons' and t.workspace_id = $1 and t.id = $3 and o.id <> t.id
        and private.same_case(o.name) = private.same_case(t.name) and t.deleted_at is null and o.deleted_at is null
    union all
    select o.id, 'key' from public.field_definitions t join public.field_definitions o using (workspace_id)
      where rivals_of.collection = 'field_definitions' and t.workspace_id = $1 and t.id = $3 and o.id <> t.id
        and o.collection = t.collection and o.key = t.key and t.deleted_at is null and o.deleted_at is null
    union all
    select o.id, 'user_id' from public.members t join public.members o using (workspace_id)
      where collection = 'members' and t.workspace_id = $1 and t.id = $3 and o.id <> t.id
        and o.user_id = t.user_id and t.deleted_at is null and o.deleted_at is null
    union all
    select o.id, 'email' from public.invitations t join public.invitations o using (workspace_id)
      where collection = 'invitations' and t.workspace_id = $1 and t.id = $3 and o.id <> t.id
        and o.email = t.email and t.status = 'pending' and o.status = 'pending'
        and t.deleted_at is null and o.deleted_at is null;
end $$;

-- An owner stays; what a pipeline's live stages must be together; no live deal is left without its stage.
create function private.demand_whole(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
declare
  touched text[] := array(select distinct t.collection from unnest(touches) t);
begin
  if 'members' = any (touched) and not exists (
    select from public.members m
    where m.workspace_id = writer.workspace_id and m.role = 'owner' and m.status = 'active' and m.deleted_at is null
  ) then
    perform private.refuse('workspace/last-owner');
  end if;
  if 'field_definitions' = any (touched) and exists (
    select from public.field_definitions d
    where d.workspace_id = writer.workspace_id and not d.archived and d.deleted_at is null
    group by d.collection having count(*) > 50
  ) then
    perform private.refuse('record/invalid', '{"fields": {"collection": {"rule": "too-many", "limit": 50}}}');
  end if;
  if touched && array['stages', 'pipelines'] then perform private.demand_pipelines(writer.workspace_id); end if;
  -- What the backend itself writes has been merged elsewhere.
  if 'merges' = any (touched) and writer.role is not null then perform private.demand_merged(writer, touches); end if;
end $$;

create function private.demand_pipelines(workspace_id uuid) returns void
language plpgsql set search_path = '' as $$
declare
  pipeline record;
begin
  for pipeline in
    select count(s.id) as stages,
      count(*) filter (where s.kind = 'won') as won,
      count(*) filter (where s.kind = 'lost') as lost,
      count(*) filter (where s.kind = 'open') as open
    from public.pipelines p
      left join public.stages s
        on s.workspace_id = p.workspace_id and s.pipeline_id = p.id and s.deleted_at is null
    where p.workspace_id = $1 and p.deleted_at is null
    group by p.id
  loop
    if pipeline.stages > 20 then
      perform private.refuse('record/invalid', '{"fields": {"pipelineId": {"rule": "too-many", "limit": 20}}}');
    end if;
    if pipeline.won <> 1 or pipeline.lost <> 1 or pipeline.open = 0 then
      perform private.refuse('record/invalid', '{"fields": {"kind": {"rule": "not-allowed-now"}}}');
    end if;
  end loop;
  if exists (
    select from public.pipelines p
      join public.deals d on d.workspace_id = p.workspace_id and d.pipeline_id = p.id and d.deleted_at is null
    where p.workspace_id = $1 and p.deleted_at is not null
  ) then
    perform private.refuse('record/in-use', '{"collection": "pipelines", "usedBy": "deals"}');
  end if;
  if exists (
    select from public.stages s
      join public.deals d on d.workspace_id = s.workspace_id and d.stage_id = s.id and d.deleted_at is null
    where s.workspace_id = $1 and s.deleted_at is not null
  ) then
    perform private.refuse('record/in-use', '{"collection": "stages", "usedBy": "deals"}');
  end if;
end $$;

-- Whoever merges leaves nothing behind, what they cannot read included: what went into another record is in the trash, what
-- it went into is there, and nothing that is live names what is gone. `mergeRefusal` of the domain.
create function private.demand_merged(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
declare
  merge record;
  gone text[];
  gone_ids uuid[];
  used_by text;
begin
  for merge in
    select t.after ->> 'collection' as collection, t.after ->> 'kept' as kept,
      array(select s.value from jsonb_array_elements_text(t.after -> 'subjects') s) as subjects
    from unnest(touches) t
    where t.collection = 'merges' and t.kind = 'create' and t.after ->> 'status' = 'merged'
  loop
    gone := array_remove(merge.subjects, merge.kept);
    gone_ids := array(select split_part(g, '/', 2)::uuid from unnest(gone) g);
    if exists (select from unnest(merge.subjects) s where split_part(s, '/', 1) <> merge.collection) then
      perform private.refuse_field(null, 'subjects', 'choice');
    end if;
    if not private.are_merged(writer.workspace_id, merge.collection, merge.kept, gone_ids) then
      perform private.refuse_field(null, 'kept', 'not-allowed-now');
    end if;
    used_by := private.first_naming(writer.workspace_id, merge.collection, gone_ids, gone);
    if used_by is not null then
      perform private.refuse('record/in-use', jsonb_build_object('collection', merge.collection, 'usedBy', used_by));
    end if;
  end loop;
end $$;

create function private.are_merged(workspace_id uuid, collection text, kept text, gone uuid[]) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  live uuid[];
begin
  execute format(
    'select array_agg(t.id) from public.%I t where t.workspace_id = $1 and t.id = any ($2) and t.deleted_at is null',
    collection
  ) into live using workspace_id, gone || split_part(kept, '/', 2)::uuid;
  return coalesce(live, '{}') = case when kept is null then '{}' else array[split_part(kept, '/', 2)::uuid] end;
end $$;

create function private.first_naming(workspace_id uuid, collection text, gone uuid[], subjects text[]) returns text
language sql stable set search_path = '' as $$
  select case
    when cardinality(gone) = 0 then null
    when collection = 'companies' and exists (select from public.people p
      where p.workspace_id = $1 and p.deleted_at is null and p.company_id = any (gone)) then 'people'
    when collection = 'companies' and exists (select from public.deals d
      where d.workspace_id = $1 and d.deleted_at is null and d.company_id = any (gone)) then 'deals'
    when collection = 'people' and exists (select from public.deals d, jsonb_array_elements(d.people) e
      where d.workspace_id = $1 and d.deleted_at is null and (e ->> 'personId')::uuid = any (gone)) then 'deals'
    when exists (select from public.tasks t
      where t.workspace_id = $1 and t.deleted_at is null and t.subjects && $4) then 'tasks'
    when exists (select from public.notes n
      where n.workspace_id = $1 and n.deleted_at is null and n.subjects && $4) then 'notes'
    when exists (select from public.files f
      where f.workspace_id = $1 and f.deleted_at is null and f.subject = any ($4)) then 'files'
  end
$$;
