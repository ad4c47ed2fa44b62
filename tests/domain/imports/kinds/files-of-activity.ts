import { file, type FileOfKind } from './files'

/** Tasks: with a day they are due, somebody who does them, and whom they are about. */
export const TASKS: readonly FileOfKind[] = [
  file(
    'tasks with a contact and a deal',
    'tasks',
    'Title,Due date,Status,Priority,Assigned to,Contact,Email,Company,Deal',
    'Send offer,2025-06-30,Not started,High,Olivia,Ana Doe,ana@acme.example,Acme Ltd,Fleet',
    'Call back,2025-07-01,Completed,Low,Paul,Bob Poe,bob@globex.example,Globex,Pilot',
  ),
  file(
    'tasks of a board',
    'tasks',
    'Name,Section/Column,Assignee,Assignee Email,Start Date,Due Date,Tags,Notes,Projects,Completed At',
    'Send offer,Doing,Olivia,olivia@us.example,,2025-06-30,sales,Plan B,Fleet,',
    'Write report,Done,Paul,paul@us.example,,2025-05-30,,,Fleet,2025-05-29',
  ),
  file(
    'a list of things to do, German',
    'tasks',
    'Aufgabe;Fällig am;Zuständig;Status;Kunde',
    'Angebot senden;30.06.2025;Olivia;Offen;Muster GmbH',
    'Rückruf;01.07.2025;Paul;Erledigt;Probe AG',
  ),
  file(
    'tasks, French',
    'tasks',
    'Tâche;Échéance;Responsable;Statut;Priorité;Contact',
    'Envoyer le devis;30/06/2025;Claire;À faire;Haute;Jean Dupont',
    'Rappeler;01/07/2025;Claire;Terminé;Basse;Lucie Martin',
  ),
  file(
    'tasks, Spanish',
    'tasks',
    'Tarea,Fecha límite,Asignado a,Hecho,Cliente',
    'Enviar oferta,30/06/2025,Eva,No,Talleres Norte S.L.',
    'Llamar,01/07/2025,Eva,Sí,Sur S.A.',
  ),
  file(
    'tasks, Italian',
    'tasks',
    'Attività;Scadenza;Assegnato a;Stato;Priorità',
    'Inviare preventivo;30/06/2025;Gina;Da fare;Alta',
    'Richiamare;01/07/2025;Gina;Completata;Bassa',
  ),
  file(
    'tasks, Dutch',
    'tasks',
    'Taak;Vervaldatum;Toegewezen aan;Status;Prioriteit;Contactpersoon',
    'Offerte sturen;30-06-2025;Olivia;Open;Hoog;Anna de Vries',
    'Terugbellen;01-07-2025;Olivia;Voltooid;Laag;Jan Bakker',
  ),
  file(
    'tasks, Polish',
    'tasks',
    'Zadanie;Termin;Priorytet;Status;Przypisano do',
    'Wysłać ofertę;2025-06-30;Wysoki;Nowe;Olga',
    'Oddzwonić;2025-07-01;Niski;Zakończone;Olga',
  ),
  file(
    'tasks, Swedish',
    'tasks',
    'Uppgift;Förfallodatum;Ansvarig;Status;Kontakt',
    'Skicka offert;2025-06-30;Olivia;Pågår;Anna Berg',
    'Ring tillbaka;2025-07-01;Olivia;Klar;Karl Lind',
  ),
  file(
    'tasks, Portuguese',
    'tasks',
    'Tarefa;Prazo;Responsável;Situação;Prioridade',
    'Enviar proposta;30/06/2025;Eva;Pendente;Alta',
    'Retornar ligação;01/07/2025;Eva;Concluída;Baixa',
  ),
  file(
    'tasks, Japanese',
    'tasks',
    '件名,期日,状況,優先度,担当者,名前',
    '見積書送付,2025/06/30,未着手,高,山田 太郎,佐藤 花子',
    '折り返し電話,2025/07/01,完了,低,山田 太郎,鈴木 一郎',
  ),
]

