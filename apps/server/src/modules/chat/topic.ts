import type { AssistantAnswer, RankingChange } from '@wrenchwise/assistant/consultation';
import type { ChatChange } from '@wrenchwise/contract/endpoints/chat';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { SessionUser } from '../../platform/http/context.ts';
import type { Subject } from './chat.repository.ts';

/** What a conversation is addressed by: the id of a diagnosis or a vehicle, or the slug of a guide. */
export interface ChatAddress {
  readonly kind: 'diagnosis' | 'vehicle' | 'guide';
  readonly id: string;
}

/** Answers questions from what is known of one subject, without a model. */
export interface Assistant {
  /** Whether the verdict on driving is an unconditional yes: a model may repeat no other leave. */
  readonly mayBeDriven: boolean;
  /** Null: not known. A model may name no part that it does not have. */
  readonly fuel: Fuel | null;
  readonly answer: (question: string) => Promise<AssistantAnswer>;
  /** Writes what was reported into the evidence of the subject; undefined where there is none, or it cannot be. */
  readonly record?: (change: RankingChange) => Promise<Recorded | undefined>;
}

/** What is remembered of evidence that was written, to take it back. */
export type Recorded = Pick<ChatChange, 'state' | 'earlier'>;

/** What a user can talk about. */
export interface Topic {
  readonly subject: Subject;
  readonly title: string;
  readonly suggestions: readonly string[];
  /** Reads what answers are made from; `focus` is what the answer before was about, as it was stored. */
  readonly consult: (focus: string | undefined) => Promise<Assistant>;
}

/** Throws the subject's own `…/not-found` where this user may not see it. */
export type FindTopic = (user: SessionUser, id: string) => Promise<Topic>;
