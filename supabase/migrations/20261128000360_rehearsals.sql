-- What a commit would answer, without a commit: judged, written and taken back within the same statement, so that nothing of it is
-- ever seen, told or kept, and a later commit of the same id is carried out.
create function private.rehearse(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  answer json;
begin
  begin
    answer := private.commit(workspace_id, mutation_id, via, mutations);
    raise exception using errcode = 'PTREH';
  exception
    when sqlstate 'PTREH' then return answer;
  end;
end $$;

create function public.rehearse(workspace_id uuid, mutation_id uuid, via text, mutations jsonb) returns json
language plpgsql volatile set search_path = '' as $$
begin
  perform private.demand_schema();
  return private.rehearse(workspace_id, mutation_id, via, mutations);
end $$;
revoke all on function private.rehearse(uuid, uuid, text, jsonb), public.rehearse(uuid, uuid, text, jsonb) from public, anon;
grant execute on function private.rehearse(uuid, uuid, text, jsonb), public.rehearse(uuid, uuid, text, jsonb) to authenticated;
