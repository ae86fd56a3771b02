import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Download } from 'lucide-react';

import { FailedChange } from '../settings/failed-change.tsx';
import { SavedNote } from '../settings/saved-note.tsx';
import { useExportData } from './export.queries.ts';

/** Everything that is kept, as a file to take along. */
export function ExportCard() {
  const download = useExportData();
  return (
    <Card>
      <h2 className="text-lg">Your data</h2>
      <p className="measure mt-1 mb-5 text-soft">
        One ZIP file with everything we keep about you: profile, cars, diagnoses, guides, tasks,
        billing and security events, each as JSON and as a table for a spreadsheet. No passwords or
        keys.
      </p>
      {download.error && (
        <div className="mb-4">
          <FailedChange title="Failed to download your data" error={download.error} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          tone="secondary"
          busy={download.isPending}
          icon={<Download aria-hidden className="size-4.5" />}
          onClick={() => download.mutate()}
        >
          Download my data
        </Button>
        <SavedNote text={download.isSuccess && 'Your download has started.'} />
      </div>
    </Card>
  );
}
