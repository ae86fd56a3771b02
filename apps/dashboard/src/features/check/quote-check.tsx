import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { QuoteResult } from '@wrenchwise/car-ui/quotes/quote-result.tsx';
import { addToDiagnosisDraft } from '@wrenchwise/client/diagnosis-draft.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { CheckedQuote, StoredQuote } from '@wrenchwise/contract/endpoints/quotes';
import { toolReport } from '@wrenchwise/obd/tool-report';
import { QUOTE_TEXT_MAX, SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { Stethoscope } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { quotedCarsQuery, type QuoteRequest, useCheckQuote } from './check.queries.ts';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteFile } from './quote-file.tsx';
import { StoredQuotes } from './stored-quotes.tsx';

const READ_FROM = {
  pdf: t`This is the text of the PDF. Correct what is wrong, then check it.`,
  text: t`This is what was shared. Correct what is wrong, then check it.`,
  picture: t`This is what was read from the photograph. Compare each figure with the paper, then check it.`,
} as const;

/** A workshop's quote, set beside what is usual: typed, pasted, from a PDF or a photograph. */
export function QuoteCheck() {
  const [params] = useSearchParams();
  const [text, setText] = useState('');
  const [vehicleId, setVehicleId] = useState(params.get('vehicle') ?? '');
  const [readFrom, setReadFrom] = useState<keyof typeof READ_FROM>();
  const [missing, setMissing] = useState<string>();
  const [opened, setOpened] = useState<StoredQuote>();
  const check = useCheckQuote();
  const diagnosisId = params.get('diagnosis') ?? undefined;
  const request: QuoteRequest = {
    text,
    ...(vehicleId === '' ? {} : { vehicleId }),
    ...(diagnosisId === undefined ? {} : { diagnosisId }),
  };
  const submit = () => {
    setMissing(text.trim() === '' ? t`Paste or type the quote, or choose a file.` : undefined);
    if (text.trim() !== '') check.mutate(request);
  };
  return (
    <div className="grid gap-6">
      <Card className="print:hidden">
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field
            label={t`The quote`}
            labelSize="heading"
            hint={
              readFrom === undefined
                ? t`Paste it, type it, or choose a file: ‘clutch kit 280, labour 5h at 65, VAT’.`
                : READ_FROM[readFrom]
            }
            error={missing}
            required
          >
            {(control) => (
              <>
                <TextArea
                  {...control}
                  value={text}
                  spellCheck={false}
                  onChange={({ target }) => setText(target.value)}
                />
                <CharacterCount length={text.length} max={QUOTE_TEXT_MAX} />
              </>
            )}
          </Field>
          <QuoteFile
            onText={(found, of) => {
              setText(found);
              setReadFrom(of);
            }}
          />
          <OfTool text={text} vehicleId={vehicleId} />
          <Cars value={vehicleId} onChange={setVehicleId} />
          {check.isError && (
            <Notice tone="high" role="alert" title={t`Not checked`}>
              <p>{presentError(check.error).message}</p>
            </Notice>
          )}
          <div>
            <Button type="submit" busy={check.isPending}>{t`Check the quote`}</Button>
          </div>
        </form>
      </Card>
      {check.data && (
        <Checked
          key={check.submittedAt}
          checked={check.data}
          request={check.variables}
          storedId={opened?.text === check.variables.text ? opened.id : undefined}
        />
      )}
      <StoredQuotes
        onOpen={(quote) => {
          setOpened(quote);
          setText(quote.text);
          setVehicleId(quote.vehicleId ?? '');
          setReadFrom(undefined);
          check.mutate({
            text: quote.text,
            ...(quote.vehicleId === null ? {} : { vehicleId: quote.vehicleId }),
            ...(quote.diagnosisId === null ? {} : { diagnosisId: quote.diagnosisId }),
          });
        }}
      />
    </div>
  );
}

/** A report of a code reader that was shared or chosen here is for a diagnosis. */
function OfTool({ text, vehicleId }: { text: string; vehicleId: string }) {
  const navigate = useNavigate();
  const report = toolReport(text, SYMPTOMS_MAX / 2);
  if (report === undefined) return null;
  const diagnose = () => {
    addToDiagnosisDraft(report);
    void navigate(`/dashboard/diagnose${vehicleId === '' ? '' : `?vehicle=${vehicleId}`}`);
  };
  return (
    <Notice tone="info" role="status" title={t`This reads like a report of a code reader`}>
      <p>{t`It is no quote. A diagnosis reads its codes and figures.`}</p>
      <Button
        size="sm"
        className="mt-2"
        icon={<Stethoscope aria-hidden className="size-4" />}
        onClick={diagnose}
      >{t`Diagnose with this`}</Button>
    </Notice>
  );
}

interface CheckedProps {
  readonly checked: CheckedQuote;
  readonly request: QuoteRequest;
  readonly storedId: string | undefined;
}

function Checked({ checked, request, storedId }: CheckedProps) {
  return (
    <section aria-label={t`The quote, checked`} className="grid gap-6">
      <QuoteResult checked={checked} />
      {checked.lines.length > 0 && <QuoteActions request={request} storedId={storedId} />}
    </section>
  );
}

/** Which saved car is quoted for; nothing where there is none. */
function Cars({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useQuery(quotedCarsQuery());
  if (!data || data.vehicles.length === 0) return null;
  return (
    <Field label={t`For which car`} hint={t`Repairs that this car cannot need are left out.`}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{t`Another car`}</option>
          {data.vehicles.map(({ id, make, model, year, nickname }) => (
            <option key={id} value={id}>
              {nickname ?? `${year} ${make} ${model}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
