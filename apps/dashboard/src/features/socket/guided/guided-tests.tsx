import { t } from '@lingui/core/macro';
import {
  GUIDED_TEST_IDS,
  type GuidedTestId,
  type TestResult,
} from '@wrenchwise/obd/guided-tests/guided-test';
import { GUIDED_TESTS } from '@wrenchwise/obd/guided-tests/guided-tests';
import { type Channel, seriesOf } from '@wrenchwise/obd/recording/recording';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CircleCheck, CircleHelp, Stethoscope, TriangleAlert } from 'lucide-react';

import { TooHot } from '../live/live-screen.tsx';
import { clockText, valueText } from '../value-text.ts';
import {
  REASON_WORDS,
  TEST_WORDS,
  VERDICT_TONES,
  VERDICT_WORDS,
  WHEN_WORDS,
} from './guided-words.ts';
import type { RunningTest, useGuidedTest } from './use-guided-test.ts';

interface Props {
  readonly available: readonly Channel[];
  readonly test: ReturnType<typeof useGuidedTest>;
  readonly onDiagnose: (words: string) => void;
}

/** Tests that a driver can do at the socket, each with a verdict. */
export function GuidedTests({ available, test, onDiagnose }: Props) {
  const { running, result, start, end } = test;
  const missingOf = (id: GuidedTestId): readonly string[] =>
    GUIDED_TESTS[id].needs.filter((name) => !available.some((channel) => channel.name === name));
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {GUIDED_TEST_IDS.map((id) => {
        const { title, text, steps } = TEST_WORDS[id];
        const missing = missingOf(id);
        return (
          <li key={id} className="py-5">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-soft">{text}</p>
            {missing.length > 0 ? (
              <p className="mt-2 text-sm text-faint">{t`This car does not give: ${missing.join(', ')}`}</p>
            ) : (
              <>
                <ol className="measure mt-3 list-decimal space-y-1 pl-5 text-sm">
                  {steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
                {running?.id === id ? (
                  <Running running={running} onEnd={end} />
                ) : (
                  <Button
                    tone="secondary"
                    className="mt-3"
                    disabled={running !== undefined}
                    onClick={() => start(id)}
                    aria-label={t`Begin: ${title}`}
                  >{t`Begin`}</Button>
                )}
                {result?.id === id && <Result result={result.result} onDiagnose={onDiagnose} />}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Running({ running, onEnd }: { running: RunningTest; onEnd: () => void }) {
  const { id, channels, recording } = running;
  return (
    <div className="mt-3 rounded-md bg-sunken p-4">
      {recording && <TooHot recording={recording} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="timer" className="figures font-semibold">
          {t`${clockText(recording?.duration ?? 0)} of at most ${clockText(GUIDED_TESTS[id].seconds * 1000)}`}
        </p>
        <Button tone="secondary" size="sm" onClick={onEnd}>{t`End now`}</Button>
      </div>
      <dl className="mt-2 grid gap-x-10 sm:grid-cols-2">
        {channels.map(({ name, unit }) => {
          const last = recording && seriesOf(recording, name)?.values.at(-1);
          return (
            <div key={name} className="flex items-baseline justify-between gap-4 py-1">
              <dt className="min-w-0 text-sm text-soft">{name}</dt>
              <dd className="figures shrink-0">
                {last === undefined ? '–' : valueText(last, unit)}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

const ICONS = {
  'as it should be': CircleCheck,
  'not as it should be': TriangleAlert,
  'cannot say': CircleHelp,
} as const;

function Result({
  result,
  onDiagnose,
}: {
  result: TestResult;
  onDiagnose: (words: string) => void;
}) {
  const { verdict, reason, figures, words } = result;
  const Icon = ICONS[verdict];
  return (
    <div role="status" className="mt-4">
      <Badge tone={VERDICT_TONES[verdict]} icon={<Icon aria-hidden />}>
        {VERDICT_WORDS[verdict]}
      </Badge>
      <p className="measure mt-2">{REASON_WORDS[reason]}</p>
      <dl className="mt-2 max-w-lg">
        {figures.map(({ name, when, value, unit }) => (
          <div
            key={`${name} ${when}`}
            className="flex items-baseline justify-between gap-4 border-b border-line py-1.5"
          >
            <dt className="min-w-0 text-sm text-soft">
              {name}, {WHEN_WORDS[when]}
            </dt>
            <dd className="figures shrink-0">{valueText(value, unit)}</dd>
          </div>
        ))}
      </dl>
      {words !== '' && (
        <Button
          tone="secondary"
          size="sm"
          className="mt-3"
          icon={<Stethoscope aria-hidden className="size-4.5" />}
          onClick={() => onDiagnose(words)}
        >{t`Diagnose with these figures`}</Button>
      )}
    </div>
  );
}
