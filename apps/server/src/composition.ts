import type { Database } from '@wrenchwise/database/database';
import type { Engine } from '@wrenchwise/engine/create-engine';
import type { SandboxStripe } from '@wrenchwise/stripe-sandbox/sandbox-stripe';
import type { Hono } from 'hono';

import type { Auth } from './modules/accounts/better-auth/auth.ts';
import type { PasswordHashing } from './modules/accounts/better-auth/password-hashing.ts';
import type { BillingService } from './modules/billing/billing.service.ts';
import type { SendPush } from './modules/messages/channels/push.service.ts';
import type { MailService } from './modules/messages/mail/mail.service.ts';
import type { NotificationsService } from './modules/messages/notifications/notifications.service.ts';
import type { DiagnosisProvider } from './platform/adapters/diagnosis-provider/port.ts';
import type { Config } from './platform/config/config.ts';
import type { Feature } from './platform/feature.ts';
import type { AppEnv } from './platform/http/context.ts';
import type { Overload } from './platform/http/overload.ts';
import type { ServePage } from './platform/http/pages.ts';
import type { JobQueue } from './platform/jobs/queue.ts';
import type { Log } from './platform/log.ts';
import type { Policies } from './platform/policies.ts';
import type { Telemetry } from './platform/telemetry/telemetry.ts';

/** What is opened and closed outside of the composition. */
export interface Dependencies {
  readonly config: Config;
  readonly db: Database;
  readonly queue: JobQueue;
  readonly log: Log;
  /** Serves the built pages; undefined where only the API is needed. */
  readonly servePage?: ServePage | undefined;
  readonly now?: () => Date;
  /** Made by the process, which its database and queue report to as well. */
  readonly telemetry?: Telemetry;
  /** A ready engine: tests share one. */
  readonly engine?: Engine;
  /** Replaces the built-in engine. */
  readonly provider?: DiagnosisProvider;
  /** Replaces the product's policies: tests do not wait. */
  readonly policies?: Policies;
  /** Replaces the product's hashing: tests do not wait. */
  readonly passwordHashing?: PasswordHashing;
  /** Replaces the browsers' push services. */
  readonly sendPush?: SendPush;
  /** Mounted beside the product's: tests bring endpoints of their own. */
  readonly features?: readonly Feature[];
}

/** The assembled product. */
export interface Composition {
  readonly app: Hono<AppEnv>;
  readonly auth: Auth;
  readonly mail: MailService;
  readonly centre: NotificationsService;
  /** Undefined where payments are off. */
  readonly billing: BillingService | undefined;
  /** The payment sandbox; undefined where Stripe takes the payments. */
  readonly sandbox: SandboxStripe | undefined;
  /** Warms the engine and the search indexes up, so that the first diagnosis and search are not slow. */
  readonly warmUp: () => Promise<void>;
  /** Gives a new demo account its cars. */
  readonly seedDemo: (email: string) => Promise<void>;
  /** Starts draining: /readyz answers 503. */
  readonly drain: () => void;
  /** Ends the streams that are open; their clients resume at another instance. */
  readonly endStreams: () => void;
  /** How many requests are under way and were refused: for gauges. */
  readonly overload: Overload;
  /** Closes idle connections and waits a moment for unsent reports to the monitor. */
  readonly flush: () => Promise<void>;
}
