import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { ProbabilityBar } from '@wrenchwise/car-ui/probability-bar.tsx';
import type { Demonstration } from '@wrenchwise/rules/demonstration';
import { NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import { variantsText } from '@wrenchwise/rules/repairs';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { OctagonAlert } from 'lucide-react';

import { HealthyAnswer } from './healthy-answer.tsx';

interface Props {
  readonly answer: Demonstration;
  /** The answer to what was reported before: its bars move from there. */
  readonly before: Demonstration | null;
}

/** The answer in one box: can I drive, what is it likely to be, why, what comes next. */
export function DemonstrationAnswer({ answer, before }: Props) {
  const { causes, other, next, canDrive, nothingFound } = answer;
  const [first] = causes;
  const { box } = VERDICTS[canDrive.verdict];
  const shareBefore = (name: string): number | undefined =>
    before ? (before.causes.find((cause) => cause.name === name)?.probability ?? 0) : undefined;
  if (nothingFound) return <HealthyAnswer message={nothingFound.message} />;
  return (
    <div className={cx('overflow-hidden rounded-lg border', box.split(' ')[0])}>
      <Verdict answer={answer} />
      {!first && canDrive.verdict !== 'no' && (
        <p className="bg-surface px-4 py-3.5 text-sm text-soft">
          <strong className="font-semibold text-ink">{NO_LEADING_CAUSE}.</strong> Say when it
          happens, where it comes from and what it sounds or smells like.
        </p>
      )}
      {first && (
        <div className="grid gap-2.5 bg-surface px-4 py-3.5">
          {causes.map(({ name, probability, variants }, place) => (
            <ProbabilityBar
              key={name}
              label={name}
              detail={variantsText(variants)}
              share={probability}
              from={shareBefore(name)}
              tone={place === 0 ? 'accent' : 'quiet'}
            />
          ))}
          <ProbabilityBar label="Something else" share={other} from={before?.other} tone="other" />
        </div>
      )}
      <div className="grid gap-3 border-t border-line bg-surface px-4 py-3 text-sm">
        {canDrive.verdict !== 'no' && <Reason answer={answer} />}
        {next && (
          <p>
            <span className="caption block">
              {next.kind === 'check' ? 'The best next check' : 'A whole diagnosis asks next'}
            </span>
            {next.text}
          </p>
        )}
      </div>
    </div>
  );
}

interface AnswerProps {
  readonly answer: Demonstration;
}

/** The verdict in one line. Where it is no, its reason follows at once. */
function Verdict({ answer }: AnswerProps) {
  const { about, canDrive } = answer;
  const { words, box, text, Icon } = VERDICTS[canDrive.verdict];
  const isDanger = canDrive.verdict === 'no';
  const Mark = isDanger ? OctagonAlert : Icon;
  return (
    <div
      className={cx(
        'flex gap-3 px-4 py-2.5 transition-colors duration-150',
        isDanger ? 'bg-high-solid text-on-solid' : box,
      )}
    >
      <Mark aria-hidden className={cx('mt-0.5 size-5 shrink-0', !isDanger && text)} />
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2">
          <span className={cx('font-bold', !isDanger && text)}>{words}</span>
          {about !== null && <span className="font-label">{about}</span>}
        </p>
        {isDanger && <Reason answer={answer} isOnSolid />}
      </div>
    </div>
  );
}

/** Why the verdict is what it is; a warning that did not decide it is apart, by its own title. */
function Reason({
  answer: { alert, canDrive },
  isOnSolid = false,
}: AnswerProps & { readonly isOnSolid?: boolean }) {
  const isDecisive = alert !== null && canDrive.alertId === alert.id;
  return (
    <div className="text-sm">
      <p>{isDecisive ? alert.advice : canDrive.reason}</p>
      {alert && !isDecisive && (
        <p className={cx('mt-2 border-t pt-2', isOnSolid ? 'border-on-solid/30' : 'border-line')}>
          <span className="block font-label">{alert.title}</span>
          {alert.advice}
        </p>
      )}
    </div>
  );
}
