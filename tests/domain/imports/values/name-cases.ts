/**
 * Names of columns as people and programs write them: by the collection whose file they stand in, what each of them is and
 * `: ` before the names, `|` between them. `-` is none of ours: an own field, or nothing.
 */
export const NAME_CASES = {
  people: `
    -: Last contacted by|Total orders|Client ranking|Contact.score
    city: Postitoimipaikka|Localitate|Місто|Πόλη|Mjesto|Linn|Thành phố|עיר
    companies.name: Default Address Company|Назва компанії|Επωνυμία|Názov firmy|Tvrtka|Įmonės pavadinimas|Công ty|Nama perusahaan|שם חברה
    lastName: Прізвище|Επώνυμο|Priezvisko|Priimek|Perekonnanimi|Pavardė|שם משפחה|اسم العائلة
    birthday: F. nac.|Geb.-Dat.|Dat. nar.|Syntymäaika|Data nașterii|Дата народження|Ημερομηνία γέννησης|Ngày sinh|Datum rođenja
    phone: Tél. fixe pro|Tel. kom.|İş Tel.|Tlf. privat|Puh.|Nr tel.
    firstName: First Name|FIRST_NAME|Given name(s)|Vorname *|Prénom|Nome proprio|Voornaam|Imię|Křestní jméno|Förnamn|Adı|Keresztnév|Etunimi|first_name (required)|contact.firstname|Contact First Name
    lastName: Surname|Nachname|Apellido(s)|Cognome|Sobrenome|Achternaam|Nazwisko|Příjmení|Efternamn|Soyadı|姓|Vezetéknév|Sukunimi|lname|Contact Last Name|Family Name*
    fullName: Full Name|Name|Nombre|NOM|名|Nom et prénom|Nombre y apellidos|Imię i nazwisko|Jméno a příjmení|Ad Soyad|氏名|お名前|성명|姓名|Ansprechpartner/in|Név|Contact Person
    namePrefix: Salutation|Anrede|Civilité|Tratamiento|Aanhef|Oslovení|Título de cortesía|敬称
    jobTitle: Job Title|Position|Funktion|Fonction|Cargo|Ruolo|Functie|Stanowisko|Pozice|Befattning|Unvan|役職|Beosztás|직책|Job title / role|JobTitle
    companies.name: Company|Firma|Société|Empresa|Azienda|Bedrijf|Şirket|会社名|Företag|Společnost|Nazwa firmy|Business|org_name|Organisation Name|Employer|Company / Organisation|회사|Cég|Firmenname 1|Company (billing)
    email: E-Mail|Email 2|email_2|Email Address (Work)|Work E-mail|E-Mail privat|Adresse e-mail|Correo electrónico 2|Indirizzo email|Adres e-mail|E-postadress|E-posta adresi|メールアドレス|E-mail címe|Email personale|E-Mail-Adresse (geschäftlich)|Courriel professionnel|Correo electrónico del trabajo|Secondary Email Address|Personal Email|primary_email|Mail 1|E-mailadres werk|Sähköposti|電子メール2
    phone: Phone|Telefon 2|Tel. privat|Tel. gesch.|Mobile|Handy|Téléphone portable|Teléfono móvil|Cellulare|Telemóvel|Mobiel nummer|Telefon komórkowy|Mobilní telefon|Mobiltelefon|Cep Telefonu|携帯電話番号|Phone (mobile)|Phone 1|WhatsApp|Work phone no.|Direct Dial|Tél. fixe|Telefone celular|Telefono ufficio|Telefon służbowy|Mobilnr|電話番号(自宅)|Telefonszám|휴대전화|Phone number 3|Tel1|Home Tel|Fax|Numéro de mobile|Phone: Work|Company Phone|Company main phone
    city: City|Ort|Ville|Ciudad|Città|Woonplaats|Miasto|Město|Postort|Şehir|市区町村|Home City|Address 3 City|Wohnort|Localidad|Cidade|City (billing)|Mailing City|Város|Stadt/Ort|Company City
    region: State|ST|Bundesland|Province|Provincia|Estado|Województwo|Län|都道府県|County|State/Province|Address 2 State|UF
    postalCode: Zip|ZIP Code|PLZ|Code postal|Código postal|CAP|Postcode|Kod pocztowy|PSČ|Postnummer|Posta Kodu|郵便番号|Postal / Zip code|Irányítószám|우편번호
    country: Country|Land|Pays|País|Paese|Kraj|Země|Ülke|国|Country/Region|Ország|Country Name|Mailing Country
    street: Street|Straße und Hausnummer|Strasse/Nr.|Rue|Calle y número|Via|Straat|Ulica|Gatuadress|番地|Address Line 1|Address 1|Street Address 2|Logradouro|Address line 2 (optional)
    address: Full Address|Anschrift|Adresse postale|Dirección|Indirizzo|Endereço|Adres|住所|Home Address|Adresa|Postal address
    birthday: Birthday|Date of Birth|Geb.-Datum|Date de naissance|Fecha de nacimiento|Data di nascita|Geboortedatum|Data urodzenia|Datum narození|Födelsedatum|Doğum tarihi|生年月日|DOB (dd/mm/yyyy)|생년월일|Születési dátum
    tags: Tags|Labels|Group|Groups|Gruppen|Étiquettes|Etiquetas|Etichette|Labels (comma separated)|Štítky|Etykiety|Etiketler|タグ|グループ|Categories|Segment|Schlagworte|Kategorier
    description: Notes|Notizen|Bemerkung|Remarques|Observaciones|Note|Opmerkingen|Uwagi|Poznámka|Anteckningar|Notlar|備考|メモ|Comments|Additional notes|Megjegyzés|Contact Notes|Kommentar
    link: LinkedIn|LinkedIn URL|Website|Twitter|Site web|Sitio web|Página web|ウェブサイト|Web sitesi|Strona WWW|Webbplats|Facebook URL|LinkedIn Profile Link|GitHub|Webové stránky
    owner: Owner|Account manager|Betreuer|Commercial|Propietario|Eigenaar|Opiekun|担当者|Assigned to|Contact owner|Sales Rep|Ansvarig|Sorumlu|Vlastník
    source: Source|Lead Source|Quelle|Origine du contact|Origen|Bron|Źródło|Zdroj|Källa|Kaynak|Fonte|リードソース|How did they find us?
    originalCreatedAt: Created|Created At|Date added|Erstellt am|Date de création|Fecha de creación|Data creazione|Aangemaakt op|Data utworzenia|Vytvořeno|Skapad|Oluşturulma tarihi|作成日|created_date|Date Created (UTC)
    detail: Department|Abteilung|Departamento|Reparto|Afdeling|Dział|Oddělení|Avdelning|部署|Départment
    companies.website: Company Website|Firmenwebsite|Company URL|Organization website
    companies.domain: Company Domain|Company domain name|organization_domain
    companies.industry: Industry|Branche|Secteur d'activité|Bransch|Branża|業種|Sektör
    companies.size: Employees|Number of employees|Mitarbeiterzahl|Company size|No. of employees
    -: Favourite colour|Lists|Mailing lists|#|T-Shirt size|Last contacted|Next follow up|IBAN|VAT number|Steuernummer|Gender|Unsubscribed|Score|Latitude|Phone verified|Email status|Email bounced|Number of deals|Open rate|Annual Revenue|Last name pronunciation|Company registration no|Country code phone|Newsletter opt-in`,
  companies: `
    size: Počet zam.|N. dip.|Nr. ang.|Anz. Mitarb.|Nombre de salariés|Number of employee
    people.phone: Cell. referente|Telefon Ansprechpartner|Tel. contactpersoon
    people.firstName: Osoba kontaktowa - imię|Kontaktperson Vorname|Voornaam contactpersoon|Prénom du contact
    name: Company Name|Firma|Business|Business Name|Account|Nom de l'entreprise|Nombre de la empresa|Ragione sociale|Razão social|Nazwa firmy|Název firmy|Företagsnamn|Şirket adı|会社名|Firmenbezeichnung|Organisation|Cégnév|org_name|Customer|Lieferant
    domain: Domain|Company Domain Name|Domäne|Domeny|ドメイン
    website: Website|Web|Homepage|Internetadresse|Site web|Página web|Sito internet|Webbplats|Web sitesi|URL
    industry: Industry|Branche|Secteur|Sector|Settore|Branża|Obor|Bransch|Sektör|業種|Vertical
    size: Employees|Mitarbeiter|Effectif|Nº de empleados|Dipendenti|Aantal medewerkers|Liczba pracowników|Počet zaměstnanců|Antal anställda|Çalışan sayısı|従業員数|# Employees
    phone: Phone|Telefon|Téléphone|Zentrale|Main number|電話番号|Telefon (Zentrale)
    people.fullName: Contact|Contact person|Ansprechpartner|Personne de contact|Persona de contacto|Referente|Contactpersoon|Osoba kontaktowa|Kontaktní osoba|Kontaktperson|İlgili kişi|担当者名
    people.email: Contact Email|E-Mail Ansprechpartner|Primary contact email
    city: City|HQ City|Billing City|Ort
    owner: Account Owner|Company owner|Kundenbetreuer
    tags: Tags|Labels|Groups
    recordId: Customer number|Kundennummer|Kunden-Nr.|debiteurnr|Asiakasnumero|Numer klienta|Code client|Codice cliente|取引先番号
    -: VAT ID|USt-IdNr.|SIRET|NIP|IČO|DIČ|Founded|Annual revenue|Payment terms|Number of contacts`,
  deals: `
    owner: agent_id|Owner code|Відповідальний|Vertriebsmitarbeiter
    originalCreatedAt: Date du devis|Offertedatum|Data della trattativa|Дата угоди
    amount: Summe netto|Montant total HT|Totale offerta (IVA escl.)|Amount (Net Revenue)|Bedrag excl. btw|Kwota brutto
    stage: Етап угоди|Étape du devis|Stadio della trattativa|Etapa da negociação|Vaihe
    recordId: Deal no.|N° devis|Номер угоди|Numer oferty|Tilbudsnr.|Offertenr
    title: Deal Name|Opportunity|Title|Projekt|Nom de l'opportunité|Nombre del negocio|Nome opportunità|Nome do negócio|Naam deal|Nazwa szansy|Název obchodu|Affärsnamn|Anlaşma adı|案件名|商談名|Deal title|Angebot|Bezeichnung
    amount: Amount|Deal Value|amount_eur|Amount (USD)|Betrag (€)|Betrag in EUR|Valor R$|Valor (R$)|Montant HT|Montant (€)|Importe|Importo €|Bedrag|Kwota|Wartość|Částka|Belopp|Belopp (SEK)|Tutar|金額|金額(円)|value_usd|Deal size ($)|Kwota (PLN)|Wert in €|Amount in company currency|Auftragswert
    currency: Currency|Währung|Devise|Moneda|Valuta|Moeda|Waluta|Měna|Para birimi|通貨
    stage: Stage|Phase|Étape|Etapa|Fase|Etap|Fáze|Steg|Aşama|フェーズ|Deal stage|Sales Stage|Verkaufsphase
    pipeline: Pipeline|Sales Pipeline|Embudo|Funil|Lejek|パイプライン
    probability: Probability|Probability (%)|Wahrscheinlichkeit|Probabilité|Probabilidad|Kans (%)|Prawdopodobieństwo|Pravděpodobnost|Sannolikhet|Olasılık|確度|Win %
    expectedCloseOn: Close Date|Expected close date|Abschlussdatum|Date de clôture prévue|Fecha de cierre prevista|Data chiusura prevista|Verwachte sluitdatum|Data zamknięcia|Datum uzavření|Förväntat avslutsdatum|Tahmini kapanış tarihi|完了予定日
    companies.name: Company|Organization|Account Name|Kunde|Client|Cliente|Klant|Klient|Zákazník|Kund|Müşteri|取引先名|org_name|Associated Company|Associated company names|Deal - Organization
    companies.domain: Company domain|Associated company domain|organization_domain
    people.fullName: Contact|Contact Person|Associated Contact|Person|Kontaktperson|Primary contact name|person_name|Deal - Contact person
    people.email: Contact email|Associated contact email|person_email|E-mail kontakt
    people.phone: Contact phone|Person phone
    owner: Deal Owner|Owner|Besitzer|Propriétaire|Responsable|営業担当|Sales rep
    lostReason: Lost reason|Reason lost|Verlustgrund|Motif de perte|Motivo de pérdida|Closed lost reason|失注理由
    source: Lead source|Source|Quelle
    note: Notes|Description|Beschreibung
    -: Weighted amount|Forecast category|Age (days)|Competitor|Contract number|Number of activities`,
  tasks: `
    due: data_prazo|Határidő|Termen|Термін|Προθεσμία|Rok|Tähtaeg|Date butoire|Date butoir
    title: Tehtävä|Feladat|Sarcină|Завдання|Εργασία|Úloha|Zadatak|Công việc
    dueTime: hora_prazo|Due time
    title: Task|Subject|Task Name|Aufgabe|Titre|Asunto|Oggetto|Título|Onderwerp|Temat|Předmět|Ämne|Konu|件名|タスク名|Uppgift
    due: Due Date|Due|Fällig am|Échéance|Fecha de vencimiento|Scadenza|Prazo|Deadline|Termin|Vervaldatum|Termin wykonania|Termín|Förfallodatum|Bitiş tarihi|期限|期日
    priority: Priority|Priorität|Priorité|Prioridad|Priorità|Prioriteit|Priorytet|Priorita|Prioritet|Öncelik|優先度
    status: Status|Done|Completed?|Erledigt|Estado|Stato|Stan|Stav|Durum|ステータス
    assignee: Assignee|Assigned To|Zugewiesen an|Assigné à|Asignado a|Assegnato a|Responsável|Toegewezen aan|Przypisane do|Přiřazeno|Tilldelad|Atanan|担当者
    body: Description|Notes|Beschreibung|Notizen`,
  notes: `
    happenedAt: Besøgsdato|Látogatás dátuma|Data vizitei|Дата дзвінка|Start Date
    body: Note|Notes|Note body|Notiz|Contenu|Contenido|Testo|内容|Call notes|Text
    happenedAt: Date|Activity date|Datum|Fecha|Data|日付|Call start time|Created at|Timestamp
    companies.name: Company|Associated Company
    people.fullName: Contact|Associated contact
    people.email: Contact email|Associated contact email`,
} as const
