import type { Catalogue } from './catalogue.ts';
import type { SandboxKind, SandboxObjects, WireEvent } from './wire.ts';

/** How this shop is set up, as in Stripe's dashboard. */
export interface SandboxSettings {
  readonly appUrl: string;
  readonly catalogue: Catalogue;
  /** The seller's name and address on invoices, a line each. */
  readonly seller: { readonly name: string; readonly lines: readonly string[] };
  /** What becomes of a subscription when every retry of its payment failed. */
  readonly afterRetries: 'canceled' | 'unpaid';
}

export interface ListFilter {
  readonly customer?: string | undefined;
  /** Fields that the object must have, compared exactly. */
  readonly where?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/**
 * The sandbox's objects within one transaction that no other one overlaps: what is read stays true
 * until the end of it, and either all that is written counts or nothing.
 */
export interface Books {
  /** The time of what happens, in seconds, on the product's clock. */
  readonly at: number;
  readonly find: <Kind extends SandboxKind>(
    kind: Kind,
    id: string,
  ) => Promise<SandboxObjects[Kind] | undefined>;
  /** The newest first. */
  readonly list: <Kind extends SandboxKind>(
    kind: Kind,
    filter?: ListFilter,
  ) => Promise<readonly SandboxObjects[Kind][]>;
  /** Stores a new object, or the new state of one. */
  readonly put: <Kind extends SandboxKind>(
    kind: Kind,
    object: SandboxObjects[Kind],
  ) => Promise<void>;
  readonly remove: (kind: SandboxKind, id: string) => Promise<void>;
  /** Forgets what was answered and reported about a customer. */
  readonly forgetAnswers: (customer: string) => Promise<void>;
  /**
   * Records an event with a copy of its object, and queues it for the webhook: both with the change
   * itself. `previous` are the former values of what changed.
   */
  readonly emit: (type: WireEvent['type'], object: object, previous?: object) => Promise<void>;
  readonly newId: (prefix: string) => string;
  readonly settings: SandboxSettings;
}

/** The id of a reference, expanded or not. */
export const customerIdOf = (object: object): string | null => {
  if ('object' in object && object.object === 'customer' && 'id' in object) {
    return String(object.id);
  }
  return 'customer' in object && typeof object.customer === 'string' ? object.customer : null;
};
