/** By which right data go to a service (UK GDPR and GDPR, Article 6(1)). */
export type LegalBasis = 'contract' | 'legitimate-interests' | 'consent';

export const LEGAL_BASES: Readonly<Record<LegalBasis, string>> = {
  contract: 'contract, Article 6(1)(b)',
  'legitimate-interests': 'legitimate interests, Article 6(1)(f)',
  consent: 'your consent, Article 6(1)(a)',
};

/** The record of a service outside of the product: every page and document that names it reads this. */
export interface OutsideService {
  /** As a sentence begins with it: 'A language model'. */
  readonly name: string;
  /** What leaves, exactly. */
  readonly receives: string;
  /** By which act of the user, or of the server. */
  readonly when: string;
  readonly why: string;
  readonly basis: LegalBasis;
  /** For how long, as far as we know it. */
  readonly until: string;
  /** What the user can do not to send it. */
  readonly choice: string;
  /** The variables that set it up. Empty: it needs no setting. */
  readonly settings: readonly string[];
  /** How the operator switches it off. */
  readonly off: string;
}

const AS_LONG_AS_IT_SAYS =
  'As long as that service says. Its answer is stored with yours until you delete it.';

/**
 * Every service that the product can hand data to. An adapter without a record does not compile
 * (`SERVICES_OF_ADAPTERS` of the server), and whether one is in force is computed from the settings.
 */
