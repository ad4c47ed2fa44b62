const KIB = 1024
const MIB = KIB * KIB

/** `3.4 MiB`, as the locale writes the number: in the units in which the limits are set. */
export function bytesText(bytes: number, locale: string): string {
  // Every language has its own word for a byte, and one sign for more of them.
  if (bytes < KIB) return new Intl.NumberFormat(locale, { style: 'unit', unit: 'byte', unitDisplay: 'long' }).format(bytes)
  const kibibytes = Math.round(bytes / KIB)
  if (kibibytes < KIB) return `${new Intl.NumberFormat(locale).format(kibibytes)}\u00a0KiB`
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / MIB)}\u00a0MiB`
}
