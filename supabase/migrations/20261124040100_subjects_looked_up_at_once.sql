-- What is about a record is found in the index at once. With `fastupdate` what was written last waits in a list, which every
-- look-up reads from end to end until the next vacuum: a board looks up the open tasks of each card it shows.
alter index public.tasks_by_subject set (fastupdate = off);
alter index public.notes_by_subject set (fastupdate = off);
alter index public.activities_by_subject set (fastupdate = off);
select gin_clean_pending_list(name::regclass)
from unnest(array['public.tasks_by_subject', 'public.notes_by_subject', 'public.activities_by_subject']) name;
