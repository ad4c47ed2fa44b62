-- A tab may be open for days while the tables become others. Each request says of which version the app is that asks; what it
-- would write, and what it is told to stand on, is refused when that is another one, so that it stops and offers to be reloaded.

-- Whoever says nothing is no app of ours, and is held by all other rules all the same.
create function private.demand_schema() returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  ours text := public.backend_info() ->> 'schema';
  headers jsonb := nullif(current_setting('request.headers', true), '');
  theirs text := substring(headers ->> 'x-client-info' from '^portside/(\d{1,9})$');
begin
  if theirs <> ours then
    perform private.refuse('backend/schema-mismatch', jsonb_build_object('expected', theirs, 'found', ours));
  end if;
end $$;

create or replace function public.commit(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns jsonb
language plpgsql volatile set search_path = '' as $$
begin
  perform private.demand_schema();
  return private.commit(workspace_id, mutation_id, via, mutations);
end $$;

alter function public.pull(uuid, text, integer) set schema private;

create function public.pull(workspace_id uuid, after text, max integer) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.demand_schema();
  return private.pull(workspace_id, after, max);
end $$;

grant execute on function private.demand_schema(), public.pull(uuid, text, integer) to authenticated;
