import { t } from '@lingui/core/macro';
import { CostRange } from '@wrenchwise/car-ui/cost-range.tsx';
import { CostCases } from '@wrenchwise/car-ui/guides/cost-cases.tsx';
import type { Guide } from '@wrenchwise/contract/endpoints/guides';
import { costScenarios } from '@wrenchwise/rules/cost-scenarios';
import { formatHours } from '@wrenchwise/rules/duration';
import { priceBasis } from '@wrenchwise/rules/price-basis';
import { House, Warehouse } from 'lucide-react';

interface Props {
  readonly guide: Guide;
  readonly faultId: string;
}

/** What the repair costs at home and at a garage, case by case where the cases are far apart. */
export function GuideCosts({ guide, faultId }: Props) {
  const { cost, parts, pricing, labourHours, difficulty } = guide;
  if (cost.professional.high === 0) {
    return (
      <p className="mt-1">{t`Nothing. A franchised dealer repairs an open recall free of charge, whatever the age of the car and whoever owns it.`}</p>
    );
  }
  const hours = formatHours(labourHours);
  const cases = costScenarios({ faultId, parts, cost });
  return (
    <>
      {cases.length > 0 ? (
        <CostCases
          caption={t`Case by case, with ${hours} of labour at a garage`}
          home={t`Parts`}
          cases={cases.map((one) => ({
            words: one.words,
            home: one.diy,
            garage: one.professional,
          }))}
          currency={pricing.currency}
        />
      ) : (
        <div className="mt-3">
          <CostRange
            currency={pricing.currency}
            rows={[
              {
                id: 'diy',
                label: difficulty === 'workshop' ? t`The parts only` : t`By yourself`,
                note: t`Parts, without tools`,
                icon: <House aria-hidden />,
                range: cost.diy,
              },
              {
                id: 'professional',
                label: t`At a garage`,
                note: t`Parts and ${hours} of labour`,
                icon: <Warehouse aria-hidden />,
                range: cost.professional,
              },
            ]}
          />
        </div>
      )}
      <p className="mt-3 text-sm text-faint">{priceBasis(pricing)}.</p>
    </>
  );
}
