import { GuideChecks } from '@wrenchwise/car-ui/guides/guide-checks.tsx';
import { OwnersNotice } from '@wrenchwise/car-ui/guides/owners-notice.tsx';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import type { ReactNode } from 'react';

import { CodeLinks } from './code-links.tsx';
import { DriveNotice } from './drive-notice.tsx';
import { GuidePart } from './guide-part.tsx';
import { GuideRows } from './guide-rows.tsx';
import type { RepairOnJobPage } from './guides.server.ts';

/** The fault whose repair a job is: whether to drive with it, how to tell that it is this, what it is confused with. */
export function JobRepair({ repair, onCar }: { repair: RepairOnJobPage; onCar?: ReactNode }) {
  return (
    <GuidePart id="checks" title={`Is it this? ${repair.faultName}`} className="later print:hidden">
      <p className="measure mt-3">{repair.summary}</p>
      {repair.pattern !== '' && <p className="measure mt-2 text-soft">{repair.pattern}</p>}
      <div className="mt-5 max-w-3xl">
        <DriveNotice {...repair.drive} />
      </div>
      <OwnersNotice signs={repair.symptoms} />
      <GuideChecks checks={repair.checks} />
      {repair.codes.length > 0 && (
        <section aria-labelledby="codes-of-fault" className="mt-6">
          <h3 id="codes-of-fault" className="mb-3 text-base">
            Trouble codes of {lowerFirst(repair.faultName)}
          </h3>
          <CodeLinks codes={repair.codes} />
        </section>
      )}
      {onCar}
      {repair.related.length > 0 && (
        <section aria-labelledby="confused-title" className="mt-8">
          <h3 id="confused-title" className="mb-3 text-base">
            Often confused with
          </h3>
          <GuideRows guides={repair.related} showsDifficulty />
        </section>
      )}
    </GuidePart>
  );
}
