/** The languages of all texts, by their codes (BCP 47). */
export type Language = 'en' | 'de'

export type InEachLanguage = Readonly<Record<Language, string>>
