import type { Labels } from '../../targets'

export const FINNISH: Labels = {
  anywhere: {
    owner:
      'vastuukäyttäjä|vastuussa|vastuullinen|yhteyshenkilön omistaja|kontaktin omistaja|asiakkaan omistaja|tilin omistaja|asiakasvastuullinen',
    description:
      'muistiinpano|huomautus|kommentti|lisätieto|huomiot|huomio|muistio|sisäiset muistiinpanot|huomattavaa|huom|muuta|muuta huomioitavaa',
    tags: 'tunniste|tunnisteet|tagit|ryhmä|segmentti|kategoriat|luokittelu|merkinnät',
    company: 'organisaation nimi|asiakas|asiakkaan nimi|asiakasyritys|tili|tilin nimi|yhtiön nimi|toiminimi',
    fullName:
      'yhteyshenkilön nimi|kontakti|kontaktin nimi|kontaktihenkilö|kontaktihenkilön nimi|yhteyshenkilöt|kontaktit|ensisijainen yhteyshenkilö',
    email:
      'yhteyshenkilön sähköposti|yhteyshenkilön sähköpostiosoite|kontaktin sähköposti|kontaktin sähköpostiosoite|kontaktihenkilön sähköposti|toissijainen sähköposti',
    phone: 'työpuhelin|toimiston puhelin|toimistopuhelin|yrityksen puhelin|muu puhelin|faksin numero',
    street: 'osoiterivi 1|osoite 1|katuosoite 1|ensisijaisen osoitteen katu|postitusosoite katu',
    city: 'postitmp|postitp|kotipaikka|kaupunki/kunta|kotikaupunki',
    region: 'maakunta|lääni|osavaltio|alue|osavaltio/alue',
    postalCode: 'postinr|pnro|postikoodi',
    country: 'valtio|maa/alue|maakoodi|maan nimi|kotimaa',
    address: 'koko osoite|laskutusosoite|ensisijainen osoite|osoitetiedot|yrityksen osoite',
    companyIndustry:
      'ala|teollisuudenala|toimialaluokitus|liiketoiminta-alue|toimialan kuvaus|päätoimiala|toimialanimi|toimialakuvaus',
    link: 'verkkosivusto|www-osoite|verkko-osoite|nettisivu|nettisivut|web-sivusto|web-sivu|sivusto',
    source: 'liidilähde|alkuperäinen lähde|mistä kuulit meistä|kontaktin lähde|mistä löysit meidät|asiakkaan lähde|lähdekanava',
    firstName: 'yhteyshenkilön etunimi|kontaktin etunimi',
    middleName: 'toinen nimi|keskinimi|muut etunimet|toinen etunimi|välinimi',
    lastName: 'perhenimi|yhteyshenkilön sukunimi|kontaktin sukunimi',
    namePrefix: 'puhuttelu|puhuttelumuoto|tervehdys|titteli (nimen edessä)|oppiarvo|nimen etuliite|puhuttelunimi',
    nameSuffix: 'jälkiliite|nimen jälkiliite|pääte|nimen pääte',
    nickname: 'lempinimi|kutsumanimi (lempinimi)|nimimerkki',
    jobTitle: 'toimi|rooli|työtehtävä|ammattinimike|virka|työnimike|asema yrityksessä|asemanimike',
    birthday: 'syntymäpäivämäärä',
    doNotContact:
      'älä soita|ei saa soittaa|ei soittoja|ei sähköpostia|ei saa ottaa yhteyttä|älä ota yhteyttä|ei markkinointia|markkinointikielto',
  },
  people: {
    'people.originalCreatedAt':
      'luontipvm|luontiaika|luomispäivä|luontipäivämäärä|perustettu päivä|lisäyspäivä|luotu pvm|rekisteröity|liittynyt jäseneksi|liittynyt|liittymispäivä|liittymispvm|jäsenyys alkanut|jäsen alkaen|jäsenenä alkaen',
    'people.phone':
      'yhteyshenkilön puhelin|yhteyshenkilön puhelinnumero|kontaktin puhelin|kontaktin puhelinnumero|puhelin yhteyshenkilö',
    'companies.size':
      'työntekijät|työntekijämäärä|työntekijöitä|työntekijöiden määrä|työntekijöiden lukumäärä|henkilöstö|henkilöstön määrä|henkilöstön lukumäärä',
    'people.recordId': 'asiakasnro|asiakas-id|asiakastunnus|asiakastunniste|ulkoinen id|ulkoinen tunnus|tunnus|tunnistenumero',
    'people.jobTitle': 'tehtävä',
    'people.doNotContact': 'älä soita',
    'people.region': 'ensisijainen osoite, osavaltio',
    'companies.name': 'järjestö',
  },
  companies: {
    'companies.originalCreatedAt':
      'luontipäivä|luontipvm|luontiaika|luomispäivä|luontipäivämäärä|perustettu päivä|lisätty|lisäyspäivä',
    'companies.tags': 'luokka',
    'people.phone':
      'yhteyshenkilön puhelin|yhteyshenkilön puhelinnumero|kontaktin puhelin|kontaktin puhelinnumero|puhelin yhteyshenkilö',
    'companies.size':
      'työntekijöitä|työntekijöiden määrä|työntekijöiden lukumäärä|henkilöstön määrä|henkilöstön lukumäärä|yrityksen koko|henkilömäärä|henkilöstömääräluokka',
    'companies.recordId': 'asiakasnumero|asiakasnro|asiakas-id|asiakastunnus|asiakastunniste|ulkoinen id|ulkoinen tunnus|tunnus',
    'companies.name': 'virallinen nimi|aputoiminimi|markkinointinimi|rekisteröity nimi',
    'companies.domain': 'verkkotunnus|domain-nimi|sähköpostin verkkotunnus|yrityksen verkkotunnus|yrityksen verkkotunnuksen nimi',
    'people.jobTitle': 'yhteyshenkilön titteli|yhteyshenkilön asema|yhteyshenkilön tehtävä',
  },
  deals: {
    'deals.originalCreatedAt':
      'luontipvm|luontiaika|luomispäivä|luontipäivämäärä|perustettu päivä|lisätty|lisäyspäivä|rekisteröity',
    'deals.tags': 'luokka',
    'people.phone':
      'yhteyshenkilön puhelin|yhteyshenkilön puhelinnumero|kontaktin puhelin|kontaktin puhelinnumero|puhelin yhteyshenkilö',
    'people.email': 'asiakkaan sähköposti',
    'deals.title': 'mahdollisuuden nimi|aihe|otsikko|projektin nimi|diili|myyntihanke|hankkeen nimi|kaupan otsikko',
    'deals.pipeline': 'myyntiputki|putki|myyntisuppilo|myyntiprosessi|myyntiputken nimi|prosessi',
    'deals.stage': 'myyntiputken vaihe|mahdollisuuden vaihe|prosessivaihe|myyntiprosessin vaihe|putken vaihe|diilin vaihe',
    'deals.status': 'tilanne|kaupan tila|mahdollisuuden tila|tilan syy|myyntimahdollisuuden tila|tarjouksen tila',
    'deals.amount':
      'arvioitu arvo|odotettu arvo|odotettu tuotto|arvioitu tuotto|odotettu liikevaihto|kokonaisarvo|euromäärä|myyntisumma',
    'deals.currency': 'valuuttakoodi|rahayksikkö',
    'deals.probability': 'onnistumistodennäköisyys|kaupan todennäköisyys|tn %|voiton todennäköisyys|tod.näk.',
    'deals.expectedCloseOn':
      'odotettu sulkemispäivä|arvioitu päättymispäivä|päättämispäivä|oletettu sulkemispäivä|arvioitu kauppapäivä|odotettu kauppapäivä|ennustettu sulkemispäivä|odotettu sulkeutumispäivä',
    'deals.closedAt': 'todellinen sulkemispäivä|suljettu pvm|päättynyt|todellinen päättymispäivä|suljettu päivä',
    'deals.wonAt': 'voitettu|voitettu pvm|voittopäivä|voitettu päivä|voittamispäivä|kauppapäivä|tilauspäivä',
    'deals.lostAt': 'hävitty|hävitty pvm|hävitty päivä|menetetty pvm|häviöpäivä|menetetty',
    'deals.lostReason': 'menetyksen syy|hävitty syy|syy häviöön|menettämisen syy|syy',
    'deals.recordId':
      'kaupan id|kaupan tunnus|myyntimahdollisuuden id|mahdollisuuden id|tarjousnumero|projektinumero|numero|tarjousnro',
  },
  tasks: {
    'tasks.kind': 'kategoria|luokka|tyyppi|tehtävän tyyppi|tehtävätyyppi|aktiviteetin tyyppi|aktiviteettityyppi|laji',
    'tasks.due': 'päättymispäivä|pvm|päivämäärä|milloin|loppupäivä|loppupvm|erääntyy|päättymisaika|erääntymispäivä',
    'tasks.completedAt':
      'suljettu|todellinen päättymispäivä|päätetty|valmistumispäivä|suoritettu pvm|suorituspäivä|valmis pvm|suoritettu päivä',
    'tasks.recordId': 'numero|tehtävän id|tehtävä id|tehtävänumero|tehtävän numero|aktiviteetin id',
    'tasks.assignee': 'suorittaja|delegoitu|tehtävän omistaja|vastuutaho|toteuttaja|tehtävän vastuuhenkilö|kenelle',
    'tasks.body': 'tiedot|tehtävän kuvaus|yksityiskohdat|tarkennus',
    'tasks.related': 'liittyen|koskee|liittyy kohteeseen|kohde|liitetty|yhdistetty|liittyy asiaan|yläkohde',
    'tasks.title': 'aktiviteetti|toimenpide|tehtävän otsikko|tehtävän aihe|muistutus aihe|työ|tekeminen|tehdään',
    'tasks.dueTime': 'kello|päättymiskellonaika|määräaika klo',
    'tasks.remindAt': 'muistutus|muistutuspäivä|muistutusaika|muistutuspvm|muistuta|hälytys|muistutuksen aika|muistutuksen päivä',
    'tasks.priority': 'kiireellisyysluokka|prioriteettitaso|tärkeysaste',
    'tasks.status': 'tehtävän tila|valmiusaste',
  },
  notes: {
    'notes.detail': 'tila|suunta|kesto|paikka|sijainti|tulos|lopputulos|kesto (min)',
    'notes.recordId': 'numero|aktiviteetin id|muistiinpanon id|puhelun id|tapahtuman id|tapahtumanumero',
    'notes.related': 'liittyen|koskee|liittyy kohteeseen|kohde|liitetty|yhdistetty|liittyy asiaan|yläkohde',
    'notes.kind':
      'aktiviteetin tyyppi|aktiviteettityyppi|tapahtuman tyyppi|tapahtumatyyppi|yhteydenottotapa|yhteydenoton tyyppi|puhelun tyyppi|kontaktitapa',
    'notes.happenedAt': 'aika|päivä|päivämäärä ja aika|aloituspäivä|alkamispäivä|alkaa|alkamisaika|aloitusaika',
    'notes.body':
      'muistiinpanon teksti|pöytäkirja|kokousmuistio|tapaamismuistio|keskustelun sisältö|puhelun muistiinpanot|raportti|tiivistelmä',
    'people.fullName': 'osallistujat|osallistuja|läsnä|kutsutut|keskustelukumppani|läsnäolijat',
    'notes.title':
      'puhelun aihe|tapaamisen aihe|kokouksen aihe|muistiinpanon otsikko|muistiinpanon aihe|viestin otsikko|viestin aihe',
  },
}
