import { pageMeta } from '@wrenchwise/client/page-meta.ts';
import { absoluteUrl } from '@wrenchwise/client/site-origin.ts';
import {
  DIAGNOSE_BY_CURL,
  DIAGNOSE_IN_TYPESCRIPT,
  LIST_BY_CURL,
  MAKE_TYPES,
  MCP_CLIENTS,
  RECEIVE_WEBHOOKS,
  TYPED_CLIENT,
} from '@wrenchwise/contract/developer-examples';
import { OLD_SECRET_HOURS } from '@wrenchwise/contract/endpoints/webhooks';
import { API_LIMIT, V1_ENDPOINTS } from '@wrenchwise/contract/public-api';
import { HOME_ASSISTANT } from '@wrenchwise/rules/home-assistant';
import { WEBHOOK_EVENT_TYPES, WEBHOOK_EVENTS } from '@wrenchwise/rules/webhook-events';
import { Link } from '@wrenchwise/ui/link.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { type Column, Table } from '@wrenchwise/ui/table.tsx';

import { CodeBlock } from '~/features/developers/code-block.tsx';
import { PageSection } from '~/features/marketing/page-section.tsx';
import { WherePaymentsAreOff, WherePaymentsAreOn } from '~/in-force/payments.tsx';

/** What the page says of itself. */
export const developersMeta = () =>
  pageMeta(
    'Developers',
    'The Wrenchwise API, webhooks and MCP server: diagnoses, vehicles, maintenance, registers and trouble codes for your own programs.',
    { path: '/developers' },
  );

const GAP = 'mt-14 sm:mt-16';
const KEY = 'ww_your-key';

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scope: string;
}

const OPERATIONS: readonly Operation[] = V1_ENDPOINTS.map(
  ({ id, method, path, summary, access }) => ({
    id,
    method,
    path,
    summary,
    scope: typeof access === 'object' && 'scope' in access ? access.scope : '',
  }),
);

const OPERATION_COLUMNS: readonly Column<Operation>[] = [
  {
    id: 'operation',
    title: 'Operation',
    cell: ({ method, path }) => (
      <code className="font-mono text-sm max-sm:wrap-anywhere sm:whitespace-nowrap">
        {method} {path}
      </code>
    ),
  },
  { id: 'summary', title: 'What it does', cell: ({ summary }) => summary },
  { id: 'scope', title: 'Scope', cell: ({ scope }) => scope },
];

const EVENT_COLUMNS: readonly Column<(typeof WEBHOOK_EVENT_TYPES)[number]>[] = [
  {
    id: 'event',
    title: 'Event',
    cell: (event) => <code className="font-mono text-sm wrap-anywhere">{event}</code>,
  },
  { id: 'when', title: 'When', cell: (event) => WEBHOOK_EVENTS[event] },
];

function Access() {
  return (
    <PageSection
      level={1}
      className="pt-12 sm:pt-16"
      title="Developers"
      lead="Your garage and the diagnosis for your own programs and for AI assistants: by HTTP, by webhooks and by the Model Context Protocol."
    >
      <div className="measure grid gap-4">
        <p>
          <WherePaymentsAreOn>
            API access is part of the paid <Link to="/pricing">plans</Link>.
          </WherePaymentsAreOn>
          <WherePaymentsAreOff>Every account has access to the API.</WherePaymentsAreOff> Create a
          key in the settings under <Link to="/dashboard/settings/api">API keys and webhooks</Link>.
          It is shown once; keep it like a password, and revoke it when you no longer need it. A key
          reads, or reads and changes, what is yours and nothing else.
        </p>
      </div>
    </PageSection>
  );
}

function FirstRequest() {
  return (
    <PageSection className={GAP} title="First request">
      <div className="grid min-w-0 gap-6">
        <CodeBlock
          title="Once in your terminal"
          code={`export WRENCHWISE_URL=${absoluteUrl('')}\nexport WRENCHWISE_KEY=${KEY}`}
        />
        <CodeBlock title="Your vehicles" code={LIST_BY_CURL} />
        <CodeBlock title="A diagnosis" code={DIAGNOSE_BY_CURL} />
        <CodeBlock title="The same in TypeScript" code={DIAGNOSE_IN_TYPESCRIPT} />
      </div>
    </PageSection>
  );
}

function Operations() {
  return (
    <PageSection className={GAP} title="Operations">
      <div className="measure mb-6 grid gap-4">
        <p>
          Version 1 is described as <a href={siteAddress('/api/v1/openapi.json')}>OpenAPI 3.1</a>,
          with every field, status and an example of each. Within version 1 fields are added, never
          removed or changed: ignore those that you do not know.
        </p>
      </div>
      <Table
        caption="Operations of version 1"
        columns={OPERATION_COLUMNS}
        rows={OPERATIONS}
        rowKey={({ id }) => id}
      />
      <div className="mt-8 grid min-w-0 gap-6">
        <CodeBlock title="Types from the document" code={MAKE_TYPES} />
        <CodeBlock title="A typed client" code={TYPED_CLIENT} />
      </div>
    </PageSection>
  );
}

