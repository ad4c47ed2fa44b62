-- What is wrong with the data: src/domain/model/health. With the reader's own rights, over live records only.

-- Something of an address is there, but no letter would arrive.
create function private.lacks_place(address jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select address is not null and (address ->> 'city' is null or address ->> 'country' is null)
    and exists (select from jsonb_each_text(address) part where part.value is not null)
$$;
grant execute on function private.lacks_place(jsonb) to authenticated;

create view public.faulty_contacts with (security_invoker = true) as
with judged as (
  select
    p.workspace_id, p.id, 'people' as collection, p.name, p.name_fold, p.owner_id,
    array_remove(array[
      case when p.phones @> '[{"e164": null}]' then 'phone' end,
      case when p.address is not null and private.lacks_place(p.address) then 'address' end,
      case when p.emails = '[]' and p.phones = '[]' and p.links = '[]' then 'unreachable' end
    ], null) as faults
  from public.people p where p.deleted_at is null
  union all
  select
    c.workspace_id, c.id, 'companies', c.name, c.name_fold, c.owner_id,
    array_remove(array[
      case when c.phones @> '[{"e164": null}]' then 'phone' end,
      case when c.address is not null and private.lacks_place(c.address) then 'address' end
    ], null)
  from public.companies c where c.deleted_at is null
)
select
  j.workspace_id, j.id, j.collection collate "C" as collection, j.name, j.owner_id, j.faults,
  j.name_fold collate "C" as name_fold, j.name_fold collate "C" as search_text
from judged j where j.faults <> '{}';

-- What several live records have in common that should be one's own: they may be the same one, made twice.
create view public.shared_contacts with (security_invoker = true) as
with contacts as (
  select distinct p.workspace_id, 'people' as collection, 'email' as kind, private.fold(e.value ->> 'value') as value, p.id
  from public.people p cross join lateral jsonb_array_elements(p.emails) e where p.deleted_at is null
  union all
  select distinct p.workspace_id, 'people', 'phone', n.value ->> 'e164', p.id
  from public.people p cross join lateral jsonb_array_elements(p.phones) n
  where p.deleted_at is null and n.value ->> 'e164' is not null
  union all
  select distinct c.workspace_id, 'companies', 'domain', private.fold(d.value), c.id
  from public.companies c cross join lateral unnest(c.domains) d (value) where c.deleted_at is null
),
shared as (
  select
    c.workspace_id, c.collection, c.kind, c.value, count(*)::int as count, array_agg(c.id order by c.id) as record_ids
  from contacts c group by c.workspace_id, c.collection, c.kind, c.value having count(*) > 1
)
select
  s.workspace_id, s.collection || '/' || s.kind || '/' || s.value as id, s.collection collate "C" as collection,
  s.kind collate "C" as kind, s.value collate "C" as value, s.count, s.record_ids,
  private.fold(s.collection || '/' || s.kind || '/' || s.value) collate "C" as id_fold, s.value collate "C" as search_text
from shared s;
