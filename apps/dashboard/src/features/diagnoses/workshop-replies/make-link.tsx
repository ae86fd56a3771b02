import { t } from '@lingui/core/macro';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { SHARE_DAYS } from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Checkbox } from '@wrenchwise/ui/checkbox.tsx';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { Link2 } from 'lucide-react';
import { z } from 'zod';

import { LinkAddress } from '~/ui/link-address.tsx';

import { useMakeLink } from './workshop-replies.queries.ts';

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

/** Makes a link for a garage, and shows its address. */
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
        <Notice tone="high" role="alert" title={t`The link was not made`}>
          {presentError(error).message}
        </Notice>
      )}
      className="grid gap-4"
      aria-label={t`A link for your garage`}
    >
      {(form) => (
        <>
          <p className="measure text-sm text-soft">{t`Whoever has the link sees this diagnosis without its prices: your description, the car’s make, model, year and mileage, the causes and the checks. They need no account, and can reply with test results and a price.`}</p>
          <div className="grid items-end gap-4 sm:grid-cols-[14rem_auto] sm:justify-start">
            <FormField form={form} name="days" label={t`It works for`}>
              {(control) => (
                <Select {...control}>
                  {SHARE_DAYS.map((days) => (
                    <option key={days} value={String(days)}>
                      {t`${days} days`}
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
              {make.isPending ? t`Making the link…` : t`Make a link`}
            </Button>
          </div>
          {isOfSavedCar && (
            <Checkbox {...form.register('showRegistration')} label={t`Show the registration too`} />
          )}
          {make.data && (
            <Notice tone="low" role="status" title={t`Your link`}>
              <p>{t`Send it to your garage, or show it on your phone. It stays in the list below until it ends.`}</p>
              <LinkAddress url={make.data.url} />
            </Notice>
          )}
        </>
      )}
    </Form>
  );
}
