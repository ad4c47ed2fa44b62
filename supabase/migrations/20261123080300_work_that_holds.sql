-- What members did counts as long as it holds: a task that is open again and a deal that is no longer won were not done. Which
-- steps hold follows from the tasks and the stays of the deals; whose they are says the timeline: `taskSteps` and `dealSteps` of
-- the domain.

-- How often each member did each thing in each week, which begins where the workspace says.
create or replace view public.work_figures with (security_invoker = true) as
with zones as materialized (
  select w.id, private.known_zone(w.time_zone) as zone,
    case w.week_start when 'sunday' then 0 when 'monday' then 1 else 6 end as first_day
  from public.workspaces w
),
tasks_done as (
  select distinct on (a.workspace_id, a.object_id) a.workspace_id, a.actor_id as member_id, a.at
  from public.activities a
  join public.tasks t on t.workspace_id = a.workspace_id and t.id = a.object_id
  where a.verb = 'task-done' and t.status = 'done' and t.deleted_at is null
  order by a.workspace_id, a.object_id, (a.at = t.completed_at) desc, a.at desc, a.id desc
),
stays as (
  select s.*, lag(s.stage_kind) over (
    partition by s.workspace_id, s.deal_id order by s.entered_at, s.left_at nulls last
  ) as from_kind
  from public.stage_stays s where s.deleted_at is null
),
entered as (
  select s.*, case
    when s.stage_kind = 'open' then case when s.from_kind = 'open' then 'deal-moved' end
    when s.left_at is null then 'deal-' || s.stage_kind
  end as deed
  from stays s where s.from_kind is not null
),
moves as (
  select a.workspace_id, a.object_id, a.id, a.actor_id, a.at, a.changes -> 'stageId' ->> 1 as stage_id,
    coalesce((a.changes -> 'stageEnteredAt' ->> 1)::timestamptz(3), a.at) as entered_at
  from public.activities a
  where a.verb in ('moved-stage', 'won', 'lost') and a.changes ? 'stageId'
),
-- Done again after undo, a step is still that of whoever took it first.
steps as (
  select distinct on (e.workspace_id, e.id) e.workspace_id, m.actor_id as member_id, e.deed, m.at
  from entered e
  join moves m on m.workspace_id = e.workspace_id and m.object_id = e.deal_id and m.stage_id = e.stage_id::text
    and (m.entered_at = e.entered_at or e.left_at is null)
  where e.deed is not null
  order by e.workspace_id, e.id, (m.entered_at = e.entered_at) desc,
    case when m.entered_at = e.entered_at then m.at end, case when m.entered_at = e.entered_at then m.id end, m.at desc, m.id desc
),
done as (
  select n.workspace_id, n.created_by as member_id, n.kind as deed, coalesce(n.happened_at, n.created_at) as at
  from public.notes n where n.deleted_at is null and n.created_by is not null
  union all
  select t.workspace_id, t.member_id, 'task-done', t.at from tasks_done t
  union all
  select s.workspace_id, s.member_id, s.deed, s.at from steps s
),
dated as (
  select d.workspace_id, d.member_id, d.deed, z.first_day, (d.at at time zone z.zone)::date as day
  from done d join zones z on z.id = d.workspace_id
),
counted as (
  select d.workspace_id, d.member_id, d.deed, d.day - (extract(dow from d.day)::int - d.first_day + 7) % 7 as week,
    count(*)::int as count
  from dated d where d.member_id is not null group by 1, 2, 3, 4
)
select
  c.workspace_id, concat_ws('/', c.member_id, c.week, c.deed) collate "default" as id, c.member_id, c.week, c.deed collate "C" as deed, c.count,
  private.fold(concat_ws('/', c.member_id, c.week, c.deed)) collate "C" as id_fold, '' collate "C" as search_text
from counted c;
