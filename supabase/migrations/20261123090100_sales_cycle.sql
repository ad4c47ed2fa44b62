-- How long closed deals took from their beginning to their end: src/domain/model/figures. Of a deal that was not closed after it
-- began the length is not known.
create or replace view public.deal_figures with (security_invoker = true) as
with zones as materialized (select w.id, private.known_zone(w.time_zone) as zone from public.workspaces w),
figured as (
  select
    d.workspace_id, d.pipeline_id, d.stage_id, coalesce(s.kind, 'open') as stage_kind, d.owner_id, d.lost_reason_id, d.currency,
    case when coalesce(s.kind, 'open') = 'open' then to_char(d.expected_close_on, 'YYYY-MM')
      else to_char(d.closed_at at time zone z.zone, 'YYYY-MM') end collate "C" as month,
    d.amount_minor::numeric as amount, coalesce(d.probability, s.probability, 0) as percent,
    case when coalesce(s.kind, 'open') <> 'open' and d.closed_at > coalesce(d.original_created_at, d.created_at)
      then (extract(epoch from d.closed_at - coalesce(d.original_created_at, d.created_at)) * 1000)::numeric end as ms
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
    count(*)::int as count, coalesce(sum(f.amount), 0) as amount, coalesce(sum(f.amount * f.percent), 0) as hundredfold,
    count(f.ms)::int as timed_count, coalesce(sum(f.ms), 0)::bigint as timed_ms
  from figured f
  group by f.workspace_id, f.pipeline_id, f.stage_id, f.stage_kind, f.owner_id, f.lost_reason_id, f.currency, f.month
)
select
  t.workspace_id, t.id collate "default" as id, t.pipeline_id, t.stage_id, t.stage_kind collate "C" as stage_kind, t.owner_id, t.lost_reason_id,
  t.month collate "C" as month, t.currency, t.count,
  t.amount::text collate "C" as amount_minor, t.hundredfold::text collate "C" as hundredfold_minor,
  private.fold(t.id) collate "C" as id_fold, private.fold(t.currency) collate "C" as currency_fold, '' collate "C" as search_text,
  t.timed_count, t.timed_ms::text collate "C" as timed_ms
from summed t;
