import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { judgeForSale } from '@wrenchwise/rules/buying/judge';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { type Tab, Tabs } from '@wrenchwise/ui/tabs.tsx';
import { distanceText } from '@wrenchwise/vehicle/mileage';
import { ArrowRight, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';

import { useToday } from '~/user-settings/use-today.ts';
import { useDates, useDistanceUnit, usePlace } from '~/user-settings/user-settings.ts';

import { nameOfCheck } from './buying-check.ts';
import { buyingSheetQuery, pricesQuery, recallsQuery } from './buying.queries.ts';
import { CarStep } from './car-step.tsx';
import { MotStep } from './mot-step.tsx';
import { useRemovePhotos } from './photos.queries.ts';
import { ResultStep } from './result-step.tsx';
import { recallsQuestionOf, seenOf, sheetInputOf } from './seen-of-check.ts';
import { SocketStep, type SocketVisit } from './socket-step.tsx';
import { useCheck } from './use-check.ts';
import { WalkStep } from './walk-step.tsx';

const STEPS = ['car', 'mot', 'walk', 'socket', 'result'] as const;
type Step = (typeof STEPS)[number];

const isStep = (value: string | null): value is Step => STEPS.some((step) => step === value);

/** One walk around a car for sale: plate, MOT, walk-round, socket, and a page to bargain with. */
export function BuyingPage({ Visit }: { Visit: SocketVisit }) {
  const [params, setParams] = useSearchParams();
  const named = params.get('step');
  const step: Step = isStep(named) ? named : 'car';
  const go = (to: string) => setParams({ step: to }, { replace: true });
  const saved = useCheck();
  const { check, change } = saved;
  const { findings, sheet, hasFailed, recalls } = useFound(check);
  const panels: readonly { id: Step; label: string; content: ReactNode }[] = [
    { id: 'car', label: t`Car`, content: <CarStep check={check} change={change} /> },
    {
      id: 'mot',
      label: t`MOT`,
      content: <MotStep check={check} change={change} findings={findings} />,
    },
    {
      id: 'walk',
      label: t`Walk-round`,
      content: <WalkStep check={check} change={change} sheet={sheet} hasFailed={hasFailed} />,
    },
    {
      id: 'socket',
      label: t`Socket`,
      content: <SocketStep check={check} change={change} findings={findings} Visit={Visit} />,
    },
    {
      id: 'result',
      label: t`To bargain with`,
      content: <ResultStep check={check} findings={findings} sheet={sheet} recalls={recalls} />,
    },
  ];
  const next = STEPS[STEPS.indexOf(step) + 1];
  const tabs: readonly Tab[] = panels.map(({ content, ...tab }) => ({
    ...tab,
    content: (
      <div className="grid grid-cols-1 gap-6">
        {content}
        {next !== undefined && (
          <Button
            className="justify-self-start print:hidden"
            icon={<ArrowRight aria-hidden className="size-4.5" />}
            onClick={() => go(next)}
          >{t`Next step`}</Button>
        )}
      </div>
    ),
  }));
  return (
    <div className="grid grid-cols-1 gap-6">
      <SavedChecks key={check.id} saved={saved} />
      <Tabs key={`tabs ${check.id}`} label={t`Steps`} tabs={tabs} value={step} onChange={go} />
    </div>
  );
}

/** What follows from what was looked at: by rules and the engine of this browser, with or without a connection. */
const useFound = (check: ReturnType<typeof useCheck>['check']) => {
  const today = useToday();
  const unit = useDistanceUnit();
  const { longDay } = useDates();
  const place = usePlace();
  const me = useQuery(pricesQuery());
  const labour = me.data?.labourCentsPerHour ?? null;
  const prices = {
    region: me.data?.priceRegion ?? place.priceRegion,
    ...(labour === null ? {} : { labourCentsPerHour: labour }),
  };
  const sheet = useQuery(
    buyingSheetQuery(sheetInputOf(check, { today, country: place.country, prices })),
  );
  const recalls = useQuery(recallsQuery(recallsQuestionOf(check, place)));
  return {
    findings: judgeForSale(seenOf(check, today), {
      distance: (miles) => distanceText(miles, unit),
      day: longDay,
    }),
    sheet: sheet.data,
    hasFailed: sheet.isError,
    recalls: recalls.data ?? [],
  };
};

/** The checks of this device: another one, a new one, and removing this one. */
function SavedChecks({ saved }: { saved: ReturnType<typeof useCheck> }) {
  const { check, others, open, begin, remove } = saved;
  const { shortDay } = useDates();
  const removePhotos = useRemovePhotos(check.id);
  const removeAll = () => {
    removePhotos.mutate(undefined);
    remove();
  };
  const nameOf = (one: typeof check) =>
    [nameOfCheck(one) || t`No car yet`, shortDay(one.startedOn)].join(', ');
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {others.length > 0 && (
        <div className="min-w-0 flex-1 basis-60">
          <Select
            aria-label={t`Car for sale`}
            value={check.id}
            onChange={({ target }) => open(target.value)}
          >
            {[check, ...others].map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)}
              </option>
            ))}
          </Select>
        </div>
      )}
      <Button
        tone="secondary"
        icon={<Plus aria-hidden className="size-4.5" />}
        onClick={begin}
      >{t`Another car`}</Button>
      <Button
        tone="ghost"
        icon={<Trash2 aria-hidden className="size-4.5" />}
        onClick={removeAll}
      >{t`Delete this one`}</Button>
      <p className="basis-full text-sm text-faint">{t`All of it stays on this device until you log out or delete it.`}</p>
    </div>
  );
}
