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
