import type { ListedCategorySlug } from '@wrenchwise/rules/guide-categories';
import { cx } from '@wrenchwise/ui/class-names.ts';
import type { ReactNode } from 'react';

import { accentOf } from './category-accent.ts';

// A system’s own accent; the everyday jobs, which belong to none, have the product’s.
const SOFT = 'var(--system-soft, var(--accent-soft))';
const SHEET = 'var(--surface)';
const FAINT = 'var(--line-strong)';

/** A drawing for each category, 160 × 96, in the manner of a workshop manual. */
const DRAWINGS: Record<ListedCategorySlug, ReactNode> = {
  'everyday-jobs': (
    <>
      <path fill={SOFT} d="M28 44h60v40H28z" />
      <path fill={SHEET} d="M28 44h60v12H28zM46 44V34h24v10" />
      <path d="M54 56v8h8v-8" />
      <path
        fill={SHEET}
        d="M132 14a16 16 0 0 0-20 20L92 74a7 7 0 0 0 12 7l22-38a16 16 0 0 0 20-20l-10 8-9-5z"
      />
      <path d="M20 84h120" stroke={FAINT} />
      <path d="M36 66h10M36 74h16M66 74h14" stroke={FAINT} />
    </>
  ),
  'engine-repair': (
    <>
      <path fill={SOFT} d="M40 34h72v42l-8 8H48l-8-8z" />
      <path fill={SHEET} d="M46 22h60v12H46z" />
      <path d="M52 22v-8h8v8M70 22v-8h8v8M88 22v-8h8v8M112 46h12v24h-12M40 50H28v16h12" />
      <path d="M54 44v22M70 44v22M86 44v22M50 54h8M66 60h8M82 48h8" stroke={FAINT} />
      <circle cx="132" cy="58" r="8" />
      <path d="M132 50v-8M132 74v-8" stroke={FAINT} />
    </>
  ),
  'brake-system': (
    <>
      <circle cx="74" cy="48" r="38" fill={SOFT} />
      <circle cx="74" cy="48" r="20" fill={SHEET} />
      <circle cx="74" cy="48" r="6" />
      <path
        d="M74 33v3M88 44l-3 1M83 60l-2-2M65 60l2-2M60 44l3 1M74 16v6M98 27l-4 4M50 27l4 4M50 69l4-4M42 48h6M74 80v-6M98 69l-4-4"
        stroke={FAINT}
      />
      <path
        fill={SHEET}
        d="M96 14c16 6 26 20 26 34s-10 28-26 34l-8-14c8-4 13-11 13-20s-5-16-13-20z"
      />
      <path d="M108 34l10-5M108 62l10 5M122 48h14" />
    </>
  ),
  'electrical-systems': (
    <>
      <path fill={SOFT} d="M34 32h84v48H34z" />
      <path fill={SHEET} d="M34 32h84v14H34z" />
      <path d="M46 32v-9h14v9M92 32v-9h14v9M49 39h8M95 39h8M99 35v8" />
      <path fill={SHEET} d="M80 50L66 66h10l-4 11 14-16H76z" />
      <path d="M99 23V14h24c8 0 12 4 12 12v52" stroke={FAINT} strokeDasharray="4 4" />
      <path d="M130 78h10M132 82h6" />
    </>
  ),
  transmission: (
    <>
      <path
        fill={SOFT}
        d="M60 16l8 0 2 7 8 3 6-4 6 6-4 6 3 8 7 2v8l-7 2-3 8 4 6-6 6-6-4-8 3-2 7h-8l-2-7-8-3-6 4-6-6 4-6-3-8-7-2v-8l7-2 3-8-4-6 6-6 6 4 8-3z"
      />
      <circle cx="64" cy="48" r="13" fill={SHEET} />
      <circle cx="64" cy="48" r="4" />
      <path
        fill={SHEET}
        d="M112 36l6 0 1 4 5 2 4-2 4 4-2 4 2 5 4 1v6l-4 1-2 5 2 4-4 4-4-2-5 2-1 4h-6l-1-4-5-2-4 2-4-4 2-4-2-5-4-1v-6l4-1 2-5-2-4 4-4 4 2 5-2z"
      />
      <circle cx="115" cy="57" r="7" fill={SOFT} />
      <path d="M20 48h11M138 57h8" stroke={FAINT} />
    </>
  ),
  'fuel-and-hybrid': (
    <>
      <path fill={SOFT} d="M38 84V22a6 6 0 0 1 6-6h34a6 6 0 0 1 6 6v62" />
      <path d="M32 84h58" />
      <path fill={SHEET} d="M46 26h30v18H46z" />
      <path d="M84 52h8c5 0 7 3 7 7v11a6 6 0 0 0 12 0V38l-12-12M106 34v10h5" />
      <path fill={SHEET} d="M132 40l-10 16h8l-4 14 12-18h-8z" />
      <path d="M54 54h14M54 62h14" stroke={FAINT} />
    </>
  ),
  steering: (
    <>
      <circle cx="80" cy="48" r="38" fill={SOFT} />
      <circle cx="80" cy="48" r="29" fill={SHEET} />
      <path fill={SOFT} d="M68 42h24l4 8-8 12H72l-8-12z" />
      <path d="M64 49H51M96 49h13M76 62l-3 14M84 62l3 14" />
      <path
        d="M24 34a58 58 0 0 0 0 28M24 62l-5-5M24 62l6-4M136 34a58 58 0 0 1 0 28M136 62l5-5M136 62l-6-4"
        stroke={FAINT}
      />
    </>
  ),
  suspension: (
    <>
      <path fill={SHEET} d="M66 8h28v8H66z" />
      <path d="M80 16v8" />
      <path fill={SOFT} d="M73 40h14v34H73z" />
      <path d="M60 24h40M60 24l40 7-40 8 40 7-40 8 40 7-40 8h40" strokeWidth="2.5" />
      <path d="M80 74v6" />
      <circle cx="80" cy="85" r="5" fill={SHEET} />
      <path
        d="M112 20v12M112 20l-4 5M112 20l4 5M112 66V54M112 66l-4-5M112 66l4-5M40 88h80"
        stroke={FAINT}
      />
    </>
  ),
  'wheels-and-tyres': (
    <>
      <circle cx="80" cy="48" r="42" fill={SOFT} />
      <circle cx="80" cy="48" r="27" fill={SHEET} />
      <circle cx="80" cy="48" r="7" fill={SOFT} />
      <path d="M80 41V22M87 46l18-6M84 54l12 15M76 54L64 69M73 46l-18-6" />
      <path
        d="M80 6v7M101 12l-4 6M116 27l-6 4M122 48h-7M116 69l-6-4M101 84l-4-6M80 90v-7M59 84l4-6M44 69l6-4M38 48h7M44 27l6 4M59 12l4 6"
        stroke={FAINT}
      />
    </>
  ),
  lighting: (
    <>
      <path fill={SOFT} d="M62 22c24 0 40 12 40 26S86 74 62 74c-8 0-12-12-12-26s4-26 12-26z" />
      <circle cx="70" cy="48" r="14" fill={SHEET} />
      <path d="M64 48h6l3-4 3 8 3-4" />
      <path d="M50 40H36v16h14" />
      <path d="M112 30l22-10M114 42l26-4M114 54l26 4M112 66l22 10" stroke={FAINT} />
    </>
  ),
  'glass-and-wipers': (
    <>
      <path fill={SOFT} d="M34 22c30-8 62-8 92 0l14 52c-40-6-80-6-120 0z" />
      <path d="M80 70L48 30M118 72L92 34" strokeWidth="3" />
      <path
        d="M38 34a62 62 0 0 1 30-10M88 24a60 60 0 0 1 34 14"
        stroke={FAINT}
        strokeDasharray="4 4"
      />
      <circle cx="80" cy="71" r="4" fill={SHEET} />
      <circle cx="118" cy="73" r="4" fill={SHEET} />
      <path d="M16 84h128" stroke={FAINT} />
    </>
  ),
  'body-and-locks': (
    <>
      <path fill={SOFT} d="M34 48h84l6 6v28H34z" />
      <path fill={SHEET} d="M34 48c2-20 10-34 22-36h40c12 6 18 18 22 36z" />
      <path d="M46 48c2-14 8-24 16-26h28c8 4 13 12 16 26" stroke={FAINT} />
      <path d="M98 60h14" strokeWidth="3" />
      <circle cx="134" cy="30" r="7" fill={SHEET} />
      <path d="M134 37v24M134 50h6M134 57h5" />
    </>
  ),
  'airbags-and-seats': (
    <>
      <path fill={SOFT} d="M46 84c-6 0-9-4-8-9l2-9 36 3 9-48c2-9 14-8 14 1l-5 54c-1 5-4 8-9 8z" />
      <path d="M80 16c-2-8 2-12 8-12s9 5 7 11" />
      <path d="M88 28L50 68" strokeWidth="3" />
      <path fill={SHEET} d="M46 66l8-5 5 7-8 5z" />
      <circle cx="126" cy="44" r="16" fill={SHEET} />
      <path d="M110 44h-6M113 34l-5-3M113 54l-5 3" stroke={FAINT} />
      <path d="M120 44h12M126 38v12" stroke={FAINT} />
    </>
  ),
  'throttle-and-cruise': (
    <>
      <path d="M34 72a46 46 0 1 1 92 0" fill={SOFT} />
      <path d="M80 72l22-28" strokeWidth="3" />
      <circle cx="80" cy="72" r="7" fill={SHEET} />
      <path d="M34 72h8M44 44l6 5M66 28l3 7M94 28l-3 7M116 44l-6 5M126 72h-8" stroke={FAINT} />
      <path d="M24 84h112" stroke={FAINT} />
      <path d="M134 22l8 6M130 18l-8 4 4 10 8-4z" />
    </>
  ),
  'driver-assistance': (
    <>
      <path fill={SOFT} stroke="none" d="M52 48L124 12v72z" />
      <path d="M52 48l72-36M52 48l72 36" stroke={FAINT} strokeDasharray="4 4" />
      <path fill={SHEET} d="M24 34h20l10 8v12l-10 8H24z" />
      <circle cx="44" cy="48" r="6" fill={SOFT} />
      <path d="M24 40h-8v16h8" />
      <path fill={SHEET} d="M103 60v7h7v-7M131 60v7h7v-7" />
      <path
        fill={SHEET}
        d="M101 62V53c0-3 1-5 3-6l4-2 3-9c1-2 3-3 5-3h9c2 0 4 1 5 3l3 9 4 2c2 1 3 3 3 6v9z"
      />
      <path fill={SOFT} d="M109 45l3-8h17l3 8z" />
      <path d="M105 51h5M131 51h5M115 55h11" />
    </>
  ),
};

/** Only the drawing, 160 × 96, for a picture that is a file of its own. */
export const categoryDrawing = (category: ListedCategorySlug): ReactNode => (
  <g
    fill="none"
    stroke="var(--system, var(--accent-text))"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {DRAWINGS[category]}
  </g>
);

/** The category's drawing; it says nothing that the words beside it do not say. */
export function CategoryIllustration({
  category,
  className,
}: {
  category: ListedCategorySlug;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 160 96"
      aria-hidden
      fill="none"
      stroke="var(--system, var(--accent-text))"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(accentOf(category), className)}
    >
      {DRAWINGS[category]}
    </svg>
  );
}
