import { t } from '@lingui/core/macro';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { SeverityBadge } from '@wrenchwise/car-ui/severity-badge.tsx';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { ComparedSide } from '@wrenchwise/rules/comparison';
import { closedWords } from '@wrenchwise/rules/diagnosis-closing';
import { headlineOf } from '@wrenchwise/rules/leading-cause';
import { Card } from '@wrenchwise/ui/card.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { Link } from 'react-router';

import { useDates } from '~/user-settings/user-settings.ts';

interface Props {
  side: ComparedSide;
  /** 'Before', 'After'. */
  title: string;
  currency: string;
}

/** One of two diagnoses in short: whether the car can be driven, the leading cause and its price. */
export function SideCard({ side, title, currency }: Props) {
  const { longDate } = useDates();
  const { leading, severity, canDrive, symptoms, nothingFound, alerts } = side;
  const closed = closedWords(side);
  const { Icon, text, words } = VERDICTS[canDrive.verdict];
  return (
    <Card className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg">{title}</h2>
        <Link to={`/dashboard/diagnosis-result/${side.id}`} className="text-link text-sm">
          {longDate(side.createdAt)}
        </Link>
      </div>
      <p className={cx('flex items-center gap-2 font-semibold', text)}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {words}
      </p>
      <div>
        <p className="font-semibold">
          {headlineOf({ topCause: leading, nothingFound })}
          {leading && (
            <span className="figures font-normal text-soft">
              {' '}
              · {formatPercent(leading.probability)}
            </span>
          )}
        </p>
        {leading && (
          <p className="figures text-sm text-soft">
            {t`${formatRange(leading.cost, { currency, whole: true })} at a workshop`}
          </p>
        )}
      </div>
      {(severity !== null || closed !== undefined) && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          {severity !== null && <SeverityBadge severity={severity} />}
          {closed !== undefined && <span className="text-sm text-soft">{closed}</span>}
        </div>
      )}
      {alerts.length > 0 && (
        <ul className="text-sm text-soft">
          {alerts.map((alert) => (
            <li key={alert}>{alert}</li>
          ))}
        </ul>
      )}
      <blockquote className="border-l-2 border-line pl-3 text-sm wrap-anywhere text-soft">
        <p className="line-clamp-4">“{symptoms}”</p>
      </blockquote>
    </Card>
  );
}
