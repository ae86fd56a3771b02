import { QuoteFile } from '@wrenchwise/car-ui/quotes/quote-file.tsx';
import { QuoteResult } from '@wrenchwise/car-ui/quotes/quote-result.tsx';
import { RangeBar } from '@wrenchwise/car-ui/quotes/range-bar.tsx';
import type { ComponentProps } from 'react';

import { LONG_TEXT, Specimen, State } from './specimen.tsx';

type Checked = ComponentProps<typeof QuoteResult>['checked'];

const LINE: Checked['lines'][number] = {
  words: 'Clutch kit',
  kind: 'part',
  quantity: null,
  hours: null,
  rateCents: null,
  unitCents: null,
  amountCents: 28_000,
  includesTax: true,
  standing: 'within',
  usual: { low: 10_000, high: 37_400 },
  usualHours: null,
  usualRate: null,
  basis: 'Our estimate: what shops ask for this part in the United Kingdom, with tax',
  remark: '£280, within the usual £100–£374.',
  question: null,
};

const CHECKED: Checked = {
  currency: 'GBP',
  lines: [
    LINE,
    {
      ...LINE,
      words: LONG_TEXT,
      kind: 'labour',
      hours: 11,
      amountCents: 71_500,
      standing: 'above',
      usual: null,
      usualHours: { low: 4, high: 8 },
      remark: 'Labour 11 h, where 4–8 h is usual.',
      question: 'What takes the time, job by job?',
    },
  ],
  notes: [],
  taxIncluded: true,
  itemsCents: 99_500,
  totalCents: null,
  repairs: [],
  notUnderstood: ['Misc. 12 x 4 7'],
  isCut: false,
  priceBasis: 'Prices for the United Kingdom, labour at £76 an hour',
};

/** It reads nothing here. */
const NO_READING: ComponentProps<typeof QuoteFile>['reading'] = {
  readPdf: async () => ({ text: '' }),
  loadReader: async () => async () => '',
  explain: () => 'This PDF cannot be read.',
};

/** What shows quotes of workshops. */
export function QuoteParts() {
  return (
    <>
      <Specimen name="QuoteFile">
        {() => <QuoteFile reading={NO_READING} onText={() => {}} />}
      </Specimen>
      <Specimen name="QuoteResult">
        {() => (
          <>
            <QuoteResult checked={CHECKED} />
            <QuoteResult checked={{ ...CHECKED, lines: [] }} />
          </>
        )}
      </Specimen>
      <Specimen name="RangeBar">
        {() => (
          <>
            <State name="within">
              <RangeBar figure={28_000} low={10_000} high={37_400} isUnusual={false} />
            </State>
            <State name="above">
              <RangeBar figure={11} low={4} high={8} isUnusual />
            </State>
          </>
        )}
      </Specimen>
    </>
  );
}
