const UNITS = ['byte', 'kilobyte', 'megabyte'] as const

/** `3.4 MB`, as the locale writes it. */
export function bytesText(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const unit = UNITS[step]
  // Every language has its own word for a byte, and one sign for more of them.
  const unitDisplay = step === 0 ? 'long' : 'short'
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits: step === 2 ? 1 : 0 })
  return format.format(bytes / 1000 ** step)
}
