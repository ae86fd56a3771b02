import { t } from '@lingui/core/macro';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { Analytics } from '@wrenchwise/contract/endpoints/analytics';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Link } from 'react-router';

import { useDates } from '~/user-settings/user-settings.ts';

import { FigureTiles } from './figure-tiles.tsx';
import { SectionFrame } from './section-frame.tsx';

/** How often the leading cause was it, by what the user said that it was. */
export function AccuracySection({ accuracy }: { accuracy: Analytics['accuracy'] }) {
  const { shortDay } = useDates();
  const { judged, right, amongThree, expected, notFixed, cases } = accuracy;
  const of = (count: number) => `${count} of ${judged}`;
  return (
    <SectionFrame
      title={t`How right we were`}
      lead={t`Our leading cause against what you said that it was in the end.`}
      isEmpty={judged === 0}
      empty={t`You have not said of any diagnosis what it was in the end. Open one, and answer that question at its end: it is counted here from the first.`}
    >
      <div className="grid gap-6">
        <FigureTiles
          figures={[
            {
              label: t`Leading cause was it`,
              value: of(right),
              note: formatPercent(right / judged),
            },
            { label: t`Among our first three`, value: of(amongThree) },
            {
              label: t`Expected by our own figures`,
              value: expected.toFixed(1),
              note: t`of ${judged}: the sum of what we said`,
            },
            ...(notFixed === 0 ? [] : [{ label: t`Not found yet`, value: String(notFixed) }]),
          ]}
        />
        <Card>
          <h3 className="text-lg">{t`The newest`}</h3>
          <ul className="mt-1 divide-y divide-line">
            {cases.map(({ diagnosisId, date, said, probability, was, isRight }) => (
              <li key={diagnosisId} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_auto]">
                <div className="min-w-0">
                  <Link
                    to={`/dashboard/diagnosis-result/${diagnosisId}`}
                    className="text-link wrap-anywhere"
                  >
                    {was}
                  </Link>
                  <p className="figures text-sm text-soft">
                    {t`${shortDay(date)} · we said: ${said}, ${formatPercent(probability)}`}
                  </p>
                </div>
                <div>
                  <Badge tone={isRight ? 'low' : 'neutral'}>
                    {isRight ? t`It was our first` : t`It was another`}
                  </Badge>
                </div>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </SectionFrame>
  );
}
