/** Words that names of contact columns are built of, by what they mean. */
export const KINDS = {
  email: 'email|emails|courriel|messagerie|correo|emailadresse|emailadres|mailadresse|mailadres',
  phone:
    'phone|telephone|tel|telefon|telefono|telefone|telefoon|telefonnummer|telefoonnummer|rufnummer|phones|fon|puhelin|whatsapp|haupttelefon|телефон',
  mobile:
    'mobile|mobil|handy|cell|cellular|cellphone|mobiltelefon|mobiltelefonnummer|mobilnummer|movil|celular|cellulare|gsm|portable|mobiel|mobiele|telemovel|handynummer|natel|mobielnummer|komorkowy|komorka|mobilni|matkapuhelin|мобильный',
  fax: 'fax|telefax|telecopie|faxnummer|faxnumber',
  pager: 'pager',
  street:
    'adresszusatz|street|strasse|rue|calle|via|straat|gatuadress|rua|logradouro|strassenadresse|hausnummer|huisnummer|straatnaam|streetaddress',
  city: 'city|town|ort|stadt|ville|ciudad|citta|plaats|woonplaats|stad|cidade|localidade|localidad|poblacion|wohnort|postort',
  region:
    'state|province|county|region|bundesland|kanton|provincia|provincie|estado|regione|regio|regiao|dep|departement|dept|bundesstaat|etat',
  postalCode: 'postnr|postnummer|zip|postcode|plz|postleitzahl|cap|cep|zipcode|postal|cp|postalcode',
  country: 'country|land|pays|pais|paese|nazione',
  poBox: 'pobox|postfach|postbus',
  address: 'address|adress|adresse|adres|direccion|indirizzo|endereco|anschrift',
} as const
export type Kind = keyof typeof KINDS

export const PLACES = {
  work: 'work|business|office|direct|geschaftlich|dienstlich|arbeit|bureau|professionnel|professionnelle|pro|travail|trabajo|laboral|oficina|uff|ufficio|lavoro|werk|werkadres|zakelijk|zakelijke|kantoor|trabalho|comercial|escritorio|buro|burotelefon|arbete|arbejde|arbeid|jobb',
  home: 'home|ab|privat|private|personal|domicile|personnel|personnelle|particular|domicilio|casa|abitazione|prive|thuis|huisadres|residencial|pessoal|personale|hem|hjem',
  other:
    'other|weitere|weiterer|weiteres|andere|anderes|anderer|autre|otro|otra|altro|altra|overig|overige|outro|outra|anders|secondary|alternate|alternative|additional|sekundare|secondaire|secundario|secundaria|secondario|secondaria',
  main: 'main|primary|primare|primaire|primario|primaria|haupt|principal|hauptsachlich',
  company: 'company|corporate|hq|firma|unternehmen|societe|empresa|azienda|bedrijf',
  mailing: 'mailing|postanschrift',
  billing: 'billing|rechnungsanschrift|rechnungsadresse',
  shipping: 'shipping|lieferanschrift|lieferadresse|versandadresse',
  car: 'car|autotelefon|auto',
} as const
export type Place = keyof typeof PLACES

/** Words that add nothing. */
export const FILLERS =
  'und|and|or|et|en|y|omrade|number|nummer|numero|numeros|no|nr|n|code|codigo|codice|de|del|della|di|la|le|du|des|der|die|das|dell|d|o|e|the|of|do|da|op|am|im|default|contact|kontakt|contacto|contato|person|line|electronico|electronica|electronique|elettronica|posta|area|geografica'
