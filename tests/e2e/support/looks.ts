/** Each theme and each size once: what depends on both at once, `contrast.test.ts` works out for every pair of colours. */
export const LOOKS = [
  { name: 'light and wide', theme: 'light', viewport: { width: 1280, height: 800 } },
  { name: 'dark and narrow', theme: 'dark', viewport: { width: 390, height: 844 } },
] as const
