import type { Source } from '../targets'

interface AddressBook {
  readonly source: Source
  /** Its columns in English, `|` between them, in the order in which it writes them. */
  readonly english: string
  /** The same columns in other languages, in the same order. */
  readonly others: readonly string[]
}

/**
 * What address books call their columns. Of Outlook those whose names in German, French, Spanish, Italian and Dutch do not say
 * by themselves what they are, and all in Japanese; of Yahoo those that it names by their places alone.
 */
export const ADDRESS_BOOKS: readonly AddressBook[] = [
  {
    source: 'thunderbird',
    english:
      'First Name|Last Name|Display Name|Nickname|Primary Email|Secondary Email|Work Phone|Home Phone|Fax Number|Pager Number|Mobile Number|Home Address|Home Address 2|Home City|Home State|Home ZipCode|Home Country|Work Address|Work Address 2|Work City|Work State|Work ZipCode|Work Country|Job Title|Department|Organization|Web Page 1|Web Page 2|Birth Year|Birth Month|Birth Day|Custom 1|Custom 2|Custom 3|Custom 4|Notes|Screen Name',
    others: [
      'Vorname|Nachname|Anzeigename|Spitzname|Primäre E-Mail-Adresse|Sekundäre E-Mail-Adresse|Tel. dienstlich|Tel. privat|Fax-Nummer|Pager-Nummer|Mobil-Tel.-Nr.|Privat: Adresse|Privat: Adresse 2|Privat: Ort|Privat: Bundesland|Privat: PLZ|Privat: Land|Dienstlich: Adresse|Dienstlich: Adresse 2|Dienstlich: Ort|Dienstlich: Bundesland|Dienstlich: PLZ|Dienstlich: Land|Arbeitstitel|Abteilung|Organisation|Webseite 1|Webseite 2|Geburtsjahr|Geburtsmonat|Geburtstag|Benutzerdef. 1|Benutzerdef. 2|Benutzerdef. 3|Benutzerdef. 4|Notizen|Messenger-Name',
      "Prénom|Nom de famille|Nom à afficher|Surnom|Première adresse électronique|Deuxième adresse électronique|Tél. professionnel|Tél. personnel|Fax|Pager|Portable|Adresse privée|Adresse privée 2|Ville|Pays/État|Code postal|Région|Adresse professionnelle|Adresse professionnelle 2|Ville|Pays/État|Code postal|Région|Profession|Service|Société|Site Web 1|Site Web 2|Année de naissance|Mois|Jour|Divers 1|Divers 2|Divers 3|Divers 4|Notes|Nom de l'écran",
      'Nombre|Apellidos|Nombre mostrado|Apodo|Dirección de correo electrónico principal|Dirección de correo electrónico secundaria|Teléfono (Trabajo)|Teléfono particular|Fax|Buscapersonas|Teléfono móvil|Dirección personal|Dirección personal 2|Ciudad donde vive|Provincia|Código postal|País de residencia|Dirección de trabajo|Dirección de trabajo 2|Ciudad (Trabajo)|Provincia (Trabajo)|Código postal (Trabajo)|País (Trabajo)|Puesto|Departamento|Organización|Página web 1|Página web 2|Año de nacimiento|Mes de nacimiento|Día de nacimiento|Personalizado 1|Personalizado 2|Personalizado 3|Personalizado 4|Notas|Nombre en pantalla',
      'Nome|Cognome|Nome visualizzato|Soprannome|E-mail primaria|E-mail secondaria|Telefono lavoro|Telefono casa|Numero fax|Numero cercapersone|Numero cellulare|Indirizzo di casa|Indirizzo di casa 2|Città di residenza|Provincia di residenza|CAP di residenza|Nazione di residenza|Indirizzo di lavoro|Indirizzo di lavoro 2|Città di lavoro|Provincia di lavoro|CAP di lavoro|Nazione di lavoro|Qualifica|Reparto|Organizzazione|Pagina web 1|Pagina web 2|Anno di nascita|Mese di nascita|Giorno di nascita|Personalizzato 1|Personalizzato 2|Personalizzato 3|Personalizzato 4|Note|Nome schermo',
      'Voornaam|Achternaam|Weergavenaam|Bijnaam|Eerste e-mail|Tweede e-mail|Telefoon werk|Telefoon thuis|Faxnummer|Piepernummer|Mobiel nummer|Adres|Adres 2|Woonplaats|Provincie|Postcode|Land|Werkadres|Werkadres 2|Werklocatie|Werkprovincie|Werkpostcode|Werkland|Werkfunctie|Afdeling|Organisatie|Webpagina 1|Webpagina 2|Geboortejaar|Geboortemaand|Geboortedag|Overig 1|Overig 2|Overig 3|Overig 4|Aantekeningen|Schermnaam',
      'Primeiro nome|Sobrenome|Apresentar como|Apelido|E-mail primário|E-mail secundário|Telefone comercial|Telefone residencial|Número do fax|Número do pager|Número celular|Endereço|Endereço 2|Cidade|Estado|CEP|País|Endereço de trabalho|Endereço de trabalho 2|Cidade de trabalho|Estado de trabalho|CEP de trabalho|País de trabalho|Cargo|Setor|Empresa|Página da web 1|Página da web 2|Ano de nascimento|Mês de nascimento|Nascimento|Personalizado 1|Personalizado 2|Personalizado 3|Personalizado 4|Observações|Nome de tela',
      'Imię|Nazwisko|Wyświetlana nazwa|Pseudonim|Podstawowy e-mail|Dodatkowy e-mail|Telefonu służbowy|Telefon domowy|Numer faksu|Pager|Numer telefonu komórkowego|Adres domowy|Adres domowy 2|Miasto (dom)|Województwo (dom)|Kod pocztowy (dom)|Państwo (dom)|Adres służbowy|Adres służbowy 2|Miasto (praca)|Województwo (praca)|Kod pocztowy (praca)|Państwo (praca)|Stanowisko|Departament|Firma/Organizacja|Strona WWW 1|Strona WWW 2|Urodziny - Rok|Urodziny - Miesiąc|Urodziny - Dzień|Informacja 1|Informacja 2|Informacja 3|Informacja 4|Notatki|Komunikator AIM',
      'Имя|Фамилия|Отображаемое имя|Псевдоним|Адрес электронной почты|Альтернативный адрес электронной почты|Рабочий телефон|Домашний телефон|Номер факса|Номер пейджера|Номер сотового телефона|Адрес|Адрес 2|Город|Штат|Почтовый индекс|Страна|Адрес (раб.)|Адрес 2 (раб.)|Город (раб.)|Штат (раб.)|Почтовый индекс (раб.)|Страна (раб.)|Должность|Отдел|Организация|Веб-страница 1|Веб-страница 2|Год рождения|Месяц рождения|День рождения|Прочее 1|Прочее 2|Прочее 3|Прочее 4|Заметки|Интернет-пейджер',
      '名|姓|表示名|ニックネーム|メールアドレス|別のメールアドレス|勤務先の電話番号|自宅の電話番号|FAX 番号|ポケットベル番号|携帯電話番号|番地 (自宅)|番地 (自宅) 2|市区町村 (自宅)|都道府県 (自宅)|郵便番号 (自宅)|国 (自宅)|番地 (勤務先)|番地 (勤務先) 2|市区町村 (勤務先)|都道府県 (勤務先)|郵便番号 (勤務先)|国 (勤務先)|役職|部門|組織|ウェブページ 1|ウェブページ 2|誕生年|誕生月|誕生日|追加情報 1|追加情報 2|追加情報 3|追加情報 4|メモ|スクリーンネーム',
      '名字|姓氏|显示姓名|昵称|主要电子邮件|备用电子邮件|工作电话|家庭电话|传真号码|寻呼机号码|移动电话号码|家庭地址|家庭地址 2|城市|省/自治区/直辖市|邮政编码|国家|工作地址|工作地址 2|城市|省/自治区/直辖市|邮政编码|国家|职务|部门|公司|网页 1|网页 2|出生年份|出生月份|出生日|定制 1|定制 2|定制 3|定制 4|注释|网名',
    ],
  },
  {
    source: 'outlook',
    english:
      "Assistant's Phone|Callback|Company Main Phone|Primary Phone|TTY/TDD Phone|Profession|Office Location|Children|Spouse|Spouse|Referred By|Billing Information|Location|Manager's Name|Assistant's Name|User 1|User 2|User 3|User 4|E-mail 2 Address|E-mail 3 Address",
    others: [
      'Telefon Assistent|Rückmeldung|Telefon Firma|Haupttelefon|Telefon für Hörbehinderte|Beruf|Büro|Kinder|Partner/in|Partner|Empfohlen von|Abrechnungsinformation|Ort|Name des/der Vorgesetzten|Name Assistent|Benutzer 1|Benutzer 2|Benutzer 3|Benutzer 4|E-Mail 2: Adresse|E-Mail 3: Adresse',
    ],
  },
  {
    source: 'outlook',
    english:
      "Title|Job Title|Assistant's Phone|Callback|Pager|Primary Phone|Radio Phone|TTY/TDD Phone|ISDN|Office Location|Children|Spouse|Assistant's Name|Profession|Referred By|Manager's Name|Hobby|Anniversary|Location|Business Address PO Box|Home Address PO Box|Other Address PO Box|User 1|User 2|User 3|User 4",
    others: [
      "Titre|Titre|Téléphone de l'assistant(e)|Rappel|Récepteur de radiomessagerie|Téléphone principal|Radio téléphone|Téléphone TDD/TTY|RNIS|Bureau|Enfants|Conjoint(e)|Nom de l'assistant(e)|Profession|Recommandé par|Responsable|Passe-temps|Anniversaire de mariage ou fête|Emplacement|B.P. professionnelle|Boîte postale du domicile|Autre boîte postale|Utilisateur 1|Utilisateur 2|Utilisateur 3|Utilisateur 4",
    ],
  },
  {
    source: 'outlook',
    english:
      "Home Phone|Home Phone 2|Company Main Phone|Pager|ISDN|TTY/TDD Phone|Radio Phone|Callback|Assistant's Phone|Primary Phone|Children|Spouse|Profession|Assistant's Name|Manager's Name|Office Location|Hobby|Anniversary|Business Address PO Box|Home Address PO Box|Location|Referred By|User 1|User 2|User 3|User 4",
    others: [
      'Particular|Número de teléfono 2|Número de centralita de la organización|Localizador|RDSI|Número de teletipo|Radioteléfono|Devolución de llamada|Teléfono del ayudante|Teléfono principal|Hijos|Cónyuge|Profesión|Nombre del ayudante|Nombre del director|Ubicación de la oficina|Aficiones|Aniversario|Apartado postal del trabajo|Apartado postal del domicilio|Ubicación|Recomendado por|Usuario 1|Usuario 2|Usuario 3|Usuario 4',
    ],
  },
  {
    source: 'outlook',
    english:
      "Suffix|Business Phone|Business Phone 2|Home Phone|Home Phone 2|Company Main Phone|Primary Phone|Radio Phone|Pager|Car Phone|Callback|Assistant's Phone|TTY/TDD Phone|E-mail 2 Address|E-mail 3 Address|Assistant's Name|Manager's Name|Children|Spouse|Office Location|Profession|Anniversary|Referred By|Business Address PO Box|Home Address PO Box|User 1|User 2|User 3|User 4",
    others: [
      'Titolo straniero|Ufficio|Ufficio 2|Abitazione|Abitazione 2|Telefono principale società|Principale|Radiotelefono|Cercapersone|Automobile|Richiamata automatica|Telefono assistente|Telefono TTY/TDD|Indirizzo posta elettronica 2|Indirizzo posta elettronica 3|Nome assistente|Nome del responsabile|Figli|Coniuge|Ubicazione ufficio|Professione|Anniversario|Presentato da|Casella postale (uff.)|Casella postale (ab.)|Utente 1|Utente 2|Utente 3|Utente 4',
    ],
  },
  {
    source: 'outlook',
    english:
      "Company Main Phone|Primary Phone|Radio Phone|TTY/TDD Phone|Pager|Callback|Car Phone|Assistant's Phone|Anniversary|Spouse|Children|Assistant's Name|Manager's Name|Profession|Office Location|Referred By|Business Address PO Box|Home Address PO Box|User 1|User 2|User 3|User 4",
    others: [
      'Hoofdtelefoon bedrijf|Hoofdtelefoon|Radiotelefoon|Teksttelefoon|Semafoon|Terugbellen|Autotelefoon|Telefoon assistent|Speciale datum|Partner|Kinderen|Naam assistent|Naam manager|Beroep|Kantoor|Doorverwezen door|Postbus werk|Postbus thuis|Gebruiker 1|Gebruiker 2|Gebruiker 3|Gebruiker 4',
    ],
  },
  {
    source: 'outlook',
    english:
      "Title|First Name|Middle Name|Last Name|Suffix|Company|Department|Job Title|Business Street|Business Street 2|Business Street 3|Business City|Business State|Business Postal Code|Business Country/Region|Home Street|Home Street 2|Home Street 3|Home City|Home State|Home Postal Code|Home Country/Region|Other Street|Other Street 2|Other Street 3|Other City|Other State|Other Postal Code|Other Country/Region|Assistant's Phone|Business Fax|Business Phone|Business Phone 2|Callback|Car Phone|Company Main Phone|Home Fax|Home Phone|Home Phone 2|ISDN|Mobile Phone|Other Fax|Other Phone|Pager|Primary Phone|Radio Phone|TTY/TDD Phone|Telex|E-mail Address|E-mail Type|E-mail Display Name|E-mail 2 Address|E-mail 2 Type|E-mail 2 Display Name|E-mail 3 Address|E-mail 3 Type|E-mail 3 Display Name|Account|Keywords|Location|Language|Birthday|Anniversary|Children|Referred By|Hobby|Manager's Name|Profession|Gender|Spouse|Assistant's Name|Categories|Initials|Notes|Web Page|Office Location|Business Address PO Box|Home Address PO Box|Other Address PO Box|Billing Information|User 1|User 2|User 3|User 4",
    others: [
      '肩書き|名|ミドル ネーム|姓|敬称|会社名|部署|役職|番地 (会社)|番地 2 (会社)|番地 3 (会社)|市区町村 (会社)|都道府県 (会社)|郵便番号 (会社)|国/地域 (会社)|番地 (自宅)|番地 2 (自宅)|番地 3 (自宅)|市区町村 (自宅)|都道府県 (自宅)|郵便番号 (自宅)|国/地域 (自宅)|番地 (その他)|番地 2 (その他)|番地 3 (その他)|市区町村 (その他)|都道府県 (その他)|郵便番号 (その他)|国/地域 (その他)|秘書の電話|会社 FAX|会社電話|会社電話 2|コールバック|自動車電話|会社代表電話|自宅 FAX|自宅電話|自宅電話 2|ISDN|携帯電話|その他の FAX|その他の電話|ポケットベル|通常の電話|無線電話|TTY/TDD|テレックス|電子メール アドレス|電子メールの種類|電子メール表示名|電子メール 2 アドレス|電子メール 2 の種類|電子メール 2 表示名|電子メール 3 アドレス|電子メール 3 の種類|電子メール 3 表示名|アカウント|キーワード|場所|言語|誕生日|記念日|子供|紹介者|趣味|上司の名前|職業|性別|配偶者|秘書の氏名|分類|頭文字|メモ|Web ページ|勤務先所在地|会社の私書箱|自宅の私書箱|その他の私書箱|経費情報|ユーザー 1|ユーザー 2|ユーザー 3|ユーザー 4',
    ],
  },
  {
    source: 'other',
    english:
      'Home Phone|Business Phone|Other Phone|Other Phone 2|Primary Phone|Work State|Work Postal Code|Home City|Home State|Home Postal Code|Distribution Lists|Messenger ID|Custom 1|Custom 2|Custom 3|Custom 4|Alternate Email 1|Alternate Email 2|Personal Web Page|Business Web Page',
    others: [
      'Home|Work|Other|Yahoo Phone|Primary|Work County|Work Post Code|Home Town|Home County|Home Post Code|Distribution Lists|Messenger ID|Custom 1|Custom 2|Custom 3|Custom 4|Alternate Email 1|Alternate Email 2|Personal Website|Business Website',
    ],
  },
]

