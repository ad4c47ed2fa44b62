-- Whoever merges two people moves what was sent by a form along, as all that is about them, and a split takes it back. Nothing else of
-- it changes: its other fields are fixed.

insert into private.grants (collection, verb, role, granted)
select 'submissions', 'update', role, 'any' from unnest(array['owner', 'admin', 'member']) role;

create or replace function private.is_merge_undo(undo jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  absorbed constant jsonb := undo -> 'absorbed';
  links constant jsonb := undo -> 'links';
  entry jsonb;
begin
  if not private.has_keys(undo, '{absorbed,chosen,links}')
    or not private.is_list(absorbed, 10) or not private.is_list(links, 500)
    or not private.has_states(undo -> 'chosen', '{before,after}')
  then return false; end if;
  for i in 0 .. jsonb_array_length(absorbed) - 1 loop
    entry := absorbed -> i;
    if not private.has_keys(entry, '{id,data}') or not private.is_subject('people/' || (entry ->> 'id'))
      or jsonb_typeof(entry -> 'data') <> 'object'
    then return false; end if;
  end loop;
  for i in 0 .. jsonb_array_length(links) - 1 loop
    entry := links -> i;
    if not private.has_states(entry - '{collection,id}'::text[], '{before,after}')
      or (entry ->> 'collection' in ('people', 'deals', 'tasks', 'notes', 'files', 'submissions')) is not true
      or private.is_subject('people/' || (entry ->> 'id')) is not true
    then return false; end if;
  end loop;
  return true;
end
$$;

create or replace function private.first_naming(workspace_id uuid, collection text, gone uuid[], subjects text[]) returns text
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
    when exists (select from public.submissions s
      where s.workspace_id = $1 and s.deleted_at is null and s.subject = any ($4)) then 'submissions'
  end
$$;
