import { t } from '@lingui/core/macro';
import {
  GUIDED_TEST_IDS,
  type GuidedTestId,
  isMovingIn,
  missingAmong,
} from '@wrenchwise/obd/guided-tests/guided-test';
import { GUIDED_TESTS } from '@wrenchwise/obd/guided-tests/guided-tests';
import { type Channel, seriesOf } from '@wrenchwise/obd/recording/recording';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import { TooHot } from '../live/live-screen.tsx';
import { clockText, valueText } from '../value-text.ts';
import { TEST_WORDS } from './guided-words.ts';
import { TEST_TITLES } from './test-titles.ts';
import { TestVerdict } from './test-verdict.tsx';
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
    missingAmong(GUIDED_TESTS[id], (name) => available.some((channel) => channel.name === name));
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {GUIDED_TEST_IDS.map((id) => {
        const { text, danger, steps, limits } = TEST_WORDS[id];
        const title = TEST_TITLES[id];
        const missing = missingOf(id);
        return (
          <li key={id} className="py-5">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1 text-soft">{text}</p>
            {limits !== undefined && <p className="mt-1 text-sm text-faint">{limits}</p>}
            {missing.length > 0 ? (
              <p className="mt-2 text-sm text-faint">{t`This car does not give: ${missing.join(', ')}`}</p>
            ) : (
              <>
                {danger !== undefined && (
                  <Notice tone="medium" className="mt-3" title={danger.title}>
                    {danger.text}
                  </Notice>
                )}
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
                    onClick={() => void start(id)}
                    aria-label={t`Begin: ${title}`}
                  >{t`Begin`}</Button>
                )}
                {result?.id === id && (
                  <div role="status" className="mt-4">
                    <TestVerdict result={result.result} onDiagnose={onDiagnose} />
                  </div>
                )}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Running({ running, onEnd }: { running: RunningTest; onEnd: () => void }) {
  const { recording } = running;
  const isMoving = recording !== undefined && isMovingIn(recording);
  return (
    <div className="mt-3 rounded-md bg-sunken p-4">
      {recording && <TooHot recording={recording} />}
      {isMoving ? (
        <>
          <p className="font-semibold">{t`Recording. Nothing to read while the car moves.`}</p>
          <p className="mt-1 text-sm text-soft">{t`Eyes on the road: the verdict comes once the car has stopped.`}</p>
        </>
      ) : (
        <Standing running={running} onEnd={onEnd} />
      )}
    </div>
  );
}

function Standing({ running, onEnd }: { running: RunningTest; onEnd: () => void }) {
  const { id, channels, recording } = running;
  return (
    <>
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
    </>
  );
}
