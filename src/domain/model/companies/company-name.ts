/** Legal forms as they end company names, without their dots. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  `inc incorporated corp corporation co llc llp lp ltd limited plc pllc pc gmbh mbh ag kg kgaa ohg gbr ug ev eg se
  sa sas sasu sarl eurl snc scop srl spa sapa sro as vos zs ks spzoo zoo sl slu cv bv nv vof cvba bvba ab aps oy oyj asa
  kft zrt nyrt bt doo dd ad ood eood uab sia ou pty pte sdn bhd pvt private kk gk ltda eireli lda sti ooo oao zao pao tov`.split(
    /\s+/,
  ),
)

/** Forms whose dots and spaces make several words of them: `sp. z o.o.`, `s. r. o.`, `S. de R.L. de C.V.` */
const SPACED_FORMS =
  /(?:(?<![\s,])[\s,]+(?:sp\.?\s*z\s*o\.?\s*o\.?|s\.?\s*r\.?\s*o\.?|spol\.?\s+s\s+r\.?\s*o\.?|s\.?\s*a\.?\s+de\s+c\.?\s*v\.?|s\.?\s+de\s+r\.?\s*l\.?(?:\s+de\s+c\.?\s*v\.?)?|d\.?\s*o\.?\s*o\.?|gmbh\s*&\s*co\.?\s*kg(?:aa)?))+$/u

/**
 * What two spellings of one company have in common: lower case, no accents, no legal form at the end, no punctuation. For
 * comparing only; never shown. A name that is nothing but a legal form stays as it is.
 */
export function normalName(name: string): string {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
  const words = plainWords(folded.replace(SPACED_FORMS, ''))
  while (words.length > 1 && LEGAL_FORMS.has(words.at(-1) ?? '')) words.pop()
  const bare = words.filter((word, index) => word !== '' && !(index === 0 && word === 'the' && words.length > 1)).join(' ')
  return bare === '' ? plainWords(folded).join(' ') : bare
}

/** Forms that are written in several ways. */
const SAME_FORMS: Readonly<Record<string, string>> = {
  incorporated: 'inc',
  corporation: 'corp',
  limited: 'ltd',
  sti: 'ltd',
  mbh: 'gmbh',
  private: 'pvt',
  zoo: 'spzoo',
}

/** The legal form at the end of a name, as it is compared; `null`: it has none. */
function legalFormOf(name: string): string | null {
  const folded = name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .trim()
  const spaced = SPACED_FORMS.exec(folded)?.[0].replace(/[^a-z]/g, '')
  if (spaced !== undefined) return SAME_FORMS[spaced] ?? spaced
  const words = plainWords(folded)
  const last = words.at(-1) ?? ''
  return words.length > 1 && LEGAL_FORMS.has(last) ? (SAME_FORMS[last] ?? last) : null
}

/** `Acme GmbH` and `Acme AG` are two companies as the law has it; `Acme` may be either. */
export function differInForm(a: string, b: string): boolean {
  const [one, other] = [legalFormOf(a), legalFormOf(b)]
  return one !== null && other !== null && one !== other
}

/** Forms that are no surname and no ending of one in any language: `Ana Sa` is somebody, `Acme GmbH` is not. */
const SURE_FORMS =
  /[\s,](gmbh|g\.m\.b\.h\.|mbh|inc|ltd|llc|llp|limited|corp|corporation|incorporated|kg|kgaa|ohg|e\.\s?v|a\.g|b\.v|n\.v|s\.r\.l|s\.\s?r\.\s?o|s\.a\.s|sarl|plc|oy|aps|kft|zrt|nyrt|lda|ltda|sp\.?\s?z\s?o\.?\s?o|a\.\s?ş|ltd\.?\s?şti|şti|pvt|pty)\.?$/iu

/** Two letters that are a form only as capitals after a name that is not all of them. */
const CAPITALS = /^\P{Ll}*\p{Ll}.*[\s,](AB|AG|AS|AŞ|A\/S|BV|NV|SA|SE|SL|SAS|SRL|Srl|S\.?p\.?A\.?|ASA|Oyj)$/u

const LONGEST_FORM = 60

/** Forms that stand before a name as well as behind it, in scripts where they are part of no other word. */
const SIGNS = /株式会社|有限会社|合同会社|有限公司|주식회사|유한회사|[(（][株有주][)）]|^(ООО|ОАО|ЗАО|ПАО|АО|ИП|ТОВ) /u

