-- What is set to happen by itself, and whether it did: for `npm run doctor`, which sees the project from outside. Cron and pg_net are
-- extensions that a project may not have, so nothing here depends on their tables, not even by name. Only jobs of Portside are told,
-- and no command.
create function private.schedules() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  jobs jsonb;
  calls jsonb;
begin
  if not private.session_alive() then perform private.refuse('auth/signed-out'); end if;
  if to_regclass('cron.job') is null or to_regclass('cron.job_run_details') is null then return null; end if;
  -- There is no index by job: of the runs, only the last are looked at.
  execute format($jobs$
    with runs as (
      select d.jobid, d.start_time, d.status, row_number() over (partition by d.jobid order by d.runid desc) as place
      from %1$I.%2$I d
      where d.runid > (select coalesce(max(l.runid), 0) - 20000 from %1$I.%2$I l)
    )
    select coalesce(jsonb_agg(jsonb_build_object('name', j.jobname, 'active', j.active, 'ranAt', r.start_time,
      'status', r.status) order by j.jobname), '[]')
    from %1$I.%3$I j left join runs r on r.jobid = j.jobid and r.place = 1
    where j.jobname like 'portside-%%'
  $jobs$, 'cron', 'job_run_details', 'job') into jobs;
  if to_regclass('net._http_response') is not null then
    execute format($calls$
      select jsonb_build_object('well', count(*) filter (where h.status_code < 400),
        'failed', count(*) filter (where h.status_code >= 400 or h.status_code is null))
      from %I.%I h where h.created > now() - interval '1 hour'
    $calls$, 'net', '_http_response') into calls;
  end if;
  return jsonb_build_object('jobs', jobs, 'calls', calls);
end
$$;

create function public.schedules() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.schedules()
$$;

revoke all on function private.schedules(), public.schedules() from public, anon, service_role;
grant execute on function private.schedules(), public.schedules() to authenticated;
