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
