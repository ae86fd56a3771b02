import { presentError } from '@wrenchwise/client/present-error.ts';
import { SHARE_DAYS } from '@wrenchwise/domain/endpoints/diagnosis-shares';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { Link2 } from 'lucide-react';
import { z } from 'zod';

import { CopyButton } from '~/ui/copy-button.tsx';

import { useMakeLink } from './garages.queries.ts';

/** The form as it is chosen: a list's values are texts. */
const LinkFields = z.object({
  days: z.string().transform(Number),
  showRegistration: z.boolean(),
});

interface Props {
  diagnosisId: string;
  /** Whether it is about a saved car, which may have a registration. */
  isOfSavedCar: boolean;
}

/** Makes a link for a garage, and shows its address, once. */
export function MakeLink({ diagnosisId, isOfSavedCar }: Props) {
  const make = useMakeLink(diagnosisId);
  return (
    <Form
      schema={LinkFields}
      defaultValues={{ days: '30', showRegistration: false }}
      mode="onSubmit"
      attempt={make}
      onSubmit={(fields) => make.mutate(fields)}
      renderFailure={(error) => (
        <Notice tone="high" role="alert" title="The link was not made">
          {presentError(error).message}
        </Notice>
      )}
      className="grid gap-4"
      aria-label="A link for your garage"
    >
      {(form) => (
        <>
          <p className="measure text-sm text-soft">
            Whoever has the link sees this diagnosis without its prices: your description, the car’s
            make, model, year and mileage, the causes and the checks. They need no account, and can
            reply with test results and a price.
          </p>
          <div className="grid items-end gap-4 sm:grid-cols-[14rem_auto] sm:justify-start">
            <FormField form={form} name="days" label="It works for">
              {(control) => (
                <Select {...control}>
                  {SHARE_DAYS.map((days) => (
                    <option key={days} value={String(days)}>
                      {days} days
                    </option>
                  ))}
                </Select>
              )}
            </FormField>
            <Button
              type="submit"
              tone="secondary"
              busy={make.isPending}
              icon={<Link2 aria-hidden className="size-4.5" />}
            >
              {make.isPending ? 'Making the link…' : 'Make a link'}
            </Button>
          </div>
          {isOfSavedCar && (
            <Checkbox {...form.register('showRegistration')} label="Show the registration too" />
          )}
          {make.data && (
            <Notice tone="low" role="status" title="Your link">
              <p>It is shown this once. Send it to your garage, or show it on your phone.</p>
              <div className="mt-2 flex flex-wrap items-center gap-2">
                <div className="min-w-0 flex-1 basis-64">
                  <TextInput
                    readOnly
                    aria-label="Address of the link"
                    value={make.data.url}
                    onFocus={({ target }) => target.select()}
                  />
                </div>
                <CopyButton key={make.data.id} text={make.data.url} label="Copy the link" />
              </div>
            </Notice>
          )}
        </>
      )}
    </Form>
  );
}
