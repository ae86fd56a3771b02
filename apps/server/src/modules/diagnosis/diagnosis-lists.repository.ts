import type { DiagnosisSummary } from '@wrenchwise/contract/endpoints/diagnoses';
import type { OpenProblem } from '@wrenchwise/contract/endpoints/vehicles';
import type { Database, Reads } from '@wrenchwise/database/database';
import { MIN_LEADING } from '@wrenchwise/knowledge/cause-floor';
import type { Severity } from '@wrenchwise/rules/diagnosis';
import type { DriveVerdict } from '@wrenchwise/rules/drive-words';
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
  type Placeholder,
  type SQL,
  sql,
  type SQLWrapper,
} from 'drizzle-orm';

import { containing } from '../../platform/db/like.ts';
import { diagnoses } from './diagnoses.tables.ts';
import { type DiagnosisRow, OUTCOME } from './diagnosis-rows.repository.ts';
import { storedLeading } from './stored-leading.ts';

const SUMMARY = {
  id: diagnoses.id,
  make: diagnoses.make,
  model: diagnoses.model,
  year: diagnoses.year,
  symptoms: diagnoses.symptoms,
  severity: diagnoses.severity,
  createdAt: diagnoses.createdAt,
  canDrive: diagnoses.canDrive,
  // Names of all causes would be read from text to be thrown away.
  firstCause: sql<string | null>`${diagnoses.possibleCauses}[1]`,
  topProbability: diagnoses.topProbability,
  leadingName: diagnoses.leadingName,
  leadingProbability: diagnoses.leadingProbability,
  basis: diagnoses.basis,
  vehicleId: diagnoses.vehicleId,
  registration: sql<string | null>`(
    select v.registration from vehicles v where v.id = diagnoses.vehicle_id and v.deleted_at is null
  )`,
  resolvedAt: diagnoses.resolvedAt,
  outcome: OUTCOME,
};

type SummaryRow = Pick<
  DiagnosisRow,
  Exclude<keyof typeof SUMMARY, 'registration' | 'firstCause'>
> & {
  readonly registration: string | null;
  readonly firstCause: string | null;
};

// Anything but low and medium is read as high (docs/product.md, Stored diagnosis).
const severityOf = ({ severity }: SummaryRow): Severity =>
  severity === 'low' || severity === 'medium' ? severity : 'high';

const verdictOf = ({ canDrive }: SummaryRow): DriveVerdict =>
  canDrive === 'yes' || canDrive === 'no' ? canDrive : 'caution';

