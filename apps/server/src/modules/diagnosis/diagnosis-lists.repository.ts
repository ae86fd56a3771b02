import type { Reads, Transaction, UserDatabase } from '@wrenchwise/database/database';
import type { Severity } from '@wrenchwise/domain/diagnosis';
import type { DriveVerdict } from '@wrenchwise/domain/drive-words';
import type { DiagnosisSummary } from '@wrenchwise/domain/endpoints/diagnoses';
import { leadingCause } from '@wrenchwise/domain/leading-cause';
import { MIN_LEADING } from '@wrenchwise/knowledge/cause-floor';
import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';

import { containing } from '../../platform/db/like.ts';
import { diagnoses } from './diagnoses.tables.ts';
import { type DiagnosisRow, OUTCOME } from './diagnosis-rows.repository.ts';

const SUMMARY = {
  id: diagnoses.id,
  make: diagnoses.make,
  model: diagnoses.model,
  year: diagnoses.year,
  symptoms: diagnoses.symptoms,
  severity: diagnoses.severity,
  createdAt: diagnoses.createdAt,
  canDrive: diagnoses.canDrive,
  possibleCauses: diagnoses.possibleCauses,
  topProbability: diagnoses.topProbability,
  basis: diagnoses.basis,
  vehicleId: diagnoses.vehicleId,
  registration: sql<string | null>`(
    select v.registration from vehicles v where v.id = diagnoses.vehicle_id and v.deleted_at is null
  )`,
  resolvedAt: diagnoses.resolvedAt,
  outcome: OUTCOME,
};

type SummaryRow = Pick<DiagnosisRow, Exclude<keyof typeof SUMMARY, 'registration'>> & {
  readonly registration: string | null;
};

/** The cause that it is named after, by the one floor. */
const leadingOf = ({
  possibleCauses: [name],
  topProbability,
}: Pick<DiagnosisRow, 'possibleCauses' | 'topProbability'>) =>
  name === undefined ? undefined : leadingCause([{ name, probability: topProbability ?? 0 }]);

// Anything but low and medium is read as high (docs/product.md, Stored diagnosis).
const severityOf = ({ severity }: Pick<DiagnosisRow, 'severity'>): Severity =>
  severity === 'low' || severity === 'medium' ? severity : 'high';

const verdictOf = ({ canDrive }: Pick<DiagnosisRow, 'canDrive'>): DriveVerdict =>
  canDrive === 'yes' || canDrive === 'no' ? canDrive : 'caution';

const toSummary = (row: SummaryRow): DiagnosisSummary => {
  const topCause = (row.basis === 'nothing' ? undefined : leadingOf(row)) ?? null;
  const hasGround = topCause !== null || row.basis === 'alert';
  return {
    id: row.id,
    make: row.make,
    model: row.model,
    year: row.year,
    symptoms: row.symptoms,
    severity: hasGround ? severityOf(row) : null,
    // As `floorChanges` has it: no verdict from a guess.
    canDrive: row.basis === 'cause' && !hasGround ? 'caution' : verdictOf(row),
    topCause,
    nothingFound: row.basis === 'nothing',
    vehicleId: row.vehicleId,
    registration: row.registration,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    outcome: row.outcome,
    createdAt: row.createdAt.toISOString(),
  };
};

/** Years are compared whole: '20' is no part of one. */
const YEAR = /^\d{4}$/;

/**
 * What depends on the word only is a query of its own, which runs once for all rows: the word in small letters,
 * and the vehicles that are called by it.
 */
const matches = (word: string) =>
  or(
    sql`${diagnoses.searchText} like (select lower(${containing(word)}))`,
    YEAR.test(word) ? eq(diagnoses.year, Number(word)) : undefined,
    sql`${diagnoses.vehicleId} in (select v.id from vehicles v where v.deleted_at is null
      and (v.nickname ilike ${containing(word)}
        or replace(v.registration, ' ', '') ilike ${containing(word)}))`,
  );

/** As `toSummary` shows it: no verdict from a guess. */
const hasVerdict = (verdict: DriveVerdict) => sql`${diagnoses.basis} <> 'nothing' and ${verdict} =
  case when ${diagnoses.basis} = 'cause' and coalesce(${diagnoses.topProbability}, 0) < ${MIN_LEADING}
    then 'caution' else ${diagnoses.canDrive} end`;

const NEWEST_FIRST = [desc(diagnoses.createdAt), desc(diagnoses.id)];

const SEARCH_WORDS = 8;

