import { controlStyle } from '@wrenchwise/ui/control-style.ts';

import { wiring } from './demonstration-composer.tsx';
import type { Problem } from './demonstration-fields.ts';

const CAR = [
  { name: 'make', label: 'Make', placeholder: 'Ford' },
  { name: 'model', label: 'Model', placeholder: 'Focus' },
  { name: 'year', label: 'Year', placeholder: '2015', inputMode: 'numeric' },
] as const;

/** The car, which counts and may be left out. */
export function DemonstrationCar({ problem }: { readonly problem: Problem | undefined }) {
  return (
    <details className="noscript:hidden">
      <summary className="text-link inline-flex min-h-9 w-fit items-center text-sm">
        Which car is it? <span className="sr-only">(optional)</span>
      </summary>
      <div className="mt-1 grid grid-cols-[1fr_1fr_5.5rem] gap-2">
        {CAR.map(({ name, label, ...rest }) => (
          <label key={name} className="grid min-w-0 gap-1 text-sm font-label">
            {label}
            <input
              type="text"
              name={name}
              autoComplete="off"
              {...rest}
              {...wiring(problem, name)}
              className={`${controlStyle} font-normal`}
            />
          </label>
        ))}
      </div>
    </details>
  );
}