function LimitsAndErrors() {
  return (
    <PageSection className={GAP} title="Limits and errors">
      <div className="measure grid gap-4">
        <p>
          A key may ask {API_LIMIT.requests} times a minute, over all operations together. Every
          answer says in <code className="font-mono">RateLimit-Policy</code> and{' '}
          <code className="font-mono">RateLimit</code> how much is left; a refused request says in{' '}
          <code className="font-mono">Retry-After</code> how many seconds to wait. Calls also count
          towards the month’s API calls of your plan, and a diagnosis towards its diagnoses.
        </p>
        <p>
          Failures are RFC 9457 problem documents:{' '}
          <code className="font-mono">application/problem+json</code> with a{' '}
          <code className="font-mono">code</code> such as{' '}
          <code className="font-mono">diagnosis/too-little</code>,{' '}
          <code className="font-mono">retryable</code> where the same request may succeed later, and{' '}
          <code className="font-mono">fields</code> where single fields are wrong. Send an{' '}
          <code className="font-mono">Idempotency-Key</code> with a diagnosis: a repeated request is
          then answered as the first was, and uses no second unit.
        </p>
      </div>
    </PageSection>
  );
}

function Webhooks() {
  return (
    <PageSection className={GAP} title="Webhooks">
      <div className="measure mb-6 grid gap-4">
        <p>
          Add an address in the settings, and Wrenchwise sends it a POST request when something
          happens. A message says what happened to what, with ids; read the rest by the API. It is
          signed as <a href="https://www.standardwebhooks.com">Standard Webhooks</a> describes, with
          the secret that the settings show once: verify it, as below, before you believe it. After
          a new secret was made, messages bear a signature of each, separated by a space, for{' '}
          {OLD_SECRET_HOURS} hours or until you end the old one: change your program meanwhile.
        </p>
        <p>
          Answer with any 2xx status within ten seconds. Otherwise it is sent again after 5 seconds,
          5 minutes, 30 minutes and then longer and longer, ten times over three days, always with
          the same <code className="font-mono">webhook-id</code>: treat a second message of one id
          as the first. The settings list what was sent and send it again on request. An address at
          which three messages in a row have failed for good is stopped, and you are notified.
        </p>
        <p>
          An address gets one message at a time. Events of one kind about one thing are coalesced:
          after a message, the next one of that kind about that vehicle waits for ten seconds and
          stands for all that happened meanwhile, with the time of the last. A thousand changes of a
          vehicle within a minute are about seven messages. Different kinds are never put together,
          so a deletion is always reported. An address that takes more than two seconds to answer is
          sent to in a slower lane until it is quick again: answer first, then work.
        </p>
      </div>
      <Table
        caption="Events"
        columns={EVENT_COLUMNS}
        rows={WEBHOOK_EVENT_TYPES}
        rowKey={(event) => event}
      />
      <div className="mt-8">
        <CodeBlock title="A receiver in Node.js" code={RECEIVE_WEBHOOKS} />
      </div>
    </PageSection>
  );
}

function HomeAssistant() {
  return (
    <PageSection className={GAP} title="Home Assistant">
      <div className="measure mb-6 grid gap-4">
        <p>
          Odometer, MOT date, what is due next and the verdict of an open problem as sensors. Put
          the key into <code className="font-mono">secrets.yaml</code> as{' '}
          <code className="font-mono">wrenchwise_authorization</code>, with “Bearer ” before it.
        </p>
      </div>
      <CodeBlock
        title="configuration.yaml"
        code={HOME_ASSISTANT.replaceAll('https://cars.example', absoluteUrl(''))}
      />
    </PageSection>
  );
}

function McpServer() {
  return (
    <PageSection className={GAP} title="MCP server">
      <div className="measure mb-6 grid gap-4">
        <p>
          An AI assistant that speaks the Model Context Protocol can look into your garage, diagnose
          a car, look up codes and registrations, and plan work. The server is at{' '}
          <code className="font-mono wrap-anywhere">{absoluteUrl('/mcp')}</code> (streamable HTTP)
          and takes the same keys. With a key for reading it changes nothing.
        </p>
      </div>
      <div className="grid min-w-0 gap-6">
        {MCP_CLIENTS.map(({ name, place, configuration }) => (
          <CodeBlock
            key={name}
            title={`${name}: ${place}`}
            code={configuration(absoluteUrl(''), KEY)}
          />
        ))}
      </div>
    </PageSection>
  );
}

/** How to use the product from programs. Its examples are run by the suite. */
export function DevelopersPage() {
  return (
    <div className="[&_a]:text-link">
      <Access />
      <FirstRequest />
      <Operations />
      <LimitsAndErrors />
      <Webhooks />
      <HomeAssistant />
      <McpServer />
    </div>
  );
}
