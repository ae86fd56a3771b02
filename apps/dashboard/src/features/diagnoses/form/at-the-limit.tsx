import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReportPreview } from '@wrenchwise/rules/report-preview';
import { Card } from '@wrenchwise/ui/card.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { useFormContext, useWatch } from 'react-hook-form';

import { likelyGuidesQuery } from '~/features/diagnoses/diagnoses.queries.ts';

import type { DiagnoseDraft } from './diagnose-fields.ts';

/** What the public guides are searched for: each sign that was understood, or the words themselves. */
const topicsOf = ({ readings }: ReportPreview, words: string): readonly string[] => {
  const signs = readings.filter(({ kind, present }) => kind === 'symptom' && present);
  return signs.length > 0 ? signs.map(({ label }) => label) : [words];
};

/**
 * Where no diagnosis is left: the public guides of what the words are about, which are free, and then
 * the plans.
 */
export function AtTheLimit({ preview }: { preview: ReportPreview }) {
  const { control } = useFormContext<DiagnoseDraft>();
  const symptoms = useWatch({ control, name: 'symptoms' });
  const { data: guides = [] } = useQuery(likelyGuidesQuery(topicsOf(preview, symptoms)));
  return (
    <Card>
      {guides.length > 0 && (
        <section aria-labelledby="free-guides" className="mb-5 border-b border-line pb-5">
          <h2
            id="free-guides"
            className="text-lg font-bold tracking-[-0.014em]"
          >{t`Free guides on this`}</h2>
          <p className="measure mt-1 text-sm text-soft">{t`Open to everybody: how to tell whether it is this, steps, safety and costs.`}</p>
          <ul className="mt-2 grid gap-1">
            {guides.map((guide) => (
              <li key={guide.slug} className="py-1">
                <Link to={guide.path} className="text-link font-label">
                  {guide.title}
                </Link>
                <span className="block text-sm text-soft">{guide.faultName}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className="measure">{t`To have the causes weighed for your car, take a plan, or wait until your allowance starts again. What you typed stays in this tab.`}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <LinkButton to="/pricing">{t`See plans`}</LinkButton>
        <LinkButton to="/dashboard/history" tone="secondary">{t`Open history`}</LinkButton>
      </div>
    </Card>
  );
}
