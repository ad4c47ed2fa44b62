-- Workspaces, who belongs to them, and who is asked to. Roles and states are text with a check: comparing an enum is not
-- leakproof, so that no index on one would be used under row level security.

create table public.workspaces (
  workspace_id uuid not null,
  id uuid not null,
  version bigint not null,
  created_at timestamptz(3) not null,
  created_by uuid,
  created_via text collate "C" not null,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  updated_via text collate "C" not null,
  deleted_at timestamptz(3),
  name text not null,
  slug text collate "C" not null,
  currency text not null,
  country text not null,
  locale text not null,
  time_zone text not null,
  week_start text collate "C" not null default 'monday',
  member_visibility text collate "C" not null default 'everything',
  -- From other currencies into the workspace's, for "about" figures; no exact sum is made of them.
  rates jsonb not null default '[]',
  -- What the secret for captured mail is worked out for.
  capture_id uuid,
  name_fold text collate "C" not null generated always as (private.fold(name)) stored,
  currency_fold text collate "C" not null generated always as (private.fold(currency)) stored,
  country_fold text collate "C" not null generated always as (private.fold(country)) stored,
  locale_fold text collate "C" not null generated always as (private.fold(locale)) stored,
  time_zone_fold text collate "C" not null generated always as (private.fold(time_zone)) stored,
  search_text text collate "C" not null generated always as (private.fold(name)) stored,
  primary key (workspace_id, id),
  unique (id),
  -- A workspace is a record of itself, so that whatever holds for a tenant's rows holds for its own.
  constraint workspaces_id_own check (workspace_id = id),
  constraint workspaces_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint workspaces_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint workspaces_name_line check (private.is_line(name, 200)),
  constraint workspaces_slug_shape check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 60),
  constraint workspaces_currency_known check (private.is_currency(currency)),
  constraint workspaces_country_shape check (country ~ '^[A-Z]{2}$'),
  constraint workspaces_locale_line check (private.is_line(locale, 35) and char_length(locale) >= 2),
  constraint workspaces_time_zone_line check (private.is_line(time_zone, 60)),
  constraint workspaces_week_start_choice check (week_start in ('monday', 'sunday', 'saturday')),
  constraint workspaces_member_visibility_choice check (member_visibility in ('everything', 'own-and-unassigned-deals')),
  constraint workspaces_rates_shape check (private.are_rates(rates))
);
create index workspaces_by_name on public.workspaces (name_fold, id);

create table public.members (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at timestamptz(3) not null,
  created_by uuid,
  created_via text collate "C" not null,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  updated_via text collate "C" not null,
  deleted_at timestamptz(3),
  -- null: somebody who came with a restored workspace and has not joined it
  user_id uuid references auth.users (id),
  role text collate "C" not null,
  status text collate "C" not null default 'active',
  display_name text not null,
  title text,
  -- IANA name; null: the workspace's
  time_zone text,
  avatar_file_id uuid,
  -- What the secret of the member's calendar link is worked out for.
  calendar_feed_id uuid,
  display_name_fold text collate "C" not null generated always as (private.fold(display_name)) stored,
  title_fold text collate "C" generated always as (private.fold(title)) stored,
  time_zone_fold text collate "C" generated always as (private.fold(time_zone)) stored,
  search_text text collate "C" not null generated always as (private.fold(private.joined(display_name, title))) stored,
  primary key (workspace_id, id),
  constraint members_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint members_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint members_role_choice check (role in ('owner', 'admin', 'member', 'viewer')),
  constraint members_status_choice check (status in ('active', 'deactivated', 'invited')),
  constraint members_status_somebody check (status = 'deactivated' or (user_id is null) = (status = 'invited')),
  constraint members_display_name_line check (private.is_line(display_name, 200)),
  constraint members_title_line check (private.is_line(title, 200)),
  constraint members_time_zone_line check (private.is_line(time_zone, 60)),
  -- Deferred, as all that concerns several records is: one commit may swap them.
  constraint members_user_id_once exclude using btree (workspace_id with =, user_id with =)
    where (deleted_at is null) deferrable initially deferred
);
create index members_by_user on public.members (user_id, workspace_id) include (id, role, status);
create index members_by_display_name on public.members (workspace_id, display_name_fold, id);
create index members_by_avatar_file on public.members (workspace_id, avatar_file_id) where avatar_file_id is not null;

create table public.invitations (
  workspace_id uuid not null references public.workspaces (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  created_at timestamptz(3) not null,
  created_by uuid,
  created_via text collate "C" not null,
  updated_at timestamptz(3) not null,
  updated_by uuid,
  updated_via text collate "C" not null,
  deleted_at timestamptz(3),
  email text not null,
  role text collate "C" not null,
  status text collate "C" not null default 'pending',
  expires_at timestamptz(3) not null,
  invited_by uuid,
  -- The member whom the invited person becomes; null: a new one.
  member_id uuid,
  email_fold text collate "C" not null generated always as (private.fold(email)) stored,
  search_text text collate "C" not null generated always as (private.fold(email)) stored,
  primary key (workspace_id, id),
  constraint invitations_created_via_choice check (created_via in ('app', 'import', 'function', 'sample')),
  constraint invitations_updated_via_choice check (updated_via in ('app', 'import', 'function', 'sample')),
  constraint invitations_email_shape check (private.is_email(email)),
  constraint invitations_role_choice check (role in ('owner', 'admin', 'member', 'viewer')),
  constraint invitations_status_choice check (status in ('pending', 'accepted', 'revoked', 'expired')),
  constraint invitations_invited_by_member foreign key (workspace_id, invited_by)
    references public.members (workspace_id, id) deferrable initially deferred,
  constraint invitations_member_id_there foreign key (workspace_id, member_id)
    references public.members (workspace_id, id) deferrable initially deferred,
  constraint invitations_email_once exclude using btree (workspace_id with =, email with =)
    where (deleted_at is null and status = 'pending') deferrable initially deferred
);
create index invitations_by_member on public.invitations (workspace_id, invited_by);
create index invitations_by_whom on public.invitations (workspace_id, member_id) where member_id is not null;
create index invitations_by_created_at on public.invitations (workspace_id, created_at, id);

-- Only the SHA-256 of an invitation's token is kept, and where no client reads. One at a time: sending the invitation again
-- voids the token before.
create table private.invitation_tokens (
  workspace_id uuid not null,
  invitation_id uuid not null,
  token_hash text collate "C" not null unique,
  primary key (workspace_id, invitation_id),
  foreign key (workspace_id, invitation_id) references public.invitations (workspace_id, id) on delete cascade,
  constraint invitation_tokens_token_hash_shape check (token_hash ~ '^[0-9a-f]{64}$')
);

alter table public.workspaces enable row level security;
alter table public.members enable row level security;
alter table public.invitations enable row level security;
alter table private.invitation_tokens enable row level security;
