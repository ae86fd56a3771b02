import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { LikelySigns } from '@wrenchwise/car-ui/interview/likely-signs.tsx';
import {
  type ComponentProps,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';

import { DemonstrationAnswer } from './demonstration-answer.tsx';
import { DemonstrationCar } from './demonstration-car.tsx';
import { DemonstrationComposer } from './demonstration-composer.tsx';
import { fieldsOf, isTooLong, type Problem, problemOf } from './demonstration-fields.ts';
import { DemonstrationFoot } from './demonstration-foot.tsx';
import { DemonstrationStatus } from './demonstration-status.tsx';
import { UnderstoodWords } from './understood-words.tsx';
import type { Understood } from './understood.ts';
import { useDemonstration } from './use-demonstration.ts';
import { useReport } from './use-report.ts';

// Its lights and questions come when they are needed: nobody who reads the page waits for them.
const TooLittle = lazy(async () => ({ default: (await import('./too-little.tsx')).TooLittle }));

/** Nothing is asked before a pause of this many milliseconds. */
const PAUSE = { typing: 600, ticking: 200 } as const;
/** Fewer letters are the beginning of a word. */
const MIN_LETTERS = 4;

interface Props {
  readonly example: Understood;
  /** What is beside the box: the page's headline. Optional, as a slot is to Astro. */
  readonly headline?: ReactNode;
  readonly actions?: ReactNode;
}

/**
 * The engine to try, the same interview as the dashboard's: words become chips while one types, the
 * car lights up where the cause sits, the bars move, further signs can be ticked. Until somebody
 * types it shows the engine's answer to the first example.
 */
export function Demonstration({ example, headline, actions }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const demonstration = useDemonstration(example);
  const { understood, before, isExample, isAsking, failure } = demonstration;
  const report = useReport(form, example, understood);
  const { preview, answer } = understood;

  /** Asks once nothing else is shown for the pause; with none, what is wrong with a field is said. */
  const tell = (pause: number, change: Parameters<typeof report.read>[0] = {}) => {
    if (!form.current) return;
    const fields = fieldsOf(form.current);
    const found = problemOf(fields);
    const isSaid = pause === 0 || isTooLong(fields);
    setProblem(isSaid ? found : undefined);
    if (found && isSaid) {
      demonstration.giveUp();
      if (pause === 0) showProblem(form.current, found);
    } else if (!found && fields.symptoms.length >= (pause === 0 ? 1 : MIN_LETTERS)) {
      demonstration.tell(report.read(change), pause);
    }
  };
  /** A change of what is ticked or taken back; of the example too, where nothing was typed. */
  const change = (changed: Parameters<typeof report.read>[0]) =>
    demonstration.tell(report.read(changed), PAUSE.ticking);

  const write = (symptoms: string) => {
    const box = form.current?.elements.namedItem('symptoms');
    if (box instanceof HTMLTextAreaElement) box.value = symptoms;
    tell(0);
  };

  const early = useRef(tell);
  useEffect(() => {
    // What was typed before the script came.
    early.current(PAUSE.ticking);
  }, []);

  return (
    <div className="grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
      <div className="lg:col-start-1 lg:self-end">{headline}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its fields let through */}
      <form
        ref={form}
        method="dialog"
        noValidate
        aria-label="Try it"
        className="flex min-w-0 flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-high lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:min-h-[40rem]"
        onSubmit={(event) => {
          event.preventDefault();
          tell(0);
        }}
        onFocus={demonstration.prepare}
        onInput={({ target }) => {
          if (!(target instanceof HTMLTextAreaElement || isTextInput(target))) return;
          const isEmpty = report.typed() === '';
          if (isEmpty) demonstration.forget();
          else tell(PAUSE.typing);
        }}
      >
        <div className="px-4 pt-3.5 pb-2.5 sm:px-6 sm:pt-5 sm:pb-3">
          <DemonstrationComposer
            isAsking={isAsking}
            problem={problem}
            onAskNow={() => tell(0)}
            onExample={write}
          />
          {failure !== undefined && <Failure text={failure} />}
        </div>
        <section
          aria-label="What the engine answers"
          aria-busy={isAsking}
          className="grid flex-1 content-start gap-3.5 border-t border-line px-4 py-3.5 sm:px-6"
        >
          {isExample && (
            <p className="caption -mb-2">An example, and what the engine answers to it</p>
          )}
          <UnderstoodWords
            preview={preview}
            removed={report.removed}
            onToggle={(id) => change({ removed: report.toggleReading(id) })}
          />
          {answer ? (
            <DemonstrationAnswer answer={answer} before={before} />
          ) : (
            <Suspense fallback={null}>
              <TooLittle key={understood.symptoms} understood={understood} onWrite={write} />
            </Suspense>
          )}
          {preview.isEnough && (
            <FurtherSigns
              signs={report.signs}
              ticked={report.confirmed}
              onToggle={(id) => change({ confirmed: report.toggleSign(id) })}
            />
          )}
          <DemonstrationCar problem={problem} />
        </section>
        <DemonstrationFoot fields={report.fields} />
        <DemonstrationStatus isAsking={isAsking} understood={isExample ? undefined : understood} />
      </form>
      <div className="grid content-start gap-6 lg:sticky lg:top-24 lg:col-start-1 lg:self-start">
        {actions}
        <div aria-hidden className="-mx-4 max-lg:hidden">
          <CarDiagram
            system={answer?.causes[0]?.system ?? 'body_structure'}
            tone={toneOf(understood)}
            labelled={answer?.causes[0] !== undefined}
          />
        </div>
      </div>
    </div>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <p
      role="alert"
      className="mt-3 rounded-md border border-high-line bg-high-soft px-3.5 py-2.5 text-sm"
    >
      {text}
    </p>
  );
}

function FurtherSigns(given: ComponentProps<typeof LikelySigns>) {
  if (given.signs.length === 0) return null;
  return (
    <fieldset className="min-w-0 noscript:hidden">
      <legend className="mb-2 text-sm font-label">Have you noticed any of these too?</legend>
      <LikelySigns {...given} />
    </fieldset>
  );
}

const isTextInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'text';

const showProblem = (form: HTMLFormElement, { field }: Problem): void => {
  const control = form.elements.namedItem(field);
  if (!(control instanceof HTMLElement)) return;
  control.closest('details')?.setAttribute('open', '');
  control.focus();
};

const toneOf = ({ answer }: Understood) => {
  if (answer === null) return 'accent';
  const { verdict } = answer.canDrive;
  return verdict === 'no' ? 'high' : verdict === 'caution' ? 'medium' : 'accent';
};
