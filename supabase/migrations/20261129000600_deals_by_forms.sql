-- A form may make a deal for whoever fills it in, and ask what it is to say.

create or replace function private.are_form_fields(fields jsonb) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
  keys jsonb := '{}';
  one jsonb;
  names_somebody boolean := false;
begin
  if not private.is_list(fields, 40) then return false; end if;
  for i in 0 .. jsonb_array_length(fields) - 1 loop
    one := fields -> i;
    if not private.has_keys(one, '{key,label,help,required,value}')
      or jsonb_typeof(one -> 'key') <> 'string' or keys ? (one ->> 'key')
      or one ->> 'key' !~ ('^(people\.(firstName|lastName|emails|phones|jobTitle|source|birthday|lifecycle|description)'
        || '|companies\.(name|website|industry|size)|deals\.(amountMinor|expectedCloseOn|source)'
        || '|(people|companies|deals)\.custom\.(?!constructor$)[a-z][a-z0-9_]{0,39})$')
      or jsonb_typeof(one -> 'label') <> 'string' or not private.is_line(one ->> 'label', 200)
      or jsonb_typeof(one -> 'help') not in ('null', 'string') or not coalesce(private.is_line(one ->> 'help', 300), true)
      or jsonb_typeof(one -> 'required') <> 'boolean'
      or jsonb_typeof(one -> 'value') not in ('null', 'string') or not coalesce(private.is_line(one ->> 'value', 200), true)
    then return false; end if;
    keys := keys || jsonb_build_object(one ->> 'key', true);
    names_somebody := names_somebody
      or (one ->> 'value' is null and one ->> 'key' in ('people.firstName', 'people.lastName', 'people.emails', 'people.phones'));
  end loop;
  return names_somebody;
end
$$;

alter table public.forms
  add column deal_title text,
  add column deal_stage_id uuid,
  add column deal_title_fold text collate "C" generated always as (private.fold(deal_title)) stored,
  add constraint forms_deal_title_line check (private.is_line(deal_title, 300)),
  add constraint forms_deal_stage_id_there foreign key (workspace_id, deal_stage_id)
    references public.stages (workspace_id, id) deferrable initially deferred;
create index forms_by_deal_stage on public.forms (workspace_id, deal_stage_id) where deal_stage_id is not null;

insert into private.fields (collection, name, kind, blank, refers_to, most_bytes) values
  ('forms', 'deal_title', 'text', 'null', null, 20000),
  ('forms', 'deal_stage_id', 'id', 'null', 'stages', 20000);
select private.describe_collections();
