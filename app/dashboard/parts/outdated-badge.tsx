/** A clock with a backward arrow: the translation is older than its English. */
export function OutdatedBadge({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 16 16"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M2.200 9.300A6 6 0 1 0 3.400 4.200L2 5.800" />
      <path d="M2 2.600v3.200h3.200M8 4.800V8l2.200 1.500" />
    </svg>
  );
}
