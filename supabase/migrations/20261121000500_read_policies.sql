-- Who reads what: the read rows of RECORD_GRANTS (src/domain/model/access/policy.ts) and of visibility.ts. There are no other
-- policies, since nobody writes to a table: every write is a commit.

-- What a member is told is for that member alone, whatever their role.
create policy notifications_read on public.notifications for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and member_id = any ((select private.member_ids())::uuid[])
  );

-- The workspaces one belongs to, trashed ones too, for their owner brings them back.
create policy workspaces_read on public.workspaces for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));

-- The team is known to everybody in it, deactivated members too: their names stand at what they did.
create policy members_read on public.members for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));

-- Whom the workspace has asked is for owners and admins to know.
create policy invitations_read on public.invitations for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and workspace_id = any ((select private.managed_workspace_ids())::uuid[])
  );

-- Where the workspace's news goes is for those to know who may change it.
create policy webhooks_read on public.webhooks for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and workspace_id = any ((select private.managed_workspace_ids())::uuid[])
  );

-- Open to every member, whatever the workspace lets them see of deals.
create policy people_read on public.people for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
create policy companies_read on public.companies for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
create policy tags_read on public.tags for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
create policy field_definitions_read on public.field_definitions for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
create policy pipelines_read on public.pipelines for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
create policy stages_read on public.stages for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
create policy lost_reasons_read on public.lost_reasons for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));
create policy imports_read on public.imports for select to authenticated
  using (workspace_id = any ((select private.workspace_ids())::uuid[]));

-- What records were before an import is for who ran it to know, and for those who manage: who may see them now is not asked.
create policy import_chunks_read on public.import_chunks for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (
      created_by = any ((select private.member_ids())::uuid[])
      or workspace_id = any ((select private.managed_workspace_ids())::uuid[])
    )
  );

-- A view that is not shared is its maker's alone, whatever the role of who asks.
create policy saved_views_read on public.saved_views for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (shared or created_by = any ((select private.member_ids())::uuid[]))
  );

-- Under `own-and-unassigned-deals`, members and viewers see no deal that somebody else owns, nor what is written about one.
-- The cheap question comes first: where everything is open, no row is asked.
create policy deals_read on public.deals for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (
      workspace_id = any ((select private.open_workspace_ids())::uuid[])
      or owner_id is null
      or owner_id = any ((select private.member_ids())::uuid[])
    )
  );
create policy tasks_read on public.tasks for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (
      workspace_id = any ((select private.open_workspace_ids())::uuid[])
      or private.shows_subjects(workspace_id, subjects)
    )
  );
create policy notes_read on public.notes for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (
      workspace_id = any ((select private.open_workspace_ids())::uuid[])
      or private.shows_subjects(workspace_id, subjects)
    )
  );
-- What a merge moved is of deals too: who may not read one of them may not read the merge, and so cannot split it.
create policy merges_read on public.merges for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (
      workspace_id = any ((select private.open_workspace_ids())::uuid[])
      or deal_ids = '{}'
      or private.shows_subjects(workspace_id, array(select 'deals/' || d from unnest(deal_ids) d))
    )
  );
create policy activities_read on public.activities for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (
      workspace_id = any ((select private.open_workspace_ids())::uuid[])
      or private.shows_subjects(workspace_id, subjects)
    )
  );
create policy files_read on public.files for select to authenticated
  using (
    workspace_id = any ((select private.workspace_ids())::uuid[])
    and (
      workspace_id = any ((select private.open_workspace_ids())::uuid[])
      or subject is null
      or private.shows_subjects(workspace_id, array[subject])
    )
  );
