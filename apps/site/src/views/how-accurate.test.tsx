import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { FAQ } from '~/content/faq.ts';
import { FaqList } from '~/features/marketing/faq-list.tsx';
import { MeasuredStrip } from '~/features/marketing/measured-strip.tsx';
import { renderPage } from '~/testing/render-page.tsx';

import { HowAccuratePage } from './how-accurate-page.tsx';

const RESULTS = join(import.meta.dirname, '../../../../bench/results');

const Ranked = z.object({ rows: z.number(), top1: z.number(), top3: z.number() });
const Accuracy = z.object({
  engine: Ranked.extend({ reliability: z.array(z.object({ count: z.number() })) }),
  baselines: z.record(z.string(), Ranked),
  byMakeGroup: z.record(z.string(), Ranked),
});
const Coverage = z.object({ systems: z.record(z.string(), z.object({ faults: z.number() })) });

const Interval = z.object({ share: z.number(), low: z.number(), high: z.number() });
const Strangers = z.object({
  settled: z.object({
    posts: z.number(),
    byRepair: z.object({ first: Interval, amongThree: Interval }),
  }),
});
const Interview = z.object({
  words: z.object({ first: Interval, amongThree: Interval }),
  asked: z.object({ first: Interval, amongThree: Interval }),
});
const Faults = z.object({ validation: z.object({ rows: z.number(), first: z.number() }) });

const measured = <S extends z.ZodType>(name: string, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(join(RESULTS, `${name}.json`), 'utf8')));

const percent = (share: number): string => `${Math.round(share * 100)}%`;

const interval = ({ share, low, high }: z.infer<typeof Interval>): string =>
  `${percent(share)} (${Math.round(low * 100)}–${percent(high)})`;

const accuracy = measured('accuracy', Accuracy);

test('shows the figures that the bench wrote, and no others', async () => {
  renderPage(HowAccuratePage);
  await screen.findByRole('heading', { level: 1, name: 'How accurate is it?' });
  const { engine, baselines, byMakeGroup } = accuracy;
  const first = screen.getByText('right system first').parentElement;
  expect(first).toHaveTextContent(percent(engine.top1));
  const beside = screen.getByRole('table', {
    name: 'Wrenchwise beside two simpler ways on the same complaints',
  });
  const rows = within(beside).getAllByRole('row').slice(1);
  const expected = [...Object.values(baselines), engine];
  expect(rows).toHaveLength(expected.length);
  for (const [index, { top1, top3 }] of expected.entries()) {
    expect(rows[index]).toHaveTextContent(percent(top1));
    expect(rows[index]).toHaveTextContent(percent(top3));
  }
  const makers = screen.getByRole('table', { name: 'By group of makers' });
  for (const [name, { rows: count, top1 }] of Object.entries(byMakeGroup)) {
    if (count === 0) continue;
    expect(
      within(makers)
        .getByRole('rowheader', { name: new RegExp(`^${name}`) })
        .closest('tr'),
    ).toHaveTextContent(`${count} complaints${percent(top1)}`);
  }
});

test('draws one dot for each band of odds that the bench filled, and informs them in words', async () => {
  renderPage(HowAccuratePage);
  const plot = await screen.findByRole('img', {
    name: /How sure it was, and how often it was right/,
  });
  const filled = accuracy.engine.reliability.filter(({ count }) => count > 0);
  expect(plot.querySelectorAll('circle')).toHaveLength(filled.length);
  expect(plot.querySelector('desc')).toHaveTextContent(/Claimed \d+%: right \d+% of \d+/);
});

test('covers all fourteen systems with the counts that the bench wrote', async () => {
  renderPage(HowAccuratePage);
  const region = await screen.findByRole('region', { name: 'Coverage by system' });
  const counts = within(region)
    .getAllByRole('row')
    .slice(1, -1)
    .map((row) => Number(within(row).getAllByRole('cell')[0]?.textContent));
  const { systems } = measured('coverage', Coverage);
  expect(counts).toEqual(Object.values(systems).map(({ faults }) => faults));
  expect(counts).toHaveLength(14);
});

test('shows how often the repair and the exact fault were named', async () => {
  renderPage(HowAccuratePage);
  await screen.findByRole('heading', { level: 1 });
  const table = screen.queryByRole('table', {
    name: 'How often the repair or the fault was named',
  });
  const files = ['faults', 'public-questions'].filter((name) =>
    existsSync(join(RESULTS, `${name}.json`)),
  );
  if (table === null) throw new Error('the table is not there');
  // Strangers' questions, and the careful reader beside them.
  expect(within(table).getAllByRole('row').length - 1).toBe(files.length + 2);
  const { settled } = measured('strangers', Strangers);
  expect(
    within(table)
      .getByRole('rowheader', { name: /^Questions of strangers/ })
      .closest('tr'),
  ).toHaveTextContent(
    new RegExp(`${settled.posts} questions.*${percent(settled.byRepair.first.share)}`),
  );
  if (!files.includes('faults')) return;
  const { validation } = measured('faults', Faults);
  const row = within(table)
    .getByRole('rowheader', { name: /^Complaints/ })
    .closest('tr');
  expect(row).toHaveTextContent(`${validation.rows} complaints${percent(validation.first)}`);
});

test('what the questions are worth is what owners of strangers’ posts bring, with its interval', async () => {
  renderPage(HowAccuratePage);
  const table = await screen.findByRole('table', {
    name: 'How often the exact fault was named before and after the questions',
  });
  const { words, asked } = measured('interview', Interview);
  const rows = within(table).getAllByRole('row').slice(1);
  for (const [row, { first, amongThree }] of [
    [rows[0], words],
    [rows.at(-1), asked],
  ] as const) {
    expect(row).toHaveTextContent(interval(first));
    expect(row).toHaveTextContent(interval(amongThree));
  }
  expect(screen.getByText(/an upper bound/)).toBeInTheDocument();
});

test('the FAQ quotes the strangers’ figures by repair, with how far chance reaches', async () => {
  renderPage(() => <FaqList entries={FAQ} />);
  const { first, amongThree } = measured('strangers', Strangers).settled.byRepair;
  expect(
    await screen.findByText(
      (text) => text.includes(interval(first)) && text.includes(interval(amongThree)),
    ),
  ).toBeInTheDocument();
});

test('the FAQ and the landing page quote the same measurement', async () => {
  const { rows, top1, top3 } = accuracy.engine;
  renderPage(() => (
    <>
      <FaqList entries={FAQ} />
      <MeasuredStrip />
    </>
  ));
  expect(
    await screen.findByText(
      new RegExp(`On ${rows} complaints .* first in ${percent(top1)} .* ${percent(top3)} `),
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('right system named first').parentElement).toHaveTextContent(
    percent(top1),
  );
});
