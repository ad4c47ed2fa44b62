-- Whoever was merged and then purged comes back under the same id when the merge is split.

create or replace function private.written(writer private.writer, kind text, collection text, steps private.step[])
returns private.touch[]
language plpgsql set search_path = '' as $$
declare
  known private.collections := (select c from private.collections c where c.name = collection);
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
  end if;
  execute private.write_statement(kind, known) into done using steps, writer;
  if kind = 'purge' then
    insert into private.tombstones (workspace_id, collection, id)
    select writer.workspace_id, written.collection, s.id from unnest(steps) s on conflict do nothing;
  end if;
  return done;
end $$;
