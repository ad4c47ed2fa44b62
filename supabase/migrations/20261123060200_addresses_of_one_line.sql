-- An address of the web has no control characters and is of one line: what it is written into, a card or a calendar, would read the
-- rest as its own. As `isWebUrl` of src/domain/model/kernel/web-address.ts.
create or replace function private.is_web_address(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = '' as $$
begin
  return private.fits(value, 2000) and value ~* '^https?:[^?#]*\.' and value !~* '^https?:[/\\]*[^:/\\?#][^/\\?#]*@'
    and value !~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
end
$$;

-- What was kept before: without them, so that the record can be edited and a backup restored.
update public.companies set website = regexp_replace(website, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', '', 'g')
  where website ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
update public.webhooks set url = regexp_replace(url, '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', '', 'g')
  where url ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]';
update public.people p set links = (
    select jsonb_agg(jsonb_set(l.link, '{url}',
      to_jsonb(regexp_replace(l.link ->> 'url', '[\u0001-\u001f\u007f-\u009f\u2028\u2029]', '', 'g'))) order by l.place)
    from jsonb_array_elements(p.links) with ordinality l (link, place)
  )
  where exists (select from jsonb_array_elements(p.links) l (link) where l.link ->> 'url' ~ '[\u0001-\u001f\u007f-\u009f\u2028\u2029]');
