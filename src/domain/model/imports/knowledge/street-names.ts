import type { AliasNames } from '../targets'

/** What columns of an address are called where street and number stand apart. */
export const STREET_NAMES: Readonly<Record<string, AliasNames>> = {
  streets: {
    street:
      'street name|name of street|house number|house no|ulična številka|hišna številka|building number|straßenname|hausnr|haus nr|nom de rue|nom de la rue|nom de voie|numéro de rue|numéro de voie|voie|n de voie|n de rue|nombre de la calle|nombre de calle|número exterior|número interior|número de calle|número de casa|nome da rua|nome do logradouro|número da casa|nome via|via e numero|civico|numero civico|n civico|huisnr|huis nr|straat en huisnummer|numer domu|nr domu|nazwa ulicy|ulica i numer|číslo popisné|číslo domu|č popisné|popisné číslo|orientačné číslo|gatunamn|gatunummer|husnummer|husnr|vejnavn|gadenavn og nr|gatenavn og nr|kadun nimi|talon numero|bina no|kapı no|dış kapı no|utcanév|utca neve|közterület|közterület neve|házszám|дом|номер дома|название улицы|будинок|номер будинку|назва вулиці|номер на улица|număr stradă|nr stradă|nume stradă|αριθμός οδού|町名|門牌號|门牌号|街道名|번지|건물번호|tên đường|số nhà|kućni broj|ulica i kućni broj|hišna številka|ulica in hišna številka|namo numeris|mājas numurs|maja number|maja nr|húsnúmer|מספר בית|رقم المنزل|رقم المبنى|nomor rumah|nama jalan|บ้านเลขที่|número de carrer|nom del carrer',
  },
}
