-- What is to happen by itself, to be run in the SQL editor of a project with Cron and pg_net; docs/supabase.md, "Housekeeping". It can be
-- run again. Fill in the first two before: they are kept where only the database reads them.
select vault.create_secret('https://<ref>.supabase.co', 'portside-url')
  where not exists (select from vault.secrets where name = 'portside-url');
select vault.create_secret('sb_secret_…', 'portside-secret-key')
  where not exists (select from vault.secrets where name = 'portside-secret-key');

select cron.schedule('portside-feed', '17 3 * * *', $$select private.expire_feed('30 days')$$);
select cron.schedule('portside-audit', '27 3 * * *', $$select private.expire_audit_log()$$);

-- The functions, called with the secret key.
select cron.schedule(name, times, format($job$
  select net.http_post(
    url := (select decrypted_secret from vault.decrypted_secrets where name = 'portside-url') || '/functions/v1/%s',
    headers := jsonb_build_object('content-type', 'application/json', 'apikey',
      (select decrypted_secret from vault.decrypted_secrets where name = 'portside-secret-key')),
    timeout_milliseconds := 60000)
$job$, substr(name, 10)))
from (values
  ('portside-deliver-webhooks', '* * * * *'),
  ('portside-run-rules', '* * * * *'),
  ('portside-deliver-pushes', '* * * * *'),
  ('portside-daily-digest', '0 * * * *'),
  ('portside-sweep-files', '37 * * * *')
) as job (name, times);

-- What leaves the trash takes its bytes along: in one run, to the end.
select cron.schedule('portside-trash', '7 3 * * *', 'select private.expire_trash(''30 days''); '
  || (select command from cron.job where jobname = 'portside-sweep-files'));
