import { RECALL_LOOKUPS } from '@wrenchwise/vehicle/facts/sources';

import { yearsText } from './figures.ts';
import { SpecificationSection } from './specification-section.tsx';
import type { ModelPageData } from './specifications.server.ts';

type Recall = ModelPageData['recalls'][number];

const SHOWN_AT_ONCE = 6;

const yearsOf = ({ from, to, country }: Recall): string => {
  if (from === undefined && to === undefined) return '';
  const years = yearsText(from ?? to ?? 0, to ?? from ?? 0);
  if (country === 'UK') return `built ${years}`;
  return /^\d+$/.test(years) ? `model year ${years}` : `model years ${years}`;
};

function RecallList({ recalls }: { recalls: readonly Recall[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {recalls.map((recall) => (
        <li key={`${recall.id} ${recall.version ?? ''} ${recall.from ?? ''}`} className="py-3">
          <p>
            <span className="figures font-semibold">{recall.id}</span>
            <span className="text-sm text-soft">
              {' '}
              {[
                recall.country === 'UK' ? 'United Kingdom' : 'United States',
                recall.version,
                yearsOf(recall),
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          {recall.certainty !== 'unknown' && <p className="text-sm text-soft">{recall.summary}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Recalls may name cars that the figures do not reach. */
const otherYearsText = (
  recalls: readonly Recall[],
  years: readonly [number, number] | undefined,
): string => {
  if (years === undefined) return '';
  const [from, to] = years;
  const isOlder = recalls.some((recall) => (recall.from ?? from) < from);
  const isNewer = recalls.some((recall) => (recall.to ?? to) > to);
  if (isOlder && isNewer) return ' Some are of other years than the figures above.';
  if (isOlder) return ` Some are of older cars of this name: the figures above begin in ${from}.`;
  if (isNewer) return ` Some are of newer cars of this name: the figures above end in ${to}.`;
  return '';
};

interface Props {
  name: string;
  recalls: readonly Recall[];
  /** First and last year of the figures. */
  years: readonly [number, number] | undefined;
}

/** Recall campaigns that name the model, and where an owner learns whether this car is concerned. */
export function RecallsSection({ name, recalls, years }: Props) {
  const older = recalls.slice(SHOWN_AT_ONCE);
  return (
    <SpecificationSection
      id="recalls"
      title="Recalls"
      lead={
        recalls.length === 0
          ? `None in our records. They are incomplete, so there may still have been some.`
          : `${recalls.length === 1 ? 'One campaign names' : `${recalls.length} campaigns name`} the ${name} in our records (United States 2020 to 2025, and a sample for the United Kingdom to 2018). Not every car of those years is affected, and there may be more.${otherYearsText(recalls, years)}`
      }
    >
      <p className="mb-4">
        Only the official checker can say whether your own car has an outstanding recall:{' '}
        <a className="text-link" href={RECALL_LOOKUPS['GB']} rel="external">
          United Kingdom, by registration
        </a>
        ,{' '}
        <a className="text-link" href={RECALL_LOOKUPS['US']} rel="external">
          United States, by VIN
        </a>
        .
      </p>
      {recalls.some(({ certainty }) => certainty === 'unknown') && (
        <p className="mb-4 text-sm text-soft">
          {recalls.every(({ certainty }) => certainty === 'unknown')
            ? `The documents that we have do not name the ${recalls.length === 1 ? 'part' : 'parts'}.`
            : 'Where a campaign has no line of its own, the documents that we have do not name the part.'}
        </p>
      )}
      {recalls.length > 0 && <RecallList recalls={recalls.slice(0, SHOWN_AT_ONCE)} />}
      {older.length > 0 && (
        <details className="mt-2">
          <summary className="text-link min-h-11 cursor-pointer py-2.5">
            {older.length === 1 ? 'One earlier campaign' : `${older.length} earlier campaigns`}
          </summary>
          <RecallList recalls={older} />
        </details>
      )}
    </SpecificationSection>
  );
}
