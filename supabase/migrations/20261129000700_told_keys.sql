-- What a program wrote says by which key: on the timeline by its name and ending, as Settings show it, and in the audit log by its
-- id, too. It is what the key was called then, and stays when the key is gone. Nothing of the secret or its hash is in it.

-- The key of this request; null: no key asks.
create function private.asking_key() returns jsonb
language plpgsql stable parallel safe security definer set search_path = '' as $$
declare
  claims jsonb;
  asking jsonb;
begin
  -- Of a person's request it is one look: a commit asks for each line.
  if coalesce(strpos(current_setting('request.jwt.claims', true), '"key_id"'), 0) = 0 then return null; end if;
  claims := auth.jwt();
  select jsonb_build_object('id', k.id, 'name', k.name, 'ending', k.ending) into asking from private.api_keys k
    where k.workspace_id = (claims ->> 'workspace_id')::uuid and k.id = (claims ->> 'key_id')::uuid;
  return asking;
end $$;
revoke all on function private.asking_key() from public;

alter table public.activities add column source_key jsonb;
alter table public.activities
  alter column source_key set default private.asking_key() - 'id',
  add constraint activities_source_key_shape check (jsonb_typeof(source_key) = 'object');
insert into private.fields (collection, name, kind) values ('activities', 'source_key', 'object');
select private.describe_collections();

alter table public.audit_log add column source_key jsonb;
alter table public.audit_log alter column source_key set default private.asking_key();
