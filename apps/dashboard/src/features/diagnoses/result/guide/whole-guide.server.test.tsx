import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { GUIDE_DRAWINGS } from '@wrenchwise/car-ui/guides/guide-drawings.ts';
import { drawingOfFault } from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { STEP_SKETCHES } from '@wrenchwise/car-ui/steps/step-sketches.ts';
import { Guide, type GuideSummary } from '@wrenchwise/contract/endpoints/guides';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { checkId } from '@wrenchwise/knowledge/check-id';
import { FAULT_FIGURES } from '@wrenchwise/knowledge/fault-figures';
import { FIGURE_SOURCES } from '@wrenchwise/knowledge/jobs/job';
import type { GuideSummary as FaultGuide } from '@wrenchwise/library/guides/guide-catalogue';
import { library } from '@wrenchwise/library/testing/library';
import { GuideData } from '@wrenchwise/rules/diagnosis';
import { categoryOf, guidePath } from '@wrenchwise/rules/guide-categories';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

import { SAMPLE_GUIDE } from '~/testing/sample-guide.ts';

import { GuideView } from './guide-view.tsx';

const summaryOf = ({ system, faultId: _id, ...guide }: FaultGuide): GuideSummary => {
  const { slug: category, name: categoryName } = categoryOf(system);
  return { ...guide, category, categoryName, path: guidePath(category, guide.slug) };
};

/** The public guide of a fault, with all that its page shows. */
const publicGuideOf = (slug: string): Guide => {
  const found = library.guides.find(slug);
  if (found === undefined) throw new Error(`no guide ${slug}`);
  const figures = (FAULT_FIGURES[found.faultId] ?? []).map((figure) => ({
    ...figure,
    source: FIGURE_SOURCES[figure.source],
  }));
  const related = found.related.map(summaryOf);
  return Guide.parse({ ...found, ...summaryOf(found), figures, jobs: [], related });
};

/** Every text that a reader of the public guide sees. */
const textsOf = (guide: Guide, faultId: string): readonly string[] => {
  const { system } = FAULTS.find(({ id }) => id === faultId) ?? {};
  const drawing = system && drawingOfFault({ faultId, system, name: guide.faultName });
  return [
    guide.overview,
    guide.summary,
    guide.estimatedTime,
    guide.drive.reason,
    guide.stopIf,
    ...guide.symptoms,
    ...guide.codes,
    ...guide.patterns,
    ...guide.safety,
    ...guide.steps,
    ...guide.tools,
    ...guide.parts.map(({ name }) => name),
    ...guide.figures.flatMap(({ what, range, source }) => [what, range, source]),
    ...guide.checks.flatMap(({ title, steps, outcomes, caution, allowedBecause }) => [
      title,
      ...steps,
      ...outcomes.flatMap(({ finding, means }) => [finding, means]),
      ...[caution, allowedBecause].filter((text) => text !== undefined),
    ]),
    ...guide.related.flatMap(({ title, faultName }) => [title, faultName]),
    ...(GUIDE_DRAWINGS[guide.slug] ?? []).map((id) => STEP_SKETCHES[id].about),
    ...(drawing ? [`Where it is: ${lowerFirst(drawing.name)}`] : []),
  ];
};

const meteredGuide = (faultId: string, step: string, publicGuide: Guide): StepGuide => {
  const stepId = `${faultId}/${step}`;
  const guide = GuideData.parse(library.guides.ofStep(faultId, stepId));
  return { ...SAMPLE_GUIDE, stepId, guide, publicGuide, done: [] };
};

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** What a reader sees of a guide, as one text: written as on a server, which is fast enough for all. */
const shown = (guide: StepGuide): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <GuideView diagnosisId={SAMPLE_GUIDE.id} guide={guide} />
    </QueryClientProvider>,
  )
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);

test('the guide of a repair shows every text of the public guide, for every fault, and that of a check too', async () => {
  const pads = publicGuideOf('replace-the-front-brake-pads');
  // The sketches are loaded with the first guide that has some.
  await vi.waitFor(() =>
    expect(shown(meteredGuide('front-brake-pads-worn', 'repair', pads))).toContain(
      STEP_SKETCHES['caliper-hung-up'].about,
    ),
  );
  const systems = new Set<string>();
  const missing = FAULTS.flatMap(({ id, system, guide: { title }, checks: [check] }) => {
    const publicGuide = publicGuideOf(checkId(title));
    const texts = textsOf(publicGuide, id);
    // Around a check's guide the same public one is shown: one of each system says whether all of it.
    const isFirst = !systems.has(system);
    systems.add(system);
    const steps = ['repair', ...(check && isFirst ? [checkId(check.title)] : [])];
    return steps.flatMap((step) => {
      const text = shown(meteredGuide(id, step, publicGuide));
      return texts.filter((one) => !text.includes(one)).map((one) => `${id}/${step}: ${one}`);
    });
  });
  expect(missing).toEqual([]);
}, 120_000);
