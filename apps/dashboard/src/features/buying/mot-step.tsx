import { t } from '@lingui/core/macro';
import type { BuyingFinding } from '@wrenchwise/rules/buying/seen';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';

import { useDates } from '~/user-settings/user-settings.ts';

import type { BuyingCheck } from './buying-check.ts';
import { Finding } from './finding.tsx';
import { testsOf } from './seen-of-check.ts';
import type { ChangeCheck } from './use-check.ts';

const GOV_UK = 'https://www.gov.uk/check-mot-history';

/** The distances and findings of its MOT tests: of the register, or pasted. */
export function MotStep({
  check,
  change,
  findings,
}: {
  check: BuyingCheck;
  change: ChangeCheck;
  findings: readonly BuyingFinding[];
}) {
  const tests = testsOf(check);
  const isOfRegister = (check.register?.tests.length ?? 0) > 0;
  const judged = findings.filter(
    ({ id, state }) => (id === 'mot-series' || id === 'dashboard-mot') && state !== 'not checked',
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      {!isOfRegister && (
        <Card>
          <Field
            label={t`The MOT history`}
            labelSize="heading"
            hint={
              <>
                {t`Paste the page of the MOT history, or type a line for each test: ‘12 March 2025 61,204 miles’, and its advisories below.`}{' '}
                <a
                  href={GOV_UK}
                  target="_blank"
                  rel="noreferrer"
                  className="text-link"
                >{t`MOT history on GOV.UK`}</a>
              </>
            }
          >
            {(control) => (
              <TextArea
                {...control}
                value={check.motText}
                spellCheck={false}
                onChange={({ target }) => change({ motText: target.value })}
              />
            )}
          </Field>
        </Card>
      )}
      {tests.length > 0 && <Tests tests={tests} />}
      {judged.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {judged.map((finding) => (
              <Finding key={finding.id} finding={finding} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function Tests({ tests }: { tests: ReturnType<typeof testsOf> }) {
  const { longDay } = useDates();
  return (
    <Card>
      <h2 className="text-lg">{t`Its tests`}</h2>
      <dl className="mt-2 divide-y divide-line">
        {tests.map(({ completedDate, testResult, odometer }) => (
          <div
            key={`${completedDate}${testResult}${odometer?.value}`}
            className="flex flex-wrap justify-between gap-x-4 py-2"
          >
            <dt className="text-soft">
              {longDay(completedDate)}, {testResult === 'PASSED' ? t`passed` : t`failed`}
            </dt>
            <dd className="figures">
              {odometer
                ? `${odometer.value.toLocaleString('en-GB')} ${odometer.unit === 'MI' ? t`miles` : t`km`}`
                : t`No distance`}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
