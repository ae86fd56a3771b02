import { t } from '@lingui/core/macro';
import { drawingOfFault } from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { SystemPicture } from '@wrenchwise/car-ui/illustrations/system-picture.tsx';
import type { Cause } from '@wrenchwise/rules/diagnosis';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { ChartFrame } from '@wrenchwise/ui/chart-frame.tsx';

import { FoldedSection } from './folded-section.tsx';

/** What the leading cause is, what a garage calls it, and where in the car it sits if that is drawn. */
export function WhereItSits({ cause }: { cause: Cause }) {
  const drawing = drawingOfFault(cause);
  return (
    <FoldedSection
      question={t`About ${lowerFirst(cause.name)}`}
      gist={drawing ? t`What it is, and where it sits` : t`What it is`}
    >
      <p className="measure">{cause.summary}</p>
      {cause.workshopName !== cause.name && (
        <p className="mt-1 text-sm text-faint">{t`A garage calls it: ${cause.workshopName}`}</p>
      )}
      {drawing && (
        <ChartFrame
          className="mt-4"
          number={t`Fig. 1`}
          caption={t`Where it is: ${lowerFirst(drawing.name)}`}
        >
          <SystemPicture
            system={drawing.system}
            highlight={drawing.part}
            className="mx-auto max-w-lg"
          />
        </ChartFrame>
      )}
    </FoldedSection>
  );
}
