import { type FileReading, QuoteFile } from '@wrenchwise/car-ui/quotes/quote-file.tsx';
import { QUOTE_TEXT_MAX } from '@wrenchwise/rules/report-limits';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { lazy, Suspense, useRef, useState } from 'react';

import { AskedCar } from './asked-car.tsx';
import { carIn, fieldOf, isNoYear, writeInto } from './asked-fields.ts';
import { loadAsking } from './load-asking.ts';
import type { QuoteAnswer } from './second-opinion.queries.ts';
import { SignUpDoor } from './sign-up-door.tsx';
import { useAsking } from './use-asking.ts';

// It comes with the first answer: nobody who reads the page waits for it.
const QuoteResult = lazy(async () => ({
  default: (await import('@wrenchwise/car-ui/quotes/quote-result.tsx')).QuoteResult,
}));

const reading: FileReading = {
  readPdf: async (file) => (await loadAsking()).readPdf(file),
  loadReader: async () =>
    (await import('@wrenchwise/client/photograph/read-photograph.ts')).readPhotograph,
  explain: (error) =>
    error instanceof Error && error.message !== ''
      ? error.message
      : 'This PDF cannot be read. Please paste the lines of the quote.',
};

const READ_FROM = {
  pdf: 'This is the text of the PDF. Correct what is wrong, then check it.',
  text: 'Correct what is wrong, then check it.',
  picture:
    'This is what was read from the photograph. Compare each figure with the paper, then check it.',
} as const;

interface Props {
  /** What was typed here before. */
  readonly words: string | undefined;
  /** Examines the words as what the garage says. */
  readonly onClaim: (claim: string) => void;
}

interface Problems {
  readonly text?: string;
  readonly year?: string;
}

/** A quote, typed, pasted or from a file, beside what is usual. */
export function QuoteForm({ words, onClaim }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [length, setLength] = useState(0);
  const [readFrom, setReadFrom] = useState<keyof typeof READ_FROM>();
  const [problems, setProblems] = useState<Problems>({});
  const { answer, failure, isAsking, ask } = useAsking<QuoteAnswer>();

  const submit = (sent: HTMLFormElement) => {
    const text = fieldOf(sent, 'text');
    const found: Problems = {
      ...(text === '' ? { text: 'Paste or type the quote, or choose a file.' } : {}),
      ...(isNoYear(sent) ? { year: 'Four digits, such as 2013' } : {}),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || isAsking) return;
    void ask((asking) => asking.askAboutQuote({ text, ...carIn(sent) }));
  };

  return (
    <>
      <form
        ref={form}
        // The server takes it as well where there are no scripts; where they come, they are waited for, because the
        // words come along to a new account from here only.
        method="post"
        action={siteAddress('/check')}
        data-awaits=""
        noValidate
        aria-label="Check a quote"
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <Field
          label="The quote"
          labelSize="heading"
          hint={
            readFrom === undefined
              ? 'Paste it, type it, or choose a file: ‘clutch kit 280, labour 5h at 65, VAT’.'
              : READ_FROM[readFrom]
          }
          error={problems.text}
          required
        >
          {(control) => (
            <>
              <TextArea
                {...control}
                name="text"
                defaultValue={words}
                spellCheck={false}
                onInput={({ currentTarget }) => setLength(currentTarget.value.length)}
              />
              <CharacterCount length={length} max={QUOTE_TEXT_MAX} />
            </>
          )}
        </Field>
        <QuoteFile
          reading={reading}
          onText={(text, of) => {
            writeInto(form.current, 'text', text);
            setReadFrom(of);
          }}
        />
        <AskedCar yearProblem={problems.year} />
        {failure !== undefined && (
          <Notice tone="high" role="alert" title="Not checked">
            <p>{failure}</p>
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isAsking}>
            Check the quote
          </Button>
        </div>
      </form>
      <p role="status" className="sr-only">
        {answer && !isAsking ? 'The quote is checked. The answer is below.' : ''}
      </p>
      {answer && (
        <section aria-label="The quote, checked" className="mt-8 grid gap-6">
          <Suspense fallback={null}>
            <QuoteResult checked={answer} />
          </Suspense>
          {answer.lines.every(({ standing }) => standing === 'unknown') && (
            <p>
              Is it what the garage says is wrong?{' '}
              <Button
                tone="secondary"
                size="sm"
                onClick={() => onClaim(form.current ? fieldOf(form.current, 'text') : '')}
              >
                Examine it as a claim
              </Button>
            </p>
          )}
          <SignUpDoor
            words={() => (form.current ? fieldOf(form.current, 'text') : '')}
            to="/dashboard/check"
          />
        </section>
      )}
    </>
  );
}
