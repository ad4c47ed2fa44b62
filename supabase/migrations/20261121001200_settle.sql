-- The rules between one state of a record and the next: `settle` of the domain. Refuses illegal steps and stamps what
-- follows from legal ones.

-- Which states may follow which; staying where one is is no step. `before` null: what a new record may be in.
create table private.transitions (
  machine text not null,
  before text,
  after text not null,
  unique nulls not distinct (machine, before, after)
);

insert into private.transitions (machine, before, after) values
  ('deals', null, 'open'), ('deals', null, 'won'), ('deals', null, 'lost'),
  ('deals', 'open', 'won'), ('deals', 'open', 'lost'), ('deals', 'won', 'open'), ('deals', 'lost', 'open'),
  ('tasks', null, 'open'), ('tasks', null, 'snoozed'), ('tasks', null, 'done'), ('tasks', null, 'cancelled'),
  ('tasks', 'open', 'snoozed'), ('tasks', 'open', 'done'), ('tasks', 'open', 'cancelled'), ('tasks', 'snoozed', 'open'),
  ('tasks', 'done', 'open'), ('tasks', 'cancelled', 'open'),
  ('files', null, 'pending'), ('files', null, 'uploading'),
  ('files', 'pending', 'uploading'), ('files', 'pending', 'failed'),
  ('files', 'uploading', 'ready'), ('files', 'uploading', 'failed'),
  ('files', 'failed', 'uploading'), ('files', 'ready', 'removed'),
  ('imports', null, 'running'),
  ('imports', 'running', 'paused'), ('imports', 'running', 'done'), ('imports', 'running', 'failed'),
  ('imports', 'running', 'cancelled'), ('imports', 'paused', 'running'), ('imports', 'paused', 'failed'),
  ('imports', 'paused', 'cancelled'), ('imports', 'done', 'undoing'), ('imports', 'failed', 'undoing'),
  ('imports', 'cancelled', 'undoing'), ('imports', 'undoing', 'undone'), ('imports', 'undoing', 'partly-undone'),
  ('imports', 'partly-undone', 'undoing'),
  ('merges', null, 'merged'), ('merges', null, 'dismissed'), ('merges', 'merged', 'split'),
  ('invitations', null, 'pending'),
  ('invitations', 'pending', 'accepted'), ('invitations', 'pending', 'revoked'), ('invitations', 'pending', 'expired'),
  ('invitations', 'revoked', 'pending'), ('invitations', 'expired', 'pending');

