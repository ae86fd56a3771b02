import { plural, t } from '@lingui/core/macro';
import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import { SYSTEM_NAMES } from '@wrenchwise/car-ui/words/system-names.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';

/** Below this a system is not worth a bar of its own. */
const LEAST = 0.01;

/** Which of the car's systems it is likely to be, whatever the cause. */
export function SystemRanking({ systems }: { systems: Diagnosis['systems'] }) {
  const shown = systems.filter(({ probability }) => probability >= LEAST);
  const rest = systems.length - shown.length;
  return (
    <div className="text-sm">
      <p className="mb-3">{t`Where the description as a whole points. A check that you did speaks about one cause more than about its system, so a single cause can stand above its system here.`}</p>
      <ul className="grid gap-2.5">
        {shown.map(({ id, probability }, index) => (
          <li key={id}>
            <ProbabilityBar
              label={SYSTEM_NAMES[id]}
              share={probability}
              tone={index === 0 ? 'accent' : 'quiet'}
            />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-2.5 text-faint">
          {plural(rest, { one: `One more is under 1%.`, other: `${rest} more are under 1% each.` })}
        </p>
      )}
    </div>
  );
}
