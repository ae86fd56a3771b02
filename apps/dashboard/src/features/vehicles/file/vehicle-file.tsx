import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Logo } from '@wrenchwise/ui/logo.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { ArrowLeft, Download, Printer } from 'lucide-react';
import { useState } from 'react';

import { saveFile } from '~/files/save-file.ts';

import { PrintedBlocks } from './printed-blocks.tsx';
import { type FileChoice, usePrintFile, vehicleFileQuery } from './vehicle-file.queries.ts';

const CHOICES = [
  ['receipts', t`Show the receipts`],
  ['diagnoses', t`Show my diagnoses of it`],
  ['ownerName', t`Name the owner`],
] as const;

/** The file of a car, to read, to print and to save: for a sale, or for a mechanic. */
export function VehicleFile({ vehicleId }: { vehicleId: string }) {
  const [choice, setChoice] = useState<FileChoice>({
    receipts: 'no',
    diagnoses: 'yes',
    ownerName: 'no',
  });
  const query = useQuery(vehicleFileQuery(vehicleId, choice));
  const print = usePrintFile(vehicleId);
  return (
    <>
      <Card className="mb-6 grid gap-4 print:hidden">
        <fieldset>
          <legend className="font-label">{t`What shall stand in it?`}</legend>
          <div className="mt-1 grid gap-x-6 sm:flex sm:flex-wrap">
            {CHOICES.map(([name, label]) => (
              <Checkbox
                key={name}
                label={label}
                checked={choice[name] === 'yes'}
                onChange={({ target }) =>
                  setChoice({ ...choice, [name]: target.checked ? 'yes' : 'no' })
                }
              />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <Button
            busy={print.isPending}
            icon={<Download aria-hidden className="size-4.5" />}
            onClick={() =>
              print.mutate(choice, { onSuccess: (file) => saveFile(file, 'car-file.pdf') })
            }
          >
            {print.isPending ? t`Making the PDF…` : t`Save as PDF`}
          </Button>
          <Button
            tone="secondary"
            icon={<Printer aria-hidden className="size-4.5" />}
            onClick={() => window.print()}
          >{t`Print`}</Button>
          <LinkButton
            to={`/dashboard/vehicles/${vehicleId}`}
            tone="ghost"
            icon={<ArrowLeft aria-hidden className="size-4.5" />}
          >{t`Back to the car`}</LinkButton>
        </div>
        {print.error && (
          <Notice tone="high" role="alert" title={t`The PDF was not made`}>
            {presentError(print.error).message}
          </Notice>
        )}
      </Card>
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load the file of the car`}
        loadingLabel={t`Putting the file together`}
        skeleton={<Skeleton className="h-96 w-full" />}
      >
        {({ title, subtitle, blocks }) => (
          <article aria-labelledby="file-title">
            <div className="mb-6 flex items-start justify-between gap-4 print:mb-4 print:border-b-2 print:border-ink print:pb-2">
              <div className="min-w-0">
                <h1 id="file-title" className="text-2xl wrap-anywhere sm:text-3xl print:text-xl">
                  {title}
                </h1>
                <p className="mt-1.5 text-soft wrap-anywhere print:mt-0.5">{subtitle}</p>
              </div>
              <Logo className="hidden shrink-0 print:inline-flex" />
            </div>
            <PrintedBlocks blocks={blocks} />
          </article>
        )}
      </DataState>
    </>
  );
}