/** What happened: calls, meetings, mails and notes that were logged. */
export const NOTES: readonly FileOfKind[] = [
  file(
    'a log of calls',
    'notes',
    'Call date,Caller,Contact name,Phone number,Duration (min),Outcome,Notes',
    '2025-01-04,Olivia,Ana Doe,+44 20 7946 0001,12,Interested,Wants a quote for ten vans',
    '2025-01-05,Paul,Bob Poe,+1 212 555 0101,3,No answer,Left a voicemail',
  ),
  file(
    'activities of several types with what was said',
    'notes',
    'Activity date,Activity type,Subject,Body,Contact,Contact email,Owner',
    '2025-01-04 10:00,Call,Intro,Wants a quote,Ana Doe,ana@acme.example,Olivia',
    '2025-01-05 11:00,Email,Offer,Sent the offer,Bob Poe,bob@globex.example,Paul',
    '2025-01-06 12:00,Meeting,Demo,Went well,Bob Poe,bob@globex.example,Paul',
  ),
  file(
    'notes about customers, German',
    'notes',
    'Datum;Kunde;Ansprechpartner;Gesprächsnotiz;Bearbeiter',
    '04.01.2025;Muster GmbH;Erika Muster;Will ein Angebot über zehn Wagen;Olivia',
    '05.01.2025;Probe AG;Otto Probe;Nicht erreicht, Rückruf am Montag;Paul',
  ),
  file(
    'a log of visits, French',
    'notes',
    'Date;Client;Type d’échange;Compte rendu;Durée',
    '04/01/2025;Dupont SARL;Appel;Souhaite un devis pour dix véhicules;12 min',
    '05/01/2025;Martin SAS;Réunion;Démonstration bien passée;1 h',
  ),
  file(
    'interactions, Spanish',
    'notes',
    'Fecha,Contacto,Tipo de interacción,Comentarios',
    '04/01/2025,Ana García,Llamada,Quiere un presupuesto para diez furgonetas',
    '05/01/2025,Luis Pérez,Reunión,La demostración fue bien',
  ),
  file(
    'meetings with who was there',
    'notes',
    'Meeting name,Start time,End time,Attendees,Location,Meeting notes',
    'Demo,2025-01-04 10:00,2025-01-04 11:00,Ana Doe; Bob Poe,Zoom,Went well and they want a quote',
    'Kick-off,2025-01-05 10:00,2025-01-05 11:00,Cy Orr,Office,Plan agreed for the spring',
  ),
]

/** Nothing of ours, or as much one thing as another. */
export const ASKED: readonly FileOfKind[] = [
  file(
    'invoices',
    'asked',
    'Invoice Number,Invoice Date,Customer,Net,VAT,Total,Due Date,Paid',
    'R-1,2025-01-04,Acme Ltd,100.00,20.00,120.00,2025-02-04,yes',
    'R-2,2025-01-05,Globex,200.00,40.00,240.00,2025-02-05,no',
  ),
  file('products', 'asked', 'SKU,Product,Price,Stock,Category', 'A-1,Chair,49.00,12,Furniture', 'A-2,Desk,149.00,4,Furniture'),
  file(
    'a bank statement',
    'asked',
    'Buchungstag;Verwendungszweck;Betrag;Saldo',
    '04.01.2025;Miete;-900,00;1200,00',
    '05.01.2025;Gehalt;2500,00;3700,00',
  ),
  file(
    'visits with their reports, Norwegian',
    'notes',
    'Dato;Bedrift;Kontaktperson;Type;Referat',
    '03.02.2025;Fjell AS;Kari Moe;Besøk;Vil ha et tilbud på ti stoler før påske',
    '04.02.2025;Vik Bygg AS;Ola Berg;Telefonsamtale;Ringer tilbake når sjefen er hjemme igjen',
  ),
  file(
    'apartments that are nothing but a number and a deadline',
    'asked',
    'number,rooms,deadline',
    '12,3,2025-03-01',
    '13,2,2025-04-01',
  ),
  file(
    'opportunities with a deadline and how urgent they are',
    'asked',
    'id,opportunity,sponsor,channel,deadline,urgency,status',
    'x-1,Unmanned vessels,Innovation Unit,Open call,2026-08-31,HIGH,Open',
    'x-2,Mission autonomy,Accelerator,Open call,2026-09-30,LOW,Open',
  ),
  file(
    'what people wrote into a form, and at what address they are answered',
    'asked',
    'id,created_at,name,contact,enquiry_type,message',
    '1,2026-05-14 02:12,Ana Doe,ana@mail.example,Sales,Please confirm the price and when it is available',
    '2,2026-05-15 02:12,Bob Poe,bob@mail.example,Sales,I am looking for a truck with a long tray and a crane',
    '3,2026-05-16 02:12,Cy Orr,cy@mail.example,Service,Mine does not start any more since the rain of last week',
  ),
]
