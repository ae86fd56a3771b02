import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useState } from 'react';

import { saveFile } from '~/files/save-file.ts';

import { type QuoteRequest, usePrintQuoteSheet, useSaveQuote } from './check.queries.ts';

/** Prints a checked quote, saves it as a PDF, or stores it to set others beside it. */
export function QuoteActions({ request }: { request: QuoteRequest }) {
  const sheet = usePrintQuoteSheet();
  const save = useSaveQuote();
  const [name, setName] = useState('');
  const failure = sheet.error ?? save.error;
  return (
    <Card className="print:hidden">
      <h2 className="text-lg">A sheet to take along</h2>
      <p className="measure mt-1 text-sm text-soft">
        The lines, what is usual and what to ask, for the workshop’s counter.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="secondary" onClick={() => window.print()}>
          Print
        </Button>
        <Button
          tone="secondary"
          busy={sheet.isPending}
          onClick={() =>
            sheet.mutate(request, {
              onSuccess: (file) => saveFile(file, 'Questions about a quote.pdf'),
            })
          }
        >
          Save as a PDF
        </Button>
      </div>
      <form
        noValidate
        className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-5"
        onSubmit={(event) => {
          event.preventDefault();
          const { text, vehicleId, diagnosisId } = request;
          save.mutate({
            name: name.trim() || 'Quote',
            text,
            ...(vehicleId === undefined ? {} : { vehicleId }),
            ...(diagnosisId === undefined ? {} : { diagnosisId }),
          });
        }}
      >
        <Field
          label="Whose quote is it"
          hint="Store it to set others beside it."
          className="min-w-56 flex-1"
        >
          {(control) => (
            <>
              <TextInput
                {...control}
                value={name}
                onChange={({ target }) => setName(target.value)}
              />
              <CharacterCount length={name.length} max={100} />
            </>
          )}
        </Field>
        <Button type="submit" tone="secondary" busy={save.isPending}>
          Store the quote
        </Button>
      </form>
      <div role="status">
        {save.isSuccess && <p className="mt-3 text-sm">The quote is stored.</p>}
      </div>
      {failure && (
        <Notice tone="high" role="alert" className="mt-3" title="That did not work">
          <p>{presentError(failure).message}</p>
        </Notice>
      )}
    </Card>
  );
}
