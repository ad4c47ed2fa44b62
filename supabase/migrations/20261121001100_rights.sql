-- Who may do what: the domain's permission table, literally. A test compares the two.

create table private.grants (
  collection text not null,
  verb text not null check (verb in ('read', 'create', 'update', 'trash', 'restore', 'purge')),
  role text not null check (role in ('owner', 'admin', 'member', 'viewer')),
  -- own: only what the member made (for members: only the member itself; for notifications: those to the member)
  granted text not null check (granted in ('any', 'own')),
  primary key (collection, verb, role)
);

with
  rules (collections, verbs, owner, admin, member, viewer) as (
    values
      ('workspaces members people companies pipelines stages lost_reasons deals tasks notes files tags activities imports '
       'import_chunks saved_views notifications field_definitions merges',
       'read', 'any', 'any', 'any', 'any'),
      ('invitations webhooks', 'read', 'any', 'any', null, null),
      ('workspaces', 'update trash restore purge', 'any', null, null, null),
      ('members', 'update', 'any', 'any', 'own', 'own'),
      ('notifications', 'update', 'own', 'own', 'own', 'own'),
      ('people companies deals tasks notes files tags imports import_chunks saved_views merges', 'create', 'any', 'any', 'any', null),
      ('people companies deals tasks files merges', 'update trash restore', 'any', 'any', 'any', null),
      ('field_definitions', 'create update', 'any', 'any', null, null),
      ('tags', 'update', 'any', 'any', 'any', null),
      ('tags', 'trash restore', 'any', 'any', null, null),
      ('notes imports saved_views', 'update trash restore', 'any', 'any', 'own', null),
      ('people companies deals tasks notes files tags imports saved_views merges', 'purge', 'any', 'any', null, null),
      ('pipelines stages lost_reasons webhooks', 'create update trash restore purge', 'any', 'any', null, null)
  )
insert into private.grants (collection, verb, role, granted)
select collection, verb, role, granted
from rules,
  unnest(string_to_array(collections, ' ')) collection,
  unnest(string_to_array(verbs, ' ')) verb,
  lateral (values ('owner', owner), ('admin', admin), ('member', member), ('viewer', viewer)) cell (role, granted)
where granted is not null;

alter table private.grants enable row level security;
