import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { AGREEMENTS, type WorkshopReply } from '@wrenchwise/contract/endpoints/workshop-replies';
import { CURRENCIES } from '@wrenchwise/knowledge/price-regions';
import { leadingCause } from '@wrenchwise/rules/leading-cause';
import { compareQuote } from '@wrenchwise/rules/quote';

import type { StoredReply } from './workshop-replies.repository.ts';

/** The cause that a garage's price is for: the one that it names, or our leading one. */
const quotedCause = ({ faultId, otherCause, agreement }: StoredReply, { causes }: Diagnosis) => {
  if (otherCause !== null) return undefined;
  if (faultId !== null) return causes.find((cause) => cause.faultId === faultId);
  return agreement === 'differs' ? undefined : leadingCause(causes);
};

const quoteOf = (reply: StoredReply, diagnosis: Diagnosis): WorkshopReply['quote'] => {
  const { quoteCents: cents, quoteFor } = reply;
  const currency = CURRENCIES.find((known) => known === reply.quoteCurrency);
  if (cents === null || currency === undefined) return null;
  const quote = { cents, currency, for: quoteFor };
  const cause = quotedCause(reply, diagnosis);
  const pricing = cause?.pricing ?? diagnosis.pricing;
  if (!cause || diagnosis.plan.length === 0) {
    const words = 'We have no price range of our own to set it beside.';
    return { ...quote, range: null, repair: null, words, ask: [] };
  }
  if (pricing.currency !== currency) {
    const words = 'It is in another currency than your prices are now.';
    return { ...quote, range: null, repair: null, words, ask: [] };
  }
  const { labourCentsPerHour } = pricing;
  const { words, ask } = compareQuote(cents, { cause, currency, labourCentsPerHour });
  const { cost, repairTitle: repair } = cause;
  return { ...quote, range: cost.professional, repair, words, ask: [...ask] };
};

const causeOf = ({ agreement, faultId, otherCause }: StoredReply, { causes }: Diagnosis) => {
  if (agreement !== 'differs') return null;
  return otherCause ?? causes.find((cause) => cause.faultId === faultId)?.name ?? null;
};

/** A stored reply as the owner of the diagnosis reads it. */
export const toReply = (
  reply: StoredReply,
  diagnosis: Diagnosis,
  { after, photos }: Pick<WorkshopReply, 'after'> & { photos: readonly { id: string }[] },
): WorkshopReply => ({
  id: reply.id,
  garage: reply.garage,
  tests: reply.tests.map(({ stepId, optionId, title, finding }) => ({
    stepId,
    optionId,
    title,
    finding,
  })),
  agreement: AGREEMENTS.find((known) => known === reply.agreement) ?? 'unsure',
  cause: causeOf(reply, diagnosis),
  note: reply.note,
  quote: quoteOf(reply, diagnosis),
  after,
  photos: photos.map(({ id }) => ({ id, url: `/api/files/${id}` })),
  createdAt: reply.createdAt.toISOString(),
  acceptedAt: reply.acceptedAt?.toISOString() ?? null,
});
