/** The mark: a porthole, with the horizon of a calm sea in it. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="var(--accent-solid)" />
      <circle cx="16" cy="16" r="9.5" fill="#fff" />
      <path d="M8 17.5c2.7-2 5.3-2 8 0s5.3 2 8 0a8.1 8.1 0 0 1-16 0Z" fill="var(--accent-solid)" />
      <g fill="#fff">
        <circle cx="16" cy="3.7" r="1.1" />
        <circle cx="16" cy="28.3" r="1.1" />
        <circle cx="3.7" cy="16" r="1.1" />
        <circle cx="28.3" cy="16" r="1.1" />
      </g>
    </svg>
  )
}
