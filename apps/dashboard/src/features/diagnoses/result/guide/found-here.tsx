import { plural, t } from '@lingui/core/macro';
import { OnThisCarNotes } from '@wrenchwise/car-ui/guides/on-this-car-notes.tsx';
import { MeasurementState } from '@wrenchwise/car-ui/interview/measurement-state.tsx';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import type { GuideFindings } from '@wrenchwise/contract/guide-findings';
import { measurementText } from '@wrenchwise/rules/read-words';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { versionWords } from '@wrenchwise/vehicle/version-words';
import { CircleMinus, CirclePlus } from 'lucide-react';

import { evidenceLines } from './evidence-lines.ts';

function FoundSigns({
  speakFor,
  speakAgainst,
}: {
  readonly speakFor: readonly string[];
  readonly speakAgainst: readonly string[];
}) {
  return (
    <ul className="mt-2 grid gap-1.5 text-sm">
      {numbered(speakFor).map(({ key, text }) => (
        <li key={key} className="flex gap-2">
          <CirclePlus aria-hidden className="mt-0.5 size-4 shrink-0 text-low" />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{t`Speaks for it: `}</span>
            {text}
          </span>
        </li>
      ))}
      {numbered(speakAgainst).map(({ key, text }) => (
        <li key={key} className="flex gap-2">
          <CircleMinus aria-hidden className="mt-0.5 size-4 shrink-0 text-high" />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{t`Speaks against it: `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the guide of a diagnosis knows beyond the public one: what was found, and what differs on the car. */
export function FoundHere({ found }: { found: GuideFindings }) {
  const { evidence, answers, measurements, codes, cause, onCar, car } = found;
  const speakFor = evidenceLines(evidence, 'for');
  const speakAgainst = evidenceLines(evidence, 'against');
  return (
    <section aria-label={t`On your car`} className="rounded-md bg-sunken p-4">
      <h4 className="tracking-normal text-ink">{t`On your ${car}`}</h4>
      {cause && (
        <p className="figures mt-1">
          {t`${plural(cause.place, { one: `The likeliest cause`, other: `Number ${cause.place} of the causes` })}: ${formatPercent(cause.probability)} by what is known so far.`}
        </p>
      )}
      <FoundSigns speakFor={speakFor} speakAgainst={speakAgainst} />
      {(measurements.length > 0 || codes.length > 0) && (
        <ul className="figures mt-3 grid gap-1 text-sm">
          {measurements.map((measurement) => (
            <li
              key={`${measurement.parameter} ${measurement.text}`}
              className="flex flex-wrap items-center gap-x-2"
            >
              {measurementText(measurement)}
              <MeasurementState state={measurement.state} />
            </li>
          ))}
          {codes.map(({ code, meaning }) => (
            <li key={code}>
              <span className="font-label">{code}</span> {meaning}
            </li>
          ))}
        </ul>
      )}
      {answers.length > 0 && (
        <dl className="mt-3 grid gap-1.5 text-sm">
          {numbered(answers.map(({ question }) => question)).map(({ key, text, number }) => (
            <div key={key}>
              <dt className="text-faint">{text}</dt>
              <dd className="font-label">{answers[number - 1]?.answer}</dd>
            </div>
          ))}
        </dl>
      )}
      {onCar && (
        <div className="mt-3 border-t border-line pt-3 text-sm">
          <OnThisCarNotes on={onCar} versions={versionWords(onCar.only)} />
        </div>
      )}
    </section>
  );
}