/**
 * Programs that write every column they have, in one order and in the words of whoever uses them, by their English names:
 * Thunderbird's in 65 languages, and KAddressBook's in 60.
 */
export const WHOLE_ADDRESS_BOOKS: readonly { readonly source: Source; readonly columns: string }[] = [
  {
    source: 'thunderbird',
    columns:
      'First Name|Last Name|Display Name|Nickname|Primary Email|Secondary Email|Screen Name|Work Phone|Home Phone|Fax Number|Pager Number|Mobile Number|Home Address|Home Address 2|Home City|Home State|Home ZipCode|Home Country|Work Address|Work Address 2|Work City|Work State|Work ZipCode|Work Country|Job Title|Department|Organization|Web Page 1|Web Page 2|Birth Year|Birth Month|Birth Day|Custom 1|Custom 2|Custom 3|Custom 4|Notes',
  },
  {
    source: 'kaddressbook',
    columns:
      'Formatted Name|Honorific Prefixes|Given Name|Additional Names|Family Name|Honorific Suffixes|Nick Name|Birthday|Anniversary|EMail (preferred)|EMail (2)|EMail (3)|EMail (4)|Home Address Street|Home Address Post Office Box|Home Address City|Home Address State|Home Address Zip Code|Home Address Country|Home Address Label|Business Address Street|Business Address Post Office Box|Business Address City|Business Address State|Business Address Zip Code|Business Address Country|Business Address Label|Home Phone|Business Phone|Mobile Phone|Home Fax|Business Fax|Car Phone|ISDN|Pager|Mail Client|Title|Role|Organization|Note|Homepage|Blog Feed|Profession|Office|Manager|Assistant|Spouse',
  },
]
