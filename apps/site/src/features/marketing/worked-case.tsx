import { CostRange } from '@wrenchwise/car-ui/cost-range.tsx';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { House, Warehouse } from 'lucide-react';
import type { ReactNode } from 'react';

import { ProductScreen } from './product-screen.tsx';

/** What the public pages tell of one case; the engine of the build answers it. */
export interface WorkedCase {
  readonly symptoms: string;
  readonly car: string;
  readonly cause: string;
  /** 'Only with care' */
  readonly verdict: string;
  readonly check: string | null;
  readonly currency: string;
  readonly diy: MoneyRange;
  readonly professional: MoneyRange;
}

function CaseCosts({
  currency,
  diy,
  professional,
}: {
  readonly currency: string;
  readonly diy: MoneyRange;
  readonly professional: MoneyRange;
}) {
  return (
    <div className="rounded-lg bg-surface p-4 text-ink sm:p-5">
      <CostRange
        currency={currency}
        rows={[
          {
            id: 'diy',
            label: 'By yourself',
            note: 'Parts only',
            icon: <House aria-hidden />,
            range: diy,
          },
          {
            id: 'garage',
            label: 'At a garage',
            note: 'Parts and labour',
            icon: <Warehouse aria-hidden />,
            range: professional,
          },
        ]}
      />
    </div>
  );
}

/** One fault from the words of its owner to the bill, with the screens of the product. */
export function WorkedCaseStory({ story }: { readonly story: WorkedCase }) {
  const { symptoms, car, cause, verdict, check, currency, diy, professional } = story;
  return (
    <section className="later mt-20 overflow-hidden bg-deep text-on-deep sm:mt-28">
      <div className="mx-auto grid max-w-6xl gap-x-14 gap-y-12 px-4 py-16 sm:px-6 sm:py-24 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
        <div>
          <p className="font-label text-on-deep-warm">One case, start to finish</p>
          <h2 className="mt-2 max-w-[11em] text-3xl sm:text-4xl">
            From a worrying noise to a bill you expected
          </h2>
          <ol className="mt-10 grid gap-9">
            <Step number={1} title="You say what it does">
              <blockquote className="border-l-2 border-on-deep-warm pl-4 text-lg text-on-deep">
                “{symptoms}”
              </blockquote>
              <p className="mt-2">{car}. No form to decode, no parts to know.</p>
            </Step>
            <Step number={2} title="You know whether to drive, and why it grinds">
              <p>
                {verdict}; probably {lowerFirst(cause)}. One verdict, one name you understand, with
                your own words as the evidence.
              </p>
            </Step>
            <Step number={3} title="You check before anybody buys a part">
              <p>
                {check === null ? 'The check that shows most comes first.' : `${check}.`} Then the
                repair, step by step, with tools and time.
              </p>
            </Step>
            <Step number={4} title="You know what it should cost">
              <CaseCosts currency={currency} diy={diy} professional={professional} />
            </Step>
          </ol>
        </div>
        <div className="relative grid content-center gap-8 sm:grid-cols-2 sm:gap-5">
          <ProductScreen
            name="answer"
            alt="The answer on a phone: only with care, probably worn front brake pads, the cost at a garage and by yourself, and what to do next."
          />
          <ProductScreen
            name="repair"
            className="max-sm:hidden sm:mt-24"
            alt="The repair steps on a phone: two checks and the replacement of the front brake pads, each with its time."
          />
        </div>
      </div>
    </section>
  );
}

function Step({
  number,
  title,
  children,
}: {
  readonly number: number;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] text-on-deep-soft">
      <span aria-hidden className="figures text-xl font-bold text-on-deep-warm">
        {number}
      </span>
      <div className="min-w-0">
        <h3 className="mb-2 text-lg text-on-deep">{title}</h3>
        {children}
      </div>
    </li>
  );
}
