import { clamdAddressOf } from './malware-scan.ts';

/** Connections that production encrypts unless `ALLOW_PLAINTEXT` names them, each with its variables. */
const CONNECTIONS = {
  database: ['DATABASE_URL'],
  smtp: ['SMTP_URL'],
  s3: ['S3_ENDPOINT'],
  llm: ['LLM_BASE_URL'],
  webhooks: ['DIAGNOSIS_WEBHOOK_URL', 'REPAIR_GUIDE_WEBHOOK_URL', 'DISCORD_WEBHOOK_URL'],
  nhtsa: ['NHTSA_BASE_URL'],
  sentry: ['SENTRY_DSN'],
  otel: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
  clamd: ['CLAMD'],
} as const;

export type Connection = keyof typeof CONNECTIONS;
type Variable = (typeof CONNECTIONS)[Connection][number];
/** The settings that say how outside services are reached. */
export type Reached = Readonly<Partial<Record<Variable, string | undefined>>>;

const isConnection = (name: string): name is Connection => Object.hasOwn(CONNECTIONS, name);

/** What `ALLOW_PLAINTEXT` lists; a name that is none of the connections is a problem of its own. */
export const plaintextAllowed = (
  names: readonly string[],
): { readonly allowed: ReadonlySet<Connection>; readonly problem: string | undefined } => {
  const unknown = names.filter((name) => !isConnection(name));
  return {
    allowed: new Set(names.filter(isConnection)),
    problem:
      unknown.length === 0
        ? undefined
        : `ALLOW_PLAINTEXT: '${unknown.join("', '")}' is none of ${Object.keys(CONNECTIONS).join(', ')}`,
  };
};

/** This machine, by name or address: nobody else can listen. Takes a host with or without brackets. */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host);

/** Modes in which the driver checks certificate and name; `prefer` may mean less in its next version. */
const CHECKED_MODES = new Set(['require', 'verify-ca', 'verify-full']);

/** Why a database's connection may be read or redirected on the way; undefined where it may not. */
const databaseProblem = (address: string): string | undefined => {
  // An empty host after a role is valid for the driver and not for URL.
  const url = URL.parse(address.replace('@/', '@localhost/'));
  if (url === null) return 'cannot be read as an address';
  const host = url.searchParams.get('host') ?? url.hostname.replaceAll(/%2f/gi, '/');
  // A path is the folder of a socket.
  if (host === '' || host.startsWith('/') || isLoopback(host)) return undefined;
  const mode = url.searchParams.get('sslmode') ?? '';
  // As libpq does, `require` encrypts and asks nobody for a certificate.
  const asLibpq = url.searchParams.get('uselibpqcompat') === 'true' && mode !== 'verify-full';
  return CHECKED_MODES.has(mode) && !asLibpq
    ? undefined
    : 'needs sslmode=verify-full, or anybody on the way can read and change what is stored';
};

const smtpProblem = (address: string): string | undefined => {
  const url = URL.parse(address);
  if (url === null) return undefined;
  const option = (name: string) => url.searchParams.get(name);
  if (isLoopback(url.hostname)) return undefined;
  if (option('tls.rejectUnauthorized') === 'false') {
    return 'must not switch the check of the certificate off';
  }
  // The transport requires STARTTLS by itself where a password would be sent.
  const required = option('requireTLS') ?? String(url.password !== '');
  return url.protocol === 'smtps:' || (required === 'true' && option('ignoreTLS') !== 'true')
    ? undefined
    : 'must be smtps://, or have ?requireTLS=true, or links to log in travel unprotected';
};

const httpProblem = (address: string): string | undefined => {
  const url = URL.parse(address);
  return url?.protocol === 'http:' && !isLoopback(url.hostname)
    ? 'must be https, or what is sent travels unprotected'
    : undefined;
};

/** Its protocol has no TLS: a socket, or a daemon on this machine, needs none. */
const clamdProblem = (address: string): string | undefined => {
  const clamd = clamdAddressOf(address);
  return clamd === undefined || 'path' in clamd || isLoopback(clamd.host)
    ? undefined
    : 'must be a socket or this machine, or uploaded files travel unprotected';
};

const problemOf = (variable: Variable, address: string): string | undefined => {
  if (variable === 'DATABASE_URL') return databaseProblem(address);
  if (variable === 'CLAMD') return clamdProblem(address);
  return variable === 'SMTP_URL' ? smtpProblem(address) : httpProblem(address);
};

interface Plain {
  readonly connection: Connection;
  /** The variable and what is wrong, without its value. */
  readonly sentence: string;
}

/** Connections that are not encrypted, or whose other end is not checked. */
export const plainConnections = (env: Reached): readonly Plain[] =>
  Object.entries(CONNECTIONS).flatMap(([name, variables]) =>
    variables.flatMap((variable) => {
      const address = env[variable];
      const problem = address === undefined ? undefined : problemOf(variable, address);
      return problem !== undefined && isConnection(name)
        ? [{ connection: name, sentence: `${variable}: ${problem}` }]
        : [];
    }),
  );
