import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { SYSTEM_IDS, SYSTEM_NAMES, type SystemId } from '@wrenchwise/knowledge/systems';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { ChartFrame } from '@wrenchwise/ui/chart-frame.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { useState } from 'react';

/** The car's systems to point at, and the drawing that shows where each one is. */
export function SystemsExplorer() {
  const [system, setSystem] = useState<SystemId>('suspension');
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
      <ChartFrame
        number="Fig. 1"
        caption={`Side view with the ${lowerFirst(SYSTEM_NAMES[system])} marked`}
      >
        <CarDiagram system={system} />
      </ChartFrame>
      <ul className="grid grid-cols-1 gap-1.5 min-[420px]:grid-cols-2">
        {SYSTEM_IDS.map((id) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === system}
              onClick={() => setSystem(id)}
              onPointerEnter={() => setSystem(id)}
              className={cx(
                'flex min-h-11 w-full items-center rounded-md border px-3 text-left text-sm transition-colors duration-150',
                id === system
                  ? 'border-accent-line bg-accent-soft font-semibold text-accent-text'
                  : 'border-line bg-surface text-soft',
              )}
            >
              {SYSTEM_NAMES[id]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
