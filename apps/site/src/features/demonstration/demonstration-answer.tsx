import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import type { Demonstration } from '@wrenchwise/domain/demonstration';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { OctagonAlert } from 'lucide-react';

interface Props {
  readonly answer: Demonstration;
  /** The answer to what was told before: its bars move from there. */
  readonly before: Demonstration | null;
}

/** Below this, the likeliest cause is no more than a guess, and that is said. */
const LITTLE = 0.1;

/** The answer in one box: can I drive, what is it likely to be, what comes next. */
export function DemonstrationAnswer({ answer, before }: Props) {
  const { causes, other, next } = answer;
  const [first] = causes;
  const shareBefore = (name: string): number | undefined =>
    before ? (before.causes.find((cause) => cause.name === name)?.probability ?? 0) : undefined;
  return (
    <div className="grid gap-4">
      <Verdict answer={answer} />
      {first && (
        <div className="grid gap-2.5">
          {first.probability < LITTLE && (
            <p className="text-sm text-soft">
              <strong className="font-semibold text-ink">That is little to go by.</strong> Say when
              it happens, where it comes from and what it sounds or smells like.
            </p>
          )}
          {causes.map(({ name, probability }, place) => (
            <ProbabilityBar
              key={name}
              label={name}
              share={probability}
              from={shareBefore(name)}
              tone={place === 0 ? 'accent' : 'quiet'}
            />
          ))}
          <ProbabilityBar
            label="Something else"
            share={other}
            from={before?.other}
            tone="other"
          />
        </div>
      )}
      {next && (
        <p className="text-sm">
          <span className="caption block">
            {next.kind === 'symptom' ? 'A whole diagnosis asks next' : 'The best next check'}
          </span>
          {next.text}
        </p>
      )}
    </div>
  );
}

function Verdict({ answer: { about, alert, canDrive } }: { answer: Demonstration }) {
  const { words, box, text, Icon } = VERDICTS[canDrive.verdict];
  const isDanger = canDrive.verdict === 'no';
  const Mark = isDanger ? OctagonAlert : Icon;
  const isDecisive = alert !== null && canDrive.alertId === alert.id;
  return (
    <div
      className={cx(
        'flex gap-3 rounded-md border px-4 py-3 transition-colors duration-150',
        isDanger ? 'border-high-solid bg-high-solid text-on-solid' : box,
      )}
    >
      <Mark aria-hidden className={cx('mt-0.5 size-5 shrink-0', !isDanger && text)} />
      <div className="min-w-0 text-sm">
        <p className={cx('text-base font-bold', !isDanger && text)}>{words}</p>
        {about !== null && <p className="font-label">{about}</p>}
        <p>{isDecisive ? alert.advice : canDrive.reason}</p>
        {alert && !isDecisive && (
          <p className={cx('mt-2 border-t pt-2', isDanger ? 'border-on-solid/30' : 'border-line')}>
            <span className="block font-label">{alert.title}</span>
            {alert.advice}
          </p>
        )}
      </div>
    </div>
  );
}
