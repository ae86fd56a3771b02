import { CarOutline } from '@wrenchwise/car-ui/car-outline.tsx';
import { Accordion } from '@wrenchwise/ui/accordion.tsx';
import { Avatar } from '@wrenchwise/ui/avatar.tsx';
import { BarChart } from '@wrenchwise/ui/bar-chart.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { ChartFrame } from '@wrenchwise/ui/chart-frame.tsx';
import { ChartSection } from '@wrenchwise/ui/charts/chart-section.tsx';
import { ColumnChart } from '@wrenchwise/ui/charts/column-chart.tsx';
import { LineChart } from '@wrenchwise/ui/charts/line-chart.tsx';
import { PageHeader } from '@wrenchwise/ui/page-header.tsx';
import { Pagination } from '@wrenchwise/ui/pagination.tsx';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';
import { Tabs } from '@wrenchwise/ui/tabs.tsx';
import { useState } from 'react';

import { LONG_TEXT, Specimen, State } from './specimen.tsx';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr'] as const;

interface Part {
  readonly name: string;
  readonly price: string;
}

const PARTS: readonly Part[] = [
  { name: 'Front brake pads', price: '$35 to $80' },
  { name: LONG_TEXT, price: '$1,200' },
];

const COLUMNS: readonly Column<Part>[] = [
  { id: 'name', title: 'Part', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { id: 'price', title: 'Price', cell: ({ price }) => price, align: 'end' },
];

// A square of one colour, so that the gallery asks nobody for a photo.
const PHOTO =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Cpath fill='%23688' d='M0 0h1v1H0z'/%3E%3C/svg%3E";

function Cards() {
  return (
    <Specimen name="Card, PageHeader">
      {() => (
        <Card>
          <PageHeader
            title="History"
            lead={LONG_TEXT}
            actions={<Button size="sm">New diagnosis</Button>}
          />
          What the card holds.
        </Card>
      )}
    </Specimen>
  );
}

export function Structure() {
  return (
    <>
      <Cards />
      <Specimen name="Avatar">
        {() => (
          <div className="flex gap-3">
            <Avatar name="Sam Taylor" url={null} className="size-10 text-sm" />
            <Avatar name="Sam Taylor" url={PHOTO} className="size-16 text-xl" />
            <Avatar name="Sam Taylor" url="/no-such-photo" className="size-16 text-xl" />
            <Avatar name="Ş" url={null} className="size-16 text-xl" />
          </div>
        )}
      </Specimen>
      <Charts />
      <Specimen name="Tabs" note="Arrow keys move between them.">
        {() => <SomeTabs />}
      </Specimen>
      <Specimen name="Accordion">
        {() => (
          <Accordion
            level={4}
            defaultOpen="open"
            items={[
              { id: 'open', title: 'Open at first', content: LONG_TEXT },
              { id: 'closed', title: LONG_TEXT, content: 'An answer' },
            ]}
          />
        )}
      </Specimen>
      <Specimen name="Table" note="Cards in a narrow window.">
        {() => <Table caption="Parts" columns={COLUMNS} rows={PARTS} rowKey={({ name }) => name} />}
      </Specimen>
      <Specimen name="Pagination">
        {() => (
          <>
            <State name="First page">
              <Pagination page={1} pages={3} onPage={() => {}} />
            </State>
            <State name="Last page">
              <Pagination page={3} pages={3} onPage={() => {}} />
            </State>
          </>
        )}
      </Specimen>
      <Specimen name="ChartFrame, CarOutline">
        {() => (
          <ChartFrame number="Fig. 1" caption="What the figure shows, as in a workshop manual">
            <svg viewBox="0 0 640 236" aria-hidden>
              <CarOutline />
            </svg>
          </ChartFrame>
        )}
      </Specimen>
    </>
  );
}

function ColumnCharts() {
  return (
    <Specimen name="ColumnChart, Legend">
      {() => (
        <ColumnChart
          label="Spending by month"
          series={[
            { id: 'fuel', label: 'Fuel' },
            { id: 'repair', label: 'Repairs' },
          ]}
          columns={MONTHS.map((short, index) => ({
            id: short,
            label: `${short} 2026`,
            short,
            group: '2026',
            values: [6200 + index * 700, index === 2 ? 31_000 : 0],
          }))}
          format={(cents) => `£${cents / 100}`}
          line={{
            label: 'Driven, miles',
            values: [610, 720, null, 905],
            format: String,
          }}
        />
      )}
    </Specimen>
  );
}

function Charts() {
  return (
    <>
      <Specimen name="BarChart">
        {() => (
          <BarChart
            label="Spending by category"
            bars={[
              { id: 'fuel', label: 'Fuel', value: 134_618, text: '£1,346.18' },
              { id: 'none', label: LONG_TEXT, value: 0, text: '£0.00' },
            ]}
          />
        )}
      </Specimen>
      <ColumnCharts />
      <Specimen name="LineChart">
        {() => (
          <LineChart
            label="Consumption from January to June"
            series={[
              {
                id: 'each',
                label: 'Each',
                points: [41, 44.2, 39.8, 46].map((value, index) => ({
                  at: Date.UTC(2026, index, 12),
                  value,
                })),
              },
              {
                id: 'mean',
                label: 'Mean of 3',
                look: 'smooth',
                points: [
                  { at: Date.UTC(2026, 2, 12), value: 41.7 },
                  { at: Date.UTC(2026, 3, 12), value: 43.3 },
                ],
              },
            ]}
            format={String}
          />
        )}
      </Specimen>
      <Specimen name="ChartSection">
        {() => (
          <ChartSection
            title="Prices of parts"
            caption="Each with its price in a shop."
            columns={COLUMNS}
            rows={PARTS}
            rowKey={({ name }) => name}
          >
            <p>The picture</p>
          </ChartSection>
        )}
      </Specimen>
    </>
  );
}

function SomeTabs() {
  const [tab, setTab] = useState('checks');
  return (
    <Tabs
      label="About the repair"
      value={tab}
      onChange={setTab}
      tabs={[
        { id: 'checks', label: 'Checks', content: 'What to check next' },
        { id: 'steps', label: 'Repair steps', content: LONG_TEXT },
        { id: 'parts', label: 'Parts and tools', content: 'What it takes' },
      ]}
    />
  );
}
