import { t } from '@lingui/core/macro';
import { LikelySigns } from '@wrenchwise/car-ui/interview/likely-signs.tsx';
import { NotCounted } from '@wrenchwise/car-ui/interview/not-counted.tsx';
import { ReadingChips } from '@wrenchwise/car-ui/interview/reading-chips.tsx';
import { TapQuestionBox } from '@wrenchwise/car-ui/interview/tap-question-box.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { NOTHING_FOUND } from '@wrenchwise/rules/leading-cause';
import {
  type LikelySign,
  type ReportPreview,
  type TapQuestion,
  withTappedWords,
} from '@wrenchwise/rules/report-preview';
import { AskForMore } from '@wrenchwise/ui/ask-for-more.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { DiagnoseDraft } from './diagnose-fields.ts';
import type { usePreview } from './use-preview.ts';

type Previewed = ReturnType<typeof usePreview>;

/** The signs that are shown: those of the words as they are, and those that are ticked. */
export const shownSigns = (
  { preview, seen }: Pick<Previewed, 'preview' | 'seen'>,
  ticked: readonly string[],
): readonly LikelySign[] => {
  const offered = preview?.likelySigns ?? [];
  const kept = ticked.flatMap((id) => {
    const sign = seen.get(id);
    return sign && !offered.some((one) => one.id === id) ? [sign] : [];
  });
  return [...kept, ...offered];
};

