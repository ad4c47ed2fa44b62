import type { AliasNames } from '../targets'

/** What columns of an address are called where street and number stand apart. */
export const STREET_NAMES: Readonly<Record<string, AliasNames>> = {
  streets: {
    street:
      'street name|name of street|house number|house no|ulična številka|hišna številka|building number|straßenname|hausnr|haus nr|nom de rue|nom de la rue|nom de voie|numéro de rue|numéro de voie|voie|n de voie|n de rue|nombre de la calle|nombre de calle|número exterior|número interior|número de calle|número de casa|nome da rua|nome do logradouro|número da casa|nome via|via e numero|civico|numero civico|n civico|huisnr|huis nr|straat en huisnummer|numer domu|nr domu|nazwa ulicy|ulica i numer|číslo popisné|číslo domu|č popisné|popisné číslo|orientačné číslo|gatunamn|gatunummer|husnummer|husnr|vejnavn|gadenavn og nr|gatenavn og nr|kadun nimi|talon numero|bina no|kapı no|dış kapı no|utcanév|utca neve|közterület|közterület neve|házszám|дом|номер дома|название улицы|будинок|номер будинку|назва вулиці|номер на улица|număr stradă|nr stradă|nume stradă|αριθμός οδού|町名|門牌號|门牌号|街道名|번지|건물번호|tên đường|số nhà|kućni broj|ulica i kućni broj|hišna številka|ulica in hišna številka|namo numeris|mājas numurs|maja number|maja nr|húsnúmer|מספר בית|رقم المنزل|رقم المبنى|nomor rumah|nama jalan|บ้านเลขที่|número de carrer|nom del carrer',
  },
}

/** What the number behind a street is called, besides `number`. */
export const HOUSE_NUMBERS =
  'civico|numero civico|n civico|house|house no|house number|hausnummer|hausnr|haus nr|huisnummer|huisnr|numéro de voie|numéro voie|n° voie|número exterior|num ext|no ext|núm|nro|altura|nr domu|numer domu|číslo popisné|číslo domu|házszám|nr strada|kućni broj|hišna številka|gatunummer|husnummer|talonumero|дом|д|номер дома|будинок|kapı no|番地|번지'

/** What is told behind the number of a house. */
export const HOUSE_ADDITIONS =
  'complemento|complément|compl|apto|apartamento|apartment|apt|unit|suite|número interior|num int|no int|interior|interno|piso|scala|palazzina|wohnung|stiege|tür|türnummer|top|etage|zusatz|toevoeging|huisnummertoevoeging|bus|nr lokalu|numer lokalu|lokal|mieszkanie|byt|emelet|ajtó|apartament|ap|stan|lägenhet|leilighet|lejlighet|asunto|квартира|кв|офис|daire|daire no|建物名|동호수|상세주소'
