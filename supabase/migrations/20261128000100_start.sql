-- What a device that holds nothing asks before its first rows, in one answer: each step would otherwise wait for the one before
-- it. Read under the caller's own rights, by what the same questions are answered with one by one, and all of one moment: a stable
-- function sees what its statement saw when it began.
--
-- workspaces: those the caller may read; feeds: where the feed of each stands. And of the opened one: its id, the first pages of a
-- copy (a collection that fits is whole, of others only a beginning), and the head of the list of people in its usual order. See
-- docs/decisions/0103-a-start-asks-once.md.
--
-- @param opened the slug or id of the workspace that is opened; null: the only one, if there is only one
create function public.start(opened text default null) returns json
language plpgsql stable set search_path = '' as $$
declare
  -- Together FOLLOWED of src/adapters/replica/held-collections.ts. The long ones may not fit.
  whole text[] := '{workspaces, members, pipelines, stages, lost_reasons, tags, field_definitions, saved_views, invitations, webhooks}';
  long constant text[] := '{people, companies, deals, tasks, notes, files}';
  begun text[] := '{}';
  fitting constant integer := 200;
  workspaces json;
  feeds json;
  chosen uuid;
  name text;
  found integer;
  copied json;
  people json;
  total bigint;
begin
  perform private.demand_schema();
  perform private.demand_signed_in();
  execute format('select coalesce(json_agg(t), ''[]'') from (select %s from public.workspaces order by id limit 500) t',
    private.columns_of('workspaces')) into workspaces;
  select coalesce(json_object_agg(w.id, private.changes_after(w.id, null, 1)), '{}') into feeds from public.workspaces w;
  select case when opened is not null or count(*) = 1 then (array_agg(w.id))[1] end into chosen
    from public.workspaces w where w.deleted_at is null and (opened is null or opened in (w.slug, w.id::text));
  if chosen is null then return json_build_object('workspaces', workspaces, 'feeds', feeds, 'opened', null); end if;
  foreach name in array long loop
    execute format('select count(*) from (select from public.%I r where r.workspace_id = $1 limit $2) few', name)
      into found using chosen, fitting + 1;
    if found > fitting then begun := begun || name; else whole := whole || name; end if;
  end loop;
  copied := public.copy_pages(chosen, begun, array_fill(null::uuid, array[cardinality(begun)]), 1);
  execute format('select coalesce(json_agg(t), ''[]'') from (
      select %s from public.person_rows r where r.workspace_id = $1 and r.deleted_at is null order by r.name_fold, r.id limit $2) t',
    private.shown_columns('public.person_rows')) into people using chosen, fitting;
  -- A long table is counted once; what is in the trash has an index of its own.
  if 'people' = any (begun) then
    select (c.page ->> 'total')::bigint into total from json_array_elements(copied) c (page) where c.page ->> 'collection' = 'people';
    total := total - (select count(*) from public.people p where p.workspace_id = chosen and p.deleted_at is not null);
  else
    select count(*) into total from public.people p where p.workspace_id = chosen and p.deleted_at is null;
  end if;
  return json_build_object('workspaces', workspaces, 'feeds', feeds, 'opened', json_build_object('id', chosen,
    'copy', json_build_array(
      public.copy_pages(chosen, whole, array_fill(null::uuid, array[cardinality(whole)]), fitting), copied),
    'people', json_build_object('rows', people, 'total', total)));
end $$;

create function private.demand_signed_in() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.demand_session();
end $$;

-- All columns of a view but those that exist only for searching and sorting.
create function private.shown_columns(view regclass) returns text
language sql stable set search_path = '' as $$
  select string_agg(format('%I', a.attname), ', ' order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = view and a.attnum > 0 and not a.attisdropped and a.attname !~ '(_fold|^search_text)$'
$$;

grant execute on function private.demand_signed_in(), private.shown_columns(regclass), public.start(text) to authenticated;
