import { plural, t } from '@lingui/core/macro';
import type { BuyingSheet } from '@wrenchwise/library/buying/buying-sheet';
import { type BargainBasis, bargainOf } from '@wrenchwise/rules/buying/bargain';
import type { BuyingFinding } from '@wrenchwise/rules/buying/seen';
import { formatCents, formatRange } from '@wrenchwise/rules/money';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import type { Recall } from '@wrenchwise/vehicle/facts/recalls';
import { Printer } from 'lucide-react';

import { AppLink } from '~/app-link.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { bargainItems } from './bargain-items.ts';
import { type BuyingCheck, nameOfCheck, numberTyped } from './buying-check.ts';
import { Finding } from './finding.tsx';
import { Photograph } from './photograph.tsx';

interface Props {
  readonly check: BuyingCheck;
  readonly findings: readonly BuyingFinding[];
  readonly sheet: BuyingSheet | undefined;
  readonly recalls: readonly Recall[];
}

/** A page to bargain with: what does not fit, what comes next, and what was not checked. To be printed. */
export function ResultStep({ check, findings, sheet, recalls }: Props) {
  const { longDay } = useDates();
  const of = (state: BuyingFinding['state']) => findings.filter((one) => one.state === state);
  const doubts = of('not consistent');
  const name = nameOfCheck(check) || t`A car for sale`;
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 className="text-xl">{name}</h2>
          <p className="text-sm text-faint">
            {[check.registration, check.vin, longDay(check.startedOn)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button
          tone="secondary"
          className="print:hidden"
          icon={<Printer aria-hidden className="size-4.5" />}
          onClick={() => print()}
        >{t`Print this page`}</Button>
      </div>
      <Notice
        tone={doubts.length > 0 ? 'medium' : 'info'}
        title={
          doubts.length === 0
            ? t`Nothing of what was checked contradicts itself`
            : plural(doubts.length, {
                one: `1 thing does not fit together`,
                other: `${doubts.length} things do not fit together`,
              })
        }
      >{t`This is what was seen, not whose doing it is: each of it can have a harmless reason. Ask, and have the answer in writing.`}</Notice>
      {sheet ? (
        <Price check={check} sheet={sheet} />
      ) : (
        <Notice
          tone="info"
          className="print:hidden"
          title={t`Which car is it?`}
        >{t`With make, model and year this page also shows what to bargain about.`}</Notice>
      )}
      <Findings title={t`What does not fit together`} findings={doubts} checkId={check.id} />
      {check.socket && <Codes socket={check.socket} />}
      {sheet && <Next sheet={sheet} recalls={recalls} check={check} />}
      <Findings title={t`What fits together`} findings={of('consistent')} checkId={check.id} />
      <NotChecked findings={of('not checked')} />
      <p className="measure text-sm text-faint">
        {t`Prices are our estimates of parts and labour in your place. This page replaces no inspection on a lift, and no check for outstanding finance, theft or write-off.`}
      </p>
    </div>
  );
}

function Findings({
  title,
  findings,
  checkId,
}: {
  title: string;
  findings: readonly BuyingFinding[];
  checkId: string;
}) {
  if (findings.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-1 divide-y divide-line">
        {findings.map((finding) => (
          <Finding key={finding.id} finding={finding}>
            <Photograph checkId={checkId} itemId={finding.id} title={finding.title} isOnPaper />
          </Finding>
        ))}
      </ul>
    </Card>
  );
}

const BASES: Readonly<Record<BargainBasis, string>> = {
  mot: t`left open by its MOT`,
  seen: t`seen on the walk-round`,
  due: t`due by a typical schedule, unless an invoice proves that it was done`,
};

/** What may be asked off the price, and what the first year may cost besides. */
function Price({ check, sheet }: { check: BuyingCheck; sheet: BuyingSheet }) {
  const { items, total } = bargainOf(bargainItems(sheet, check));
  const { currency, budget } = sheet;
  const range = (cost: { low: number; high: number }) =>
    formatRange(cost, { currency, whole: true });
  const asked = numberTyped(check.price);
  return (
    <Card>
      <h2 className="text-lg">{t`What to bargain about`}</h2>
      {total ? (
        <>
          <p className="figures mt-1 text-2xl font-bold">{range(total)}</p>
          <p className="measure text-soft">
            {asked === null
              ? t`to be paid soon, and a reason to ask it off the price.`
              : t`to be paid soon, and a reason to ask it off the ${formatCents(asked * 100, { currency })} that the seller wants.`}
          </p>
          <ul className="mt-3 divide-y divide-line">
            {items.map(({ id, title, basis, cost }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2.5">
                <span className="min-w-0">
                  {title} <span className="text-sm text-faint">({BASES[basis]})</span>
                </span>
                <span className="figures">{range(cost)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="measure mt-1 text-soft">{t`Nothing is open on its MOT list, nothing was seen, and nothing is due by a typical schedule.`}</p>
      )}
      <p className="measure figures mt-3 text-soft">
        {t`For its first year set ${range(budget)} aside: that is typical of such a car at its age, services and wear included.`}
      </p>
    </Card>
  );
}

/** Codes in the memory: what is behind them is not known yet, and may cost more than anything else here. */
function Codes({ socket }: { socket: NonNullable<BuyingCheck['socket']> }) {
  const codes = [...new Set([...socket.stored, ...socket.pending, ...socket.permanent])];
  if (codes.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t`Codes in its memory`}</h2>
      <p className="measure mt-1 text-soft">{t`What is behind a code is not known before a diagnosis. Have it found, or the repair priced, before you agree on a price.`}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        {codes.map((code) => (
          <li key={code}>
            <AppLink to={`/codes/${code.toLowerCase()}`} className="figures font-semibold">
              {code}
            </AppLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Next({
  sheet,
  recalls,
  check,
}: {
  sheet: BuyingSheet;
  recalls: readonly Recall[];
  check: BuyingCheck;
}) {
  const { longDay } = useDates();
  const { currency } = sheet;
  const validUntil = check.register?.validUntil;
  return (
    <Card>
      <h2 className="text-lg">{t`What comes next`}</h2>
      {validUntil && (
        <p className="mt-1 text-soft">{t`Its MOT is valid until ${longDay(validUntil)}.`}</p>
      )}
      <ul className="mt-2 divide-y divide-line">
        {sheet.motList.map(({ text, className, why }) => (
          <li key={text} className="grid gap-1 py-3">
            <h3 className="text-base wrap-anywhere">{text}</h3>
            <p className="measure text-soft">
              {t`MOT list, class: ${className}.`} {why}
            </p>
          </li>
        ))}
        {sheet.due
          .filter(({ chance }) => chance < 1)
          .map(({ id, title, reasons, cost }) => (
            <li key={id} className="grid gap-1 py-3">
              <h3 className="text-base">{t`Ask for proof: ${title}`}</h3>
              <p className="measure text-soft">
                {reasons[0]} {t`Usually ${formatRange(cost, { currency, whole: true })}.`}
              </p>
            </li>
          ))}
        {sheet.likely.map(({ id, title, reasons, cost }) => (
          <li key={id} className="grid gap-1 py-3">
            <h3 className="text-base">{title}</h3>
            <p className="measure text-soft">
              {reasons[0]} {t`Usually ${formatRange(cost, { currency, whole: true })}.`}
            </p>
          </li>
        ))}
        {recalls.map(({ id, summary }) => (
          <li key={id} className="grid gap-1 py-3">
            <h3 className="text-base">{t`Recall ${id}`}</h3>
            <p className="measure text-soft">
              {summary} {t`The repair is free: look this very car up by its plate or VIN.`}
            </p>
          </li>
        ))}
      </ul>
      {recalls.length === 0 && (
        <p className="measure mt-2 text-soft">{t`Our list has no recall of this model and year, and it is not complete: look this very car up by its plate or VIN.`}</p>
      )}
      {check.register?.hasOutstandingRecall === true && (
        <Notice
          tone="medium"
          className="mt-2"
          title={t`A recall is outstanding on this very car`}
        >{t`The register says so. A dealer of the make repairs it free of charge: ask the seller to have it done first.`}</Notice>
      )}
      <details className="mt-2 text-sm text-faint print:hidden">
        <summary className="cursor-pointer py-2">{t`How it is worked out`}</summary>
        <p className="measure">{sheet.method}</p>
      </details>
    </Card>
  );
}

function NotChecked({ findings }: { findings: readonly BuyingFinding[] }) {
  if (findings.length === 0) return null;
  return (
    <Card>
      <h2 className="text-lg">{t`What was not checked`}</h2>
      <p className="measure mt-1 text-soft">{t`Nothing is known about it, neither good nor bad.`}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-faint">
        {findings.map(({ id, title, ask }) => (
          <li key={id}>
            {title}
            {ask !== undefined && <span className="text-soft">: {ask}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