/** Does the name end in a legal form, so that it is nobody's? */
export function isCompanyName(name: string): boolean {
  // Looked for at the end alone: a cell may hold a whole text.
  const end = name.trim().slice(-LONGEST_FORM)
  return SURE_FORMS.test(end) || CAPITALS.test(end) || (name.length <= LONGEST_FORM && SIGNS.test(name))
}

/** `S.A.` is the word `sa`; other punctuation separates words. */
function plainWords(text: string): string[] {
  return text
    .replace(/[.'’]/gu, '')
    .replace(/&/gu, ' and ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/*
 * Hosts that give a mailbox to anybody. An address there says nothing of where its owner works, so such a host neither
 * makes nor matches a company. The large ones by market, and the internet providers whose mailboxes are still common.
 */
const HOSTS: ReadonlySet<string> = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com passport.com yahoo.com ymail.com rocketmail.com aol.com
  aim.com icloud.com me.com mac.com proton.me protonmail.com protonmail.ch pm.me tutanota.com tutanota.de tuta.io tuta.com
  zoho.com zohomail.com zohomail.eu mail.com email.com gmx.com gmx.us fastmail.com fastmail.fm hey.com hushmail.com
  mailfence.com startmail.com posteo.de posteo.net mailbox.org disroot.org riseup.net runbox.com kolabnow.com inbox.com
  usa.com europe.com consultant.com duck.com mozmail.com simplelogin.com yandex.com yandex.ru ya.ru mail.ru bk.ru inbox.ru
  list.ru rambler.ru
  gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de online.de mail.de email.de outlook.de hotmail.de live.de
  yahoo.de aon.at chello.at bluewin.ch hispeed.ch sunrise.ch
  orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr numericable.fr bbox.fr gmx.fr outlook.fr hotmail.fr live.fr yahoo.fr
  libero.it virgilio.it alice.it tin.it tiscali.it email.it hotmail.it live.it outlook.it yahoo.it fastwebnet.it
  hotmail.es yahoo.es outlook.es telefonica.net terra.es movistar.es sapo.pt hotmail.pt live.com.pt
  hotmail.co.uk live.co.uk outlook.co.uk yahoo.co.uk btinternet.com sky.com virginmedia.com ntlworld.com blueyonder.co.uk
  talktalk.net tiscali.co.uk eircom.net yahoo.ie
  seznam.cz email.cz post.cz centrum.cz atlas.cz volny.cz azet.sk zoznam.sk centrum.sk post.sk wp.pl o2.pl onet.pl onet.eu
  interia.pl gazeta.pl poczta.onet.pl tlen.pl freemail.hu citromail.hu t-online.hu abv.bg mail.bg yahoo.ro ukr.net i.ua meta.ua
  telenet.be skynet.be hotmail.be live.be ziggo.nl kpnmail.nl planet.nl xs4all.nl hetnet.nl home.nl hotmail.nl live.nl
  hotmail.se live.se telia.com spray.se hotmail.no live.no online.no hotmail.dk live.dk jubii.dk hotmail.fi luukku.com
  suomi24.fi windowslive.com walla.co.il walla.com
  comcast.net verizon.net att.net sbcglobal.net bellsouth.net cox.net charter.net earthlink.net juno.com optonline.net
  rogers.com shaw.ca sympatico.ca telus.net hotmail.ca live.ca yahoo.ca videotron.ca
  hotmail.com.br outlook.com.br yahoo.com.br uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com
  hotmail.com.mx live.com.mx yahoo.com.mx prodigy.net.mx hotmail.com.ar yahoo.com.ar fibertel.com.ar
  bigpond.com bigpond.net.au optusnet.com.au iinet.net.au live.com.au outlook.com.au yahoo.com.au hotmail.com.au xtra.co.nz
  yahoo.co.in rediffmail.com yahoo.in indiatimes.com yahoo.com.sg yahoo.com.ph yahoo.co.id yahoo.com.vn
  qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com aliyun.com 139.com 189.cn
  yahoo.co.jp docomo.ne.jp ezweb.ne.jp softbank.ne.jp i.softbank.jp nifty.com naver.com daum.net hanmail.net nate.com
  yahoo.com.tw yahoo.com.hk pchome.com.tw mweb.co.za webmail.co.za vodamail.co.za`.split(/\s+/),
)

/** @param host lower case, as `cleanDomain` gives it */
export function isFreeMail(host: string): boolean {
  return HOSTS.has(host)
}

/** The host of an address, when it says where its owner works: not of a free-mail address. */
export function companyDomainOf(email: string): string | null {
  const host = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return host === '' || !host.includes('.') || isFreeMail(host) ? null : host
}
