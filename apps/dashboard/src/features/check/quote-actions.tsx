import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { Link2 } from 'lucide-react';
import { useState } from 'react';

import { saveFile } from '~/files/save-file.ts';

import {
  type QuoteRequest,
  usePrintQuoteSheet,
  useSaveQuote,
  useShareQuote,
} from './check.queries.ts';
import { QuoteLinks } from './quote-links.tsx';

interface Props {
  readonly request: QuoteRequest;
  /** Under which the checked quote is stored already. */
  readonly storedId: string | undefined;
}

/** The checked quote as a stored one, once: what stores it and what shares it have one id. */
const useStored = ({ request, storedId }: Props) => {
  const save = useSaveQuote();
  const [name, setName] = useState('');
  const id = storedId ?? save.data?.id;
  const store = async (): Promise<string> => {
    if (id !== undefined) return id;
    const { text, vehicleId, diagnosisId } = request;
    const made = await save.mutateAsync({
      name: name.trim() || t`Quote`,
      text,
      ...(vehicleId === undefined ? {} : { vehicleId }),
      ...(diagnosisId === undefined ? {} : { diagnosisId }),
    });
    return made.id;
  };
  return { save, name, setName, id, store };
};

/** Prints a checked quote, saves it as a PDF, shares it by a link, or stores it to set others beside it. */
export function QuoteActions(props: Props) {
  const { request } = props;
  const sheet = usePrintQuoteSheet();
  const share = useShareQuote();
  const { save, name, setName, id, store } = useStored(props);
  const failure = sheet.error ?? save.error ?? share.error;
  return (
    <Card className="print:hidden">
      <h2 className="text-lg">{t`A sheet to take along`}</h2>
      <p className="measure mt-1 text-sm text-soft">{t`The lines, what is usual and what to ask, for the workshop’s counter. A link stores the quote and shows its sheet and the car for 30 days, without registration, telephone numbers and the workshop.`}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="secondary" onClick={() => window.print()}>{t`Print`}</Button>
        <Button
          tone="secondary"
          busy={sheet.isPending}
          onClick={() =>
            sheet.mutate(request, {
              onSuccess: (file) => saveFile(file, t`Questions about a quote.pdf`),
            })
          }
        >{t`Save as a PDF`}</Button>
        <Button
          tone="secondary"
          busy={share.isPending}
          icon={<Link2 aria-hidden className="size-4.5" />}
          // What fails is said below, by the mutation.
          onClick={() =>
            void store().then(
              (quoteId) => share.mutate(quoteId),
              () => undefined,
            )
          }
        >{t`Share a link`}</Button>
      </div>
      {id !== undefined && <QuoteLinks quoteId={id} />}
      {id === undefined && (
        <NameAndStore name={name} onName={setName} busy={save.isPending} onStore={store} />
      )}
      <div role="status">
        {save.isSuccess && <p className="mt-3 text-sm">{t`The quote is stored.`}</p>}
      </div>
      {failure && (
        <Notice tone="high" role="alert" className="mt-3" title={t`That did not work`}>
          <p>{presentError(failure).message}</p>
        </Notice>
      )}
    </Card>
  );
}

interface StoreProps {
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly busy: boolean;
  readonly onStore: () => Promise<string>;
}

function NameAndStore({ name, onName, busy, onStore }: StoreProps) {
  return (
    <form
      noValidate
      className="mt-5 flex flex-wrap items-end gap-3 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        onStore().catch(() => undefined);
      }}
    >
      <Field
        label={t`Whose quote is it`}
        hint={t`Store it to set others beside it.`}
        className="min-w-56 flex-1"
      >
        {(control) => (
          <>
            <TextInput {...control} value={name} onChange={({ target }) => onName(target.value)} />
            <CharacterCount length={name.length} max={100} />
          </>
        )}
      </Field>
      <Button type="submit" tone="secondary" busy={busy}>{t`Store the quote`}</Button>
    </form>
  );
}
