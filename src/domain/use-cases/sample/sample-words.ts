/** Names that go together; surnames that any first name of the set can bear. */
export interface NameSet {
  readonly first: readonly string[]
  readonly last: readonly string[]
  /** Where people of these names mostly live: countries of `sample-places.ts`. */
  readonly home: string
}

function names(home: string, first: string, last: string): NameSet {
  return { home, first: first.split(' '), last: last.split(' ') }
}

export const NAME_SETS: readonly NameSet[] = [
  names(
    'Czechia',
    'Jana Tereza Zdeňka Věra Alžběta Kateřina Lucie Markéta Eliška Barbora Jiří Ondřej Tomáš Vojtěch Šimon Matěj Radek Luboš',
    'Krejčí Jirků Petrů Janů Martinů Šerých Kočí Dolejší Brabců Matějů Hlaváčů Pavlů Tomsů Čapků Škodů Lukešů Vrbů',
  ),
  names(
    'Germany',
    'Jürgen Anneliese Björn Käthe Sören Ulrike Matthias Jana Lukas Friederike Günther Hannah Moritz Leonie Jonas Mareike',
    'Müller Weiß Schröder Krüger Lindner Böhm Vogt Scholz Jäger Köhler Brandt Haas Seidel Kühn Pohl Dietrich Engel Löwe',
  ),
  names(
    'France',
    'Éloïse Benoît Chloé Maël Anaïs Rémi Hélène Théo Inès Gaëtan Solène Loïc Noémie Clément Agnès Cédric Maëlle Baptiste',
    'Lefèvre Moreau Girard Bonnet Rousseau Chevalier Gauthier Perrin Clément Fontaine Mercier Dumas Marchand Lemoine Guérin',
  ),
  names(
    'United Kingdom',
    'Imogen Alistair Poppy Callum Beatrix Rhys Isla Duncan Harriet Owen Freya Gareth Nell Hamish Tamsin Rupert Bronwen Fergus',
    'Ashworth Pemberton Macleod Hargreaves Llewellyn Whitcombe Fairclough Blackwood Penrose Sutherland Thistlewood Barrow Holt',
  ),
  names(
    'United States',
    'Marcus Delia Wyatt Naomi Silas Josephine Curtis Maya Theodore Ramona Elijah Harper Otis Georgia Wendell Ivy Clark Mabel',
    'Whitfield Calloway Bennett Okafor Ramirez Hollis Sterling Delgado Prescott Vaughn Maddox Ellison Greer Tillman Sandoval Frost',
  ),
  names(
    'Sweden',
    'Åsa Göran Linnéa Håkan Malin Östen Saga Björn Ebba Lennart Tuva Rasmus Märta Nils Signe Viggo Alva Torbjörn',
    'Lindqvist Åkesson Bergström Sjöberg Holmgren Nyström Ekdahl Wikström Hedlund Söderberg Malmgren Forsberg Öberg Lundin',
  ),
  names(
    'Poland',
    'Łukasz Małgorzata Paweł Agnieszka Zbigniew Joanna Bożena Krzysztof Zofia Wojciech Halina Kacper Jadwiga Mikołaj Iga',
    'Wójcik Woźniak Mazur Krawczyk Kowalczyk Wieczorek Stępień Pawlak Sikora Bąk Gołąb Jóźwiak Żak Kołodziej Gałązka',
  ),
  names(
    'Spain',
    'Íñigo Begoña Andrés Lucía Álvaro Concepción Nuño Marisol Joaquín Ainhoa Raúl Itziar Óscar Sofía Jesús Núria Martín Pilar',
    'Ibáñez Muñoz Gutiérrez Peña Sáenz Vázquez Ordóñez Cortés Galán Núñez Castaño Rivas Elizondo Prieto Quiñones Herrera',
  ),
  names(
    'Portugal',
    'João Conceição Gonçalo Inês Luís Beatriz Nuno Mafalda Sebastião Catarina Simão Leonor Estêvão Graça Vasco Teresa',
    'Magalhães Conceição Simões Araújo Brandão Peixoto Carvalho Queirós Leitão Fonseca Guimarães Assunção Salgado Teixeira',
  ),
  names(
    'Japan',
    'Haruka Kenji Yuki Sōta Aiko Takumi Emi Ryō Naoko Daichi Hina Kaito Mei Shun Asuka Jirō Sakura Hiroshi',
    'Tanaka Satō Itō Kobayashi Yamamoto Fujimoto Ōno Hayashi Matsuda Nakamura Shimizu Endō Kimura Saitō Morita Ueda',
  ),
  names(
    'India',
    'Ananya Rohan Priya Arjun Meera Vikram Kavya Aditya Ishaan Lakshmi Nikhil Divya Sanjay Leela Farhan Tara Kabir Nandini',
    'Sharma Iyer Banerjee Kapoor Reddy Menon Chatterjee Patel Deshpande Nair Rao Mehta Bhattacharya Kulkarni Qureshi Das',
  ),
  names(
    'Nigeria',
    'Chidi Adaeze Tunde Ngozi Emeka Folake Obinna Yetunde Ifeanyi Amaka Babajide Zainab Kelechi Temitope Uche Halima',
    'Adeyemi Okonkwo Balogun Eze Abubakar Nwosu Ogunleye Bello Achebe Onyekachi Danjuma Olawale Igwe Lawal Afolabi',
  ),
  names(
    'Türkiye',
    'Ayşe Mehmet Zeynep Emre Çağla Oğuz Elif İbrahim Şebnem Kerem Gülşen Barış Ümit Defne Hüseyin Nazlı',
    'Yılmaz Şahin Öztürk Çelik Aydın Kılıç Doğan Arslan Özdemir Güneş Koç Erdoğan Tunç Akın Bayraktar Işık',
  ),
  names(
    'Vietnam',
    'Linh Minh Thảo Quân Hương Dũng Ngọc Phúc Trâm Khánh Vy Đức Hạnh Tuấn Mai Long',
    'Nguyễn Trần Lê Phạm Hoàng Võ Đặng Bùi Đỗ Ngô Dương Lý Phan Vũ',
  ),
  names(
    'Brazil',
    'Thaís Caio Letícia Otávio Débora Vinícius Luísa Heitor Iara Renato Antônia Murilo Yasmin Cauã Janaína Rogério',
    'Nogueira Cavalcanti Barreto Siqueira Furtado Moraes Valença Arruda Espíndola Rezende Prado Falcão Amorim Bastos',
  ),
  names(
    'Iceland',
    'Sigríður Björk Þórdís Gunnar Ásta Ólafur Hildur Jökull Eyrún Stefán Bryndís Kári Ragnheiður Snorri',
    'Briem Blöndal Thorarensen Hafstein Möller Zoëga Kvaran Nordal Laxness Thoroddsen Ísfeld Waage Kjerúlf',
  ),
]

