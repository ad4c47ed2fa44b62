-- Commits as they would be if nobody had to be told of them: checked, written, dated and answered as ever, but with no version
-- taken, no log kept and no signal given.
create or replace function private.lock_head(workspace_id uuid, is_new boolean) returns private.heads
language sql stable set search_path = '' as $$
  select h from private.heads h where h.workspace_id = $1
$$;

create or replace function private.record_commit(
  writer private.writer, head private.heads, mutation_id uuid, touches private.touch[]
) returns void
language plpgsql set search_path = '' as $$
begin
end $$;

create or replace function private.record_audit(writer private.writer, touches private.touch[]) returns void
language plpgsql set search_path = '' as $$
begin
end $$;
