import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import type { Demonstration } from '@wrenchwise/domain/demonstration';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { OctagonAlert } from 'lucide-react';

import { OwnWords } from './own-words.tsx';

export interface AnswerProps {
  readonly answer: Demonstration;
  readonly symptoms: string;
}

/** Below this, the likeliest cause is no more than a guess, and that is said. */
const LITTLE = 0.1;

/** The short form of a diagnosis: can I drive, what is it likely to be, why, what comes next. */
export function DemonstrationAnswer({ answer, symptoms }: AnswerProps) {
  const { causes, other, reason, next } = answer;
  const [first] = causes;
  return (
    <div className="flex flex-1 flex-col">
      {first && (
        <div className="drawing-paper border-b border-line px-5 pt-4 pb-2 sm:px-7">
          <CarDiagram system={first.system} tone={toneOf(answer)} />
        </div>
      )}
      <div className="grid gap-5 p-5 sm:p-7">
        {first && <OwnWords symptoms={symptoms} reason={reason} />}
        <Verdict answer={answer} />
        {first && (
          <div className="grid gap-3.5">
            {first.probability < LITTLE && (
              <p className="text-sm text-soft">
                <strong className="font-semibold text-ink">That is little to go by.</strong> Say
                when it happens, where it comes from and what it sounds or smells like.
              </p>
            )}
            {causes.map(({ name, probability }, place) => (
              <ProbabilityBar
                key={name}
                label={name}
                share={probability}
                tone={place === 0 ? 'accent' : 'quiet'}
              />
            ))}
            <ProbabilityBar label="Something else" share={other} tone="other" />
          </div>
        )}
        {next && (
          <p className="border-t border-line pt-4 text-base">
            <span className="caption block">
              {next.kind === 'symptom' ? 'A whole diagnosis asks next' : 'The check to do next'}
            </span>
            {next.text}
          </p>
        )}
      </div>
    </div>
  );
}

const toneOf = ({ canDrive }: Demonstration) =>
  canDrive.verdict === 'no' ? 'high' : canDrive.verdict === 'caution' ? 'medium' : 'accent';

function Verdict({ answer: { about, alert, canDrive } }: { answer: Demonstration }) {
  const { words, box, text, Icon } = VERDICTS[canDrive.verdict];
  const isDanger = canDrive.verdict === 'no';
  const Mark = isDanger ? OctagonAlert : Icon;
  const isDecisive = alert !== null && canDrive.alertId === alert.id;
  return (
    <div
      className={cx(
        'flex gap-3 rounded-md border p-4',
        isDanger ? 'border-high-solid bg-high-solid text-on-solid' : box,
      )}
    >
      <Mark aria-hidden className={cx('mt-0.5 size-5 shrink-0', !isDanger && text)} />
      <div className="min-w-0 text-base">
        <p className={cx('font-bold', !isDanger && text)}>{words}</p>
        {about !== null && <p className="mt-0.5 font-label">{about}</p>}
        <p className="mt-0.5">{isDecisive ? alert.advice : canDrive.reason}</p>
        {alert && !isDecisive && (
          <p className={cx('mt-3 border-t pt-3', isDanger ? 'border-on-solid/30' : 'border-line')}>
            <span className="block font-label">{alert.title}</span>
            {alert.advice}
          </p>
        )}
      </div>
    </div>
  );
}
