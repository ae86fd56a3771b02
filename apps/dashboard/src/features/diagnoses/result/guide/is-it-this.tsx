import { t } from '@lingui/core/macro';
import { GuideChecks } from '@wrenchwise/car-ui/guides/guide-checks.tsx';
import { OwnersNotice } from '@wrenchwise/car-ui/guides/owners-notice.tsx';
import type { Guide } from '@wrenchwise/contract/endpoints/guides';
import type { DoneCheck } from '@wrenchwise/contract/guide-findings';
import { Link } from '@wrenchwise/ui/link.tsx';

import { GuideLines } from './guide-lines.tsx';

interface Props {
  readonly guide: Guide;
  readonly done: readonly DoneCheck[];
}

/** How to tell that it is this fault: what it is, what owners notice, the checks, those done ticked. */
export function IsItThis({ guide, done }: Props) {
  return (
    <>
      <p className="measure mt-1">{guide.summary}</p>
      {guide.patterns.length > 0 && <GuideLines lines={guide.patterns} />}
      <GuideChecks checks={guide.checks} done={done} />
      <OwnersNotice signs={guide.symptoms} level={5} />
      {guide.codes.length > 0 && (
        <p className="figures mt-4 flex flex-wrap items-center gap-2 text-sm">
          <span className="font-label">{t`Trouble codes:`}</span>
          {guide.codes.map((code) => (
            <Link
              key={code}
              to={`/codes/${code.replace(/x$/, '0')}`}
              className="text-link inline-flex min-h-6 items-center"
            >
              {code}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
