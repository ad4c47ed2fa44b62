-- What a member with a token of their own, and more patience than rights, tries on the commit function.
begin;
set local tests.collections = 'none';
\ir support/world.psql
\ir support/attempt.psql

-- In another workspace, and in no way this one's.
select tests.put(c, tests.elsewhere(), md5('far ' || c)::uuid, tests.data(c, md5('far ' || c)::uuid), null, false)
  from unnest(array['people', 'companies', 'tags', 'files', 'pipelines']) c;
select tests.put('stages', tests.elsewhere(), md5('far stages')::uuid, tests.data('stages', md5('far')::uuid)
  || jsonb_build_object('pipeline_id', md5('far pipelines')::uuid), null, false);
select tests.put('people', tests.here(), md5('ada')::uuid, tests.data('people', md5('ada')::uuid), null, false);

create function tests.updated(actor text, collection text, id uuid, patch jsonb) returns text language sql as $$
  select tests.committed(actor, tests.here(), jsonb_build_array(jsonb_build_object(
    'kind', 'update', 'collection', collection, 'id', id, 'patch', patch, 'expect', 'any')))
$$;
create function tests.created(actor text, collection text, id uuid, data jsonb) returns text language sql as $$
  select tests.committed(actor, tests.here(), jsonb_build_array(jsonb_build_object(
    'kind', 'create', 'collection', collection, 'id', id, 'data', data)))
$$;
create function tests.called(actor text, call text) returns text language sql as $$
  select tests.outcome(actor, format('select coalesce(max(x::text), ''none'') from %s x', call))
$$;

create table tests.tries (told text, have text, want text);
-- Roles
insert into tests.tries
select format('%s makes %s %s', actor, whom, patch), tests.updated(actor, 'members', md5('member ' || whom)::uuid, patch), want
from (values
  ('member', 'member', '{"role": "admin"}'::jsonb, 'access/denied'),
  ('member', 'member', '{"role": "owner"}', 'access/denied'),
  ('viewer', 'viewer', '{"role": "member"}', 'access/denied'),
  ('viewer', 'viewer', '{"status": "deactivated"}', 'access/denied'),
  ('admin', 'admin', '{"role": "owner"}', 'access/denied'),
  ('admin', 'bystander', '{"role": "owner"}', 'access/denied'),
  ('admin', 'owner', '{"role": "viewer"}', 'access/denied'),
  ('admin', 'owner', '{"title": "Renamed"}', 'access/denied'),
  ('admin', 'bystander', '{"role": "admin"}', 'written'),
  ('admin', 'bystander', '{"user_id": "00000000-0000-7000-8000-000000000001"}', 'record/invalid'),
  ('owner', 'bystander', '{"role": "owner"}', 'written'),
  ('deactivated', 'deactivated', '{"status": "active"}', 'access/denied'),
  ('outsider', 'bystander', '{"role": "owner"}', 'access/denied')
) case_ (actor, whom, patch, want);
-- Stamps and keys are nobody's to write, nor is anything that no field is called.
insert into tests.tries
select format('a member writes %s', patch), tests.updated('member', 'people', md5('ada')::uuid, patch), 'record/invalid'
from unnest(array['{"workspace_id": "00000000-0000-7000-8000-000000000001"}', '{"id": "00000000-0000-7000-8000-000000000001"}',
  '{"version": 7}', '{"created_by": null}', '{"deleted_at": null}', '{"created_at": "2020-01-01T00:00:00.000Z"}',
  '{"name_fold": "x"}', '{"search_text": "x"}', '{"nonsense": 1}']::jsonb[]) patch;
-- Names that lead into another workspace: as good as none.
insert into tests.tries
select format('a member names %s', data),
  tests.created('member', collection, md5('new')::uuid, tests.data(collection, md5('new')::uuid) || data), 'record/invalid'
