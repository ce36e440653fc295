/** The logo: tide lines parting around a pool with something alive in it. Decorative. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" width="32" height="32" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <path opacity=".55" d="M2 9.5c5 0 7.5-3.5 14-3.5s9 3.5 14 3.5" />
        <path stroke="var(--accent)" strokeWidth="2.2" d="M2 15c4 0 6.5-5 14-5s10 5 14 5" />
        <path d="M2 18c4 0 6.5 5 14 5s10-5 14-5" />
        <path opacity=".55" d="M2 23.5c5 0 7.5 3.5 14 3.5s9-3.5 14-3.5" />
      </g>
      <circle cx="16" cy="16.5" r="2.7" fill="var(--warm)" />
    </svg>
  );
}
