import { t } from '@lingui/core/macro';
import type { Compared, Comparison } from '@wrenchwise/rules/comparison';
import { measurementText, STATE_WORDS } from '@wrenchwise/rules/read-words';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';

import { distanceText } from '~/user-settings/distance-text.ts';
import { useDistanceUnit } from '~/user-settings/user-settings.ts';

interface Line {
  readonly id: string;
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly change: Compared['change'];
}

const CHANGE_WORDS = { added: t`New`, gone: t`Gone`, same: t`Same`, changed: t`Changed` } as const;

const changeOf = (before: string | null, after: string | null): Compared['change'] => {
  if (before === after) return 'same';
  if (before === null) return 'added';
  return after === null ? 'gone' : 'changed';
};

const quoted = (text: string | null): string | null =>
  text === null ? null : text === '' ? t`Ticked` : `“${text}”`;

const FIELDS = {
  car: t`Car`,
  fuel: t`Fuel`,
  transmission: t`Gearbox`,
  mileage: t`Mileage`,
} as const;

type Figure = NonNullable<Comparison['measurements'][number]['before']>;

const figureText = (label: string, figure: Figure | null): string | null =>
  figure && `${measurementText({ label, ...figure })} (${STATE_WORDS[figure.state]})`;

const sectionsOf = (
  { signs, codes, measurements, answers, car }: Comparison,
  unit: DistanceUnit,
): { title: string; lines: Line[] }[] => [
  {
    title: t`Signs that were read`,
    lines: signs.map(({ id, label, change, before, after }) => ({
      id,
      label,
      change,
      before: quoted(before),
      after: quoted(after),
    })),
  },
  {
    title: t`Trouble codes`,
    lines: codes.map((code) => ({ ...code, label: `${code.id} · ${code.label}` })),
  },
  {
    title: t`Measurements`,
    lines: measurements.map(({ parameter, label, ...figures }, index) => {
      const before = figureText(label, figures.before);
      const after = figureText(label, figures.after);
      return { id: `${parameter} ${index}`, label, before, after, change: changeOf(before, after) };
    }),
  },
  {
    title: t`Answers`,
    lines: answers.map(({ questionId, question, before, after }) => ({
      id: questionId,
      label: question,
      before,
      after,
      change: changeOf(before, after),
    })),
  },
  {
    title: t`The car`,
    lines: car.map(({ field, before, after }) => {
      const text = (value: string | null) =>
        value !== null && field === 'mileage' ? distanceText(Number(value), unit) : value;
      return {
        id: field,
        label: FIELDS[field],
        before: text(before),
        after: text(after),
        change: changeOf(before, after),
      };
    }),
  },
];

/** What was read, measured, answered and known of the car, before and after. */
export function ReadChanges({ comparison }: { comparison: Comparison }) {
  const unit = useDistanceUnit();
  const sections = sectionsOf(comparison, unit).filter(({ lines }) => lines.length > 0);
  if (sections.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t`What was read`}</h2>
      {sections.map(({ title, lines }) => (
        <section key={title} aria-label={title} className="mt-5">
          <h3 className="caption">{title}</h3>
          <ul className="mt-1 divide-y divide-line">
            {lines.map((line) => (
              <li key={line.id} className="grid gap-1 py-2.5 sm:grid-cols-[1fr_1fr_1fr] sm:gap-4">
                <p className="flex flex-wrap items-start gap-x-2 gap-y-1">
                  <span className="min-w-0 font-medium">{line.label}</span>
                  {line.change !== 'same' && (
                    <Badge tone={line.change === 'gone' ? 'neutral' : 'accent'}>
                      {CHANGE_WORDS[line.change]}
                    </Badge>
                  )}
                </p>
                <SideText name="Before" text={line.before} />
                <SideText name="After" text={line.after} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}

function SideText({ name, text }: { name: string; text: string | null }) {
  return (
    <p className="min-w-0 text-sm wrap-anywhere text-soft">
      <span className="text-faint">{name}: </span>
      {text ?? t`Not mentioned`}
    </p>
  );
}
