import { t } from '@lingui/core/macro';
import type { DoneCheck } from '@wrenchwise/contract/guide-findings';
import type { CauseCheck } from '@wrenchwise/rules/diagnosis';
import { formatMinutes } from '@wrenchwise/rules/duration';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { CircleCheck, CircleHelp, CircleX, OctagonX } from 'lucide-react';

type Shown = Readonly<Pick<CauseCheck, 'title' | 'tool' | 'minutes'>> & {
  readonly caution?: string | undefined;
  readonly allowedBecause?: string | undefined;
  readonly steps: readonly string[];
  readonly outcomes: readonly Readonly<CauseCheck['outcomes'][number]>[];
};

const MARKS = {
  confirms: { Icon: CircleCheck, tone: 'text-low', word: t`Points to it` },
  supports: { Icon: CircleCheck, tone: 'text-low', word: t`Points to it` },
  neutral: { Icon: CircleHelp, tone: 'text-faint', word: t`Inconclusive` },
  weakens: { Icon: CircleX, tone: 'text-high', word: t`Points away from it` },
  'rules-out': { Icon: CircleX, tone: 'text-high', word: t`Rules it out` },
} as const;

interface Props {
  readonly checks: readonly Shown[];
  /** Those that have been done, ticked with what was found. */
  readonly done?: readonly DoneCheck[];
}

/** How to tell that it is this fault: each check unfolds to its steps and what it may show. */
export function GuideChecks({ checks, done }: Props) {
  const findings = new Map(done?.map((one) => [one.title, one.finding]));
  // What is still to be done is what the reader came for.
  const first = checks.findIndex((check) => !findings.has(check.title));
  return (
    <div className="mt-4 grid gap-3">
      {checks.map((check, index) => (
        <details
          key={check.title}
          open={index === first && check.caution === undefined}
          className="group rounded-md border border-line bg-surface"
        >
          <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 px-4 py-2.5 font-semibold">
            <Title check={check} finding={findings.get(check.title)} />
            <span className="figures text-sm font-normal text-faint">
              {formatMinutes(check.minutes)} · {toolWords(check.tool)}
            </span>
          </summary>
          <div className="border-t border-line px-4 py-4">
            {check.caution !== undefined && (
              <p className="measure mb-3 flex gap-2.5 font-label text-high">
                <OctagonX aria-hidden className="mt-0.5 size-5 shrink-0" />
                {check.caution}
              </p>
            )}
            {check.allowedBecause !== undefined && (
              <p className="measure mb-3 font-label">{check.allowedBecause}</p>
            )}
            <ol className="measure grid list-decimal gap-1.5 pl-5 marker:text-faint">
              {numbered(check.steps).map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ol>
            <ul className="mt-4 grid gap-3">
              {check.outcomes.map(({ finding, means, effect }) => {
                const { Icon, tone, word } = MARKS[effect];
                return (
                  <li key={finding} className="flex gap-2.5">
                    <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${tone}`} />
                    <span>
                      <span className="block font-label">{finding}</span>
                      <span className="block text-sm text-soft">
                        {word}: {means}
                      </span>
                    </span>
                  </li>
                );
              })}
            </ul>
          </div>
        </details>
      ))}
    </div>
  );
}

function Title({ check, finding }: { check: Shown; finding: string | undefined }) {
  if (finding === undefined) return <span>{check.title}</span>;
  return (
    <span className="flex min-w-0 gap-2.5">
      <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-low" />
      <span>
        {check.title}
        <span className="block text-sm font-label text-low">{t`Done: ${finding}`}</span>
      </span>
    </span>
  );
}

const toolWords = (tool: string): string => (/^none\b/i.test(tool) ? t`no tools` : tool);