const toSummary = (row: SummaryRow): DiagnosisSummary => {
  const topCause =
    (row.basis === 'nothing'
      ? undefined
      : storedLeading({
          ...row,
          possibleCauses: row.firstCause === null ? [] : [row.firstCause],
        })) ?? null;
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
    // What a row is shown as is found, too: a repair has words that none of its causes has.
    sql`lower(${diagnoses.leadingName}) like (select lower(${containing(word)}))`,
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

/** Which diagnoses of the served user. */
export interface DiagnosisFilter {
  /** Every word of it must occur somewhere. */
  readonly search?: string | undefined;
  readonly vehicleId?: string | undefined;
  readonly state?: 'open' | 'closed' | undefined;
  readonly verdict?: DriveVerdict | undefined;
  /** Those behind this one. */
  readonly after?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

export interface DiagnosisPage {
  readonly diagnoses: DiagnosisSummary[];
  readonly total: number;
  readonly next: string | null;
}

// Their own: row-level security shows those of shared vehicles too.
const IS_OWN = sql`${diagnoses.userId} = (select app_user_id())`;

const wordsOf = ({ search = '' }: DiagnosisFilter): readonly string[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, SEARCH_WORDS);

const whereOf = ({ vehicleId, state, verdict }: DiagnosisFilter, words: readonly string[]) =>
  and(
    IS_OWN,
    vehicleId === undefined ? undefined : eq(diagnoses.vehicleId, vehicleId),
    state === undefined
      ? undefined
      : and(
          ne(diagnoses.basis, 'nothing'),
          state === 'open' ? isNull(diagnoses.resolvedAt) : isNotNull(diagnoses.resolvedAt),
        ),
    verdict === undefined ? undefined : hasVerdict(verdict),
    ...words.map(matches),
  );

/** The place of one of them in the order, to the microsecond; no row when it is gone. */
const placeOf = (id: string) => sql`select d.created_at, d.id from diagnoses d
  where d.id = ${id} and d.user_id = (select app_user_id())`;

const isThere = async (own: Reads, id: string): Promise<boolean> => {
  const rows = await own
    .select({ id: diagnoses.id })
    .from(diagnoses)
    .where(and(eq(diagnoses.id, id), IS_OWN));
  return rows.length > 0;
};

/** How many there are, of a first page that does not hold them all: otherwise they are counted already. */
const totalBeyond = (where: SQL | undefined, perPage: number | Placeholder) => sql<string | null>`
  case when exists (select from ${diagnoses} where ${where} offset ${perPage})
    then (select count(*) from ${diagnoses} where ${where}) end`;

type ListedRow = SummaryRow & { readonly counted: string | null };

const selectPage = (
  own: Reads,
  {
    where,
    counted = sql<null>`null`,
    limit,
    offset,
  }: {
    where: SQL | undefined;
    counted?: SQL<string | null>;
    limit: number | Placeholder;
    offset: number;
  },
) =>
  own
    .select({ ...SUMMARY, counted })
    .from(diagnoses)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset);

/** The same of a search, in one walk for page and count: it looks at every row, and few of them are shown. */
const selectFound = (
  own: Reads,
  { where, limit, offset }: { where: SQL | undefined; limit: number; offset: number },
) => {
  const found = own
    .select({ id: diagnoses.id, counted: sql<string>`count(*) over ()`.as('counted') })
    .from(diagnoses)
    .where(where)
    .orderBy(...NEWEST_FIRST)
    .limit(limit)
    .offset(offset)
    .as('found');
  return own
    .select({ ...SUMMARY, counted: found.counted })
    .from(diagnoses)
    .innerJoin(found, eq(found.id, diagnoses.id))
    .orderBy(...NEWEST_FIRST);
};

const toPage = (rows: readonly ListedRow[], perPage: number, total?: number): DiagnosisPage => {
  const shown = rows.slice(0, perPage);
  const isMore = rows.length > perPage;
  return {
    total: total ?? Number(rows[0]?.counted ?? shown.length),
    diagnoses: shown.map(toSummary),
    next: isMore ? (shown.at(-1)?.id ?? null) : null,
  };
};

/**
 * The served user's own diagnoses, newest first, by statements that are asked at once. Undefined when
 * `after` is gone.
 */
export const listDiagnoses = async (
  own: Reads,
  filter: DiagnosisFilter,
): Promise<DiagnosisPage | undefined> => {
  const { after, page, perPage } = filter;
  const words = wordsOf(filter);
  const where = whereOf(filter, words);
  const isFirst = page === 1 && after === undefined;
  const extent = {
    where:
      after === undefined
        ? where
        : and(where, sql`(${diagnoses.createdAt}, ${diagnoses.id}) < (${placeOf(after)})`),
    limit: perPage + 1,
    offset: (page - 1) * perPage,
  };
  const [isKnown, rows, counted] = await Promise.all([
    after === undefined || isThere(own, after),
    words.length > 0
      ? selectFound(own, extent)
      : selectPage(own, isFirst ? { ...extent, counted: totalBeyond(where, perPage) } : extent),
    // A page from within the list may be empty, and says nothing of what is before it.
    isFirst ? [] : own.select({ total: count() }).from(diagnoses).where(where),
  ]);
  return isKnown ? toPage(rows, perPage, counted[0]?.total) : undefined;
};

/** Whether a page is the first of all: what is filtered by nothing. */
export const isNewest = ({
  search = '',
  vehicleId,
  state,
  verdict,
  after,
  page,
}: DiagnosisFilter): boolean =>
  search.trim() === '' &&
  page === 1 &&
  [vehicleId, state, verdict, after].every((value) => value === undefined);

/** The first page of all of them, by a statement that is built once: the list that everybody begins with. */
export const createReadNewest = ({
  reading,
}: Pick<Database, 'reading'>): ((perPage: number) => Promise<DiagnosisPage>) => {
  const statement = selectPage(reading, {
    where: IS_OWN,
    counted: totalBeyond(IS_OWN, sql.placeholder('perPage')),
    limit: sql.placeholder('limit'),
    offset: 0,
  }).prepare('newest_diagnoses');
  return async (perPage) =>
    toPage(await statement.execute({ perPage, limit: perPage + 1 }), perPage);
};

/** The served user's own diagnoses of these ids, in no order. */
export const listByIds = async (
  own: Reads,
  ids: readonly string[],
): Promise<readonly DiagnosisSummary[]> => {
  if (ids.length === 0) return [];
  const rows = await own
    .select(SUMMARY)
    .from(diagnoses)
    .where(and(IS_OWN, inArray(diagnoses.id, [...ids])));
  return rows.map(toSummary);
};

/** As `toSummary` shows it: a verdict from a guess, and one that is not known, count as 'caution'. */
const WORST_FIRST = sql`case
  when d.basis = 'cause' and coalesce(d.top_probability, 0) < ${MIN_LEADING} then 1
  when d.can_drive = 'no' then 0 when d.can_drive = 'yes' then 2 else 1 end`;

const selectOpenProblems = (own: Reads, areCars: SQL) => {
  const worst = sql`select (
      select d.id from diagnoses d
      where d.vehicle_id = v.id and d.user_id = app_user_id() and d.resolved_at is null
        and d.basis <> 'nothing'
      order by ${WORST_FIRST}, d.created_at desc limit 1
    ) from vehicles v where ${areCars}`;
  return own
    .select({ ...SUMMARY, firstStep: sql<string | null>`${diagnoses.diagnosticSteps}[1]` })
    .from(diagnoses)
    .where(sql`${diagnoses.id} in (${worst})`);
};

const toOpenProblem = ({
  firstStep,
  ...row
}: Awaited<ReturnType<typeof selectOpenProblems>>[number]): OpenProblem => {
  const summary = toSummary(row);
  // Without a ground there is no step either: it would be a guess's.
  return { ...summary, nextStep: summary.severity === null ? null : firstStep };
};

/**
 * Of each car the served user's worst diagnosis that found something and is open, of equals the newest, and
 * its first step.
 */
export const listOpenProblems = async (
  own: Reads,
  vehicleIds: readonly string[] | SQLWrapper,
): Promise<readonly OpenProblem[]> => {
  if ('length' in vehicleIds && vehicleIds.length === 0) return [];
  const rows = await selectOpenProblems(
    own,
    'length' in vehicleIds ? inArray(sql`v.id`, [...vehicleIds]) : sql`v.id in ${vehicleIds}`,
  );
  return rows.map(toOpenProblem);
};

/** The same of the cars that a query with placeholders names, by a statement that is built once. */
export const createReadOpenProblems = (
  { reading }: Pick<Database, 'reading'>,
  vehicleIds: SQLWrapper,
): ((values: Record<string, unknown>) => Promise<readonly OpenProblem[]>) => {
  const statement = selectOpenProblems(reading, sql`v.id in ${vehicleIds}`).prepare(
    'open_problems',
  );
  return async (values) => (await statement.execute(values)).map(toOpenProblem);
};
