-- The statement that writes new records of one collection is the same every time, and reads no table that may have grown since:
-- each collection has it in a function of its own, which PostgreSQL plans once a connection. Made anew whenever a field comes.

alter table private.collections add column field_names text[];

create function private.make_creator(known private.collections) returns void
language plpgsql set search_path = '' as $$
begin
  -- Its parameters, steps and writer, go by number: a collection may have a column of any name.
  execute format(
    'create or replace function private.%1$I(private.step[], private.writer, out touches private.touch[])
     language plpgsql set search_path = '''' as $made$
     begin
       with done as (
         insert into public.%2$I (%3$s, id, workspace_id, version, created_at, created_by, created_via,
           updated_at, updated_by, updated_via)
         select %4$s, s.id, $2.workspace_id, $2.version, $2.at, $2.member_id, $2.via, $2.at, $2.member_id, $2.via
         from unnest($1) s cross join lateral jsonb_populate_record(null::public.%2$I, s.after) r
         returning %5$s)
       -- They come back in the order in which they went in.
       select array_agg((%2$L, d.id, ''create'', null, to_jsonb(d))::private.touch) into touches from done d;
     end $made$',
    'create_' || known.name, known.name, known.data_columns, 'r.' || replace(known.data_columns, ', ', ', r.'),
    known.all_columns
  );
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
           from unnest($1) s where t.workspace_id = $2.workspace_id and t.id = s.id
           returning %3$s)'
      when 'purge' then
        'with done as (
           delete from public.%1$I t using unnest($1) s where t.workspace_id = $2.workspace_id and t.id = s.id
           returning t.id)'
      else
        'with done as (
           update public.%1$I t
           set deleted_at = case when %4$L = ''trash'' then $2.at end,
             version = $2.version, updated_at = $2.at, updated_by = $2.member_id, updated_via = $2.via
           from unnest($1) s where t.workspace_id = $2.workspace_id and t.id = s.id
           returning %3$s)'
    end || ' select array_agg((%1$L, s.id, %4$L, s.before, %5$s)::private.touch order by s.index)
             from unnest($1) s join done on done.id = s.id',
    known.name, known.data_columns, 't.' || replace(known.all_columns, ', ', ', t.'), kind,
    case kind when 'purge' then 'null' else 'to_jsonb(done)' end
  );
end $$;

create or replace function private.describe_collections() returns void
language plpgsql set search_path = '' as $$
begin
  update private.collections c
  set blank = d.blank,
    entry_names = d.entry_names,
    entry_blanks = d.entry_blanks,
    field_names = d.field_names,
    data_columns = d.data_columns,
    all_columns = d.data_columns || ', id, workspace_id, version, created_at, created_by, created_via, updated_at, '
      || 'updated_by, updated_via, deleted_at'
  from (
    select f.collection,
      jsonb_object_agg(f.name, f.blank) as blank,
      array_agg(f.name order by f.place) filter (where f.entry is not null) as entry_names,
      array_agg(f.entry order by f.place) filter (where f.entry is not null) as entry_blanks,
      array_agg(f.name order by f.place) as field_names,
      string_agg(quote_ident(f.name), ', ' order by f.place) as data_columns
    from private.fields f
    group by f.collection
  ) d
  where d.collection = c.name;
  perform private.make_creator(c) from private.collections c order by c.place;
end $$;
select private.describe_collections();

create or replace function private.written(writer private.writer, kind text, collection text, steps private.step[])
returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  known private.collections;
  taken uuid;
  done private.touch[];
begin
  if kind = 'create' then
    -- Each by its key: as a join, a table that has grown since its statistics were taken is read from end to end.
    select s.id into taken from unnest(steps) s
      where (
        select true from private.tombstones t
        where t.workspace_id = writer.workspace_id and t.collection = written.collection and t.id = s.id
      )
      and not exists (
        select from public.merges m
        where m.workspace_id = writer.workspace_id and m.status = 'merged' and m.collection = written.collection
          and m.undo @> jsonb_build_object('absorbed', jsonb_build_array(jsonb_build_object('id', s.id)))
      )
      order by s.index limit 1;
    if found then perform private.refuse_duplicate(collection, 'id', taken); end if;
    execute format('select private.%I($1, $2)', 'create_' || collection) into done using steps, writer;
    return done;
  end if;
  known := (select c from private.collections c where c.name = collection);
  execute private.write_statement(kind, known) into done using steps, writer;
  if kind = 'purge' then
    insert into private.tombstones (workspace_id, collection, id)
    select writer.workspace_id, written.collection, s.id from unnest(steps) s on conflict do nothing;
  end if;
  return done;
end $$;
