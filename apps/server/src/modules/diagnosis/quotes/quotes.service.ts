import {
  type CheckedQuote,
  MAX_COMPARED,
  type QuoteComparison,
  type QuoteToCheck,
  type StoredQuote,
} from '@wrenchwise/contract/endpoints/quotes';
import type { Database } from '@wrenchwise/database/database';
import { findFault } from '@wrenchwise/knowledge/catalogue';
import type { Knowledge } from '@wrenchwise/knowledge/knowledge';
import { PRICE_REGION_IDS, PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { type Pricing, pricingOf } from '@wrenchwise/knowledge/prices';
import { compareQuotes } from '@wrenchwise/quotes/compare-quotes';
import { type ExaminedQuote, examineQuote } from '@wrenchwise/quotes/examine-quote';
import { fitsCar, type QuotedCar } from '@wrenchwise/quotes/fits-car';
import { createPartIndex, type PartIndex } from '@wrenchwise/quotes/part-index';
import type { Quote } from '@wrenchwise/quotes/quote';
import type { QuoteContext } from '@wrenchwise/quotes/quote-context';
import { readQuote } from '@wrenchwise/quotes/read-quote';
import { shortDate } from '@wrenchwise/rules/day-words';
import { priceBasis } from '@wrenchwise/rules/price-basis';

import { AppError } from '../../../platform/app-error.ts';
import type { SessionUser } from '../../../platform/http/context.ts';
import { createPdf } from '../../../platform/pdf/create-pdf.ts';
import { pageSizeOf } from '../../../platform/pdf/pdf-document.ts';
import { priceOptionsOf } from '../../../platform/price-options.ts';
import type { VehiclesService } from '../../garage/vehicles/vehicles.service.ts';
import type { DiagnosesService } from '../diagnoses.service.ts';
import { SHEET_TITLE, sheetOf } from './quote-sheet.ts';
import { addQuote, findQuotes, removeQuote } from './quotes.repository.ts';
import { readPdf } from './read-pdf.ts';

type QuotingUser = Pick<SessionUser, 'id' | 'place' | 'prices'>;
type Named = Pick<QuoteToCheck, 'text' | 'vehicleId' | 'diagnosisId'> & { readonly name: string };

export interface QuotesService {
  /** Throws `db/record-not-found` of a car and `diagnosis/not-found` of a diagnosis that the user has not. */
  readonly check: (user: QuotingUser, body: QuoteToCheck) => Promise<CheckedQuote>;
  /**
   * A stored quote, with the car's name. A car or a diagnosis that is gone by now, or not shared any more, is left out.
   */
  readonly checkStored: (
    user: QuotingUser,
    quote: Pick<StoredQuote, 'text' | 'vehicleId' | 'diagnosisId'>,
  ) => Promise<{ checked: CheckedQuote; carName: string | null }>;
  /** The text of a PDF. Throws `quote/file-…`. */
  readonly readFile: (file: Blob) => ReturnType<typeof readPdf>;
  /** Throws as `check` does, and `quote/too-many`. */
  readonly save: (user: QuotingUser, quote: Named) => Promise<StoredQuote>;
  readonly list: (
    user: QuotingUser,
    of: { readonly vehicleId?: string | undefined; readonly diagnosisId?: string | undefined },
  ) => Promise<{ quotes: StoredQuote[]; comparison: QuoteComparison | null }>;
  /** Throws `db/record-not-found`. */
  readonly remove: (userId: string, id: string) => Promise<void>;
  /** The sheet to take along, as a PDF. Throws as `check` does, and `document/unavailable`. */
  readonly print: (user: QuotingUser, body: QuoteToCheck) => Promise<Uint8Array<ArrayBuffer>>;
}

/** What is quoted for: a car, and what was found on it. */
interface Subject {
  readonly car: QuotedCar;
  /** '2013 Ford Focus' of a car or a diagnosis that is named. */
  readonly carName: string | null;
  readonly found: QuoteContext['found'];
}

/** Our prices in the currency of a quote: of the user's own region, or the first that has it; null: none. */
const pricingIn = (currency: string | null, user: QuotingUser): Pricing | null => {
  const own = pricingOf(priceOptionsOf(user.prices));
  if (currency === null || currency === own.currency) return own;
  const region = PRICE_REGION_IDS.find((id) => PRICE_REGIONS[id].currency === currency);
  // Of the euro regions the one for all countries, not Ireland's.
  if (currency === 'EUR') return pricingOf({ region: 'eu' });
  return region === undefined ? null : pricingOf({ region });
};

const toChecked = (
  quote: Quote,
  examined: ExaminedQuote,
  pricing: Pricing | null,
): CheckedQuote => ({
  currency: quote.currency ?? pricing?.currency ?? 'GBP',
  lines: quote.lines.map((line, at) => {
    const beside = examined.lines[at];
    return {
      ...line,
      standing: beside?.standing ?? 'unknown',
      usual: beside?.money ?? null,
      usualHours: beside?.hours ?? null,
      usualRate: beside?.rate ?? null,
      basis: beside?.basis ?? null,
      remark: beside?.words ?? null,
      question: beside?.question ?? null,
    };
  }),
  notes: examined.notes.map((note) => ({ ...note })),
  taxIncluded: quote.taxIncluded,
  itemsCents: quote.sum.itemsCents,
  totalCents: quote.sum.totalCents,
  repairs: examined.repairs.map((repair) => ({ ...repair })),
  notUnderstood: [...quote.notUnderstood],
  isCut: quote.isCut,
  priceBasis: pricing && priceBasis(pricing),
});

const NOTHING: Subject = {
  car: { make: null, year: null, fuel: null, transmission: null },
  carName: null,
  found: undefined,
};

/** Finds the car and the diagnosis that are named. Throws `db/record-not-found` and `diagnosis/not-found`. */
const subjects =
  ({
    diagnoses,
    vehicles,
  }: {
    diagnoses: Pick<DiagnosesService, 'get'>;
    vehicles: Pick<VehiclesService, 'get'>;
  }) =>
  async (user: QuotingUser, body: Omit<QuoteToCheck, 'text'>): Promise<Subject> => {
    const diagnosis =
      body.diagnosisId === undefined ? undefined : await diagnoses.get(user, body.diagnosisId);
    const vehicleId = body.vehicleId ?? diagnosis?.vehicleId ?? undefined;
    const vehicle =
      body.vehicleId === undefined ? undefined : await vehicles.get(user.id, body.vehicleId);
    const known = vehicle ?? diagnosis;
    return {
      carName: known ? [known.year, known.make, known.model].join(' ') : null,
      car: {
        make: body.make ?? known?.make ?? null,
        year: body.year ?? known?.year ?? null,
        fuel: body.fuel ?? known?.fuel ?? null,
        transmission: body.transmission ?? known?.transmission ?? null,
      },
      found:
        diagnosis && !diagnosis.nothingFound && vehicleId === (diagnosis.vehicleId ?? vehicleId)
          ? diagnosis.causes
          : undefined,
    };
  };

/** Quotes of workshops. No word of one leaves the server: it is read by rules, here. */
export const createQuotesService = ({
  db,
  diagnoses,
  vehicles,
  knowledge,
  now,
}: {
  db: Database;
  diagnoses: Pick<DiagnosesService, 'get'>;
  vehicles: Pick<VehiclesService, 'get'>;
  knowledge: Pick<Knowledge, 'faults'>;
  now: () => Date;
}): QuotesService => {
  let index: PartIndex | undefined;
  const subjectOf = subjects({ diagnoses, vehicles });

  const examine = (user: QuotingUser, text: string, { car, found }: Subject) => {
    // Made at the first quote: a tenth of a second that no start has to wait for.
    index ??= createPartIndex(knowledge.faults);
    const quote = readQuote(text, { currency: user.place.currency });
    const pricing = pricingIn(quote.currency, user);
    const examined = examineQuote(quote, {
      index,
      pricing,
      allows: ({ fits }) => fitsCar(fits, car),
      ...(found
        ? {
            found: found.map(({ faultId, name, probability }) => ({
              faultId,
              ...(probability === undefined ? {} : { probability }),
              name: findFault(faultId)?.name ?? name,
            })),
          }
        : {}),
    });
    return { quote, examined, pricing };
  };

  const checkFor = (user: QuotingUser, text: string, subject: Subject): CheckedQuote => {
    const { quote, examined, pricing } = examine(user, text, subject);
    return toChecked(quote, examined, pricing);
  };

  /** Of what is named, what the user still has. */
  const subjectLeft = async (
    user: QuotingUser,
    { vehicleId, diagnosisId }: Pick<StoredQuote, 'vehicleId' | 'diagnosisId'>,
  ): Promise<Subject> => {
    const named = { vehicleId: vehicleId ?? undefined, diagnosisId: diagnosisId ?? undefined };
    try {
      return await subjectOf(user, named);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // The one or the other is gone: the quote is worth reading without it.
      return NOTHING;
    }
  };

  return {
    check: async (user, body) => checkFor(user, body.text, await subjectOf(user, body)),
    checkStored: async (user, stored) => {
      const subject = await subjectLeft(user, stored);
      return { checked: checkFor(user, stored.text, subject), carName: subject.carName };
    },
    readFile: async (file) => readPdf(new Uint8Array(await file.arrayBuffer())),
    save: async (user, { name, text, vehicleId, diagnosisId }) => {
      await subjectOf(user, { vehicleId, diagnosisId });
      const stored = await addQuote(db.forUser(user.id), {
        userId: user.id,
        name,
        text,
        vehicleId: vehicleId ?? null,
        diagnosisId: diagnosisId ?? null,
      });
      if (!stored) throw new AppError('quote/too-many');
      return stored;
    },
    list: async (user, of) => {
      const quotes = await findQuotes(db.forUser(user.id), user.id, of);
      const newest = quotes
        .slice(0, MAX_COMPARED)
        .map((stored) => ({ stored, ...examine(user, stored.text, NOTHING) }));
      const currency = newest[0]?.quote.currency ?? user.place.currency;
      const alike = newest.filter(({ quote }) => (quote.currency ?? currency) === currency);
      return {
        quotes,
        comparison:
          alike.length < 2
            ? null
            : {
                currency,
                names: alike.map(({ stored }) => stored.name),
                rows: compareQuotes(alike).map(({ label, amounts }) => ({
                  label,
                  amounts: [...amounts],
                })),
              },
      };
    },
    remove: async (userId, id) => {
      if (!(await removeQuote(db.forUser(userId), userId, id))) {
        throw new AppError('db/record-not-found');
      }
    },
    print: async (user, body) => {
      const subject = await subjectOf(user, body);
      const { year, make } = subject.car;
      const day = shortDate(now(), user.place.dateLocale, 'UTC');
      return createPdf({
        title: SHEET_TITLE,
        subtitle: make === null ? day : `${[year, make].filter(Boolean).join(' ')}, ${day}`,
        footer: SHEET_TITLE,
        language: 'en-GB',
        pageSize: pageSizeOf(user.prices.priceRegion),
        createdAt: now(),
        content: sheetOf(checkFor(user, body.text, subject)),
      });
    },
  };
};
