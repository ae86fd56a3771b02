import { t } from '@lingui/core/macro';
import { VERDICTS } from '@wrenchwise/car-ui/drive-verdicts.ts';
import { TypicalFigures } from '@wrenchwise/car-ui/guides/typical-figures.tsx';
import { drawingOfFault } from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { SystemPicture } from '@wrenchwise/car-ui/illustrations/system-picture.tsx';
import { formatRange } from '@wrenchwise/car-ui/words/money.ts';
import type { Guide } from '@wrenchwise/contract/endpoints/guides';
import type { StepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { GUIDE_CATEGORIES } from '@wrenchwise/rules/guide-categories';
import { lowerFirst } from '@wrenchwise/rules/lower-first';
import type { MoneyRange } from '@wrenchwise/rules/money-range';
import { ChartFrame } from '@wrenchwise/ui/chart-frame.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';
import { Banknote, Clock, ShieldAlert, Wrench } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';

import { DIFFICULTY_WORDS } from '~/features/diagnoses/result/difficulty-words.ts';

import { FoundHere } from './found-here.tsx';
import { GuideCosts } from './guide-costs.tsx';
import { GuideLines } from './guide-lines.tsx';
import { GuideNeeds } from './guide-needs.tsx';
import { GuideSection } from './guide-section.tsx';
import { GUIDE_SOURCE_WORDS } from './guide-source.ts';
import { GuideSteps } from './guide-steps.tsx';
import { IsItThis } from './is-it-this.tsx';
import { RelatedGuides } from './related-guides.tsx';

// The sketches are larger than the page: they come with the first guide that has some.
const Drawings = lazy(async () => ({
  default: (await import('@wrenchwise/car-ui/guides/job-drawings.tsx')).JobDrawing,
}));

interface Props {
  diagnosisId: string;
  guide: StepGuide;
}

/**
 * A guide made for a diagnosis: this car and what was found, then all of the public guide of the fault
 * (decision 115), with the steps to tick. The guide of a check has the repair behind it.
 */
export function GuideView({ diagnosisId, guide: stored }: Props) {
  const { title, guide, source, secondLook, publicGuide, found, stepId } = stored;
  const faultId = stepId.split('/')[0] ?? '';
  const isRepair = publicGuide !== null && holdsAll(stored, publicGuide);
  const safety = [...new Set([...guide.safety_precautions, ...(publicGuide?.safety ?? [])])];
  return (
    <article className="rounded-md border border-line bg-paper p-4 sm:p-5">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{guide.overview}</p>
      <p className="figures mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        <Fact icon={<Clock aria-hidden />} text={guide.estimated_time} />
        <Fact
          icon={<Banknote aria-hidden />}
          text={isRepair ? costWords(publicGuide) : guide.cost_estimate}
        />
        {publicGuide && (
          <Fact icon={<Wrench aria-hidden />} text={DIFFICULTY_WORDS[publicGuide.difficulty]} />
        )}
      </p>
      <div className="mt-4">
        <FoundHere found={found} />
      </div>
      {publicGuide && <WhileItLasts guide={publicGuide} />}
      {safety.length > 0 && (
        <div className="mt-4 rounded-md border border-medium-line bg-medium-soft p-4 text-ink">
          <h4 className="flex items-center gap-2 tracking-normal">
            <ShieldAlert aria-hidden className="size-5 text-medium" />
            {t`Safety`}
          </h4>
          <GuideLines lines={safety.filter((line) => line !== publicGuide?.stopIf)} />
        </div>
      )}
      <GuideNeeds guide={guide} priced={isRepair ? publicGuide : null} />
      {publicGuide && publicGuide.figures.length > 0 && (
        <GuideSection title={t`Typical figures`}>
          <TypicalFigures figures={publicGuide.figures} />
        </GuideSection>
      )}
      <GuideSection title={t`Steps`}>
        {isRepair && <StepDrawings guide={publicGuide} />}
        <GuideSteps diagnosisId={diagnosisId} guide={stored} />
      </GuideSection>
      {publicGuide && (
        <>
          <GuideSection title={t`Is it this: ${lowerFirst(publicGuide.faultName)}?`}>
            <IsItThis guide={publicGuide} done={found.checksDone} />
          </GuideSection>
          {!isRepair && <Repair guide={publicGuide} />}
          <Notice tone="high" title={t`When to stop and see a professional`} className="mt-6">
            <p>{publicGuide.stopIf}</p>
          </Notice>
          <GuideSection title={t`What it costs`}>
            <GuideCosts guide={publicGuide} faultId={faultId} />
          </GuideSection>
          <Place guide={publicGuide} faultId={faultId} />
          <RelatedGuides title={t`Often confused with`} guides={publicGuide.related} />
          <RelatedGuides title={t`Related jobs`} guides={publicGuide.jobs} />
        </>
      )}
      <p className="measure mt-4 text-sm text-faint">
        {GUIDE_SOURCE_WORDS[source]}
        {secondLook === 'waiting' && t` Notes about this car may follow.`}
      </p>
    </article>
  );
}

/** Whether the stored guide has every step of the public one: that of a check has steps of its own. */
const holdsAll = ({ guide }: StepGuide, { steps }: Guide): boolean =>
  steps.every((step) => guide.step_by_step_instructions.some((one) => one.startsWith(step)));

/** 'By yourself £33–£104, at a garage £94–£218': no price by oneself for a workshop's job. */
const costWords = ({ cost, pricing, difficulty }: Guide): string => {
  if (cost.professional.high === 0) return t`Free: a recall`;
  const range = (of: MoneyRange) => formatRange(of, { currency: pricing.currency, whole: true });
  const garage = t`at a garage ${range(cost.professional)}`;
  return difficulty === 'workshop'
    ? garage.replace(/^a/, 'A')
    : t`By yourself ${range(cost.diy)}, ${garage}`;
};

function Fact({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-accent-text">
      {icon}
      {text}
    </span>
  );
}

function WhileItLasts({ guide }: { guide: Guide }) {
  const { tone, answer } = VERDICTS[guide.drive.verdict];
  return (
    <Notice tone={tone} title={t`Can I drive with this fault? ${answer}`} className="mt-4">
      <p>{guide.drive.reason}</p>
    </Notice>
  );
}

function StepDrawings({ guide }: { guide: Guide }) {
  return (
    <Suspense fallback={null}>
      <Drawings slug={guide.slug} />
    </Suspense>
  );
}

/** The repair of the fault that a check looks for. */
function Repair({ guide }: { guide: Guide }) {
  const { title, overview, estimatedTime, tools, parts, steps } = guide;
  return (
    <GuideSection title={t`If it is: ${lowerFirst(title)}`}>
      <p className="measure mt-1">{overview}</p>
      <p className="figures mt-2 text-sm text-soft">{estimatedTime}</p>
      <GuideNeeds
        guide={{ tools_required: [...tools], parts_required: parts.map(({ name }) => name) }}
        priced={guide}
      />
      <StepDrawings guide={guide} />
      <ol className="measure mt-4 grid list-decimal gap-2 pl-5 marker:text-faint">
        {numbered(steps).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
    </GuideSection>
  );
}

/** Where the part sits, where a drawing has it. */
function Place({ guide, faultId }: { guide: Guide; faultId: string }) {
  const system = GUIDE_CATEGORIES.find(({ slug }) => slug === guide.category)?.system;
  const drawing =
    system === undefined ? undefined : drawingOfFault({ faultId, system, name: guide.faultName });
  if (drawing === undefined) return null;
  return (
    <ChartFrame className="mt-6" caption={t`Where it is: ${lowerFirst(drawing.name)}`}>
      <SystemPicture
        system={drawing.system}
        highlight={drawing.part}
        className="mx-auto max-w-lg"
      />
    </ChartFrame>
  );
}
