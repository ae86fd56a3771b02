import { t } from '@lingui/core/macro';
import { postponedText } from '@wrenchwise/knowledge/postponed-checks';
import type { Cause, CauseCheck } from '@wrenchwise/rules/diagnosis';
import { formatMinutes } from '@wrenchwise/rules/duration';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { Accordion } from '@wrenchwise/ui/accordion.tsx';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { numbered } from '@wrenchwise/ui/numbered.ts';

import { FoldedSection } from './folded-section.tsx';

type Effect = CauseCheck['outcomes'][number]['effect'];

const EFFECTS: Record<Effect, { word: string; tone: BadgeTone }> = {
  confirms: { word: t`Confirms it`, tone: 'low' },
  supports: { word: t`Supports it`, tone: 'low' },
  neutral: { word: t`Says nothing`, tone: 'neutral' },
  weakens: { word: t`Weakens it`, tone: 'high' },
  'rules-out': { word: t`Rules it out`, tone: 'high' },
};

/** How to find out whether it is this cause: each check with its steps and what a finding means. */
export function CheckSteps({ cause }: { cause: Cause }) {
  const { checks, name } = cause;
  const [first] = checks;
  if (first === undefined) return null;
  return (
    <FoldedSection
      question={t`Checks for ${lowerFirst(name)}`}
      gist={
        checks.length === 1
          ? first.title
          : t`${checks.length} checks, first: ${lowerFirst(first.title)}`
      }
    >
      <Accordion
        level={3}
        items={checks.map((check) => ({
          id: check.id,
          title: (
            <>
              <span className="block">{check.title}</span>
              <span className="figures mt-0.5 block text-sm font-normal text-faint">
                {formatMinutes(check.minutes)} · {check.tool}
              </span>
            </>
          ),
          content: <CheckDetail check={check} />,
        }))}
      />
    </FoldedSection>
  );
}

/** What is left out of the checks because it is not safe now; nothing where all are there. */
export function Postponed({
  checks,
  className,
}: {
  checks: Cause['postponed'];
  className?: string;
}) {
  const text = postponedText(checks);
  return text === undefined ? null : <p className={cx('text-sm text-soft', className)}>{text}</p>;
}

/** The steps of one check and what each finding means. */
export function CheckDetail({ check }: { check: CauseCheck }) {
  return (
    <>
      <ol className="grid list-decimal gap-1.5 pl-5 marker:text-faint">
        {numbered(check.steps).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      <dl className="mt-4 grid gap-3 text-sm">
        {check.outcomes.map((outcome) => (
          <div key={outcome.finding} className="border-l-2 border-line pl-3">
            <dt className="flex flex-wrap items-center gap-2 font-label text-ink">
              {outcome.finding}
              <Badge tone={EFFECTS[outcome.effect].tone}>{EFFECTS[outcome.effect].word}</Badge>
            </dt>
            <dd className="mt-0.5">{outcome.means}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
