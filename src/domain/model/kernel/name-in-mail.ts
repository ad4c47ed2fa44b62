/** Of what somebody typed as a name, as much as a subject has room for. */
const MOST = 80
/** What is not seen and changes what is: controls, marks of direction, joiners, tags and variation selectors. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu
/** Dots that a host name may have. */
const DOTS = /[.\u3002\uff0e\uff61]/g

/**
 * A name that strangers may have chosen, as it may stand in a mail of ours: one line, not long, no marks of direction, and nothing
 * that a mail program makes a link of. It is still read as what it was.
 */
export function nameInMail(name: string, most: number = MOST): string {
  const plain = name
    .normalize('NFKC')
    .replace(/\s/gu, ' ')
    .replace(UNSEEN, '')
    // No scheme, no address, and no host: a mail program ends a host where white space is.
    .replace(/:\/*(?=\S)/g, ': ')
    .replace(/@/g, ' (at) ')
    .replace(DOTS, '. ')
    .replace(/ +/g, ' ')
    .trim()
  const letters = Array.from(plain)
  return letters.length <= most
    ? plain
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trim()}…`
}
