import type { AliasNames } from './alias-table'

/** The commonest names of columns in languages that the app does not speak. */
const POLISH: AliasNames = {
  fullName: 'imię i nazwisko|nazwa kontaktu',
  firstName: 'imię',
  middleName: 'drugie imię',
  lastName: 'nazwisko',
  namePrefix: 'tytuł',
  jobTitle: 'stanowisko',
  company: 'firma|nazwa firmy|organizacja',
  email: 'adres e mail|adres email|adres e mail 2|adres e mail 3',
  phone: 'telefon|numer telefonu|telefon służbowy|telefon domowy',
  street: 'ulica|adres służbowy ulica',
  city: 'miasto|miejscowość|adres służbowy miejscowość',
  postalCode: 'kod pocztowy|adres służbowy kod pocztowy',
  country: 'kraj|adres służbowy kraj|kraj region',
  birthday: 'urodziny|data urodzenia',
  tags: 'kategorie|etykiety',
  description: 'notatki|uwagi',
  link: 'strona sieci web|strona www',
}

const CZECH: AliasNames = {
  fullName: 'celé jméno|jméno a příjmení',
  firstName: 'jméno|křestní jméno',
  lastName: 'příjmení',
  namePrefix: 'titul|oslovení',
  jobTitle: 'pozice|funkce',
  company: 'firma|společnost|organizace',
  email: 'e mailová adresa|emailová adresa|e mail',
  phone: 'telefon|telefonní číslo',
  street: 'ulice',
  city: 'město',
  postalCode: 'psč',
  country: 'země|stát',
  birthday: 'narozeniny|datum narození',
  tags: 'kategorie|štítky',
  description: 'poznámky|poznámka',
  link: 'webová stránka',
}

const RUSSIAN: AliasNames = {
  fullName: 'фио|имя и фамилия|полное имя|контакт',
  firstName: 'имя',
  middleName: 'отчество',
  lastName: 'фамилия',
  jobTitle: 'должность',
  company: 'компания|организация|название компании',
  email: 'электронная почта|эл почта|адрес эл почты|почта|рабочий e mail',
  phone: 'телефон|номер телефона|рабочий телефон|домашний телефон',
  street: 'улица',
  city: 'город',
  region: 'область|регион',
  postalCode: 'индекс|почтовый индекс',
  country: 'страна',
  address: 'адрес',
  birthday: 'день рождения|дата рождения',
  tags: 'теги|категории|метки',
  description: 'заметки|примечание|примечания|комментарий|комментарии',
  link: 'сайт|веб сайт',
}

const NORDIC: AliasNames = {
  fullName: 'namn|navn|fullständigt namn|fullt navn|nimi',
  firstName: 'förnamn|fornavn|etunimi',
  middleName: 'mellannamn|mellomnavn|mellemnavn',
  lastName: 'efternamn|etternavn|efternavn|sukunimi',
  jobTitle: 'befattning|stilling|titteli',
  company: 'företag|firma|virksomhet|virksomhed|bedrift|yritys',
  email: 'e postadress|e post|e postadresse|e mailadresse|sähköposti|sähköpostiosoite',
  phone: 'telefon|telefonnummer',
  street: 'gata|gate|gade|katu',
  city: 'ort|poststed|by|kaupunki|stad',
  postalCode: 'postnummer|postnr|postinumero',
  country: 'land|maa',
  birthday: 'födelsedag|fødselsdag|syntymäpäivä|födelsedatum|fødselsdato',
  tags: 'kategorier|luokat',
  description: 'anteckningar|notater|noter|muistiinpanot',
  link: 'webbsida|webside|hjemmeside|verkkosivu',
}

const TURKISH: AliasNames = {
  fullName: 'ad soyad|adı soyadı|isim',
  firstName: 'ad|adı',
  lastName: 'soyad|soyadı',
  jobTitle: 'ünvan|unvan|iş unvanı',
  company: 'şirket|firma|kuruluş',
  email: 'e posta|e posta adresi|eposta',
  phone: 'telefon|cep telefonu|telefon numarası|cep',
  city: 'şehir|il',
  country: 'ülke',
  address: 'adres',
  description: 'notlar|not',
}

const ASIAN: AliasNames = {
  fullName: '氏名|名前|姓名|이름|성명|联系人',
  firstName: '名',
  lastName: '姓',
  company: '会社名|会社|公司|公司名称|회사|회사명',
  jobTitle: '役職|职位|职务|직함|직책',
  email: 'メールアドレス|メール|eメール|電子郵件|电子邮件|邮箱|電子メール|이메일|전자 메일',
  phone: '電話番号|電話|电话|手机|携帯電話|携帯|전화번호|휴대폰|전화',
  address: '住所|地址|주소',
  postalCode: '郵便番号|邮编|우편번호',
  country: '国|国家|국가',
  description: '備考|メモ|备注|메모',
}

export const FURTHER: readonly AliasNames[] = [POLISH, CZECH, RUSSIAN, NORDIC, TURKISH, ASIAN]
