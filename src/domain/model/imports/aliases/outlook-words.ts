/**
 * Columns of Outlook's export whose names in other languages do not say by themselves what they are, in English and in
 * German, French, Spanish, Italian, Dutch and Japanese (which is all of them).
 */
export const OUTLOOK_WORDS: readonly (readonly [string, string])[] = [
  [
    "Assistant's Phone|Callback|Company Main Phone|Primary Phone|TTY/TDD Phone|Profession|Office Location|Children|Spouse|Spouse|Referred By|Billing Information|Location|Manager's Name|Assistant's Name|User 1|User 2|User 3|User 4|E-mail 2 Address|E-mail 3 Address",
    'Telefon Assistent|Rückmeldung|Telefon Firma|Haupttelefon|Telefon für Hörbehinderte|Beruf|Büro|Kinder|Partner/in|Partner|Empfohlen von|Abrechnungsinformation|Ort|Name des/der Vorgesetzten|Name Assistent|Benutzer 1|Benutzer 2|Benutzer 3|Benutzer 4|E-Mail 2: Adresse|E-Mail 3: Adresse',
  ],
  [
    "Title|Job Title|Assistant's Phone|Callback|Pager|Primary Phone|Radio Phone|TTY/TDD Phone|ISDN|Office Location|Children|Spouse|Assistant's Name|Profession|Referred By|Manager's Name|Hobby|Anniversary|Location|Business Address PO Box|Home Address PO Box|Other Address PO Box|User 1|User 2|User 3|User 4",
    "Titre|Titre|Téléphone de l'assistant(e)|Rappel|Récepteur de radiomessagerie|Téléphone principal|Radio téléphone|Téléphone TDD/TTY|RNIS|Bureau|Enfants|Conjoint(e)|Nom de l'assistant(e)|Profession|Recommandé par|Responsable|Passe-temps|Anniversaire de mariage ou fête|Emplacement|B.P. professionnelle|Boîte postale du domicile|Autre boîte postale|Utilisateur 1|Utilisateur 2|Utilisateur 3|Utilisateur 4",
  ],
  [
    "Home Phone|Home Phone 2|Company Main Phone|Pager|ISDN|TTY/TDD Phone|Radio Phone|Callback|Assistant's Phone|Primary Phone|Children|Spouse|Profession|Assistant's Name|Manager's Name|Office Location|Hobby|Anniversary|Business Address PO Box|Home Address PO Box|Location|Referred By|User 1|User 2|User 3|User 4",
    'Particular|Número de teléfono 2|Número de centralita de la organización|Localizador|RDSI|Número de teletipo|Radioteléfono|Devolución de llamada|Teléfono del ayudante|Teléfono principal|Hijos|Cónyuge|Profesión|Nombre del ayudante|Nombre del director|Ubicación de la oficina|Aficiones|Aniversario|Apartado postal del trabajo|Apartado postal del domicilio|Ubicación|Recomendado por|Usuario 1|Usuario 2|Usuario 3|Usuario 4',
  ],
  [
    "Suffix|Business Phone|Business Phone 2|Home Phone|Home Phone 2|Company Main Phone|Primary Phone|Radio Phone|Pager|Car Phone|Callback|Assistant's Phone|TTY/TDD Phone|E-mail 2 Address|E-mail 3 Address|Assistant's Name|Manager's Name|Children|Spouse|Office Location|Profession|Anniversary|Referred By|Business Address PO Box|Home Address PO Box|User 1|User 2|User 3|User 4",
    'Titolo straniero|Ufficio|Ufficio 2|Abitazione|Abitazione 2|Telefono principale società|Principale|Radiotelefono|Cercapersone|Automobile|Richiamata automatica|Telefono assistente|Telefono TTY/TDD|Indirizzo posta elettronica 2|Indirizzo posta elettronica 3|Nome assistente|Nome del responsabile|Figli|Coniuge|Ubicazione ufficio|Professione|Anniversario|Presentato da|Casella postale (uff.)|Casella postale (ab.)|Utente 1|Utente 2|Utente 3|Utente 4',
  ],
  [
    "Company Main Phone|Primary Phone|Radio Phone|TTY/TDD Phone|Pager|Callback|Car Phone|Assistant's Phone|Anniversary|Spouse|Children|Assistant's Name|Manager's Name|Profession|Office Location|Referred By|Business Address PO Box|Home Address PO Box|User 1|User 2|User 3|User 4",
    'Hoofdtelefoon bedrijf|Hoofdtelefoon|Radiotelefoon|Teksttelefoon|Semafoon|Terugbellen|Autotelefoon|Telefoon assistent|Speciale datum|Partner|Kinderen|Naam assistent|Naam manager|Beroep|Kantoor|Doorverwezen door|Postbus werk|Postbus thuis|Gebruiker 1|Gebruiker 2|Gebruiker 3|Gebruiker 4',
  ],
  [
    "Title|First Name|Middle Name|Last Name|Suffix|Company|Department|Job Title|Business Street|Business Street 2|Business Street 3|Business City|Business State|Business Postal Code|Business Country/Region|Home Street|Home Street 2|Home Street 3|Home City|Home State|Home Postal Code|Home Country/Region|Other Street|Other Street 2|Other Street 3|Other City|Other State|Other Postal Code|Other Country/Region|Assistant's Phone|Business Fax|Business Phone|Business Phone 2|Callback|Car Phone|Company Main Phone|Home Fax|Home Phone|Home Phone 2|ISDN|Mobile Phone|Other Fax|Other Phone|Pager|Primary Phone|Radio Phone|TTY/TDD Phone|Telex|E-mail Address|E-mail Type|E-mail Display Name|E-mail 2 Address|E-mail 2 Type|E-mail 2 Display Name|E-mail 3 Address|E-mail 3 Type|E-mail 3 Display Name|Account|Keywords|Location|Language|Birthday|Anniversary|Children|Referred By|Hobby|Manager's Name|Profession|Gender|Spouse|Assistant's Name|Categories|Initials|Notes|Web Page|Office Location|Business Address PO Box|Home Address PO Box|Other Address PO Box|Billing Information|User 1|User 2|User 3|User 4",
    '肩書き|名|ミドル ネーム|姓|敬称|会社名|部署|役職|番地 (会社)|番地 2 (会社)|番地 3 (会社)|市区町村 (会社)|都道府県 (会社)|郵便番号 (会社)|国/地域 (会社)|番地 (自宅)|番地 2 (自宅)|番地 3 (自宅)|市区町村 (自宅)|都道府県 (自宅)|郵便番号 (自宅)|国/地域 (自宅)|番地 (その他)|番地 2 (その他)|番地 3 (その他)|市区町村 (その他)|都道府県 (その他)|郵便番号 (その他)|国/地域 (その他)|秘書の電話|会社 FAX|会社電話|会社電話 2|コールバック|自動車電話|会社代表電話|自宅 FAX|自宅電話|自宅電話 2|ISDN|携帯電話|その他の FAX|その他の電話|ポケットベル|通常の電話|無線電話|TTY/TDD|テレックス|電子メール アドレス|電子メールの種類|電子メール表示名|電子メール 2 アドレス|電子メール 2 の種類|電子メール 2 表示名|電子メール 3 アドレス|電子メール 3 の種類|電子メール 3 表示名|アカウント|キーワード|場所|言語|誕生日|記念日|子供|紹介者|趣味|上司の名前|職業|性別|配偶者|秘書の氏名|分類|頭文字|メモ|Web ページ|勤務先所在地|会社の私書箱|自宅の私書箱|その他の私書箱|経費情報|ユーザー 1|ユーザー 2|ユーザー 3|ユーザー 4',
  ],
]
