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
  t.workspace_id, t.id collate "default" as id, t.pipeline_id, t.stage_id, t.stage_kind collate "C" as stage_kind, t.owner_id, t.lost_reason_id,
  t.month collate "C" as month, t.currency, t.count,
  t.amount::text collate "C" as amount_minor, t.hundredfold::text collate "C" as hundredfold_minor,
  private.fold(t.id) collate "C" as id_fold, private.fold(t.currency) collate "C" as currency_fold, '' collate "C" as search_text
from summed t;

-- What counts as work: the verbs below, so that the timeline is not read whole.
create index activities_of_work on public.activities (workspace_id, at)
  where verb in ('task-done', 'moved-stage', 'won', 'lost');

-- How often each member did each thing in each week, which begins where the workspace says.
create view public.work_figures with (security_invoker = true) as
with zones as materialized (
  select w.id, private.known_zone(w.time_zone) as zone,
    case w.week_start when 'sunday' then 0 when 'monday' then 1 else 6 end as first_day
  from public.workspaces w
),
done as (
  select n.workspace_id, n.created_by as member_id, n.kind as deed, coalesce(n.happened_at, n.created_at) as at
  from public.notes n where n.deleted_at is null and n.created_by is not null
  union all
  select a.workspace_id, a.actor_id,
    case a.verb when 'moved-stage' then 'deal-moved' when 'won' then 'deal-won' when 'lost' then 'deal-lost' else a.verb end, a.at
  from public.activities a
  where a.verb in ('task-done', 'moved-stage', 'won', 'lost') and a.actor_id is not null
),
dated as (
  select d.workspace_id, d.member_id, d.deed, z.first_day, (d.at at time zone z.zone)::date as day
  from done d join zones z on z.id = d.workspace_id
),
counted as (
  select d.workspace_id, d.member_id, d.deed, d.day - (extract(dow from d.day)::int - d.first_day + 7) % 7 as week,
    count(*)::int as count
  from dated d group by 1, 2, 3, 4
)
select
  c.workspace_id, concat_ws('/', c.member_id, c.week, c.deed) collate "default" as id, c.member_id, c.week, c.deed collate "C" as deed, c.count,
  private.fold(concat_ws('/', c.member_id, c.week, c.deed)) collate "C" as id_fold, '' collate "C" as search_text
from counted c;

-- Stays in open stages, counted by how many whole days they lasted, so that a median of any of them can be told.
create view public.stay_figures with (security_invoker = true) as
with zones as materialized (select w.id, private.known_zone(w.time_zone) as zone from public.workspaces w),
timed as (
  select
    s.workspace_id, s.pipeline_id, s.stage_id, s.owner_id, s.outcome,
    to_char(s.entered_at at time zone z.zone, 'YYYY-MM') collate "C" as month,
    (extract(epoch from s.left_at - s.entered_at) * 1000)::numeric as ms
  from public.stage_stays s join zones z on z.id = s.workspace_id
  where s.deleted_at is null and s.stage_kind = 'open'
),
counted as (
  select
    t.workspace_id, t.pipeline_id, t.stage_id, t.owner_id, t.month, t.outcome, div(t.ms, 86400000)::int as days,
    count(*)::int as count, coalesce(sum(t.ms), 0)::bigint as total_ms
  from timed t group by 1, 2, 3, 4, 5, 6, 7
),
named as (
  select c.*, concat_ws('/', c.stage_id, coalesce(c.owner_id::text, '-'), c.month, coalesce(c.outcome, '-'),
    coalesce(c.days::text, '-')) as id
  from counted c
)
select
  n.workspace_id, n.id collate "default" as id, n.pipeline_id, n.stage_id, n.owner_id, n.month collate "C" as month, n.outcome collate "C" as outcome,
  n.days, n.count, n.total_ms::text collate "C" as total_ms,
  private.fold(n.id) collate "C" as id_fold, '' collate "C" as search_text
from named n;
