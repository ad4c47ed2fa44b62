/** Yahoo names its numbers by their places alone: what they are in plain English, and as it calls them. */
export const YAHOO_WORDS = [
  'Home Phone|Business Phone|Other Phone|Other Phone 2|Primary Phone|Work State|Work Postal Code|Home City|Home State|Home Postal Code|Distribution Lists|Messenger ID|Custom 1|Custom 2|Custom 3|Custom 4|Alternate Email 1|Alternate Email 2|Personal Web Page|Business Web Page',
  'Home|Work|Other|Yahoo Phone|Primary|Work County|Work Post Code|Home Town|Home County|Home Post Code|Distribution Lists|Messenger ID|Custom 1|Custom 2|Custom 3|Custom 4|Alternate Email 1|Alternate Email 2|Personal Website|Business Website',
] as const
