-- The change feed: one gapless version a workspace and commit. Whoever has seen version n asks for what is after n.

-- One row a workspace, locked before anything else of a commit: commits of one workspace come one after the other, and a
-- version that was taken is a version that is there. No foreign key: the feed outlives the workspace's own row by the
-- commit that purges it.
create table private.heads (
  workspace_id uuid primary key,
  -- Changes when the feed starts anew (a restored copy of the database, say): cursors of another epoch are too old.
  epoch text not null default left(gen_random_uuid()::text, 8),
  version bigint not null default 0,
  -- Changes up to this version have been dropped.
  expired_version bigint not null default 0,
  check (version >= expired_version and expired_version >= 0)
) with (fillfactor = 50);

create table private.commits (
  workspace_id uuid not null references private.heads on delete cascade,
  version bigint not null,
  mutation_id uuid not null,
  member_id uuid,
  via text not null,
  at timestamptz not null,
  primary key (workspace_id, version)
);
create index commits_at on private.commits using brin (at);

-- Which records a commit touched. What they look like is asked of the tables, under the reader's own rights. No foreign key
-- to the commit: an import writes a thousand of these at once, and each would be looked up.
create table private.changes (
  workspace_id uuid not null,
  version bigint not null,
  collection text not null,
  id uuid not null,
  primary key (workspace_id, version, collection, id)
);

-- What was answered to whom, so that the same mutation id again is answered and not done. By user: an id that somebody
-- else made up is no key to this user's answers.
create table private.answers (
  workspace_id uuid not null references private.heads on delete cascade,
  user_id uuid not null,
  mutation_id uuid not null,
  version bigint not null,
  -- One entry a mutation: the record's collection and id, and the record as it was answered. Large commits leave out the
  -- records; a replay then shows them as they stand.
  outcomes jsonb not null,
  at timestamptz not null,
  primary key (workspace_id, user_id, mutation_id)
);
create index answers_at on private.answers using brin (at);

-- Locks the workspace's head for this commit. With `is_new` a workspace that is about to be made gets one.
create function private.lock_head(workspace_id uuid, is_new boolean) returns private.heads
language plpgsql set search_path = '' as $$
declare
  head private.heads;
begin
  if is_new then
    insert into private.heads (workspace_id) values ($1) on conflict do nothing;
  end if;
  select * into head from private.heads h where h.workspace_id = $1 for update;
  return head;
end $$;

-- Drops what nobody needs any more: changes and answers older than `keep`. Who was away for longer is told of a gap and
-- reads anew. For a scheduled job.
create function private.expire_feed(keep interval) returns void
language plpgsql set search_path = '' as $$
declare
  before timestamptz := private.clock() - keep;
begin
  update private.heads h set expired_version = d.version
    from (select c.workspace_id, max(c.version) as version from private.commits c where c.at < before group by 1) d
    where h.workspace_id = d.workspace_id and h.expired_version < d.version;
  delete from private.changes c using private.heads h
    where h.workspace_id = c.workspace_id and c.version <= h.expired_version;
  delete from private.commits c using private.heads h
    where h.workspace_id = c.workspace_id and c.version <= h.expired_version;
  delete from private.answers a where a.at < before;
  -- What is left of a workspace that was purged.
  delete from private.heads h
    where not exists (select from public.workspaces w where w.workspace_id = h.workspace_id and w.id = h.workspace_id)
      and not exists (select from private.commits c where c.workspace_id = h.workspace_id);
end $$;

-- After a backup was restored: what browsers have seen of the versions to come may never have been.
create function private.restart_feed() returns void
language sql set search_path = '' as $$
  update private.heads set epoch = left(gen_random_uuid()::text, 8)
$$;

-- No policies: only the functions of this schema come here.
alter table private.heads enable row level security;
alter table private.commits enable row level security;
alter table private.changes enable row level security;
alter table private.answers enable row level security;
