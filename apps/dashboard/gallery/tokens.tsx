import { Logo, LogoMark } from '@wrenchwise/ui/logo.tsx';

import { Specimen, State } from './specimen.tsx';

// Whole class names: Tailwind looks for them in the text of this file.
const SIZES = [
  'text-xs',
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
] as const;

const WEIGHTS = ['font-normal', 'font-medium', 'font-label', 'font-semibold', 'font-bold'] as const;

const SURFACES = [
  'bg-paper',
  'bg-surface',
  'bg-sunken',
  'bg-raised',
  'bg-line',
  'bg-line-strong',
  'bg-accent',
  'bg-accent-strong',
  'bg-accent-soft',
  'bg-accent-line',
  'bg-warm',
  'bg-warm-soft',
  'bg-warm-line',
  'bg-deep',
  'bg-low-soft',
  'bg-low-line',
  'bg-medium-soft',
  'bg-medium-line',
  'bg-high-soft',
  'bg-high-line',
  'bg-high-solid',
] as const;

const INKS = [
  'text-ink',
  'text-soft',
  'text-faint',
  'text-accent-text',
  'text-warm-text',
  'text-low',
  'text-medium',
  'text-high',
] as const;

function TypeSizes() {
  return (
    <Specimen name="Type" note="Nine sizes with their line heights, five weights (decision 047).">
      {() => (
        <>
          <State name="Sizes">
            {SIZES.map((size) => (
              <p key={size} className={`${size} truncate`}>
                {size} Brake fluid
              </p>
            ))}
          </State>
          <State name="Weights">
            {WEIGHTS.map((weight) => (
              <p key={weight} className={weight}>
                {weight}: the pedal feels soft, 42%
              </p>
            ))}
          </State>
          <State name="figures, caption, text-link">
            <p className="figures">1,111.11 and 8,888.88 in tabular figures</p>
            <p className="caption">The small heading of a figure</p>
            <a href="#tokens" className="text-link">
              A link in a text
            </a>
          </State>
        </>
      )}
    </Specimen>
  );
}

export function Tokens() {
  return (
    <>
      <TypeSizes />
      <Specimen name="Colour">
        {() => (
          <>
            <State name="Surfaces">
              <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
                {SURFACES.map((surface) => (
                  <li key={surface} className="min-w-0 text-xs">
                    <span className={`${surface} block h-10 rounded-sm border border-line`} />
                    {surface}
                  </li>
                ))}
              </ul>
            </State>
            <State name="Inks">
              {INKS.map((ink) => (
                <p key={ink} className={ink}>
                  {ink}
                </p>
              ))}
            </State>
          </>
        )}
      </Specimen>
      <Specimen name="Logo, LogoMark">
        {() => (
          <>
            <Logo />
            <LogoMark className="size-14" />
          </>
        )}
      </Specimen>
    </>
  );
}
