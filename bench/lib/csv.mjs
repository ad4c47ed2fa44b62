const FIRST = ['Ada', 'Björn', 'Chloé', 'Dmitri', 'Eun-ji', 'Fatima', 'Grace', 'Håkon', 'Ines', 'Jamal']
const LAST = ['Okafor', 'Lindqvist', 'Moreau', 'Tanaka', 'Silva', 'Novak', 'Haddad', 'Kim', 'Brandt', 'Rossi', 'Owens']

/** A contacts file as HubSpot writes it, the same each time. */
export function contactsCsv(people) {
  const lines = ['First Name,Last Name,Email,Phone Number,Job Title,Company Name']
  for (let index = 0; index < people; index += 1) {
    const [first, last] = [FIRST[index % FIRST.length], LAST[(index * 7) % LAST.length]]
    const phone = `+4420794${String(60_000 + (index % 40_000)).slice(0, 5)}`
    lines.push(`${first},${last},person.${index}@contacts.example,${phone},"Head of Desk ${index % 90}",Company ${index % 500}`)
  }
  return lines.join('\r\n')
}