create function private.may_follow(machine text, before text, after text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  -- A state that does not exist is for the constraints to refuse.
  return coalesce(before = after, false) or after is null or exists (
    select from private.transitions t
    where t.machine = may_follow.machine and t.before is not distinct from may_follow.before and t.after = may_follow.after
  );
end $$;

create function private.settled(writer private.writer, collection text, steps private.step[]) returns private.step[]
language plpgsql set search_path = '' as $$
begin
  if collection not in ('deals', 'tasks', 'files', 'imports', 'invitations', 'merges') then return steps; end if;
  return array(
    select (s.index, s.id, s.data, s.expect, s.before, case collection
        when 'deals' then private.settle_deal(writer, s)
        when 'tasks' then private.settle_task(writer, s)
        when 'imports' then private.settle_import(s)
        when 'merges' then private.settle_merge(writer, s)
        else private.settle_status(collection, s)
      end)::private.step
    from unnest(steps) s order by s.index
  );
end $$;

create function private.settle_status(machine text, step private.step) returns jsonb
language plpgsql set search_path = '' as $$
begin
  if not private.may_follow(machine, step.before ->> 'status', step.after ->> 'status') then
    perform private.refuse_field(step.index, 'status', 'not-allowed-now');
  end if;
  return step.after;
end $$;

-- `completed_at` is stamped when the task is done (a value set on purpose stands) and cleared otherwise. A snoozed task says
-- until when; any other does not.
create function private.settle_task(writer private.writer, step private.step) returns jsonb
language plpgsql set search_path = '' as $$
declare
  task jsonb := private.settle_status('tasks', step);
begin
  if task ->> 'status' = 'snoozed' and task ->> 'snoozed_until' is null then
    perform private.refuse_field(step.index, 'snoozed_until', 'required');
  end if;
  return task || jsonb_build_object(
    'completed_at', case when task ->> 'status' = 'done' then coalesce(task ->> 'completed_at', writer.at::text) end,
    'snoozed_until', case when task ->> 'status' = 'snoozed' then task ->> 'snoozed_until' end
  );
end $$;

-- Stamps until when a merge can be split, and refuses to split one later.
create function private.settle_merge(writer private.writer, step private.step) returns jsonb
language plpgsql set search_path = '' as $$
declare
  merge jsonb := private.settle_status('merges', step);
begin
  if step.before is null then
    return merge || jsonb_build_object('split_until', case when merge ->> 'status' = 'merged'
      then coalesce((merge ->> 'split_until')::timestamptz, writer.at + interval '90 days') end);
  end if;
  if step.before ->> 'status' = 'merged' and merge ->> 'status' = 'split'
    and (step.before ->> 'split_until')::timestamptz < writer.at
  then
    perform private.refuse_field(step.index, 'status', 'not-allowed-now');
  end if;
  return merge;
end $$;

-- An import is done only when every row of the file is accounted for.
create function private.settle_import(step private.step) returns jsonb
language plpgsql set search_path = '' as $$
declare
  job jsonb := private.settle_status('imports', step);
  rows numeric := (job ->> 'created')::numeric + (job ->> 'updated')::numeric + (job ->> 'skipped')::numeric
    + (job ->> 'failed')::numeric;
  total numeric := (job ->> 'total')::numeric;
begin
  if rows > total or (job ->> 'status' = 'done' and rows < total) then
    perform private.refuse_fields(step.index, jsonb_build_object(
      'total', jsonb_build_object('rule', 'not-allowed-now', 'limit', rows)
    ));
  end if;
  return job;
end $$;

-- `stage_entered_at` is stamped on every change of stage, `closed_at` on won and lost; a reopened deal loses what told of
-- its end. A stamp that the write sets on purpose stands, for history that is imported and for undo.
create function private.settle_deal(writer private.writer, step private.step) returns jsonb
language plpgsql set search_path = '' as $$
declare
  deal jsonb := step.after;
  before jsonb := step.before;
  stage record;
  old_kind text;
  is_reopened boolean;
  problems jsonb := '{}';
begin
  select s.kind, s.pipeline_id into stage from public.stages s
    where s.workspace_id = writer.workspace_id and s.id = (deal ->> 'stage_id')::uuid;
  if not found then perform private.refuse_field(step.index, 'stage_id', 'unknown-reference'); end if;
  if stage.pipeline_id is distinct from (deal ->> 'pipeline_id')::uuid then
    perform private.refuse_field(step.index, 'stage_id', 'choice');
  end if;
  if before is not null then
    -- A stage that has since been purged can only have been an open one: closed stages live as long as their pipeline.
    old_kind := coalesce((select s.kind from public.stages s
      where s.workspace_id = writer.workspace_id and s.id = (before ->> 'stage_id')::uuid), 'open');
  end if;
  if not private.may_follow('deals', old_kind, stage.kind) then
    perform private.refuse_field(step.index, 'stage_id', 'not-allowed-now');
  end if;

  is_reopened := stage.kind = 'open' and old_kind <> 'open';
  deal := deal || jsonb_build_object(
    'stage_entered_at', coalesce(
      private.entered_at(before, deal, case when stage.kind <> 'open' then (deal ->> 'closed_at')::timestamptz end),
      writer.at),
    'closed_at', case when stage.kind = 'open' then deal ->> 'closed_at' else coalesce(deal ->> 'closed_at', writer.at::text) end
  );
  if is_reopened then deal := private.without_end(before, deal); end if;

  if stage.kind = 'open' and deal ->> 'closed_at' is not null then
    problems := problems || '{"closedAt": {"rule": "not-allowed-now"}}';
  end if;
  -- Purging a lost reason leaves deals without one, which must stay editable: it is asked for on losing a deal.
  if stage.kind = 'lost' and deal ->> 'lost_reason_id' is null
    and not (old_kind is not distinct from 'lost' and before ->> 'lost_reason_id' is null)
  then
    problems := problems || '{"lostReasonId": {"rule": "required"}}';
  end if;
  if stage.kind <> 'lost' and deal ->> 'lost_reason_id' is not null then
    problems := problems || '{"lostReasonId": {"rule": "not-allowed-now"}}';
  end if;
  if stage.kind <> 'lost' and deal ->> 'lost_note' is not null then
    problems := problems || '{"lostNote": {"rule": "not-allowed-now"}}';
  end if;
  if problems <> '{}' then perform private.refuse_fields(step.index, problems); end if;
  return deal;
end $$;

-- A deal that is said to have been closed some time ago has been in its last stage since then.
create function private.entered_at(before jsonb, after jsonb, closed_at timestamptz) returns timestamptz
language plpgsql stable set search_path = '' as $$
declare
  was timestamptz := (before ->> 'stage_entered_at')::timestamptz;
begin
  if (after ->> 'stage_entered_at')::timestamptz is distinct from was then return (after ->> 'stage_entered_at')::timestamptz; end if;
  if before is null or after -> 'stage_id' <> before -> 'stage_id' then return closed_at; end if;
  return case
    when closed_at is null or closed_at is not distinct from (before ->> 'closed_at')::timestamptz then was
    else closed_at end;
end $$;

-- What is only carried over from the ending is cleared; what the write itself sets is left to be refused.
create function private.without_end(before jsonb, after jsonb) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return after || jsonb_build_object(
    'closed_at', case
      when (after ->> 'closed_at')::timestamptz is distinct from (before ->> 'closed_at')::timestamptz
      then after ->> 'closed_at' end,
    'lost_reason_id', case
      when after -> 'lost_reason_id' is distinct from before -> 'lost_reason_id' then after -> 'lost_reason_id' end,
    'lost_note', case when after -> 'lost_note' is distinct from before -> 'lost_note' then after -> 'lost_note' end
  );
end $$;

alter table private.transitions enable row level security;