export const OUTSIDE_SERVICES = {
  hosting: {
    name: 'Whoever runs our servers and database',
    receives: 'everything that is stored here, as the company that runs the machines',
    when: 'always',
    why: 'to run the product',
    basis: 'contract',
    until: 'Until it is deleted here, and until the backup that holds it is replaced.',
    choice: 'None: without it there is no product.',
    settings: ['DATABASE_URL'],
    off: 'Leave `DATABASE_URL` empty to store everything on the machine that runs the server.',
  },
  mail: {
    name: 'The mail service',
    receives:
      'your e-mail address, your name and the text of each mail to you, and of what you write to us',
    when: 'when a mail is sent to you',
    why: 'to carry mails about your account, and those that you asked for',
    basis: 'contract',
    until: 'As long as that service says.',
    choice: 'Switch reminders and news off in the settings. Mails about security are always sent.',
    settings: ['SMTP_URL'],
    off: 'Leave `SMTP_URL` empty: mails are files of the outbox (in production with `ALLOW_OUTBOX=1`).',
  },
  'file-store': {
    name: 'The store of files',
    receives: 'the photos, receipts and documents that you upload, with their type',
    when: 'when you upload a file',
    why: 'to store your files',
    basis: 'contract',
    until: 'Until you delete the file, its vehicle or your account.',
    choice: 'Upload no files.',
    settings: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION'],
    off: 'Leave all `S3_*` empty: files are stored in `DATA_DIR`.',
  },
  'malware-scan': {
    name: 'A virus scanner',
    receives: 'the bytes of each file that you upload, without your name or the name of the file',
    when: 'when you upload a file',
    why: 'to refuse files that would harm whoever opens them',
    basis: 'legitimate-interests',
    until: 'Until it has looked at the file.',
    choice: 'Upload no files.',
    settings: ['CLAMD', 'SCAN_COMMAND'],
    off: 'Leave `CLAMD` and `SCAN_COMMAND` empty.',
  },
  'language-model': {
    name: 'A language model',
    receives:
      'your description of the fault; your car’s make, model, year, fuel, gearbox and mileage; the causes and the guide that we found; in the chat what you ask, what was said before and the facts that our answer is made of; never your name or your e-mail address, unless you type them',
    when: 'when you describe a fault, ask for a diagnosis, open a generated guide or write in the chat',
    why: 'to read your words, to take a second look at the causes, to add notes to guides and to word the answers of the chat',
    basis: 'contract',
    until: AS_LONG_AS_IT_SAYS,
    choice:
      'Leave out of your words what it is not to know. The public guides and code pages ask no model.',
    settings: ['LLM_PROVIDER', 'LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL'],
    off: 'Leave `LLM_PROVIDER` empty.',
  },
  'diagnosis-service': {
    name: 'An outside diagnosis service',
    receives: 'your description of the fault and your car’s make, model and year',
    when: 'when you ask for a diagnosis',
    why: 'to add a second opinion to our diagnosis',
    basis: 'contract',
    until: AS_LONG_AS_IT_SAYS,
    choice: 'Leave out of your words what it is not to know.',
    settings: ['DIAGNOSIS_WEBHOOK_URL'],
    off: 'Leave `DIAGNOSIS_WEBHOOK_URL` empty.',
  },
  'guide-service': {
    name: 'An outside service for repair guides',
    receives: 'your car’s make, model and year, and the repair',
    when: 'when you open a generated guide',
    why: 'to add notes to our guide',
    basis: 'contract',
    until: AS_LONG_AS_IT_SAYS,
    choice: 'Read the public guide of the same repair instead.',
    settings: ['REPAIR_GUIDE_WEBHOOK_URL'],
    off: 'Leave `REPAIR_GUIDE_WEBHOOK_URL` empty.',
  },
  'chat-notification': {
    name: 'The chat of whoever runs this site',
    receives:
      'a line for each new diagnosis and generated guide: your car’s make, model and year, the first cause or the repair, and a shortened number of your account, which does not say who you are',
    when: 'when a diagnosis or a generated guide is made for you',
    why: 'so that whoever runs this site sees that it is used',
    basis: 'legitimate-interests',
    until: 'As long as the messages of that chat are stored.',
    choice: 'Object to it: write to us.',
    settings: ['DISCORD_WEBHOOK_URL'],
    off: 'Leave `DISCORD_WEBHOOK_URL` empty.',
  },
  'chat-notification-with-names': {
    name: 'The chat of whoever runs this site, with your name',
    receives:
      'a line for each new diagnosis and generated guide: your car’s make, model and year, the first cause or the repair, and who you are: the number of your account, your e-mail address and your name',
    when: 'when a diagnosis or a generated guide is made for you',
    why: 'so that whoever runs this site sees who uses it and can help',
    basis: 'legitimate-interests',
    until: 'As long as the messages of that chat are stored.',
    choice: 'Object to it: write to us.',
    settings: ['DISCORD_WEBHOOK_URL', 'DISCORD_USER'],
    off: 'Leave `DISCORD_USER` empty: the line then bears a shortened number only.',
  },
  dvsa: {
    name: 'DVSA, the agency that keeps the MOT history',
    receives: 'a UK registration',
    when: 'when you look a registration up, or refresh the record of a saved car',
    why: 'to find the car and its MOT tests',
    basis: 'contract',
    until: 'As that agency’s privacy notice says.',
    choice: 'Enter make, model and year by hand.',
    settings: [
      'DVSA_TOKEN_URL',
      'DVSA_CLIENT_ID',
      'DVSA_CLIENT_SECRET',
      'DVSA_API_KEY',
      'DVSA_BASE_URL',
    ],
    off: 'Leave `DVSA_CLIENT_ID` and its three companions empty.',
  },
  dvla: {
    name: 'DVLA, the agency that keeps the vehicle register',
    receives: 'a UK registration',
    when: 'when you look a registration up, or refresh the record of a saved car',
    why: 'to find the car, its tax and its year',
    basis: 'contract',
    until: 'As that agency’s privacy notice says.',
    choice: 'Enter make, model and year by hand.',
    settings: ['DVLA_API_KEY', 'DVLA_BASE_URL'],
    off: 'Leave `DVLA_API_KEY` empty.',
  },
  nhtsa: {
    name: 'NHTSA, the American agency for road safety',
    receives: 'a VIN, or a car’s make, model and year',
    when: 'when you look a VIN up, or open the recalls of a saved car',
    why: 'to decode the VIN and to find recalls',
    basis: 'contract',
    until: 'As that agency’s privacy notice says.',
    choice: 'Enter make, model and year by hand. Do not open the recalls.',
    settings: ['NHTSA_BASE_URL'],
    off: 'Leave `NHTSA_BASE_URL` empty.',
  },
  stripe: {
    name: 'Stripe, the payment provider',
    receives:
      'your name, your e-mail address, your plan, and your card, which you give to it and which never reaches us',
    when: 'when you buy a plan, change it or cancel it',
    why: 'to take payments',
    basis: 'contract',
    until: 'For as long as the law makes it store payments.',
    choice: 'Stay on the free plan.',
    settings: [
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_PRICE_STANDARD',
      'STRIPE_PRICE_PREMIUM',
      'STRIPE_API_BASE',
      'STRIPE_TAX',
    ],
    off: 'Leave the four variables of Stripe’s keys and prices empty (local mode only: production needs them).',
  },
  google: {
    name: 'Google',
    receives:
      'that you log in here, with your Google account; we get its number, your name and your e-mail address',
    when: 'when you choose to sign in with Google',
    why: 'to log you in',
    basis: 'consent',
    until: 'As Google’s privacy notice says.',
    choice: 'Log in with a password or a passkey.',
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET', 'GOOGLE_ISSUER'],
    off: 'Leave `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET` empty.',
  },
  'sign-in-provider': {
    name: 'A sign-in provider of the operator’s choice',
    receives:
      'that you log in here, with your account there; we get its number, your name and your e-mail address',
    when: 'when you choose to sign in by it',
    why: 'to log you in',
    basis: 'consent',
    until: 'As whoever runs it says.',
    choice: 'Log in with a password or a passkey.',
    settings: ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
    off: 'Leave `OIDC_ISSUER`, `OIDC_CLIENT_ID` and `OIDC_CLIENT_SECRET` empty.',
  },
  'error-monitor': {
    name: 'An error monitor',
    receives:
      'the kind and the text of an error and the number of the request, without names, addresses and identifiers',
    when: 'when something breaks',
    why: 'to find and mend errors',
    basis: 'legitimate-interests',
    until: 'As long as that service says.',
    choice: 'Object to it: write to us.',
    settings: ['SENTRY_DSN'],
    off: 'Leave `SENTRY_DSN` empty.',
  },
  'trace-collector': {
    name: 'A collector of traces',
    receives:
      'of each request its kind, its status and how long its parts took, and the same of the services that were asked for it; no address, no words and nothing that says who you are',
    when: 'with each request',
    why: 'to find what is slow or fails',
    basis: 'legitimate-interests',
    until: 'As long as that collector stores it.',
    choice: 'Object to it: write to us.',
    settings: ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'],
    off: 'Leave `OTEL_EXPORTER_OTLP_ENDPOINT` empty.',
  },
  push: {
    name: 'Your browser’s push service',
    receives: 'notifications to you, encrypted so that only your browser can read them',
    when: 'when you are notified and have switched notifications on in that browser',
    why: 'to show notifications while the page is closed',
    basis: 'consent',
    until: 'Until it is delivered, a day at most.',
    choice: 'Do not switch notifications on, or switch them off in the settings.',
    settings: [],
    off: 'Each user switches it on. There is no setting.',
  },
  'own-webhooks': {
    name: 'Addresses that you give us for webhooks',
    receives: 'what happened in your account: the events that you chose, with their data',
    when: 'when such an event happens and you have added an address',
    why: 'to hand your data to your own programs',
    basis: 'contract',
    until: 'As long as your programs store it.',
    choice: 'Add no address, or delete it.',
    settings: [],
    off: 'Each user adds the addresses. There is no setting.',
  },
  'message-services': {
    name: 'The ntfy and Gotify servers that you name',
    receives: 'the title and the text of each notification to you, and its link',
    when: 'when you are notified and have added such a server',
    why: 'to show notifications where you want to read them',
    basis: 'consent',
    until: 'As long as that server stores messages.',
    choice: 'Add no server, or remove it.',
    settings: ['MESSAGE_HOSTS'],
    off: 'Each user adds the servers. `MESSAGE_HOSTS` names those of a private network that are allowed.',
  },
  'part-search': {
    name: 'The shop where you search for parts',
    receives:
      'the name of the part and your car, from your browser, as with any link that you follow',
    when: 'when you press a link to search for a part',
    why: 'to find parts and their prices',
    basis: 'contract',
    until: 'As that shop’s privacy notice says.',
    choice: 'Do not follow the link.',
    settings: ['PART_SEARCH_URL_TEMPLATE'],
    off: 'Leave `PART_SEARCH_URL_TEMPLATE` empty.',
  },
} as const satisfies Readonly<Record<string, OutsideService>>;

export type ServiceId = keyof typeof OUTSIDE_SERVICES;

/** Every service, in the order in which pages name them. */
export const SERVICE_IDS = Object.keys(OUTSIDE_SERVICES).filter(
  (id): id is ServiceId => id in OUTSIDE_SERVICES,
);

/** A service that this installation uses. */
export interface ServiceInForce {
  readonly id: ServiceId;
  /** Its host, or null: in the operator's own network, or not one address. */
  readonly host: string | null;
}
