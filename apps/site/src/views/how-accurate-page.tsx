import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { formatPercent } from '@wrenchwise/rules/percent';
import { Link } from '@wrenchwise/ui/link.tsx';
import { MEASURED } from 'virtual:measured/all';

import { shareToBegin } from '~/content/measured-words.ts';
import { withInterval } from '~/content/with-interval.ts';
import { CoverageTable } from '~/features/accuracy/coverage-table.tsx';
import { ErrorAnatomy } from '~/features/accuracy/error-anatomy.tsx';
import { KeyFigures } from '~/features/accuracy/key-figures.tsx';
import { type RankedRow, RankedTable } from '~/features/accuracy/ranked-table.tsx';
import { ReliabilityPlot } from '~/features/accuracy/reliability-plot.tsx';
import { ClosingCall } from '~/features/marketing/closing-call.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';

const { accuracy, interview, engine, dangerous, coverage, strangers, faults, publicQuestions } =
  MEASURED;
const { engine: ours, baselines } = accuracy;

const { settled, blind } = strangers;

const known = [
  {
    name: 'Complaints of American owners',
    unit: 'complaints',
    of: faults?.validation,
  },
  { name: 'Drivers’ accounts on public pages', unit: 'accounts', of: publicQuestions?.test },
].flatMap(({ name, unit, of }): RankedRow[] =>
  of ? [{ name, unit, rows: of.rows, top1: of.first, top3: of.amongThree }] : [],
);

const downToThePart: readonly RankedRow[] = [
  {
    name: 'Questions of strangers in public forums',
    note: 'Nothing was trained or tuned on them',
    unit: 'questions',
    rows: settled.posts,
    top1: settled.byRepair.first.share,
    top3: settled.byRepair.amongThree.share,
    isOurs: true,
  },
  {
    name: 'Some of these, by a careful reader',
    note: `Who chose from our list without seeing the answers; ours on the same: ${formatPercent(blind.engine.byRepair.first.share)} and ${formatPercent(blind.engine.byRepair.amongThree.share)}`,
    unit: 'questions',
    rows: blind.reader.first.rows,
    top1: blind.reader.byRepair.first.share,
    top3: blind.reader.byRepair.amongThree.share,
  },
  ...known,
];

/** What the page says of itself. */
export const howAccurateMeta = () =>
  pageMeta(
    'How accurate is it?',
    `Measured on ${ours.rows} owners’ complaints: how often Wrenchwise is right, how well it knows when it is not, and what that means for you.`,
    { path: '/how-accurate' },
  );

const GAP = 'mt-16 sm:mt-20';

function Summary() {
  return (
    <PageSection
      level={1}
      className="pt-12 sm:pt-16"
      title="How accurate is it?"
      lead={`${shareToBegin(ours.top1)} first answers name the right system of the car. That is good, and it is not certainty: check before you buy a part.`}
    >
      <KeyFigures measured={MEASURED} />
    </PageSection>
  );
}

function WhatWasMeasured() {
  return (
    <PageSection className={GAP} title="What was measured" layout="beside">
      <div className="measure grid gap-4">
        <p>
          {ours.rows} complaints that car owners filed with NHTSA, the American road-safety
          authority, in one week of February 2024: all makes, in the owners’ own words, with their
          spelling. They are in the public domain. We left out those that name a recall or a
          garage’s diagnosis, because these give the answer away.
        </p>
        <p>
          Each complaint was filed under one or more of {Object.keys(coverage.systems).length}{' '}
          systems of the car. The engine read the words, the make, the model and the year, and
          nothing else. Nothing was trained on these complaints.
        </p>
        <p>
          Nobody types these figures: this page is built from the files that the measurement writes,
          and changes when they do.
        </p>
      </div>
    </PageSection>
  );
}

