import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import {
  type DataExport,
  downloadExport,
  EXPORT_DAYS,
} from '@wrenchwise/contract/endpoints/accounts/export';
import { buttonStyle } from '@wrenchwise/ui/button-style.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { NUMBER_LOCALE } from '@wrenchwise/ui/language/number-locale.ts';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { Download, PackageOpen } from 'lucide-react';

import { useDates } from '~/user-settings/user-settings.ts';

import { FailedChange } from '../settings/failed-change.tsx';
import { exportsQuery, useRequestExport } from './export.queries.ts';

const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(NUMBER_LOCALE)} kB`
    : `${Math.round(bytes / 1_000_000).toLocaleString(NUMBER_LOCALE)} MB`;

/** An archive that can be downloaded: by the browser itself, since it may be larger than a page's memory. */
function ReadyExport({ id, bytes, expiresAt }: DataExport) {
  const { longDay } = useDates();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        className={buttonStyle({ tone: 'primary' })}
        href={siteAddress(downloadExport.path.replace('{id}', id))}
        download
      >
        <Download aria-hidden className="size-4.5" />
        {t`Download my data`}
      </a>
      <p className="text-sm text-soft">
        {t`Your data is ready (${sizeText(bytes ?? 0)}).`}
        {expiresAt !== null && t` We delete the file on ${longDay(expiresAt.slice(0, 10))}.`}
      </p>
    </div>
  );
}

/** Everything that is stored, as a file to take along. */
export function ExportCard() {
  const query = useQuery(exportsQuery());
  const request = useRequestExport();
  return (
    <Card>
      <h2 className="text-lg">{t`Your data`}</h2>
      <p className="measure mt-1 mb-5 text-soft">{t`One ZIP file with everything we store about you: profile, cars, diagnoses, guides, tasks, files, billing and security events, each as JSON and as a table for a spreadsheet. No passwords or keys. We mail you when it is ready; you can download it for ${EXPORT_DAYS} days.`}</p>
      {request.error && (
        <div className="mb-4">
          <FailedChange title={t`Failed to prepare your data`} error={request.error} />
        </div>
      )}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load whether your data is ready`}
        loadingLabel={t`Loading whether your data is ready`}
        skeleton={<Skeleton className="h-11 w-56" />}
      >
        {({ exports }) => {
          const preparing = exports.some(({ state }) => state === 'preparing');
          const ready = exports.find(({ state }) => state === 'ready');
          const hasFailed = exports[0]?.state === 'failed';
          return (
            <div className="grid gap-4">
              {hasFailed && !preparing && (
                <Notice
                  tone="medium"
                  title={t`Your data could not be prepared`}
                >{t`Please try again. If it fails once more, write to us.`}</Notice>
              )}
              {ready && <ReadyExport {...ready} />}
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Button
                  tone="secondary"
                  busy={request.isPending || preparing}
                  icon={<PackageOpen aria-hidden className="size-4.5" />}
                  onClick={() => request.mutate()}
                >
                  {ready ? t`Prepare it again` : t`Prepare my data`}
                </Button>
                <p role="status" className="text-sm text-soft">
                  {preparing &&
                    t`Your data is being prepared. You can leave this page: we mail you when it is ready.`}
                </p>
              </div>
            </div>
          );
        }}
      </DataState>
    </Card>
  );
}
