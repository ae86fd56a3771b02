import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CheckedLine, CheckedQuote } from '@wrenchwise/contract/endpoints/quotes';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';

import { formatCents } from '../words/money.ts';
import { keyed } from './keyed.ts';
import { RangeBar } from './range-bar.tsx';

const isUnusual = ({ standing }: CheckedLine): boolean =>
  standing === 'above' || standing === 'below';

const STANDINGS = {
  above: t`More than usual`,
  below: t`Less than usual`,
  within: t`Usual`,
  unknown: null,
} as const;

const money = (cents: number, currency: string): string =>
  cents < 0 ? `−${formatCents(-cents, { currency })}` : formatCents(cents, { currency });

/** A checked quote: what is unusual first, then every line, then what was not understood. */
export function QuoteResult({ checked }: { checked: CheckedQuote }) {
  const { lines, notes, currency, notUnderstood, priceBasis, isCut } = checked;
  const unusual = lines.filter(isUnusual);
  if (lines.length === 0) {
    return (
      <Notice tone="medium" role="status" title={t`No line with an amount was found`}>
        <p>{t`Write each line with its price, such as ‘clutch kit 280, labour 5h at 65, VAT’.`}</p>
      </Notice>
    );
  }
  return (
    <div className="grid gap-6">
      <Card>
        <h2 className="text-lg">
          {unusual.length + notes.length === 0 ? t`Nothing unusual` : t`What to ask`}
        </h2>
        <p className="measure mt-1 text-sm text-soft">
          <Trans>
            The ranges are estimates{priceBasis !== null && `: ${priceBasis}`}. A price outside of
            them can have a good reason, so ask.
          </Trans>
        </p>
        <ul className="mt-3 divide-y divide-line">
          {keyed(unusual).map(({ key, item: line }) => (
            <li key={key} className="py-3">
              <p className="font-semibold wrap-anywhere">{line.words}</p>
              <p className="text-sm text-soft">{line.remark}</p>
              {line.question !== null && <p className="mt-1">{line.question}</p>}
            </li>
          ))}
          {keyed(notes).map(({ key, item: note }) => (
            <li key={key} className="py-3">
              <p className="text-sm text-soft wrap-anywhere">{note.words}</p>
              <p className="mt-1">{note.question}</p>
            </li>
          ))}
        </ul>
      </Card>
      <Card>
        <h2 className="text-lg">{t`Line by line`}</h2>
        <ul className="mt-2 divide-y divide-line">
          {keyed(lines).map(({ key, item: line }) => (
            <Line key={key} line={line} currency={currency} />
          ))}
        </ul>
      </Card>
      {(notUnderstood.length > 0 || isCut) && (
        <Notice tone="info" title={t`Not read`}>
          {isCut && (
            <p>{t`The text is longer than what is read. Leave out what is not part of the quote.`}</p>
          )}
          <ul className="grid gap-1">
            {numbered(notUnderstood).map(({ key, text: row }) => (
              <li key={key} className="wrap-anywhere">
                {row}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** The figure of a line that has a range: its amount, or its hours. */
const barOf = ({ usual, usualHours, hours, amountCents }: CheckedLine) => {
  if (usual) return { figure: amountCents, ...usual };
  return usualHours && hours !== null ? { figure: hours, ...usualHours } : undefined;
};

const detailsOf = (
  { quantity, hours, rateCents, unitCents }: CheckedLine,
  currency: string,
): string =>
  [
    ...(hours === null
      ? []
      : [`${hours} h${rateCents === null ? '' : ` at ${formatCents(rateCents, { currency })}`}`]),
    ...(quantity === null || quantity === 1
      ? []
      : [`${quantity} ×${unitCents === null ? '' : ` ${formatCents(unitCents, { currency })}`}`]),
  ].join(', ');

function Line({ line, currency }: { line: CheckedLine; currency: string }) {
  const standing = STANDINGS[line.standing];
  const bar = barOf(line);
  const details = detailsOf(line, currency);
  const isSum = line.kind === 'total' || line.kind === 'subtotal';
  return (
    <li className="py-3">
      <div className="flex items-start justify-between gap-4">
        <span className={`min-w-0 wrap-anywhere ${isSum ? 'font-semibold' : ''}`}>
          {line.words}
          {details !== '' && <span className="block text-sm text-faint">{details}</span>}
        </span>
        <span className="figures text-right font-semibold whitespace-nowrap">
          {money(line.amountCents, currency)}
        </span>
      </div>
      {bar && <RangeBar {...bar} isUnusual={isUnusual(line)} />}
      {line.remark !== null && (
        <p className="mt-2 text-sm">
          {standing !== null && <Badge tone={isUnusual(line) ? 'medium' : 'low'}>{standing}</Badge>}{' '}
          <span className="text-soft">{line.remark}</span>
        </p>
      )}
      {line.basis !== null && <p className="mt-1 text-xs text-faint">{line.basis}</p>}
    </li>
  );
}