function BesideSimplerWays() {
  return (
    <PageSection
      className={GAP}
      title="Beside simpler ways"
      lead="A figure means little by itself. The same complaints, answered in two other ways in the same run:"
      layout="beside"
    >
      <RankedTable
        caption="Wrenchwise beside two simpler ways on the same complaints"
        what="Method"
        rows={[
          {
            name: 'Always the commonest systems',
            note: 'Without reading a word',
            top1: baselines.commonestSystems.top1,
            top3: baselines.commonestSystems.top3,
          },
          {
            name: 'A textbook text classifier',
            note: 'TF-IDF and logistic regression, trained on other complaints',
            top1: baselines.tfIdfLogisticRegression.top1,
            top3: baselines.tfIdfLogisticRegression.top3,
          },
          {
            name: 'Wrenchwise',
            note: 'From the words only, before any question is answered',
            top1: ours.top1,
            top3: ours.top3,
            isOurs: true,
          },
        ]}
      />
    </PageSection>
  );
}

function Calibration() {
  return (
    <PageSection
      className={GAP}
      title="Does it know when it is not sure?"
      lead="A forecast of 70% should come true 70 times in 100. Then you can trust its doubts as much as its answers."
      layout="beside"
    >
      <ReliabilityPlot bins={ours.reliability} />
    </PageSection>
  );
}

/** What an owner's answers add, row by row. */
const interviewed: readonly RankedRow[] = [
  { name: 'The words alone', of: interview.words },
  { name: 'With the signs that are offered ticked', of: interview.ticked },
  {
    name: `After ${interview.questionsEach} questions on average, without tools`,
    of: interview.asked,
    isOurs: true,
  },
].map(({ of, ...row }) => ({
  ...row,
  note: `${withInterval(of.first)}, ${withInterval(of.amongThree)}`,
  top1: of.first.share,
  top3: of.amongThree.share,
}));

function WorthOfQuestions() {
  return (
    <PageSection
      className={GAP}
      title="What answering its questions is worth"
      lead={`Strangers asked ${interview.posts} questions in forums. Nobody can interview them again, so we simulate: an upper bound.`}
      layout="beside"
    >
      <RankedTable
        caption="How often the exact fault was named before and after the questions"
        what="What the engine knows"
        rows={interviewed}
      />
      <p className="measure mt-4 text-soft">
        Each question gets an owner whose car has the fault that the forum settled in the end. How
        often such an owner can answer at all is measured on real owners: few can lift the car. What
        they answer is drawn from what our own engine holds true of that fault, which is kind to it:
        expect less of it on your car. Where the engine said 60% and more at the end, it was right
        in {withInterval(interview.rightWhereSure)} of {interview.rightWhereSure.rows} interviews.
      </p>
    </PageSection>
  );
}

function DownToThePart() {
  return (
    <PageSection
      className={GAP}
      title="Down to the part"
      lead="Naming the one repair is much harder than naming the system."
      layout="beside"
    >
      <RankedTable
        caption="How often the repair or the fault was named"
        what="Whose cause is known"
        rows={downToThePart}
      />
      <p className="measure mt-4 text-soft">
        The first row is the one to believe. People asked in their own words, before they knew; the
        replies settled what it was, and were hidden from the engine, which knows{' '}
        {coverage.all.faults} faults. A result lists repairs, each one thing to do, such as a fan
        with its motor and its relay. The right repair was first in{' '}
        {withInterval(settled.byRepair.first)} and one of three in{' '}
        {withInterval(settled.byRepair.amongThree)}: the brackets say how far chance reaches. The
        exact fault was first in {withInterval(settled.first)} and one of three in{' '}
        {withInterval(settled.amongThree)}.
        {known.length > 0 &&
          ' The last rows count exact faults. The complaints are read without make and model, and near copies of what we trained on are left out. We did look at their figures while we worked on the engine, so those are kind to it.'}{' '}
        Read the list, not only its first line, and let the checks decide between its lines.
      </p>
    </PageSection>
  );
}

