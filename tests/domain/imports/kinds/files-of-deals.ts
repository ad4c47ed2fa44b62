import { file, type FileOfKind } from './files'

/** Deals: exports of CRMs, with contact columns, and sheets that people keep. */
export const DEALS: readonly FileOfKind[] = [
  file(
    'deals with prefixes, of three collections',
    'deals',
    'Deal - Title,Deal - Value,Person - Name,Person - Email,Organization - Name',
    'Fleet,1200,Ana Doe,ana@acme.example,Acme Ltd',
    'Pilot,900,Bob Poe,bob@globex.example,Globex',
  ),
  file(
    'a pipeline kept in a sheet, with whom to call',
    'deals',
    'Company,Contact,Email,Phone,Stage,Value,Expected close,Next step',
    'Acme Ltd,Ana Doe,ana@acme.example,+44 20 7946 0001,Proposal,12000,2025-06-30,Send offer',
    'Globex,Bob Poe,bob@globex.example,+1 212 555 0101,Negotiation,9000,2025-07-15,Call back',
  ),
  file(
    'a pipeline, German',
    'deals',
    'Kunde;Projekt;Phase;Auftragswert;Wahrscheinlichkeit;Abschluss geplant;Verantwortlich',
    'Muster GmbH;Neubau Halle;Angebot;120.000 €;50 %;30.06.2025;Olivia',
    'Probe AG;Wartung;Verhandlung;12.000 €;80 %;15.07.2025;Paul',
  ),
  file(
    'deals, French',
    'deals',
    'Nom de l’affaire;Client;Étape;Montant;Probabilité;Date de clôture;Commercial',
    'Rénovation;Dupont SARL;Proposition;12 000,00 €;60;30/06/2025;Claire',
    'Maintenance;Martin SAS;Gagné;4 000,00 €;100;15/03/2025;Claire',
  ),
  file(
    'deals, Spanish, with contact columns',
    'deals',
    'Oportunidad,Etapa,Importe,Fecha de cierre,Contacto,Correo,Empresa,Responsable',
    'Renovación,Propuesta,12000,30/06/2025,Ana García,ana@norte.example,Talleres Norte S.L.,Eva',
    'Mantenimiento,Ganado,4000,15/03/2025,Luis Pérez,luis@sur.example,Sur S.A.,Eva',
  ),
  file(
    'deals, Italian',
    'deals',
    'Opportunità;Cliente;Fase;Valore;Probabilità;Chiusura prevista;Agente',
    'Rinnovo;Rossi S.r.l.;Preventivo inviato;12000,00;50;30/06/2025;Gina',
    'Assistenza;Bianchi S.p.A.;Vinta;4000,00;100;15/03/2025;Gina',
  ),
  file(
    'deals, Dutch',
    'deals',
    'Deal;Organisatie;Contactpersoon;Fase;Waarde;Verwachte sluitingsdatum;Eigenaar',
    'Renovatie;Alfa BV;Anna de Vries;Offerte;12000;30-06-2025;Olivia',
    'Onderhoud;Beta NV;Jan Bakker;Gewonnen;4000;15-03-2025;Olivia',
  ),
  file(
    'deals, Polish',
    'deals',
    'Szansa sprzedaży;Klient;Etap;Wartość;Prawdopodobieństwo;Data zamknięcia;Opiekun',
    'Remont;Alfa Sp. z o.o.;Oferta;12000,00 zł;50%;2025-06-30;Olga',
    'Serwis;Beta S.A.;Wygrana;4000,00 zł;100%;2025-03-15;Olga',
  ),
  file(
    'deals, Portuguese',
    'deals',
    'Negócio;Funil;Etapa;Valor;Contato;Empresa;Previsão de fechamento',
    'Renovação;Vendas;Proposta;12000,00;Ana Souza;Alfa Ltda;30/06/2025',
    'Suporte;Vendas;Ganho;4000,00;João Lima;Beta ME;15/03/2025',
  ),
  file(
    'deals, Swedish',
    'deals',
    'Affär;Kund;Säljfas;Belopp;Sannolikhet;Förväntat avslut;Ägare',
    'Ombyggnad;Alfa AB;Offert;120000;50;2025-06-30;Olivia',
    'Service;Beta AB;Vunnen;40000;100;2025-03-15;Olivia',
  ),
  file(
    'deals, Japanese',
    'deals',
    '商談名,取引先名,フェーズ,金額,完了予定日,確度,商談所有者',
    '改修,株式会社アルファ,提案,1200000,2025/06/30,50,山田 太郎',
    '保守,ベータ株式会社,受注,400000,2025/03/15,100,山田 太郎',
  ),
  file(
    'deals, Turkish',
    'deals',
    'Fırsat Adı;Müşteri;Aşama;Tutar;Olasılık;Kapanış Tarihi;Sorumlu',
    'Yenileme;Alfa A.Ş.;Teklif;120000;50;30.06.2025;Ayşe',
    'Bakım;Beta Ltd. Şti.;Kazanıldı;40000;100;15.03.2025;Ayşe',
  ),
]
