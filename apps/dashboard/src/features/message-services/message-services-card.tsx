import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { MessageService } from '@wrenchwise/contract/endpoints/message-services';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';

import {
  messageServicesQuery,
  useDeleteMessageService,
  useTestMessageService,
} from './message-services.queries.ts';
import { NewMessageServiceForm } from './new-message-service-form.tsx';

const NAMES = { ntfy: 'ntfy', gotify: t`Gotify` } as const;

const stateOf = ({ lastTriedAt, lastFailure }: MessageService): string =>
  lastFailure ?? (lastTriedAt === null ? t`Nothing was sent yet` : t`The last message arrived`);

/** Notifications to ntfy and Gotify. */
export function MessageServicesCard() {
  const { data } = useQuery(messageServicesQuery());
  return (
    <Card>
      <h2 className="text-lg">{t`ntfy and Gotify`}</h2>
      <p className="measure mt-1 text-soft">{t`Reminders also go to a topic of ntfy or to your Gotify server. Topic and token are stored encrypted and not shown again.`}</p>
      {data && data.services.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {data.services.map((service) => (
            <ServiceItem key={service.id} service={service} />
          ))}
        </ul>
      )}
      <NewMessageServiceForm />
    </Card>
  );
}

function ServiceItem({ service }: { service: MessageService }) {
  const test = useTestMessageService();
  const remove = useDeleteMessageService();
  const error = test.error ?? remove.error;
  const label = `${NAMES[service.kind]} at ${service.host}`;
  return (
    <li aria-label={label} className="grid gap-2 border-t border-line pt-3">
      <p className="font-label wrap-anywhere">{label}</p>
      <p role="status" className={service.lastFailure ? 'text-sm text-high' : 'text-sm text-soft'}>
        {stateOf(service)}
      </p>
      {error && <Notice tone="high" role="alert" title={presentError(error).message} />}
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          tone="secondary"
          busy={test.isPending}
          onClick={() => test.mutate(service.id)}
        >{t`Send a test`}</Button>
        <Button
          size="sm"
          tone="ghost"
          busy={remove.isPending}
          onClick={() => remove.mutate(service.id)}
        >{t`Remove`}</Button>
      </div>
    </li>
  );
}
