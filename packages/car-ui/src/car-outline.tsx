/** The body of a hatchback seen from the left: outline, glass, doors, wheels. 640 × 260. */
export function CarOutline() {
  return (
    <g
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M20 216H620" stroke="var(--line)" />
      <path
        fill="var(--surface)"
        strokeWidth="2"
        d="M67 189c-8-1-12-5-13-13l-2-21c-1-11 4-20 14-25 34-16 82-24 140-29 34-28 66-45 101-49 24-3 66-3 108 0 28 2 49 11 69 24l46 31c19 4 32 12 38 25 4 9 5 20 5 31 0 13-4 23-16 25l-33 1a45 45 0 0 0-90 0H196a45 45 0 0 0-90 0z"
      />
      <path
        fill="var(--accent-soft)"
        fillOpacity="0.55"
        d="M226 101c28-22 54-35 82-38 15-2 32-2 49-2l3 40zM371 61c22 0 42 1 56 3 20 3 36 11 56 25l16 12H374z"
      />
      <path
        d="M221 104c-5 20-6 52-4 85M366 104l2 85M505 104c6 10 8 22 6 36M54 155c24-2 60-4 92-4M217 128h294"
        opacity="0.55"
      />
      <path d="M333 118h18M478 118h16" strokeWidth="2.5" />
      {[151, 479].map((x) => (
        <g key={x}>
          <circle cx={x} cy="180" r="36" fill="var(--surface)" strokeWidth="2" />
          <circle cx={x} cy="180" r="24" opacity="0.6" />
          <circle cx={x} cy="180" r="5" opacity="0.8" />
        </g>
      ))}
    </g>
  );
}
