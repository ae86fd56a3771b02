import { t } from '@lingui/core/macro';
import type { VehicleLookup } from '@wrenchwise/contract/endpoints/vehicle-lookup';
import type { Vehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { findingsOverYears } from '@wrenchwise/vehicle/mot-history';

import { useDates } from '~/user-settings/user-settings.ts';

import { MileageAtTests } from './mileage-at-tests.tsx';
import { OpenAdvisories } from './open-advisories.tsx';
import { RegisterStatus } from './register-status.tsx';

type Tests = NonNullable<VehicleLookup['motTests']>;

/** What the MOT tests of a car say: open findings, its mileage, what came back, each test. */
export function MotHistory({ vehicle }: { vehicle: Vehicle }) {
  const { register, registration } = vehicle;
  const tests = register?.record.motTests ?? [];
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-6">
        {register === null || tests.length === 0 ? (
          <Notice tone="info" title={t`No MOT tests are known`}>
            {registration === null
              ? t`Add its UK registration, and the register of MOT tests can be asked.`
              : register === null
                ? t`Ask the registers, and every test of this car is listed here.`
                : t`The register has no test of this car: it may be too new, or exempt.`}
          </Notice>
        ) : (
          <>
            <OpenAdvisories vehicle={vehicle} advisories={register.record.openAdvisories} />
            <MileageAtTests vehicle={vehicle} mileage={register.record.mileage} />
            <OverTheYears tests={tests} />
            <TestList tests={tests} />
            <p className="text-xs text-faint">{register.record.attribution}</p>
          </>
        )}
      </div>
      <RegisterStatus vehicle={vehicle} />
    </div>
  );
}

function OverTheYears({ tests }: { tests: Tests }) {
  const repeated = findingsOverYears(tests).filter(({ foundOn }) => foundOn.length > 1);
  if (repeated.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t`What came back`}</h2>
      <ul className="mt-2 divide-y divide-line">
        {repeated.map(({ text, foundOn, failedOn, isOpen }) => (
          <li key={text} className="flex flex-wrap items-baseline justify-between gap-2 py-3">
            <span className="min-w-0 flex-1 basis-64">{text}</span>
            <span className="figures text-sm text-faint">
              {[...new Set(foundOn.map((day) => day.slice(0, 4)))].join(', ')}
            </span>
            {isOpen ? (
              <Badge tone="medium">{t`Still there`}</Badge>
            ) : (
              <Badge tone="neutral">
                {failedOn === undefined ? t`Not found again` : t`Failed in ${failedOn.slice(0, 4)}`}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TestList({ tests }: { tests: Tests }) {
  const { longDay } = useDates();
  return (
    <Card>
      <h2 className="text-lg">{t`Every test`}</h2>
      <ul className="mt-2 divide-y divide-line">
        {tests.map(
          ({ completedDate, testResult, odometer, expiryDate, defects, motTestNumber }) => (
            <li key={motTestNumber ?? `${completedDate}${testResult}`} className="py-4">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-base">{longDay(completedDate)}</h3>
                <Badge tone={testResult === 'PASSED' ? 'low' : 'high'}>
                  {testResult === 'PASSED' ? t`Passed` : t`Failed`}
                </Badge>
                <span className="figures text-sm text-faint">
                  {odometer === undefined
                    ? t`Odometer not read`
                    : `${odometer.value.toLocaleString(NUMBER_LOCALE)} ${odometer.unit === 'MI' ? t`miles` : t`km`}`}
                  {expiryDate !== undefined && t`, valid until ${longDay(expiryDate)}`}
                </span>
              </div>
              {defects.length > 0 && (
                <ul className="mt-2 grid gap-1.5 text-sm text-soft">
                  {defects.map(({ text, type, dangerous }) => (
                    <li key={`${type}${text}`} className="flex flex-wrap items-baseline gap-2">
                      <Badge tone={dangerous || isFailure(type) ? 'high' : 'medium'}>
                        {dangerous ? t`Dangerous` : type.charAt(0) + type.slice(1).toLowerCase()}
                      </Badge>
                      <span className="min-w-0 flex-1 basis-64">{text}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ),
        )}
      </ul>
    </Card>
  );
}

const isFailure = (type: string): boolean => ['DANGEROUS', 'MAJOR', 'FAIL'].includes(type);
