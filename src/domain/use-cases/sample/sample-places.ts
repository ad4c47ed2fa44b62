import type { SeededRandom } from '../../model/kernel/seeded-random'

export interface Place {
  readonly country: string
  readonly cities: readonly string[]
  readonly streets: readonly string[]
  /**
   * Digits to draw are `#`. Only ranges that the country's regulator keeps for fiction (FCC 555-01xx, Ofcom, ARCEP,
   * Bundesnetzagentur, PTS), so that no sample rings at a stranger's; `null` where there are none.
   */
  readonly phone: string | null
}

function place(country: string, cities: string, streets: string, phone: string | null = null): Place {
  return { country, cities: cities.split(', '), streets: streets.split(', '), phone }
}

export const PLACES: readonly Place[] = [
  place('Czechia', 'Praha, Brno, Ostrava, Plzeň, Olomouc, České Budějovice', 'Široká, Husova, Květná, Nádražní, Na Příkopě'),
  place(
    'Germany',
    'Berlin, München, Köln, Leipzig, Düsseldorf, Lübeck',
    'Kastanienallee, Schloßstraße, Am Markt',
    '+493023125###',
  ),
  place(
    'France',
    'Paris, Lyon, Nîmes, Orléans, Besançon, Saint-Étienne',
    'rue des Écoles, quai Voltaire, rue de la Paix',
    '+33199004###',
  ),
  place('United Kingdom', 'London, Bristol, Leeds, Edinburgh, Cardiff', 'Harbour Road, Mill Lane, Queen Street', '+442079460###'),
  place(
    'United States',
    'Portland, Austin, Chicago, Boston, Denver, Savannah',
    'Maple Avenue, Dock Street, Elm Street',
    '+120255501##',
  ),
  place('Sweden', 'Stockholm, Göteborg, Malmö, Umeå, Västerås', 'Storgatan, Östra Hamngatan, Björkvägen', '+46846500###'),
  place('Poland', 'Kraków, Gdańsk, Łódź, Poznań, Wrocław', 'ul. Długa, ul. Świętojańska, ul. Piękna'),
  place('Spain', 'Madrid, Málaga, A Coruña, Cádiz, Donostia', 'calle Mayor, paseo del Río, avenida Núñez'),
  place('Portugal', 'Lisboa, Porto, Évora, Guimarães, Setúbal', 'rua do Ouro, largo da Sé, travessa das Flores'),
  place('Japan', 'Tōkyō, Ōsaka, Kyōto, Sapporo, Fukuoka', 'Aoyama-dōri, Sakura-dōri, Honmachi'),
  place('India', 'Bengaluru, Mumbai, Pune, Kolkata, Kochi', 'Residency Road, Lake View Road, MG Road'),
  place('Nigeria', 'Lagos, Abuja, Ibadan, Enugu', 'Marina Road, Awolowo Road, Allen Avenue'),
  place('Türkiye', 'İstanbul, İzmir, Ankara, Eskişehir, Muğla', 'Bağdat Caddesi, Çınar Sokak, İnönü Caddesi'),
  place('Vietnam', 'Hà Nội, Đà Nẵng, Hải Phòng, Cần Thơ', 'Phố Huế, Trần Phú, Nguyễn Trãi'),
  place('Brazil', 'São Paulo, Florianópolis, Belém, Maceió, Goiânia', 'Rua Augusta, Avenida São João, Rua das Laranjeiras'),
  place('Iceland', 'Reykjavík, Akureyri, Ísafjörður, Höfn', 'Laugavegur, Skólavörðustígur, Hafnarstræti'),
]

export const BY_COUNTRY: ReadonlyMap<string, Place> = new Map(PLACES.map((one) => [one.country, one]))

/** A number of the place in E.164, or `null` where none may be made up. */
export function drawPhone({ phone }: Place, random: SeededRandom): string | null {
  return phone === null ? null : phone.replace(/#/g, () => String(random.below(10)))
}
