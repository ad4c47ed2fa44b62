/** Mailboxes that several people share: an address alone does not make two of them one. */
const SHARED =
  /^(info|office|contact|kontakt|contacto|contatto|contato|sales|vertrieb|ventas|hello|hallo|hola|support|admin|administration|mail|team|service|post|buero|verkauf|marketing|hr|jobs|presse?|accounts?|billing|invoices?|rechnung|enquiries|inquiries|welcome|reception|help|webmaster|no-?reply|general|secretary|sekretariat|accueil|bonjour|commercial)@/

export function isSharedMailbox(mail: string): boolean {
  return SHARED.test(mail)
}
