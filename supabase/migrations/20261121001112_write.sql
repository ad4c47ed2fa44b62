-- Writing one run: the only statements that change a record, for every collection the same.

create function private.written(writer private.writer, kind text, collection text, steps private.step[])
returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  known private.collections := (select c from private.collections c where c.name = collection);
  done private.touch[];
begin
  execute private.write_statement(kind, known) into done using steps, writer;
  return done;
end $$;

create function private.write_statement(kind text, known private.collections) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format(
    case kind
      when 'create' then
        'with done as (
           insert into public.%1$I (%2$s, id, workspace_id, version, created_at, created_by, created_via,
             updated_at, updated_by, updated_via)
           select %7$s, s.id, $2.workspace_id, $2.version, $2.at, $2.member_id, $2.via, $2.at, $2.member_id, $2.via
           from unnest($1) s cross join lateral jsonb_populate_record(null::public.%1$I, s.after) r
           returning %3$s)'
      when 'update' then
        'with done as (
           update public.%1$I t
           set (%2$s, version, updated_at, updated_by, updated_via)
             = (select %2$s, $2.version, $2.at, $2.member_id, $2.via from jsonb_populate_record(null::public.%1$I, s.after))
           from unnest($1) s where t.workspace_id = $2.workspace_id and t.id = s.id
           returning %4$s)'
      when 'purge' then
        'with done as (
           delete from public.%1$I t using unnest($1) s where t.workspace_id = $2.workspace_id and t.id = s.id
           returning t.id)'
      else
        'with done as (
           update public.%1$I t
           set deleted_at = case when %5$L = ''trash'' then $2.at end,
             version = $2.version, updated_at = $2.at, updated_by = $2.member_id, updated_via = $2.via
           from unnest($1) s where t.workspace_id = $2.workspace_id and t.id = s.id
           returning %4$s)'
    end || ' select array_agg((%1$L, s.id, %5$L, s.before, %6$s)::private.touch order by s.index)
             from unnest($1) s join done on done.id = s.id',
    known.name, known.data_columns, known.all_columns,
    't.' || replace(known.all_columns, ', ', ', t.'), kind,
    case kind when 'purge' then 'null' else 'to_jsonb(done)' end,
    'r.' || replace(known.data_columns, ', ', ', r.')
  );
end $$;