/** When a diagnosis of this user was stored, to the microsecond; undefined when it is gone. */
const storedAt = async (
  own: UserDatabase | Transaction,
  userId: string,
  id: string,
): Promise<string | undefined> => {
  const [row] = await own
    .select({ at: sql<string>`${diagnoses.createdAt}::text` })
    .from(diagnoses)
    .where(and(eq(diagnoses.id, id), eq(diagnoses.userId, userId)));
  return row?.at;
};

/**
 * The user's diagnoses, newest first; every word of `search` must occur somewhere. Undefined when `after` is gone.
 */
export const listDiagnoses = async (
  own: UserDatabase | Transaction,
  values: {
    userId: string;
    search: string;
    vehicleId: string | undefined;
    state?: 'open' | 'closed' | undefined;
    verdict?: DriveVerdict | undefined;
    after?: string | undefined;
    page: number;
    perPage: number;
  },
): Promise<{ diagnoses: DiagnosisSummary[]; total: number; next: string | null } | undefined> => {
  const { after, page, perPage } = values;
  const from = after === undefined ? undefined : await storedAt(own, values.userId, after);
  if (after !== undefined && from === undefined) return undefined;
  const words = values.search.split(/\s+/).filter((word) => word !== '');
  const where = and(
    eq(diagnoses.userId, values.userId),
    values.vehicleId === undefined ? undefined : eq(diagnoses.vehicleId, values.vehicleId),
    values.state === undefined
      ? undefined
      : and(
          ne(diagnoses.basis, 'nothing'),
          values.state === 'open' ? isNull(diagnoses.resolvedAt) : isNotNull(diagnoses.resolvedAt),
        ),
    values.verdict === undefined ? undefined : hasVerdict(values.verdict),
    ...words.slice(0, SEARCH_WORDS).map(matches),
  );
  const isAfter =
    from === undefined
      ? undefined
      : sql`(${diagnoses.createdAt}, ${diagnoses.id}) < (${from}::timestamptz, ${after}::uuid)`;
  // One walk for both the page and the count: a search looks at every row, and few of them are shown.
  const found = own
    .select({ id: diagnoses.id, counted: sql<string>`count(*) over ()`.as('counted') })
    .from(diagnoses)
    .where(and(where, isAfter))
    .orderBy(...NEWEST_FIRST)
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .as('found');
  const rows =
    words.length > 0
      ? await own
          .select({ ...SUMMARY, counted: found.counted })
          .from(diagnoses)
          .innerJoin(found, eq(found.id, diagnoses.id))
          .orderBy(...NEWEST_FIRST)
      : await own
          .select({ ...SUMMARY, counted: sql<null>`null` })
          .from(diagnoses)
          .where(and(where, isAfter))
          .orderBy(...NEWEST_FIRST)
          .limit(perPage + 1)
          .offset((page - 1) * perPage);
  const shown = rows.slice(0, perPage);
  const isMore = rows.length > perPage;
  // A first page that has all of them needs no count.
  const isAll = page === 1 && after === undefined && !isMore;
  const counted = after === undefined ? (rows[0]?.counted ?? null) : null;
  const known = isAll ? shown.length : counted === null ? undefined : Number(counted);
  const total =
    known ?? (await own.select({ total: count() }).from(diagnoses).where(where))[0]?.total ?? 0;
  return {
    total,
    diagnoses: shown.map(toSummary),
    next: isMore ? (shown.at(-1)?.id ?? null) : null,
  };
};

/** The served user's newest diagnosis of each car that found something and is open, and its first step. */
export const listOpenProblems = async (
  own: Reads,
  vehicleIds: readonly string[] | SQLWrapper,
): Promise<(DiagnosisSummary & { nextStep: string | null })[]> => {
  if ('length' in vehicleIds && vehicleIds.length === 0) return [];
  const newest = sql`select (
      select d.id from diagnoses d
      where d.vehicle_id = v.id and d.user_id = app_user_id() and d.resolved_at is null
        and d.basis <> 'nothing'
      order by d.created_at desc limit 1
    ) from vehicles v where ${'length' in vehicleIds ? inArray(sql`v.id`, [...vehicleIds]) : sql`v.id in ${vehicleIds}`}`;
  const rows = await own
    .select({ ...SUMMARY, steps: diagnoses.diagnosticSteps })
    .from(diagnoses)
    .where(sql`${diagnoses.id} in (${newest})`);
  return rows.map((row) => {
    const summary = toSummary(row);
    // Without a ground there is no step either: it would be a guess's.
    return { ...summary, nextStep: summary.severity === null ? null : (row.steps[0] ?? null) };
  });
};
