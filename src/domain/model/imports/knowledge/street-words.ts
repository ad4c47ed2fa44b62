/** What is written beside the name of a street, or for one, in any language. */
export const STREET_WORDS =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|place|square|sq|highway|hwy|parkway|pkwy|terrace|crescent|suite|ste|unit|floor|po box|box|building|bldg|' +
  'straße|strasse|str|gasse|weg|allee|platz|ring|ufer|damm|chaussee|postfach|hof|rue|av|bd|impasse|chemin|allée|quai|cours|route|zi|zac|bp|' +
  'calle|c|avda|avenida|paseo|plaza|carrera|cra|calle|carretera|ctra|camino|jirón|jr|urb|mz|colonia|col|piso|via|viale|piazza|corso|vicolo|largo|strada|rua|av|travessa|praça|estrada|rodovia|alameda|bairro|andar|sala|' +
  'postbus|plein|laan|straat|ul|ulica|al|aleja|pl|plac|os|osiedle|ulice|náměstí|nám|třída|tř|gata|gatan|väg|vägen|gade|vej|veien|katu|tie|utca|út|tér|körút|str|strada|bd|bulevardul|sokak|sok|sk|cadde|caddesi|cad|mahallesi|mah|bulvarı|no|' +
  'ул|улица|пр|проспект|пр-т|пер|переулок|шоссе|площадь|пл|набережная|бульвар|д|дом|вул|вулиця|просп|провулок|площа|οδός|λεωφόρος|πλατεία|ulica|trg|cesta|gatvė|g|iela|tänav|jalan|jl|jln|gang|đường|phố|phường|ngõ|רחוב|שדרות|شارع|ถนน'