/** What was understood of the words, before they are diagnosed. */
export function Understanding({
  previewed,
  canGoOn = true,
}: {
  previewed: Previewed;
  /** Whether a diagnosis may follow. */
  canGoOn?: boolean;
}) {
  const { preview, error, retry } = previewed;
  const box = useRef<HTMLDivElement>(null);
  const { getValues, setValue, control } = useFormContext<DiagnoseDraft>();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [removed, confirmed] = useWatch({ control, name: ['removed', 'confirmed'] });
  const question = preview?.tapQuestions.find(({ id }) => !skipped.includes(id));
  const stage = preview && (question?.id ?? (preview.isEnough ? 'enough' : 'asked'));
  useFocusOnChange(box, stage);

  const toggle = (name: 'removed' | 'confirmed', id: string) => {
    const ids = getValues(name);
    setValue(name, ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  };
  const add = (words: string) =>
    setValue('symptoms', withTappedWords(getValues('symptoms'), words), { shouldValidate: true });
  const skip = (id: string) => setSkipped([...skipped, id]);

  if (error && !preview) {
    return (
      <Notice tone="medium" role="alert" title={t`Your words could not be read just now`}>
        <p>{t`${presentError(error).message} What you typed is saved.`}</p>
        <Button tone="secondary" size="sm" className="mt-3" onClick={retry}>{t`Try again`}</Button>
      </Notice>
    );
  }
  return (
    <Card>
      <div ref={box} tabIndex={-1} className="outline-none">
        {preview === undefined ? (
          <div aria-busy className="grid gap-3">
            <p className="text-soft">{t`Reading your words…`}</p>
            <Skeleton className="h-12" />
            <Skeleton className="h-12" />
          </div>
        ) : preview.isEnough || preview.nothingFound ? (
          <Enough
            preview={preview}
            question={question}
            signs={shownSigns(previewed, confirmed)}
            removed={removed}
            confirmed={confirmed}
            canGoOn={canGoOn}
            onToggle={toggle}
            onTap={add}
            onSkip={skip}
          />
        ) : (
          <TooLittle
            preview={preview}
            question={question}
            removed={removed}
            onToggle={toggle}
            onTap={add}
            onSkip={skip}
          />
        )}
      </div>
    </Card>
  );
}

/** Moves focus to the next step of the interview, once it is another one than when the page opened. */
const useFocusOnChange = (
  box: React.RefObject<HTMLDivElement | null>,
  stage: string | undefined,
) => {
  const before = useRef(stage);
  useEffect(() => {
    if (stage === undefined || before.current === stage) return;
    before.current = stage;
    // Whoever types is not interrupted.
    if (document.activeElement instanceof HTMLTextAreaElement) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [box, stage]);
};

interface TapProps {
  preview: ReportPreview;
  removed: readonly string[];
  onToggle: (name: 'removed' | 'confirmed', id: string) => void;
  question: TapQuestion | undefined;
  onTap: (words: string) => void;
  onSkip: (id: string) => void;
}

/** What was read of a report, though it is too little to go on: it was not passed over. */
function ReadSoFar({
  preview,
  removed,
  onToggle,
}: Pick<TapProps, 'preview' | 'removed' | 'onToggle'>) {
  const { readings, notUnderstood, claims } = preview;
  if (readings.length === 0 && notUnderstood.length === 0 && claims.length === 0) return null;
  return (
    <section aria-labelledby="read-so-far" className="mb-6 grid gap-4">
      <h2
        id="read-so-far"
        className="text-lg font-bold tracking-[-0.014em]"
      >{t`What we understood so far`}</h2>
      {readings.length > 0 && (
        <ReadingChips
          readings={readings}
          removed={removed}
          onToggle={(id) => onToggle('removed', id)}
        />
      )}
      <NotCounted notUnderstood={notUnderstood} claims={claims} />
    </section>
  );
}

function TooLittle({ preview, question, removed, onToggle, onTap, onSkip }: TapProps) {
  const { needsMore } = preview;
  return (
    <>
      <ReadSoFar preview={preview} removed={removed} onToggle={onToggle} />
      {question && (
        <div className="mb-5">
          <TapQuestionBox
            key={question.id}
            question={question}
            onPick={({ words }) => onTap(words)}
            onSkip={() => onSkip(question.id)}
          />
        </div>
      )}
      {needsMore &&
        (question ? (
          <p className="measure border-t border-line pt-4 text-sm text-soft">
            {t`We can’t tell yet. ${needsMore.message}`}
          </p>
        ) : (
          <AskForMore title={t`We can’t tell yet`} onPick={onTap} {...needsMore} />
        ))}
    </>
  );
}

interface EnoughProps extends TapProps {
  signs: readonly LikelySign[];
  confirmed: readonly string[];
  canGoOn: boolean;
}

function OfferedSigns({
  canGoOn,
  signs,
  confirmed,
  onToggle,
}: {
  readonly canGoOn: boolean;
  readonly signs: readonly { id: string; label: string; question: string }[];
  readonly confirmed: readonly string[];
  readonly onToggle: (name: 'removed' | 'confirmed', id: string) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-lg font-bold tracking-[-0.014em]">{t`Have you noticed any of these too?`}</legend>
      <div className="mt-1 mb-3 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-soft">
          {canGoOn ? t`Each tick makes the answer surer.` : t`A tick may raise a warning.`}
        </p>
        {canGoOn && (
          <Button type="submit" tone="ghost" size="sm" className="-mr-3">{t`Go on without`}</Button>
        )}
      </div>
      <LikelySigns signs={signs} ticked={confirmed} onToggle={(id) => onToggle('confirmed', id)} />
    </fieldset>
  );
}

function Enough({
  preview: { readings, nothingFound, notUnderstood, claims },
  question,
  signs,
  removed,
  confirmed,
  canGoOn,
  onToggle,
  onTap,
  onSkip,
}: EnoughProps) {
  return (
    <div className="grid gap-6">
      {nothingFound && (
        <Notice tone="info" title={NOTHING_FOUND}>
          <p>{nothingFound.message}</p>
        </Notice>
      )}
      <section aria-labelledby="understood">
        <h2
          id="understood"
          className="text-lg font-bold tracking-[-0.014em]"
        >{t`What we understood`}</h2>
        {readings.length > 0 ? (
          <>
            <p className="mt-1 mb-3 text-sm text-soft">{t`Take out what is wrong.`}</p>
            <ReadingChips
              readings={readings}
              removed={removed}
              onToggle={(id) => onToggle('removed', id)}
            />
          </>
        ) : (
          <p className="mt-1 text-sm text-soft">
            {nothingFound
              ? t`No sign of a fault was recognised.`
              : t`We didn’t recognise one clear symptom, so we used your whole description.`}
          </p>
        )}
        {(notUnderstood.length > 0 || claims.length > 0) && (
          <div className="mt-4">
            <NotCounted notUnderstood={notUnderstood} claims={claims} />
          </div>
        )}
      </section>
      {question && (
        <TapQuestionBox
          key={question.id}
          question={question}
          onPick={({ words }) => onTap(words)}
          onSkip={() => onSkip(question.id)}
        />
      )}
      {signs.length > 0 && (
        <OfferedSigns canGoOn={canGoOn} signs={signs} confirmed={confirmed} onToggle={onToggle} />
      )}
    </div>
  );
}
