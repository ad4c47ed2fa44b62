const UNITS = ['byte', 'kilobyte', 'megabyte'] as const

/** `3.4 MB`, as the locale writes it. */
export function bytesText(bytes: number, locale: string): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
  const unit = UNITS[step]
  const digits = step === 2 ? 1 : 0
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits }).format(
    bytes / 1000 ** step,
  )
}
