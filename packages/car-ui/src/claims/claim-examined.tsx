import { t } from '@lingui/core/macro';
import type { ClaimExamination, ClaimStanding, ClaimTest } from '@wrenchwise/rules/claim';
import { formatMinutes } from '@wrenchwise/rules/duration';
import { Badge, type BadgeTone } from '@wrenchwise/ui/badge.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { useId } from 'react';

import { VERDICTS } from '../drive-verdicts.ts';
import { formatRange } from '../words/money.ts';
import { formatPercent } from '../words/percent.ts';

const STANDINGS: Readonly<Record<ClaimStanding, { words: string; tone: BadgeTone }>> = {
  fits: { words: 'It fits', tone: 'low' },
  'fault-fits': { words: 'The fault fits, a new part is not proved', tone: 'medium' },
  possible: { words: 'Possible, not certain', tone: 'medium' },
  'does-not-fit': { words: 'Does not fit well', tone: 'high' },
  open: { words: 'Open', tone: 'neutral' },
};

const WHO: Readonly<Record<ClaimTest['who'], string>> = {
  owner: t`You can do it yourself`,
  amateur: t`You can do it with the tool and some practice`,
  workshop: t`A workshop does it`,
};

function ClaimHead({
  id,
  claimed,
  text,
  standing,
  summary,
}: {
  readonly id: string;
  readonly claimed: ClaimExamination['claimed'];
  readonly text: string;
  readonly standing: ClaimStanding;
  readonly summary: string;
}) {
  return (
    <div>
      <h3 id={id} className="text-lg wrap-anywhere">
        {claimed?.name ?? `“${text}”`}
      </h3>
      <p className="mt-1.5 flex flex-wrap items-center gap-2">
        <Badge tone={STANDINGS[standing].tone}>{STANDINGS[standing].words}</Badge>
        {claimed && standing !== 'open' && (
          <span className="figures text-sm text-soft">
            {t`${formatPercent(claimed.probability)} by what you report; the workshop’s words add nothing`}
          </span>
        )}
      </p>
      <p className="measure mt-2">{summary}</p>
    </div>
  );
}

/** A claim beside everything else that was reported: standing, evidence, deciding test, what to ask. */
export function ClaimExamined({ examination }: { examination: ClaimExamination }) {
  const { text, claimed, standing, summary, price, missing, decidingTest, furtherTests } =
    examination;
  const { betterFits, ask, canDrive, pricing } = examination;
  const shown = { currency: pricing.currency, whole: true };
  const verdict = VERDICTS[canDrive.verdict];
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <ClaimHead id={id} claimed={claimed} text={text} standing={standing} summary={summary} />
      {price && <p className="figures measure text-soft">{price.words}</p>}
      <Notice tone={verdict.tone} title={verdict.words}>
        <p>{canDrive.reason}</p>
      </Notice>
      <Lines title={t`What speaks for it`} lines={examination.for} />
      <Lines title={t`What speaks against it`} lines={examination.against} />
      <Lines title={t`What is missing`} lines={missing.map(({ question }) => question)} />
      {decidingTest && (
        <TestCard
          title={t`The test that decides`}
          test={decidingTest}
          currency={pricing.currency}
        />
      )}
      {furtherTests.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-label">{t`Other tests`}</summary>
          <div className="mt-2 grid gap-3">
            {furtherTests.map((test) => (
              <TestCard key={test.title} test={test} currency={pricing.currency} />
            ))}
          </div>
        </details>
      )}
      {betterFits.length > 0 && (
        <div>
          <h4 className="text-base">{t`What fits better`}</h4>
          <ul className="mt-1.5 divide-y divide-line">
            {betterFits.map(({ faultId, name, probability, cost }) => (
              <li key={faultId} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>{name}</span>
                <span className="figures text-soft">
                  {formatPercent(probability)} · {formatRange(cost, shown)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Lines title={t`Ask the workshop`} lines={ask} />
      {claimed && (
        <p className="figures measure text-sm text-faint">{t`Our estimate for this repair in a workshop: ${formatRange(claimed.cost, shown)}, parts and labour.`}</p>
      )}
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h4 className="text-base">{title}</h4>
      <ul className="measure mt-1.5 grid list-disc gap-1 pl-5 text-soft marker:text-faint">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TestCard({
  title,
  test,
  currency,
}: {
  title?: string;
  test: ClaimTest;
  currency: string;
}) {
  const shown = { currency, whole: true };
  const { cost, minutes } = test;
  return (
    <div className="rounded-md border border-line bg-raised p-4">
      {title !== undefined && <h4 className="text-sm text-faint">{title}</h4>}
      <p className="font-semibold">{test.title}</p>
      <p className="measure mt-1 text-soft">{test.how}</p>
      <p className="figures mt-2 text-sm">
        {WHO[test.who]} · {test.tool === 'None' ? t`No tool` : test.tool} · {formatMinutes(minutes)}
      </p>
      <p className="figures text-sm text-soft">
        {t`In a workshop ${formatRange(cost.workshop, shown)}, by time${cost.kit ? t`; the tool for home ${formatRange(cost.kit, shown)}` : ''}`}
      </p>
      {test.caution !== undefined && (
        <p className="mt-2 text-sm font-label text-high">{test.caution}</p>
      )}
      <dl className="mt-3 grid gap-2 text-sm">
        {test.outcomes.map(({ result, follows }) => (
          <div key={result}>
            <dt className="font-label">{result}</dt>
            <dd className="text-soft">{follows}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
