/*
 * Words that questions of a form are put together of, around the name of a column: `Wat is je voornaam?`. All languages stand
 * in one list.
 */

/** Whose: of whoever fills the form in. */
export const YOURS =
  'your|ihr|ihre|ihren|ihrem|ihrer|dein|deine|deinen|deinem|deiner|je|jouw|uw|votre|vos|ton|ta|tes|tu|su|tus|sus|vuestro|vuestra|tuo|tua|suo|sua|vostro|vostra|seu|sua|teu|tua|din|ditt|deres|dit|ert|er|twój|twoje|twoja|twojej|twojego|pana pani|państwa|pani pana|váš|vaše|vaši|tvůj|tvoje|tvé|sinun|ваш|ваше|ваша|вашу|твоё|твое|senin|sizin'

/** What stands between `what` and `your company`, where nothing else is asked of it. */
export const BEING = 'is|ist|lautet|est|es|è|é|är|er|jest|je|on|is het|heet'

/** Which one. */
export const WHICH =
  'which|what|welche|welcher|welches|welchem|welchen|welk|welke|quel|quelle|quels|quelles|qué|que|cuál|quale|qual|quali|vilket|vilken|hvilket|hvilken|hvilken|która|który|jaka|jakiej|jaká|které|jaké|mikä|какая|какой|какое|hangi'

/** How, and where from. */
export const HOW =
  'how|where|wie|woher|wodurch|comment|où|cómo|dónde|come|dove|como|onde|hoe|waar|hur|var|hvordan|hvor|jak|skąd|odkud|ako|odkiaľ|miten|mistä|nasıl|nereden|как|откуда|як|звідки|hogyan|honnan|cum|de unde|kako|odkud|πώς|πού'

/** What whoever came across a firm did: heard of it, found it, came to know it. */
export const DISCOVERY =
  'hear|heard|find us|found|learn|aufmerksam|erfahren|gehört|gefunden|connu|connus|entendu|découvert|trouvé|trouvés|conoció|conociste|conocieron|enteró|enteraste|encontró|encontraste|conosciuto|conosciuti|saputo|trovato|trovati|conheceu|soube|sabendo|encontrou|gevonden|gehoord|terechtgekomen|hört|hittade|hittat|hørt|hørte|fandt|fant|dowiedziałeś|dowiedziałaś|dowiedział|dowiedziała|dowiedzieli|znalazłeś|dozvěděl|dozvěděla|dozvěděli|našli|dozvedeli|kuulit|kuulitte|löysit|löysitte|duydunuz|buldunuz|узнали|услышали|дізналися|дізнались|почули|hallott|talált|aflat|auzit|găsit|saznali|čuli|μάθατε|ακούσατε'

/** How many. */
export const HOW_MANY =
  'how many|wie viele|wieviele|hoeveel|combien de|combien d|combien|cuántos|cuántas|quanti|quante|quantos|quantas|hur många|hvor mange|ile|kolik|montako|kuinka monta|сколько|kaç'

/** How whoever fills the form in is called, without the word for a name. */
export const CALLED =
  'wie heißen sie|wie heißt du|wie heissen sie|hoe heet je|hoe heet u|comment vous appelez vous|comment t appelles tu|cómo te llamas|cómo se llama|come ti chiami|come si chiama|como te chamas|como você se chama|vad heter du|hvad hedder du|hva heter du|jak się nazywasz|jak se jmenujete|jak se jmenuješ|mikä nimesi on|как вас зовут|adınız nedir'
