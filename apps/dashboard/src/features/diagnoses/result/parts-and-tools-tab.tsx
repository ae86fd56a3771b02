import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCents, formatRange } from '@wrenchwise/car-ui/words/money.ts';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { midpointOf } from '@wrenchwise/rules/money';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { useState } from 'react';

import { partSearchQuery } from '~/features/diagnoses/tools-and-parts.queries.ts';
import { CopyButton } from '~/ui/copy-button.tsx';
import { useDistanceUnit } from '~/user-settings/user-settings.ts';

import { ToolList } from './guide/tool-list.tsx';
import { OlderPrices } from './older-prices.tsx';
import { PartsTable } from './parts-table.tsx';
import { pricingOf } from './price-basis.ts';
import { PriceRegion } from './price-region.tsx';
import { partSearchUrl, shopList } from './shop-list.ts';
import { standsOut } from './stands-out.ts';

/** What the repair of a cause needs and costs; the most likely one first. */
export function PartsAndToolsTab({ diagnosis }: { diagnosis: Diagnosis }) {
  const { causes } = diagnosis;
  const [chosen, setChosen] = useState('');
  const cause = causes.find((one) => one.faultId === chosen) ?? causes[0];
  if (!cause || !standsOut(diagnosis)) {
    return <p className="text-soft">{t`No parts to suggest without a likely cause.`}</p>;
  }
  return (
    <div className="grid max-w-4xl gap-6">
      <Field label={t`For the repair of`} className="max-w-md">
        {(control) => (
          <Select
            {...control}
            value={cause.faultId}
            onChange={(event) => setChosen(event.target.value)}
          >
            {causes.map((one) => (
              <option key={one.faultId} value={one.faultId}>
                {one.name} ({formatPercent(one.probability)})
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid items-start gap-6 lg:grid-cols-[1.5fr_1fr]">
        <PartsCard diagnosis={diagnosis} cause={cause} />
        <ToolsCard cause={cause} />
      </div>
      <p className="measure text-sm text-faint">{t`Confirm the cause before buying parts: money at risk is the price times the chance that the part is not what is wrong. Prices are what such parts usually cost, not offers; check the part number against the car’s registration or VIN.`}</p>
    </div>
  );
}

function PartsCard({ diagnosis, cause }: { diagnosis: Diagnosis; cause: Cause }) {
  const shown = { currency: pricingOf(diagnosis, cause).currency, whole: true };
  const { parts, labour, diy, professional } = cause.cost;
  const unit = useDistanceUnit();
  const { data: search } = useQuery(partSearchQuery());
  const sums = [
    { label: t`Parts`, range: parts },
    { label: t`Labour at a garage`, range: labour },
    ...(cause.diy === 'workshop'
      ? []
      : [{ label: t`In all, by yourself`, range: diy, strong: true }]),
    { label: t`In all, at a garage`, range: professional, strong: true },
  ];
  return (
    <Card>
      <h2 className="mb-2 text-lg">{t`Parts`}</h2>
      {cause.parts.length > 0 ? (
        <PartsTable
          caption={t`Parts for: ${cause.repairTitle}`}
          cause={cause}
          diagnosis={diagnosis}
          searchUrlOf={(part) => partSearchUrl(search?.urlTemplate, diagnosis, part)}
        />
      ) : (
        <p className="text-soft">{t`This repair usually needs no parts.`}</p>
      )}
      {cause.parts.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <CopyButton text={shopList(diagnosis, cause, unit)} label={t`Copy for the shop`} />
        </div>
      )}
      <dl className="figures mt-4 grid gap-1.5 border-t border-line pt-4 text-sm">
        {sums.map(({ label, range, strong }) => (
          <div
            key={label}
            className={
              strong
                ? 'flex justify-between gap-4 font-semibold'
                : 'flex justify-between gap-4 text-soft'
            }
          >
            <dt>{label}</dt>
            <dd className="text-right whitespace-nowrap">
              {formatRange(range, shown)}
              {strong && range.low !== range.high && (
                <span className="block font-normal text-faint">
                  {t`about ${formatCents(midpointOf(range), shown)}`}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <OlderPrices cause={cause} />
      <PriceRegion pricing={diagnosis.pricing} />
    </Card>
  );
}

function ToolsCard({ cause }: { cause: Cause }) {
  const tools = [
    ...new Set(
      cause.checks.map((check) => check.tool).filter((tool) => !/^(none|no tools?)$/i.test(tool)),
    ),
  ];
  return (
    <Card>
      {tools.length > 0 ? (
        <Tools title={t`Tools for the checks`} tools={tools} />
      ) : (
        <>
          <h2 className="mb-3 text-lg">{t`Tools for the checks`}</h2>
          <p className="text-soft">{t`Eyes, ears and hands will do.`}</p>
        </>
      )}
      {cause.repairTools.length > 0 && (
        <Tools title={t`Tools for the repair`} tools={cause.repairTools} />
      )}
    </Card>
  );
}

function Tools({ title, tools }: { title: string; tools: readonly string[] }) {
  return (
    <>
      <h2 className="mb-3 text-lg not-first:mt-6">{title}</h2>
      <ToolList tools={[...new Set(tools)]} />
    </>
  );
}
