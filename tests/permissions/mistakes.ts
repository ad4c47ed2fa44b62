/** A mistake that a migration could make, as SQL, and which test is to notice it. */
export interface Mistake {
  readonly name: string
  readonly sql: string
  readonly noticedBy:
    | { readonly test: 'invariants' | 'visibility' | 'escalation' }
    /** Of the permission table only these collections are tried. */
    | { readonly test: 'permissions'; readonly collections: readonly string[] }
}

const invariants = { test: 'invariants' } as const
const visibility = { test: 'visibility' } as const
const escalation = { test: 'escalation' } as const
const permissions = (...collections: readonly string[]) => ({ test: 'permissions', collections }) as const

export const MISTAKES: readonly Mistake[] = [
  {
    name: 'everybody reads all people',
    sql: 'alter policy people_read on public.people using (true)',
    noticedBy: permissions('people'),
  },
  {
    name: 'members read invitations',
    sql: 'alter policy invitations_read on public.invitations using (workspace_id = any ((select private.workspace_ids())::uuid[]))',
    noticedBy: permissions('invitations'),
  },
  {
    name: 'deals are open to all members',
    sql: 'alter policy deals_read on public.deals using (workspace_id = any ((select private.workspace_ids())::uuid[]))',
    noticedBy: visibility,
  },
  {
    name: 'notes about hidden deals are open',
    sql: 'alter policy notes_read on public.notes using (workspace_id = any ((select private.workspace_ids())::uuid[]))',
    noticedBy: visibility,
  },
  {
    name: 'a deal that is gone hides nothing',
    sql: `create or replace function private.shows_subjects(workspace_id uuid, subjects text[]) returns boolean
      language plpgsql stable security definer set search_path = '' as $$
      begin
        return not exists (select from public.deals d where 'deals/' || d.id = any (subjects)
          and d.owner_id is not null and not d.owner_id = any (private.member_ids()));
      end $$`,
    noticedBy: visibility,
  },
  {
    name: 'members who were deactivated are still members',
    sql: `create or replace function private.workspace_ids() returns uuid[]
      language plpgsql stable security definer set search_path = '' as $$
      begin
        if not private.session_alive() then return '{}'; end if;
        return array(select m.workspace_id from public.members m where m.user_id = auth.uid());
      end $$`,
    noticedBy: permissions('tags'),
  },
  {
    name: 'a session outlives its end',
    sql: `create or replace function private.session_alive() returns boolean
      language plpgsql stable security definer set search_path = '' as $$ begin return true; end $$`,
    noticedBy: permissions('tags'),
  },
  {
    name: 'row level security is off',
    sql: 'alter table public.notes disable row level security',
    noticedBy: invariants,
  },
  {
    name: 'a table is granted to everybody who signed in',
    sql: 'grant insert, update on public.people to authenticated',
    noticedBy: invariants,
  },
  { name: 'a table is granted to anybody', sql: 'grant select on public.companies to anon', noticedBy: permissions('companies') },
  { name: 'tokens can be read', sql: 'grant select on private.invitation_tokens to authenticated', noticedBy: escalation },
  {
    name: 'a view runs with its owner’s rights',
    sql: 'alter view public.person_rows reset (security_invoker)',
    noticedBy: invariants,
  },
  {
    name: 'a searching function runs with its owner’s rights',
    sql: 'alter function public.search_people(uuid, text[]) security definer',
    noticedBy: invariants,
  },
  {
    name: 'a search is judged by rows that others may read',
    sql: 'alter function public.search_sample(text, uuid) security definer',
    noticedBy: invariants,
  },
  {
    name: 'a policy asks for every row',
    sql: 'alter policy tags_read on public.tags using (workspace_id = any (private.workspace_ids()))',
    noticedBy: invariants,
  },
  {
    name: 'viewers make people',
    sql: `insert into private.grants values ('people', 'create', 'viewer', 'any')`,
    noticedBy: permissions('people'),
  },
  {
    name: 'members change what others noted',
    sql: `update private.grants set granted = 'any' where collection = 'notes' and granted = 'own'`,
    noticedBy: permissions('notes'),
  },
  {
    name: 'members purge',
    sql: `insert into private.grants values ('companies', 'purge', 'member', 'any')`,
    noticedBy: permissions('companies'),
  },
  {
    name: 'admins delete the workspace',
    sql: `insert into private.grants values ('workspaces', 'trash', 'admin', 'any')`,
    noticedBy: permissions('workspaces'),
  },
  {
    name: 'an admin may change an owner',
    sql: `create or replace function private.may_change_member(writer private.writer, before jsonb, after jsonb) returns boolean
      language plpgsql immutable set search_path = '' as $$ begin return true; end $$`,
    noticedBy: escalation,
  },
  {
    name: 'what is named may be anywhere',
    sql: `create or replace function private.is_there(workspace_id uuid, collection text, id uuid) returns boolean
      language plpgsql stable set search_path = '' as $$ begin return true; end $$`,
    noticedBy: escalation,
  },
  {
    name: 'functions’ commits are open to members',
    sql: `grant execute on function public.elevated_commit(uuid, uuid, text, jsonb, uuid, jsonb),
      private.elevated_commit(uuid, uuid, text, jsonb, uuid, jsonb) to authenticated`,
    noticedBy: escalation,
  },
  {
    name: 'a view of one’s own is everybody’s',
    sql: 'alter policy saved_views_read on public.saved_views using (workspace_id = any ((select private.workspace_ids())::uuid[]))',
    noticedBy: escalation,
  },
  {
    name: 'managers write what they may not read',
    sql: `create or replace function private.is_hidden(writer private.writer, collection text, record jsonb) returns boolean
      language plpgsql set search_path = '' as $$ begin return false; end $$`,
    noticedBy: escalation,
  },
  {
    name: 'members rename the views of others',
    sql: `update private.grants set granted = 'any' where collection = 'saved_views' and granted = 'own'`,
    noticedBy: permissions('saved_views'),
  },
  {
    name: 'notifications are read by the whole workspace',
    sql: `alter policy notifications_read on public.notifications using (workspace_id = any ((select private.workspace_ids())::uuid[]))`,
    noticedBy: escalation,
  },
  {
    name: 'notifications of others are marked read',
    sql: `update private.grants set granted = 'any' where collection = 'notifications' and verb = 'update'`,
    noticedBy: permissions('notifications'),
  },
  {
    name: 'a notification can be turned into another one',
    sql: `update private.fields set is_fixed = false where collection = 'notifications'`,
    noticedBy: escalation,
  },
  {
    name: 'members read where the news goes',
    sql: 'alter policy webhooks_read on public.webhooks using (workspace_id = any ((select private.workspace_ids())::uuid[]))',
    noticedBy: permissions('webhooks'),
  },
  {
    name: 'members make webhooks',
    sql: `insert into private.grants values ('webhooks', 'create', 'member', 'any')`,
    noticedBy: permissions('webhooks'),
  },
  {
    name: 'fields are read by strangers',
    sql: 'alter policy field_definitions_read on public.field_definitions using (true)',
    noticedBy: permissions('field_definitions'),
  },
  {
    name: 'members make fields',
    sql: `insert into private.grants values ('field_definitions', 'create', 'member', 'any')`,
    noticedBy: permissions('field_definitions'),
  },
  {
    name: 'own values are of any type',
    sql: `create or replace function private.demand_custom(writer private.writer, kind text, collection text, steps private.step[])
      returns void language plpgsql set search_path = '' as $$ begin end $$`,
    noticedBy: escalation,
  },
  {
    name: 'sums are of hidden deals too',
    sql: 'alter view public.deal_figures reset (security_invoker)',
    noticedBy: visibility,
  },
  {
    name: 'stays tell of hidden deals',
    sql: 'alter view public.stage_stays reset (security_invoker)',
    noticedBy: visibility,
  },
  {
    name: 'time in stages is summed from hidden deals too',
    sql: 'alter view public.stay_figures reset (security_invoker)',
    noticedBy: invariants,
  },
  {
    name: 'work on hidden deals is counted',
    sql: 'alter view public.work_figures reset (security_invoker)',
    noticedBy: invariants,
  },
  {
    name: 'what is wrong with the data shows that of others',
    sql: 'alter view public.shared_contacts reset (security_invoker)',
    noticedBy: escalation,
  },
  {
    name: 'what is about a deal is found past who may read it',
    sql: 'alter function public.activities_about(uuid, text) security definer',
    noticedBy: invariants,
  },
  {
    name: 'an id is taken in all workspaces at once',
    sql: 'create unique index people_id on public.people (id)',
    noticedBy: invariants,
  },
  {
    name: 'a text is as long as one likes',
    sql: 'alter table public.notes drop constraint notes_body_lines',
    noticedBy: invariants,
  },
  {
    name: 'changes are sent out row by row',
    sql: 'drop publication if exists supabase_realtime; create publication supabase_realtime for table public.people',
    noticedBy: invariants,
  },
]
