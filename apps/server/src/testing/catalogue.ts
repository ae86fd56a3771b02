import { type Database, rowsOf } from '@wrenchwise/database/database';
import { sql } from 'drizzle-orm';

/** Access rights as sorted text; null where nothing was ever granted or revoked. */
const RIGHTS = (acl: string) =>
  `(select string_agg(a::text, ' ' order by a::text) from unnest(${acl}) a)`;

/** One query for each kind of object; each row becomes a line. */
const QUERIES: Readonly<Record<string, string>> = {
  schema: `select nspname, nspowner::regrole, ${RIGHTS('nspacl')} from pg_namespace where oid = current_schema()::regnamespace`,
  relation: `select relname, relkind, relpersistence, relowner::regrole, relrowsecurity, relforcerowsecurity, relreplident,
      reloptions, ${RIGHTS('relacl')}
    from pg_class where relnamespace = current_schema()::regnamespace`,
  column: `select c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
      format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcompression,
      a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid), a.attoptions, ${RIGHTS('a.attacl')}
    from pg_attribute a join pg_class c on c.oid = a.attrelid
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped`,
  constraint: `select conrelid::regclass, conname, contype, condeferrable, condeferred, convalidated, connoinherit,
      pg_get_constraintdef(oid), conindid::regclass
    from pg_constraint where connamespace = current_schema()::regnamespace`,
  index: `select pg_get_indexdef(indexrelid), indisprimary, indisunique, indisvalid, indimmediate, indisclustered, indisreplident
    from pg_index join pg_class c on c.oid = indexrelid where c.relnamespace = current_schema()::regnamespace`,
  policy: `select polrelid::regclass, polname, polcmd, polpermissive,
      (select string_agg(r::regrole::text, ' ' order by r::regrole::text) from unnest(polroles) r),
      pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)
    from pg_policy join pg_class c on c.oid = polrelid where c.relnamespace = current_schema()::regnamespace`,
  trigger: `select pg_get_triggerdef(t.oid), tgenabled, tgisinternal
    from pg_trigger t join pg_class c on c.oid = tgrelid
    where c.relnamespace = current_schema()::regnamespace and not tgisinternal`,
  function: `select oid::regprocedure, proowner::regrole, pg_get_functiondef(oid), procost, prorows, ${RIGHTS('proacl')}
    from pg_proc where pronamespace = current_schema()::regnamespace`,
  sequence: `select seqrelid::regclass, seqtypid::regtype, seqstart, seqincrement, seqmin, seqmax, seqcache, seqcycle,
      (select refobjid::regclass || ' ' || refobjsubid || ' ' || deptype::text from pg_depend
        where objid = seqrelid and deptype in ('a', 'i') and classid = 'pg_class'::regclass and refclassid = 'pg_class'::regclass)
    from pg_sequence join pg_class c on c.oid = seqrelid where c.relnamespace = current_schema()::regnamespace`,
  rule: `select pg_get_ruledef(r.oid) from pg_rewrite r join pg_class c on c.oid = ev_class
    where c.relnamespace = current_schema()::regnamespace`,
  type: `select typname, typtype from pg_type where typnamespace = current_schema()::regnamespace`,
  comment: `select classoid::regclass, description from pg_description
    where objoid in (select oid from pg_class where relnamespace = current_schema()::regnamespace
      union select oid from pg_proc where pronamespace = current_schema()::regnamespace)`,
  extension: `select extname, extversion from pg_extension`,
  'default right': `select defaclobjtype, ${RIGHTS('defaclacl')} from pg_default_acl`,
  statistics: `select pg_get_statisticsobjdef(oid) from pg_statistic_ext`,
};

/**
 * What a database's catalogue says of the current schema, a line an object: columns, defaults, constraints,
 * indexes, policies, triggers, functions with their bodies, rights. Two schemas are equal when their lines are.
 */
export const catalogueOf = async (db: Database): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(QUERIES)) {
    const rows = await rowsOf(db, sql.raw(`select q::text as line from (${query}) q`));
    for (const { line } of rows) lines.push(`${kind} ${String(line)}`);
  }
  return lines.toSorted();
};
