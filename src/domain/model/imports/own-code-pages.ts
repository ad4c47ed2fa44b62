/** Windows-1252: Node 20 reads it as Latin-1, in which 32 of its signs would be control characters. */
export function windows1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes).replace(/[\u0080-\u009f]/g, (c) => UPPER_1252[c.charCodeAt(0) - 0x80] ?? c)
}

const UPPER_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** What old programs of DOS and Excel’s “CSV (MS-DOS)” write in Western Europe. */
export function ibm850(bytes: Uint8Array): string {
  const text = new TextDecoder('iso-8859-1').decode(bytes)
  return Array.from(bytes, (byte, at) => (byte < 0x80 ? text.charAt(at) : (UPPER_850[byte - 0x80] ?? ''))).join('')
}

const UPPER_850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Two bytes of UTF-8 that were taken for two Western characters: `Ã¼`. */
const TWICE = /[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g

/** A text that was put into UTF-8 twice as it was before the second time; `null`: it was not. */
export function onceEncoded(text: string): string | null {
  if ((text.match(TWICE)?.length ?? 0) < 2) return null
  try {
    return text.replace(/[^\u0000-\u007f]+/g, (run) => new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(run)))
  } catch {
    return null // some of it was written as it is meant
  }
}

/** The bytes of a text in Windows-1252; 0xff, which UTF-8 has not, for what is not in it. */
function bytesOf(run: string): Uint8Array {
  return Uint8Array.from(run, (character) => {
    const upper = UPPER_1252.indexOf(character)
    const code = character.charCodeAt(0)
    return upper >= 0 ? upper + 0x80 : code <= 0xff ? code : 0xff
  })
}
