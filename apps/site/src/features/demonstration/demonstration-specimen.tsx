import type { Demonstration } from '@wrenchwise/domain/demonstration';

import { DEMONSTRATION_EXAMPLES } from '~/content/demonstration-examples.ts';

import { DemonstrationAnswer } from './demonstration-answer.tsx';

/** What stands in the place of the answer until somebody asks. */
export function DemonstrationSpecimen({ specimen }: { specimen: Demonstration }) {
  return (
    <figure className="flex flex-1 flex-col">
      <figcaption className="caption border-b border-line px-5 py-2.5 sm:px-7">
        <span className="text-soft">Fig. 1</span> An example. This is what the engine answers to
        these words.
      </figcaption>
      <DemonstrationAnswer answer={specimen} symptoms={DEMONSTRATION_EXAMPLES[0].symptoms} />
    </figure>
  );
}
