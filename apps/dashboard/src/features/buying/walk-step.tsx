import { t } from '@lingui/core/macro';
import type { BuyingSheet, LookFor } from '@wrenchwise/library/buying/buying-sheet';
import { WALK_ROUND, type WalkRoundAnswer } from '@wrenchwise/rules/buying/walk-round';
import { formatRange } from '@wrenchwise/rules/money';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';

import { AnswerChoice } from './answer-choice.tsx';
import type { BuyingCheck } from './buying-check.ts';
import { Photograph } from './photograph.tsx';
import type { ChangeCheck } from './use-check.ts';

/** The answers with one given, or taken back. */
const withAnswer = (
  answers: BuyingCheck['walk'],
  id: string,
  answer: WalkRoundAnswer | undefined,
): BuyingCheck['walk'] => {
  const { [id]: _, ...others } = answers;
  return answer === undefined ? others : { ...others, [id]: answer };
};

interface Props {
  readonly check: BuyingCheck;
  readonly change: ChangeCheck;
  /** Undefined while the car is not known, or the engine of this browser is started. */
  readonly sheet: BuyingSheet | undefined;
  readonly hasFailed: boolean;
}

/** A walk around the car: what this model is known for, then what every used car is looked at for. */
export function WalkStep({ check, change, sheet, hasFailed }: Props) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <KnownFor check={check} change={change} sheet={sheet} hasFailed={hasFailed} />
      <Card>
        <h2 className="text-lg">{t`On every used car`}</h2>
        <ul className="mt-2 divide-y divide-line">
          {WALK_ROUND.map(({ id, title, where }) => (
            <li key={id} className="grid gap-2 py-4">
              <h3 className="text-base">{title}</h3>
              <p className="measure text-soft">{where}</p>
              <div className="flex flex-wrap items-start gap-2">
                <AnswerChoice
                  label={title}
                  value={check.walk[id]}
                  onChange={(answer) => change({ walk: withAnswer(check.walk, id, answer) })}
                />
                <Photograph checkId={check.id} itemId={`walk:${id}`} title={title} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function KnownFor({ check, change, sheet, hasFailed }: Props) {
  if (hasFailed) {
    return (
      <Notice
        tone="medium"
        title={t`What this model is known for could not be loaded`}
      >{t`Open this page once with a connection: it is then stored on this device.`}</Notice>
    );
  }
  if (!sheet) {
    return (
      <Notice
        tone="info"
        title={t`Which car is it?`}
      >{t`With make, model and year this step also shows what the model is known for.`}</Notice>
    );
  }
  if (sheet.lookFor.length === 0) {
    return (
      <Notice
        tone="info"
        title={t`Nothing in particular is known of this model`}
      >{t`That is no certificate: look at everything below.`}</Notice>
    );
  }
  return (
    <Card>
      <h2 className="text-lg">{t`What this model is known for`}</h2>
      <p className="measure mt-1 text-soft">{t`Faults that are commoner on it than on other cars. Most cars of it never have them.`}</p>
      <ul className="mt-2 divide-y divide-line">
        {sheet.lookFor.map((one) => (
          <KnownFault
            key={one.faultId}
            checkId={check.id}
            one={one}
            currency={sheet.currency}
            answer={check.looked[one.faultId]}
            onAnswer={(answer) => change({ looked: withAnswer(check.looked, one.faultId, answer) })}
          />
        ))}
      </ul>
    </Card>
  );
}

interface KnownFaultProps {
  readonly checkId: string;
  readonly one: LookFor;
  readonly currency: string;
  readonly answer: WalkRoundAnswer | undefined;
  readonly onAnswer: (answer: WalkRoundAnswer | undefined) => void;
}

function KnownFault({ checkId, one, currency, answer, onAnswer }: KnownFaultProps) {
  const { faultId, name, summary, look, source, cost } = one;
  return (
    <li className="grid gap-2 py-4">
      <h3 className="text-base">{name}</h3>
      <p className="measure text-soft">{summary}</p>
      {look && (
        <details>
          <summary className="cursor-pointer py-2 font-label">{t`Where to look: ${look.title}`}</summary>
          <ol className="measure grid list-decimal gap-1 pl-5 text-soft">
            {numbered(look.steps).map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ol>
        </details>
      )}
      <p className="text-sm text-faint">
        {cost.high === 0
          ? t`Free of charge, as every recall. Source: ${source}.`
          : t`Usually ${formatRange(cost, { currency, whole: true })} in a workshop. Source: ${source}.`}
      </p>
      <div className="flex flex-wrap items-start gap-2">
        <AnswerChoice label={name} value={answer} onChange={onAnswer} />
        <Photograph checkId={checkId} itemId={faultId} title={name} />
      </div>
    </li>
  );
}
