-- The read-only shapes of src/domain/model/records/views.ts. They run with the reader's own rights, so that each row and each
-- name in it is one the reader may see.

create view public.person_rows with (security_invoker = true) as
select
  p.workspace_id, p.id, p.version, p.created_at, p.created_by, p.created_via,
  p.updated_at, p.updated_by, p.updated_via, p.deleted_at,
  p.name, p.email, p.phone, p.job_title, p.company_id, c.name as company_name, p.city, p.country, p.lifecycle, p.do_not_contact,
  p.owner_id, p.tag_ids, p.source, p.original_created_at, p.avatar_file_id, p.custom, p.custom_fold,
  p.name_fold, p.email_fold, p.phone_fold, p.job_title_fold, c.name_fold as company_name_fold, p.city_fold, p.country_fold,
  p.source_fold,
  -- Folding parts or the whole is the same as long as the parts stay on lines of their own. A search may work this out for
  -- every row of a workspace, so it is of nothing but built-in functions.
  concat_ws(
    E'\n', p.name_fold, p.email_fold, p.phone_fold, p.phone_digits, p.job_title_fold, c.name_fold, p.city_fold
  ) collate "C" as search_text
from public.people p
left join public.companies c on c.workspace_id = p.workspace_id and c.id = p.company_id;

-- A company is its own row: nothing is joined.
create view public.company_rows with (security_invoker = true) as
select * from public.companies;

-- How many tasks about a deal are still to be done, whoever may read them: that there is a next step is no secret. Containment
-- is not leakproof, so that with the reader's rights the index on `subjects` would lie idle.
create function private.open_tasks(workspace_id uuid, deal_id uuid) returns int
language sql stable parallel safe security definer set search_path = '' as $$
  select count(*)::int from public.tasks t
  where t.workspace_id = $1 and t.subjects @> array['deals/' || $2] and t.status in ('open', 'snoozed') and t.deleted_at is null
$$;

create view public.deal_rows with (security_invoker = true) as
select
  d.workspace_id, d.id, d.version, d.created_at, d.created_by, d.created_via,
  d.updated_at, d.updated_by, d.updated_via, d.deleted_at,
  d.title, d.company_id, c.name as company_name, d.person_id, p.name as person_name, d.pipeline_id, d.stage_id,
  coalesce(s.kind, 'open') as stage_kind, d.amount_minor, d.currency,
  coalesce(d.probability, s.probability, 0::smallint) as probability, d.expected_close_on, d.stage_entered_at, d.closed_at,
  d.lost_reason_id, d.owner_id, d.rank, d.tag_ids, d.person_ids, d.original_created_at, d.custom, d.custom_fold,
  private.open_tasks(d.workspace_id, d.id) as open_tasks,
  d.title_fold, c.name_fold as company_name_fold, p.name_fold as person_name_fold, d.currency_fold,
  concat_ws(E'\n', d.title_fold, c.name_fold, p.name_fold) collate "C" as search_text
from public.deals d
left join public.companies c on c.workspace_id = d.workspace_id and c.id = d.company_id
left join public.people p on p.workspace_id = d.workspace_id and p.id = d.person_id
left join public.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id;

-- The live deals of each stage and currency, as far as the reader may see them. Sums are digits, since they may exceed what a
-- JavaScript number holds; each amount times its probability is rounded half up once, after summing: `weightedTotal` of
-- src/domain/model/kernel/weighted-total.ts.
create view public.stage_totals with (security_invoker = true) as
select
  t.workspace_id, t.stage_id || '/' || t.currency as id, t.pipeline_id, t.stage_id, t.currency, t.count,
  t.amount::text collate "C" as amount_minor, div(t.hundredfold + 50, 100)::text collate "C" as weighted_minor,
  private.fold(t.stage_id || '/' || t.currency) collate "C" as id_fold, private.fold(t.currency) collate "C" as currency_fold,
  '' collate "C" as search_text
from (
  select
    d.workspace_id, d.pipeline_id, d.stage_id, d.currency, count(*)::int as count,
    coalesce(sum(d.amount_minor::numeric), 0) as amount,
    coalesce(sum(d.amount_minor::numeric * coalesce(d.probability, s.probability, 0)), 0) as hundredfold
  from public.deals d
  left join public.stages s on s.workspace_id = d.workspace_id and s.id = d.stage_id
  where d.deleted_at is null
  group by d.workspace_id, d.pipeline_id, d.stage_id, d.currency
) t;

-- Where each deal has been: `stageStays` of src/domain/model/deals/stage-stays.ts. A move says which stage was left and since
-- when the deal had been there; the deal says where it is. A stay is none that a later one began before, or that goes on where
-- an earlier one had been left: it was taken back.
create view public.stage_stays with (security_invoker = true) as
with points as (
  select
    a.workspace_id, a.object_id as deal_id, a.id as left_by, false as is_here, a.at, a.version,
    (a.changes -> 'stageId' ->> 0)::uuid as stage_id,
    coalesce((a.changes -> 'stageEnteredAt' ->> 0)::timestamptz, a.at) as entered_at
  from public.activities a
  where a.changes ? 'stageId'
  union all
  select d.workspace_id, d.id, null, true, null, null, d.stage_id, coalesce(d.stage_entered_at, d.created_at)
  from public.deals d
),
placed as (
  select
    p.*, row_number() over in_order as place, lag(p.left_by) over in_order as begun_by,
    min(p.entered_at) over (in_order rows between 1 following and unbounded following) as later_entered_at
  from points p
  window in_order as (partition by p.workspace_id, p.deal_id order by p.is_here, p.at, p.version, p.left_by)
),
judged as (
  select
    p.*,
    lead(true, 1, false) over (
      partition by p.workspace_id, p.deal_id, p.stage_id, p.entered_at order by p.place
    ) as goes_on
  from placed p
),
kept as (
  select
    j.*, lead(j.entered_at) over in_order as left_at, lead(j.stage_id) over in_order as next_stage_id
  from judged j
  where not j.goes_on and (j.later_entered_at is null or j.later_entered_at >= j.entered_at)
  window in_order as (partition by j.workspace_id, j.deal_id order by j.place)
)
select
  k.workspace_id, coalesce(k.begun_by, k.deal_id) as id, k.deal_id, coalesce(s.pipeline_id, d.pipeline_id) as pipeline_id,
  k.stage_id, coalesce(s.kind, 'open') as stage_kind, d.owner_id, k.entered_at::timestamptz(3), k.left_at::timestamptz(3),
  case
    when k.left_at is null then null
    when n.kind in ('won', 'lost') then n.kind
    when s.kind in ('won', 'lost') then 'reopened'
    else 'moved'
  end collate "C" as outcome,
  d.deleted_at, '' collate "C" as search_text
from kept k
join public.deals d on d.workspace_id = k.workspace_id and d.id = k.deal_id
left join public.stages s on s.workspace_id = k.workspace_id and s.id = k.stage_id
left join public.stages n on n.workspace_id = k.workspace_id and n.id = k.next_stage_id;

-- A view of the reader's rights calls what it is made of as the reader.
grant execute on function private.fold(text), private.open_tasks(uuid, uuid) to authenticated;