from (values
  ('people', jsonb_build_object('company_id', md5('far companies')::uuid)),
  ('people', jsonb_build_object('tag_ids', jsonb_build_array(md5('far tags')::uuid))),
  ('people', jsonb_build_object('owner_id', md5('member outsider')::uuid)),
  ('people', jsonb_build_object('avatar_file_id', md5('far files')::uuid)),
  ('deals', jsonb_build_object('pipeline_id', md5('far pipelines')::uuid, 'stage_id', md5('far stages')::uuid)),
  ('deals', jsonb_build_object('people', jsonb_build_array(jsonb_build_object('personId', md5('far people')::uuid)))),
  ('notes', jsonb_build_object('subjects', jsonb_build_array('people/' || md5('far people')::uuid)))
) case_ (collection, data);
-- An id that another workspace has is free in this one, and tells nothing.
insert into tests.tries values
  ('a member takes an id of another workspace',
    tests.created('member', 'people', md5('far people')::uuid, '{"first_name": "Eve"}'), 'written'),
  ('a member changes a record of another workspace',
    tests.updated('member', 'people', md5('far people')::uuid, '{"job_title": "x"}'), 'record/missing'),
  ('a member writes to a workspace that there is not',
    tests.committed('member', md5('nowhere')::uuid, '[{"kind": "create"}]'), 'access/denied'),
  ('a member writes to a workspace that there is',
    tests.committed('member', tests.elsewhere(), '[{"kind": "create"}]'), 'access/denied'),
  ('a member writes to what is no collection', tests.created('member', 'audit_log', md5('new')::uuid, '{}'), 'access/denied'),
  ('a member writes to the catalogue', tests.created('member', 'pg_class', md5('new')::uuid, '{}'), 'access/denied'),
  ('a member searches another workspace',
    tests.called('member', format('public.search_people(%L, ''{ada}'')', tests.elsewhere())), 'none'),
  ('a member searches their own',
    tests.called('member', format('(select id from public.search_people(%L, ''{ada}''))', tests.here())),
    '(' || md5('ada')::uuid || ')'),
  ('a member samples another workspace',
    tests.called('member', format('(select unnest(public.search_sample(''people'', %L)))', tests.elsewhere())), 'none'),
  ('a member follows another workspace',
    tests.called('member', format('public.pull(%L, null, 10)', tests.elsewhere())), 'access/denied'),
  ('a member copies another workspace',
    tests.called('member', format('public.copy_pages(%L, ''{people}'', ''{null}'', 10)', tests.elsewhere())), 'access/denied'),
  ('a member starts in another workspace',
    tests.called('member', format('(select s.answer ->> ''opened'' from public.start(%L) s (answer) where s.answer ->> ''opened'' is not null)',
      tests.elsewhere())), 'none'),
  ('a member starts',
    tests.called('member', '(select w ->> ''id'' from public.start(null) s (answer), json_array_elements(s.answer -> ''workspaces'') w)'),
    '(' || tests.here() || ')'),
  ('a member reads tokens', tests.called('member', 'private.invitation_tokens'), '42501'),
  ('the secret key reads tokens', tests.called('service', 'private.invitation_tokens'), '42501'),
  ('a member asks for the audit log', tests.called('member', 'public.audit_log'), 'none'),
  ('a member calls what commits for functions', tests.outcome('member',
    'select count(*)::text from (select public.elevated_commit(null, null, null, null, null)) x'), '42501');

-- What is somebody's alone, whatever the role of who asks: a view that is not shared, and what they are told.
select tests.put('saved_views', tests.here(), md5('own view')::uuid,
    tests.data('saved_views', md5('own view')::uuid) || '{"shared": false}', md5('member member')::uuid, false),
  tests.put('notifications', tests.here(), md5('told')::uuid, tests.data('notifications', md5('told')::uuid)
    || jsonb_build_object('member_id', md5('member member')::uuid), md5('member bystander')::uuid, false);
insert into tests.tries
select format('%s reads %s of a member', actor, collection),
  tests.called(actor, format('(select id from public.%I where workspace_id = %L and id = %L)', collection, tests.here(), id)),
  case actor when 'member' then format('(%s)', id) else 'none' end
from unnest(array['owner', 'admin', 'member', 'viewer', 'outsider']) actor
  cross join (values ('saved_views', md5('own view')::uuid), ('notifications', md5('told')::uuid)) one (collection, id);
insert into tests.tries values
  ('an owner shares the view of a member',
    tests.updated('owner', 'saved_views', md5('own view')::uuid, '{"shared": true}'), 'record/missing'),
  ('an owner marks read what a member was told',
    tests.updated('owner', 'notifications', md5('told')::uuid, '{"read_at": "2026-11-21T09:00:00.000Z"}'), 'access/denied'),
  ('a member turns what they were told into something else',
    tests.updated('member', 'notifications', md5('told')::uuid, jsonb_build_object('object_id', md5('other')::uuid)), 'record/invalid'),
  ('a member passes what they were told on',
    tests.updated('member', 'notifications', md5('told')::uuid, jsonb_build_object('member_id', md5('member owner')::uuid)),
    'record/invalid');
-- Fields of the workspace's own take what they are for, and there are none but those that were made.
select tests.put('field_definitions', tests.here(), md5('field')::uuid, tests.data('field_definitions', md5('field')::uuid)
  || '{"key": "size", "type": "number"}', null, false);
insert into tests.tries
select format('a member gives %s', custom),
  tests.updated('member', 'people', md5('ada')::uuid, jsonb_build_object('custom', custom)), want
from (values
  ('{"size": 7}'::jsonb, 'written'),
  ('{"size": "seven"}', 'record/invalid'),
  ('{"nothing": 7}', 'record/invalid'),
  ('{"__proto__": 7}', 'record/invalid')
) case_ (custom, want);
insert into tests.tries values
  ('a member makes a field with the name of what every object has', tests.created('owner', 'field_definitions',
    md5('new')::uuid, tests.data('field_definitions', md5('new')::uuid) || '{"key": "constructor"}'), 'record/invalid');
-- Views over several tables show no more than the tables do.
select tests.put('people', tests.elsewhere(), md5('twin ' || n)::uuid,
    '{"first_name": "Eve", "emails": [{"value": "eve@example.com", "label": null, "primary": true}]}', null, false)
  from generate_series(1, 2) n;
insert into tests.tries
select format('a member reads %s of another workspace', view),
  tests.called('member', format('(select id from public.%I where workspace_id = %L)', view, tests.elsewhere())), 'none'
from unnest(array['faulty_contacts', 'shared_contacts', 'work_figures', 'deal_figures', 'stay_figures', 'stage_stays']) view;

select plan((select count(*)::int from tests.tries));
select is(have, want, told) from tests.tries;
select * from finish();
rollback;