function WhenItIsDangerous() {
  return (
    <PageSection className={GAP} title="When it is dangerous" layout="beside">
      <div className="measure grid gap-4">
        <p>
          {dangerous.warned} of {dangerous.descriptions} descriptions of danger that we wrote for
          this, from a pedal that sinks to a smell of petrol, set off a warning.{' '}
          {dangerous.calledLow === 0 && dangerous.freeToDrive === 0
            ? 'None was called harmless, and none was advised to drive on.'
            : `${dangerous.calledLow} were called harmless, and ${dangerous.freeToDrive} were advised to drive on.`}
        </p>
        <p>
          Safety does not wait for the odds: the rules for it can only make an answer more careful.
        </p>
      </div>
    </PageSection>
  );
}

function ByMakerAndLength() {
  return (
    <PageSection className={GAP} title="By maker and by length" layout="beside">
      <div className="grid gap-10">
        <RankedTable
          caption="By group of makers"
          what="Maker"
          rows={Object.entries(accuracy.byMakeGroup)
            .filter(([, of]) => of.rows > 0)
            .map(([name, of]) => ({ name, ...of }))}
        />
        <RankedTable
          caption="By length of the description"
          what="Length of the description"
          rows={Object.entries(accuracy.byLength)
            .filter(([, of]) => of.rows > 0)
            .map(([name, of]) => ({ name, ...of }))}
        />
        <p className="measure text-sm text-faint">
          Groups of a few dozen swing by ten points either way by chance.
        </p>
      </div>
    </PageSection>
  );
}

function Errors() {
  return (
    <PageSection className={GAP} title="What the errors are made of" layout="beside">
      <ErrorAnatomy measured={MEASURED} />
    </PageSection>
  );
}

function WhatItKnows() {
  return (
    <PageSection
      className={GAP}
      title="What it knows"
      lead={`${coverage.all.faults} faults, ${coverage.all.symptoms} symptoms and ${coverage.all.checks} checks. Under each fuel: the faults that such a car can have.`}
    >
      <CoverageTable coverage={coverage} />
    </PageSection>
  );
}

function WhatItMeans() {
  return (
    <PageSection className={GAP} title="What it means for you" layout="beside">
      <ul className="measure grid list-disc gap-2.5 pl-5 marker:text-faint">
        <li>
          {shareToBegin(1 - ours.top1)} first answers are wrong even about the system, and the first
          part named is wrong more often. Do the check that comes with a cause before you pay for
          its part.
        </li>
        <li>
          Answer the questions: in the simulation above they took the true fault from first in{' '}
          {formatPercent(interview.words.first.share)} to first in{' '}
          {formatPercent(interview.asked.first.share)}.
        </li>
        <li>Read the odds. When it says 40%, it means that something else is likelier.</li>
        <li>
          Open a probability on your result to see what raised and lowered it. If a word was
          misread, say it differently.
        </li>
        <li>
          It takes about{' '}
          {engine.p50Ms < 10
            ? 'a few milliseconds'
            : `${Math.round(engine.p50Ms)} thousandths of a second`}{' '}
          on our machine (99 in 100 within {engine.p99Ms} ms), so trying other words costs nothing
          but one of your diagnoses.
        </li>
      </ul>
      <p className="measure mt-5">
        A car that fooled it?{' '}
        <Link className="text-link" to="/contact">
          Write to us
        </Link>
        . What we{' '}
        <Link className="text-link" to="/what-we-got-wrong">
          got wrong and fixed
        </Link>{' '}
        stands on a page of its own.
      </p>
    </PageSection>
  );
}

/** What was measured, and what it means for a reader. */
export function HowAccuratePage() {
  return (
    <>
      <Summary />
      <WhatWasMeasured />
      <BesideSimplerWays />
      <Calibration />
      <WorthOfQuestions />
      <DownToThePart />
      <WhenItIsDangerous />
      <ByMakerAndLength />
      <Errors />
      <WhatItKnows />
      <WhatItMeans />
      <ClosingCall />
    </>
  );
}
