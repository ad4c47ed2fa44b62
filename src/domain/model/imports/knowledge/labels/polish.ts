import type { Labels } from '../../targets'

export const POLISH: Labels = {
  anywhere: {
    company: 'nazwa organizacji|konto|nazwa konta|kontrahent|nazwa kontrahenta|klient|nazwa klienta|przedsiębiorstwo',
    fullName:
      'kontakty|osoba kontaktowa|osoba do kontaktu|imię i nazwisko kontaktu|nazwisko i imię kontaktu|imię i nazwisko osoby kontaktowej|główny kontakt|kontakt główny',
    firstName: 'imiona|imię kontaktu|imię osoby kontaktowej|imię klienta|pierwsze imię',
    middleName: 'imię ojca|kolejne imię|dodatkowe imię|2 imię',
    lastName: 'nazwisko kontaktu|nazwisko osoby kontaktowej|nazwisko klienta|nazwisko rodowe',
    namePrefix:
      'zwrot grzecznościowy|forma grzecznościowa|tytuł grzecznościowy|zwrot|powitanie|pan pani|tytuł naukowy|przedrostek',
    nameSuffix: 'przyrostek|przyrostek nazwiska|sufiks nazwiska',
    nickname: 'przezwisko|przydomek|zdrobnienie',
    jobTitle: 'stanowisko służbowe|tytuł zawodowy|funkcja|rola|zawód|pozycja|nazwa stanowiska|stanowisko pracy',
    companyIndustry:
      'przemysł|branża firmy|gałąź przemysłu|rodzaj działalności|profil działalności|sektor działalności|przedmiot działalności|dziedzina',
    email: 'poczta e-mail|poczta elektroniczna|adres poczty elektronicznej|adres mailowy|e-mail kontaktu',
    phone: 'numer tel|numer komórkowy|nr komórki|telefon biurowy|telefon do pracy',
    link: 'strona|witryna|witryna internetowa|strona web|adres www|adres strony|adres strony www|strona domowa',
    companyWebsite: 'strona firmy|strona www firmy|witryna firmy|strona internetowa firmy',
    street: 'ulica i nr|ulica numer domu|ulica rozliczeniowa|ulica korespondencyjna|ulica adresu korespondencyjnego',
    city: 'miasto rozliczeniowe|miasto korespondencyjne|miasto do faktury|miasto domowe|miasto służbowe',
    region: 'stan województwo|województwo stan|województwo rozliczeniowe|województwo korespondencyjne|stan lub województwo',
    postalCode: 'kod poczt|kod pocztowy firmy|kod zip|adres rozliczeniowy kod|adres korespondencyjny kod',
    country: 'nazwa kraju|kod kraju|kraj siedziby|siedziba kraj|kraj siedziba',
    address: 'pełny adres|adres główny|adres korespondencyjny|adres rozliczeniowy|adres firmy',
    birthday: 'data urodzin|dzień urodzenia',
    owner: 'opiekun|opiekun klienta|opiekun kontaktu|opiekun firmy|opiekun handlowy|opiekun szansy|opiekun transakcji|handlowiec',
    tags: 'tagi|etykieta|znaczniki|znacznik|grupy|segmenty|słowa kluczowe',
    source:
      'źródło leadu|źródło klienta|źródło potencjalnego klienta|źródło namiaru|źródło szansy|źródło szansy sprzedaży|źródło pochodzenia|źródło transakcji',
    description:
      'informacje dodatkowe|dodatkowe informacje|szczegóły|informacje|opis kontaktu|opis firmy|opis klienta|opis szansy',
    doNotContact:
      'nie dzwonić|nie dzwoń|nie kontaktować|nie kontaktować się|zakaz kontaktu|rezygnacja z e-mail|rezygnacja z e-maili|nie wysyłać e-maili',
  },
  people: {
    'people.fullName': 'nazwa|pełna nazwa',
    'companies.size':
      'pracownicy|ilość pracowników|wielkość zatrudnienia|liczba zatrudnionych|wielkość przedsiębiorstwa|rozmiar firmy|liczebność|l pracowników',
    'people.phone':
      'telefon kontaktu|telefon osoby kontaktowej|telefon klienta|numer telefonu kontaktu|komórka osoby kontaktowej',
    'people.region': 'stan',
    'people.originalCreatedAt':
      'utworzony|data wprowadzenia|utworzono dnia|data założenia|czas utworzenia|dodany|data stworzenia|utworzone',
    'people.recordId':
      'id kontaktu|identyfikator|identyfikator kontaktu|numer kontaktu|nr kontaktu|identyfikator zewnętrzny|id zewnętrzne|id rekordu',
  },
  companies: {
    'companies.size': 'wielkość zatrudnienia|wielkość przedsiębiorstwa|rozmiar firmy|liczebność|l pracowników|stan zatrudnienia',
    'people.phone':
      'telefon kontaktu|telefon osoby kontaktowej|telefon klienta|numer telefonu kontaktu|komórka osoby kontaktowej',
    'companies.region': 'stan',
    'companies.originalCreatedAt':
      'utworzony|data wprowadzenia|utworzono dnia|data rejestracji|data założenia|czas utworzenia|dodany|data stworzenia',
    'companies.recordId':
      'identyfikator|numer klienta|nr klienta|id klienta|kod klienta|identyfikator zewnętrzny|id zewnętrzne|id rekordu',
    'companies.name': 'nazwa skrócona|nazwa prawna|nazwa handlowa|oficjalna nazwa|nazwa odbiorcy|nazwa nabywcy|podmiot|strona',
    'companies.domain': 'domena firmy|domena internetowa|nazwa domeny|domena e-mail',
    'companies.description': 'mail dodatkowy',
    'companies.phone': 'telefon podstawowy',
  },
  deals: {
    'people.phone':
      'telefon kontaktu|telefon osoby kontaktowej|telefon klienta|numer telefonu kontaktu|komórka osoby kontaktowej',
    'deals.originalCreatedAt':
      'utworzony|data wprowadzenia|utworzono dnia|data rejestracji|data założenia|czas utworzenia|dodany|data stworzenia',
    'deals.recordId':
      'identyfikator|id szansy|id szansy sprzedaży|id transakcji|numer szansy|nr szansy|numer szansy sprzedaży|nr transakcji',
    'deals.stage': 'etap lejka|etap szansy sprzedaży|stadium sprzedaży|etap procesu|etap procesu sprzedaży',
    'deals.title': 'szanse sprzedaży|tytuł transakcji|tytuł szansy|nazwa projektu|okazja|nazwa okazji|interes|nazwa deala',
    'deals.pipeline': 'proces sprzedaży|potok|kanał sprzedaży|nazwa lejka|proces',
    'deals.status': 'status szansy|status szansy sprzedaży|status transakcji|stan szansy|wygrana przegrana',
    'deals.amount':
      'wartość szansy sprzedaży|kwota szansy|szacowany przychód|szacunkowy przychód|przewidywany przychód|przychód|szacunkowa wartość|planowany przychód',
    'deals.currency': 'kod waluty|waluta szansy|waluta transakcji|waluta kwoty',
    'deals.probability':
      'prawdopodobieństwo wygranej|prawdopodobieństwo sprzedaży|szansa powodzenia|prawdopodobieństwo zamknięcia|prawdopodobieństwo w %',
    'deals.expectedCloseOn':
      'spodziewana data zamknięcia|szacowana data zamknięcia|szacunkowa data zamknięcia|oczekiwane zamknięcie|planowany termin|termin realizacji|zamknięcie|planowana data sprzedaży',
    'deals.closedAt':
      'rzeczywista data zamknięcia|faktyczna data zamknięcia|data zakończenia|zakończono|czas zamknięcia|zamknięty',
    'deals.wonAt': 'data wygranej|wygrano dnia|wygrano|data wygrania|czas wygranej|data sprzedaży',
    'deals.lostAt': 'data przegranej|przegrano dnia|przegrano|data utraty|czas przegranej|data straty',
    'deals.lostReason':
      'powód straty|powód niepowodzenia|przyczyna niepowodzenia|powód zamknięcia|powód rezygnacji|przyczyna odrzucenia',
    'deals.owner': 'pracownik',
    'deals.source': 'źródło potencjalnego kontaktu',
    'companies.name': 'strona',
  },
  tasks: {
    'tasks.recordId': 'identyfikator|id zadania|numer zadania|nr zadania|identyfikator zadania',
    'tasks.related':
      'szansa sprzedaży|odnośnie|powiązany z|powiązanie|w sprawie|odnosi się do|związane z|powiązana szansa|rodzic',
    'tasks.title': 'przedmiot|zadania|temat zadania|tytuł zadania|treść zadania|nazwa czynności|temat działania',
    'tasks.due':
      'termin realizacji|termin zadania|termin ostateczny|data końcowa|data końca|koniec|termin zakończenia|data ukończenia planowana|data zwrotu',
    'tasks.assignee': 'wykonujący|realizator|przydzielony|kto wykonuje|zlecone dla|przydzielone',
    'tasks.body': 'szczegóły zadania',
    'tasks.kind': 'rodzaj|typ zadania|rodzaj zadania|typ aktywności|rodzaj aktywności|typ działania|typ czynności',
    'tasks.dueTime': 'czas|godzina wykonania|godzina zakończenia|godzina realizacji',
    'tasks.remindAt':
      'przypomnienie|data przypomnienia|przypomnij|przypomnij o|przypomnienia|czas przypomnienia|data i godzina przypomnienia',
    'tasks.priority': 'priorytet zadania|pilne',
    'tasks.status': 'stan zadania|ukończone',
    'tasks.completedAt':
      'ukończono|data zakończenia rzeczywista|rzeczywista data zakończenia|ukończono dnia|faktyczna data zakończenia|data wykonania zadania|zrobiono dnia',
  },
  notes: {
    'notes.title':
      'nazwa|temat rozmowy|temat spotkania|temat notatki|temat połączenia|temat wiadomości|tytuł notatki|nazwa spotkania',
    'notes.detail': 'stan|status|wynik|kierunek|długość|miejsce|lokalizacja|czas rozmowy',
    'notes.recordId': 'identyfikator|id notatki|id aktywności|id spotkania|id rozmowy|numer',
    'notes.related': 'szansa sprzedaży|odnośnie|powiązany z|powiązanie|odnosi się do|związane z|powiązana szansa|nadrzędny',
    'notes.kind': 'typ działania|typ zdarzenia|sposób kontaktu|rodzaj zdarzenia|typ notatki',
    'notes.happenedAt': 'termin|data rozpoczęcia|data początkowa|rozpoczęcie|początek|data i czas|data zdarzenia|data połączenia',
    'notes.body': 'zawartość|opis rozmowy|przebieg spotkania|protokół|opis spotkania|treść wiadomości|notatki ze spotkania',
  },
}
