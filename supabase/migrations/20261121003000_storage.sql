-- Where the bytes of attachments are: one private bucket, whose objects are named `<workspace>/<path of the file's record>`.
-- An upload is announced by the record before its first byte is sent, and reading follows the record. What a person calls a
-- file is in the record and never part of a name here.

-- Sizes as LIMITS.fileBytes, types as STORED_TYPES of src/domain/model/files/content-type.ts: none that a browser would run.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'attachments', 'attachments', false, 26214400,
  array[
    'application/octet-stream', 'application/gzip', 'application/json', 'application/msword', 'application/pdf',
    'application/rtf', 'application/vnd.ms-excel', 'application/vnd.ms-outlook', 'application/vnd.ms-powerpoint',
    'application/vnd.oasis.opendocument.presentation', 'application/vnd.oasis.opendocument.spreadsheet',
    'application/vnd.oasis.opendocument.text',
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip', 'audio/mp4',
    'audio/mpeg', 'audio/ogg', 'audio/wav', 'audio/webm', 'image/avif', 'image/bmp', 'image/gif', 'image/heic',
    'image/jpeg', 'image/png', 'image/tiff', 'image/webp', 'message/rfc822', 'text/calendar', 'text/csv',
    'text/markdown', 'text/plain', 'text/tab-separated-values', 'text/vcard', 'video/mp4', 'video/mpeg', 'video/ogg',
    'video/quicktime', 'video/webm'
  ]
)
on conflict (id) do update
  set public = false, file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;

-- The record an object belongs to, as the caller may see it: this is no definer function, so that the policies of
-- `public.files` decide. The name must end with the record's own id, or somebody could announce the path of a file that they
-- may not see and read it by their own record.
create function private.file_of_object(object_name text) returns public.files
language plpgsql stable set search_path = '' as $$
declare found public.files;
begin
  -- Four parts, three of them ids: anything else is no name of ours, and would not pass for an id below.
  if object_name !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[a-zA-Z]+(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$' then
    return null;
  end if;
  select f.* into found from public.files f
  where f.workspace_id = split_part(object_name, '/', 1)::uuid and f.id = split_part(object_name, '/', 4)::uuid
    and f.path = substr(object_name, 38);
  return found;
end
$$;

-- Who announced it may send its bytes, as long as they are waited for.
create function private.may_put_object(object_name text) returns boolean
language plpgsql stable set search_path = '' as $$
declare file public.files := private.file_of_object(object_name);
begin
  return coalesce(
    file.deleted_at is null and file.status in ('pending', 'uploading')
      and file.created_by = private.member_id(file.workspace_id)
      and private.role_of(file.workspace_id) in ('owner', 'admin', 'member'),
    false
  );
end
$$;

-- Ready, everybody has it who may see the record; before, only who announced it.
create function private.may_get_object(object_name text) returns boolean
language plpgsql stable set search_path = '' as $$
declare file public.files := private.file_of_object(object_name);
begin
  return coalesce(file.status = 'ready' or file.created_by = private.member_id(file.workspace_id), false);
end
$$;

-- `files.update` of RECORD_GRANTS.
create function private.may_remove_object(object_name text) returns boolean
language plpgsql stable set search_path = '' as $$
declare file public.files := private.file_of_object(object_name);
begin
  return coalesce(
    private.may_get_object(object_name) and private.role_of(file.workspace_id) in ('owner', 'admin', 'member'),
    false
  );
end
$$;

grant execute on function private.file_of_object(text), private.may_put_object(text), private.may_get_object(text),
  private.may_remove_object(text) to authenticated;

-- Sending bytes, in one request or in parts. Not for a link by which anybody could: that is another operation.
create policy attachments_put on storage.objects for insert to authenticated
  with check (
    bucket_id = 'attachments'
    and storage.allow_any_operation(array['object.upload', 'tus.upload.create', 'tus.upload.part', 'tus.upload.get',
      'tus.upload.delete'])
    and (private.may_put_object(name) or private.is_restored_object(name))
  );

-- A link is served past all policies until the time its maker chose, and would outlive their membership: whatever makes one
-- is none of these operations. Neither is listing: what there is, the records say.
create policy attachments_get on storage.objects for select to authenticated
  using (
    bucket_id = 'attachments'
    and storage.allow_any_operation(array['object.get_authenticated', 'object.get_authenticated_info',
      'object.head_authenticated_info', 'object.info_authenticated', 'object.delete', 'object.delete_many'])
    -- Who sent the bytes of what they restore is told that they are there.
    and (private.may_get_object(name) or private.is_restored_object(name))
  );

create policy attachments_remove on storage.objects for delete to authenticated
  using (bucket_id = 'attachments' and private.may_remove_object(name));

-- No policy for update: no overwriting, moving or copying over. None on storage.buckets: there is nothing to list or change.

-- Bytes whose record was purged: nobody can read them from that moment on, and the storage interface alone removes them (a
-- row deleted by hand would leave the bytes behind). `sweep-files` does, on a schedule.
create function private.orphaned_objects(most int) returns setof text
language sql stable security definer set search_path = '' as $$
  select o.name
  from storage.objects o
  where o.bucket_id = 'attachments'
    -- An export has no record, and is kept for a day: it holds everything there is.
    and (split_part(o.name, '/', 2) <> 'exports' or coalesce(o.updated_at, o.created_at) < private.clock() - interval '1 day')
    and not exists (
      select from public.files f
      where f.workspace_id::text = split_part(o.name, '/', 1) and f.id::text = split_part(o.name, '/', 4)
    )
  order by o.name
  limit most
$$;

create function public.orphaned_objects(most int) returns setof text
language sql stable security invoker set search_path = '' as $$
  select * from private.orphaned_objects(most)
$$;

grant execute on function private.orphaned_objects(int), public.orphaned_objects(int) to service_role;