/** A line of business: how it names itself, its industry, and what one sells to it. */
export interface Trade {
  readonly word: string
  readonly industry: string
}

function trades(industry: string, words: string): readonly Trade[] {
  return words.split(' ').map((word) => ({ word, industry }))
}

export const TRADES: readonly Trade[] = [
  ...trades('Logistics', 'Logistics Freight Shipping Cargo'),
  ...trades('Food and drink', 'Bakery Brewing Coffee Creamery Orchards'),
  ...trades('Manufacturing', 'Robotics Castings Instruments Tooling Plastics'),
  ...trades('Health', 'Dental Optics Pharma Clinics'),
  ...trades('Retail', 'Outfitters Books Cycles Ceramics'),
  ...trades('Software', 'Software Analytics Cloud Systems'),
  ...trades('Energy', 'Solar Energy Turbines'),
  ...trades('Construction', 'Timber Masonry Interiors Roofing'),
  ...trades('Media', 'Press Studio Films'),
  ...trades('Hospitality', 'Hotels Lodges Catering'),
  ...trades('Finance', 'Capital Insurance'),
  ...trades('Education', 'Academy Learning'),
]

/** Made-up names; what exists of them elsewhere is chance. */
export const HEADS: readonly string[] =
  `Bramble Lanternfish Saltmarsh Kestrel Juniper Foxglove Quillstone Tidewater Amberley Northlight Copperleaf Hazelbrook
  Merlewood Ravenna Silvermoth Thornbury Willowherb Zephyra Cinderhill Driftwood Elderflower Fernhollow Goldcrest Harbinger
  Ironbridge Jackdaw Kingfisher Larkspur Mossbank Nightjar Oakhurst Periwinkle Quayside Rookwood Starling Tanglewood Umberfield
  Vespertine Windrush Yarrow Åkerlund Béryl Čapek Dąbrowa Éclair Führmann Giralda Háj Íbis Jökull Kłos Lumière Mañana Núcleo
  Ørsund Pálma Querência Řeka Šípek Tūi Uferlos Vltava Wędrówka Žluva Almendro Belvárosi Cassiopeia Dulcinea Espresso Fjordur
  Greenfinch Halcyon Icebreaker Jasmine Kaleido Lodestar Marigold Nimbus Obsidian Pomelo Quokka Rosehip Saffron Tamarind`.split(
    /\s+/,
  )

/** What a deal is about; the company's name goes before it. */
export const OFFERS: readonly string[] = [
  'Annual maintenance',
  'Pilot for one site',
  'Warehouse roll-out',
  'Website rebuild',
  'Service contract',
  'Team licences',
  'Fleet renewal',
  'Training days',
  'Second phase',
  'Lighting refit',
  'Support renewal',
  'Spare parts',
  'Data migration',
  'Brand refresh',
  'New production line',
  'Security audit',
]

export const JOB_TITLES: readonly string[] = [
  'Managing Director',
  'Head of Purchasing',
  'Operations Manager',
  'Founder',
  'Chief Financial Officer',
  'Office Manager',
  'Head of IT',
  'Marketing Lead',
  'Plant Manager',
  'Product Designer',
  'Store Manager',
  'Legal Counsel',
  'Facilities Lead',
  'Sales Director',
  'Research Fellow',
]

export const SOURCES: readonly string[] = ['Referral', 'Website', 'Trade fair', 'Newsletter', 'Cold call', 'LinkedIn']
