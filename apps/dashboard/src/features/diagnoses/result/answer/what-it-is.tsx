import { t } from '@lingui/core/macro';
import { likelihoodWords } from '@wrenchwise/car-ui/words/chance-words.ts';
import { formatPrice, formatRange } from '@wrenchwise/car-ui/words/money.ts';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { costScenarios } from '@wrenchwise/rules/cost-scenarios';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { NO_LEADING_CAUSE } from '@wrenchwise/rules/leading-cause';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { type RepairOf, repairsOf, variantsText } from '@wrenchwise/rules/repairs';

import { AnswerSection } from '~/features/diagnoses/result/answer-section.tsx';
import { pricingOf } from '~/features/diagnoses/result/price-basis.ts';
import { standsOut } from '~/features/diagnoses/result/stands-out.ts';

function OneCause({
  isFound,
  first,
  repair,
  diagnosis,
}: {
  readonly isFound: boolean;
  readonly first: Diagnosis['causes'][number];
  readonly repair: RepairOf<Diagnosis['causes'][number]>;
  readonly diagnosis: Diagnosis;
}) {
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 text-xl font-bold tracking-[-0.018em] sm:text-2xl">
          {isFound ? first.name : repair.name}
        </span>
        <Share of={isFound ? first : repair} />
      </p>
      {!isFound && repair.variants.length > 0 && (
        <p className="mt-0.5 text-sm text-soft">{variantsText(repair.variants)}</p>
      )}
      <Costs diagnosis={diagnosis} cause={first} />
      {!isFound && <CostOfEither diagnosis={diagnosis} repair={repair} />}
    </>
  );
}

/** The cause in words that people use, the number small beside it, and what it costs. */
export function WhatItIs({ diagnosis }: { diagnosis: Diagnosis }) {
  const { causes } = diagnosis;
  const [first] = causes;
  const repairs = repairsOf(causes);
  const isFound = first !== undefined && diagnosis.found?.faultId === first.faultId;
  const { words, named } = isFound
    ? { words: 'Found it', named: 1 as const }
    : likelihoodWords(repairs.map(({ probability }) => probability));
  const [repair] = repairs;
  if (first === undefined || repair === undefined) return null;
  if (!standsOut(diagnosis)) {
    return (
      <AnswerSection question={t`What is it most likely?`}>
        <p className="measure text-soft">
          {t`${NO_LEADING_CAUSE}. Answer the next question, or describe it again with what you hear, see, smell or feel, and when.`}
        </p>
      </AnswerSection>
    );
  }
  return (
    <AnswerSection question={t`What is it most likely?`}>
      <p className="flex justify-between gap-4 text-sm">
        <span className="font-label text-accent-text">{words}</span>
        {named > 1 && <span className="text-faint">{t`At a garage`}</span>}
      </p>
      {named === 1 ? (
        <OneCause isFound={isFound} first={first} repair={repair} diagnosis={diagnosis} />
      ) : (
        <ol className="divide-y divide-line">
          {repairs.slice(0, named).map((one) => (
            <li
              key={one.id}
              className="flex items-baseline justify-between gap-4 py-1.5 first:pt-0.5 last:pb-0"
            >
              <span className="min-w-0 font-semibold">
                {one.name} <Share of={one} />
                {one.variants.length > 0 && (
                  <span className="block text-sm font-normal text-soft">
                    {variantsText(one.variants)}
                  </span>
                )}
              </span>
              <span className="figures shrink-0">{garagePrice(diagnosis, one.leading)}</span>
            </li>
          ))}
        </ol>
      )}
    </AnswerSection>
  );
}

const shownIn = (diagnosis: Diagnosis, cause: Cause) => ({
  currency: pricingOf(diagnosis, cause).currency,
  whole: true,
});

const garagePrice = (diagnosis: Diagnosis, cause: Cause): string =>
  formatPrice(cause.cost.professional, shownIn(diagnosis, cause));

function Share({ of }: { of: Pick<Cause, 'probability'> }) {
  return (
    <span className="figures shrink-0 text-sm font-medium whitespace-nowrap text-soft">
      {formatPercent(of.probability)}
      <span className="sr-only">{t` likely`}</span>
    </span>
  );
}

/** The garage's price from the cheapest variant to the dearest; nothing where one cause is listed. */
function CostOfEither({ diagnosis, repair }: { diagnosis: Diagnosis; repair: RepairOf<Cause> }) {
  const { leading, variants } = repair;
  if (variants.length === 0) return null;
  const prices = variants.map(({ cause }) => cause.cost.professional);
  const range = {
    low: Math.min(...prices.map(({ low }) => low)),
    high: Math.max(...prices.map(({ high }) => high)),
  };
  const [likeliest] = variants;
  return (
    <p className="mt-2 text-sm text-faint">{t`Prices of the likeliest, ${likeliest?.label ?? ''}. Whichever it is, a garage takes ${formatRange(range, shownIn(diagnosis, leading))}.`}</p>
  );
}

/** From here on, a price from the least to the most says too little. */
const WIDE = 3;

/**
 * A price in words; where a repair that goes further costs several times as much, that of the least
 * that it can turn out to be, and the most.
 */
const priceInWords = (
  all: MoneyRange,
  least: MoneyRange | undefined,
  options: ReturnType<typeof shownIn>,
): { readonly words: string; readonly most?: string } =>
  least === undefined || all.high < least.high * WIDE
    ? { words: formatPrice(all, options) }
    : {
        words: formatRange(least, options),
        most: t`up to ${formatRange({ low: all.high, high: all.high }, options)}`,
      };

interface Told {
  readonly label: string;
  readonly words: string;
  readonly most?: string;
}

/** At a garage and by oneself, side by side; how they come about is shown further down. */
function Costs({ diagnosis, cause }: { diagnosis: Diagnosis; cause: Cause }) {
  const options = shownIn(diagnosis, cause);
  const [least] = costScenarios(cause);
  const costs = [
    {
      label: t`At a garage`,
      ...priceInWords(cause.cost.professional, least?.professional, options),
    },
    {
      label: t`By yourself`,
      ...(cause.diy === 'workshop'
        ? { words: 'A garage’s job' }
        : priceInWords(cause.cost.diy, least?.diy, options)),
    },
  ];
  return (
    <dl className="mt-2.5 grid grid-cols-2 gap-3">
      {costs.map(({ label, words, most }: Told) => (
        <div key={label} className="rounded-md border border-line bg-surface px-3 py-2">
          <dt className="text-sm text-faint">{label}</dt>
          <dd className="figures font-semibold">{words}</dd>
          {most !== undefined && <dd className="figures text-xs text-soft">{most}</dd>}
        </div>
      ))}
    </dl>
  );
}
