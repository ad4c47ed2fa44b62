-- A form may take files. Each is announced by the backend, with nobody as its maker, so that none but it may read or write the bytes;
-- it is about somebody, and ready, with the submission that it goes with.

create or replace function private.are_form_fields(fields jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  keys jsonb := '{}';
  one jsonb;
  names_somebody boolean := false;
begin
  if not private.is_list(fields, 40) then return false; end if;
  for i in 0 .. jsonb_array_length(fields) - 1 loop
    one := fields -> i;
    if not private.has_keys(one, '{key,label,help,required,value}')
      or jsonb_typeof(one -> 'key') <> 'string' or keys ? (one ->> 'key')
      or one ->> 'key' !~ ('^(people\.(firstName|lastName|emails|phones|jobTitle|source|birthday|lifecycle|description|files)'
        || '|companies\.(name|website|industry|size)|deals\.(amountMinor|expectedCloseOn|source)'
        || '|(people|companies|deals)\.custom\.(?!constructor$)[a-z][a-z0-9_]{0,39})$')
      or jsonb_typeof(one -> 'label') <> 'string' or not private.is_line(one ->> 'label', 200)
      or jsonb_typeof(one -> 'help') not in ('null', 'string') or not coalesce(private.is_line(one ->> 'help', 300), true)
      or jsonb_typeof(one -> 'required') <> 'boolean'
      or jsonb_typeof(one -> 'value') not in ('null', 'string') or not coalesce(private.is_line(one ->> 'value', 200), true)
    then return false; end if;
    keys := keys || jsonb_build_object(one ->> 'key', true);
    names_somebody := names_somebody
      or (one ->> 'value' is null and one ->> 'key' in ('people.firstName', 'people.lastName', 'people.emails', 'people.phones'));
  end loop;
  return names_somebody;
end
$$;

-- `formFiles` of the domain.
create function private.are_form_files(files jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return private.has_keys(files, '{kinds,most,megabytes}')
    and files ->> 'kinds' in ('pictures', 'documents', 'both') and jsonb_typeof(files -> 'kinds') = 'string'
    and private.is_count(files -> 'most', 10) and private.is_count(files -> 'megabytes', 25);
end
$$;

-- A whole number from one to this.
create function private.is_count(held jsonb, most int) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  if jsonb_typeof(held) <> 'number' then return false; end if;
  return mod(held::numeric, 1) = 0 and held::numeric between 1 and most;
end
$$;

alter table public.forms
  add column files jsonb,
  add constraint forms_files_shape check (private.are_form_files(files));

insert into private.fields (collection, name, kind, blank, entry, most_bytes) values
  ('forms', 'files', 'object', 'null', '{"kinds": "both", "most": 3, "megabytes": 10}', 1000);
select private.describe_collections();

-- What was sent for a submission that did not come while its proof was good: an hour. Its bytes go as those of anything purged.
create index files_unclaimed on public.files (created_at) where created_via = 'form' and status in ('pending', 'uploading');

create function private.expire_form_files() returns int
language plpgsql security definer set search_path = '' as $$
declare
  place uuid;
  due uuid[];
  gone int := 0;
begin
  for place, due in
    select f.workspace_id, array_agg(f.id) from (
      select workspace_id, id from public.files
        where created_via = 'form' and status in ('pending', 'uploading') and deleted_at is null
          and created_at < private.clock() - interval '1 hour'
        order by created_at limit 1000
    ) f group by f.workspace_id
  loop
    -- What is purged is in the trash before.
    perform private.elevated_commit(
      place, gen_random_uuid(), 'function',
      (select jsonb_agg(jsonb_build_object('kind', 'trash', 'collection', 'files', 'id', d.id)) from unnest(due) as d (id)),
      null, '[]'
    );
    gone := gone + private.purge_those(place, 'files', due);
  end loop;
  return gone;
end $$;

create or replace function private.orphaned_objects(most int) returns setof text
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.expire_form_files();
  return query
    select o.name
    from storage.objects o
    where o.bucket_id = 'attachments'
      and (
        split_part(o.name, '/', 2) <> 'exports'
        or coalesce(o.updated_at, o.created_at) < private.clock() - interval '1 day'
        or not exists (select from public.workspaces w where w.id::text = split_part(o.name, '/', 1))
      )
      and not exists (
        select from public.files f
        where f.workspace_id::text = split_part(o.name, '/', 1) and f.id::text = split_part(o.name, '/', 4)
      )
    order by o.name
    limit most;
end $$;

create or replace function public.orphaned_objects(most int) returns setof text
language sql volatile security invoker set search_path = '' as $$
  select * from private.orphaned_objects(most)
$$;
