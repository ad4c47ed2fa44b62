-- What reports are made of: src/domain/model/figures. The views run with the reader's own rights, so that a sum is of what the
-- reader may see. They sum up by everything that reports tell apart and round nothing: whoever shows them adds rows up.

-- A name that this database has no zone for counts as UTC: the domain's `knownZone`.
create function private.known_zone(name text) returns text
language plpgsql stable set search_path = '' as $$
begin
  perform now() at time zone name;
  return name;
exception when invalid_parameter_value then
  return 'UTC';
end $$;

grant execute on function private.known_zone(text) to authenticated;

-- Open deals stand in the month they are expected to close in, closed ones in the month they were closed in.
create view public.deal_figures with (security_invoker = true) as
with zones as materialized (select w.id, private.known_zone(w.time_zone) as zone from public.workspaces w),
figured as (
  select
    d.workspace_id, d.pipeline_id, d.stage_id, coalesce(s.kind, 'open') as stage_kind, d.owner_id, d.lost_reason_id, d.currency,
    case when coalesce(s.kind, 'open') = 'open' then to_char(d.expected_close_on, 'YYYY-MM')
      else to_char(d.closed_at at time zone z.zone, 'YYYY-MM') end collate "C" as month,
    d.amount_minor::numeric as amount, coalesce(d.probability, s.probability, 0) as percent
  from public.deals d
  join zones z on z.id = d.workspace_id
  left join public.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id
  where d.deleted_at is null
),
summed as (
  select
    f.workspace_id, f.pipeline_id, f.stage_id, f.stage_kind, f.owner_id, f.lost_reason_id, f.currency, f.month,
    concat_ws('/', f.stage_id, f.currency, coalesce(f.owner_id::text, '-'), coalesce(f.lost_reason_id::text, '-'),
      coalesce(f.month, '-')) as id,
    count(*)::int as count, coalesce(sum(f.amount), 0) as amount, coalesce(sum(f.amount * f.percent), 0) as hundredfold
  from figured f
  group by f.workspace_id, f.pipeline_id, f.stage_id, f.stage_kind, f.owner_id, f.lost_reason_id, f.currency, f.month
)
select
  t.workspace_id, t.id, t.pipeline_id, t.stage_id, t.stage_kind collate "C" as stage_kind, t.owner_id, t.lost_reason_id,
  t.month collate "C" as month, t.currency, t.count,
  t.amount::text collate "C" as amount_minor, t.hundredfold::text collate "C" as hundredfold_minor,
  private.fold(t.id) collate "C" as id_fold, private.fold(t.currency) collate "C" as currency_fold, '' collate "C" as search_text
from summed t;
