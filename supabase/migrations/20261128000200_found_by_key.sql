-- A statement that is planned at each run sees which workspace it is about. Of one that is new since the tables were last looked
-- through, the planner believes that there are no rows, so that any index that begins with the workspace is as good as the key:
-- each record of a commit was then looked for in all of the workspace. As the answer of a query, the workspace is one like any.

create or replace function private.with_before(writer private.writer, collection text, steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
declare
  known private.step[];
begin
  -- Each by its key, whatever is thought of the table's size: as a join, a workspace that has grown since its statistics were
  -- taken is read from end to end.
  execute format(
    'select array_agg((s.index, s.id, s.data, s.expect,
       (select to_jsonb(t) from (
         select %s from public.%I r where r.workspace_id = (select $2.workspace_id) and r.id = s.id) t), null)::private.step
       order by s.index)
     from unnest($1) s',
    (select c.all_columns from private.collections c where c.name = collection), collection
  ) into known using steps, writer;
  return known;
end $$;

create or replace function private.demand_new(writer private.writer, collection text, steps private.step[]) returns void
language plpgsql set search_path = '' as $$
declare
  taken uuid;
begin
  -- Each by its key, as `with_before` does.
  execute format(
    'select s.id from unnest($1) s
     where (select true from public.%I r where r.workspace_id = (select $2.workspace_id) and r.id = s.id) order by s.index limit 1',
    collection
  ) into taken using steps, writer;
  if taken is not null then perform private.refuse_duplicate(collection, 'id', taken); end if;
end $$;

create or replace function private.write_statement(kind text, known private.collections) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format(
    case kind
      when 'update' then
        'with done as (
           update public.%1$I t
           set (%2$s, version, updated_at, updated_by, updated_via)
             = (select %2$s, $2.version, $2.at, $2.member_id, $2.via from jsonb_populate_record(null::public.%1$I, s.after))
           from unnest($1) s where t.workspace_id = (select $2.workspace_id) and t.id = s.id
           returning %3$s)'
      when 'purge' then
        'with done as (
           delete from public.%1$I t using unnest($1) s where t.workspace_id = (select $2.workspace_id) and t.id = s.id
           returning t.id)'
      else
        'with done as (
           update public.%1$I t
           set deleted_at = case when %4$L = ''trash'' then $2.at end,
             version = $2.version, updated_at = $2.at, updated_by = $2.member_id, updated_via = $2.via
           from unnest($1) s where t.workspace_id = (select $2.workspace_id) and t.id = s.id
           returning %3$s)'
    end || ' select array_agg((%1$L, s.id, %4$L, s.before, %5$s)::private.touch order by s.index)
             from unnest($1) s join done on done.id = s.id',
    known.name, known.data_columns, 't.' || replace(known.all_columns, ', ', ', t.'), kind,
    case kind when 'purge' then 'null' else 'to_jsonb(done)' end
  );
end $$;

-- With the records as they stand, read under the caller's own rights: one that may not be read comes as removed.
create or replace function private.pull(workspace_id uuid, after text, max integer) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  page jsonb := private.changes_after(workspace_id, after, max);
  records jsonb := '{}';
  touched record;
  found_records jsonb;
begin
  if page ? 'gap' then return page; end if;
  for touched in
    select c.value ->> 'collection' as name, array_agg(distinct (c.value ->> 'id')::uuid) as ids
    from jsonb_array_elements(page -> 'changes') c group by c.value ->> 'collection'
  loop
    execute format('select jsonb_object_agg(%L || t.id, to_jsonb(t))
        from (select %s from public.%I r where r.workspace_id = (select $1) and r.id = any ($2)) t',
      touched.name || '/', private.columns_of(touched.name), touched.name)
      into found_records using workspace_id, touched.ids;
    records := records || coalesce(found_records, '{}');
  end loop;
  return page || jsonb_build_object('changes', (
    select coalesce(jsonb_agg(c.value || jsonb_build_object(
      'record', records -> ((c.value ->> 'collection') || '/' || (c.value ->> 'id'))) order by c.place), '[]')
    from jsonb_array_elements(page -> 'changes') with ordinality as c (value, place)
  ));
end $$;
