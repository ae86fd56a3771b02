import { FACT_SOURCES, type FactSourceId } from '@wrenchwise/vehicle/facts/sources';

import { SpecificationSection } from './specification-section.tsx';

/** Where the facts of the page come from, credited as their licences ask. */
export function SourcesSection({
  sources,
  hasFaults,
}: {
  sources: readonly FactSourceId[];
  hasFaults: boolean;
}) {
  return (
    <SpecificationSection id="sources" title="Sources">
      <ul className="grid gap-3 text-sm text-soft">
        {sources.map((id) => {
          const { name, url, licence, credit } = FACT_SOURCES[id];
          return (
            <li key={id}>
              <a className="text-link" href={url} rel="external">
                {name}
              </a>{' '}
              ({licence}). {credit}
            </li>
          );
        })}
        <li>Typical service{hasFaults && ' and known faults'}: Wrenchwise’s own knowledge.</li>
      </ul>
    </SpecificationSection>
  );
}
