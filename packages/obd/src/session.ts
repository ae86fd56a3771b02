import { readAdapterText } from './adapter-text.ts';
import { type Decoded, decode, learnForm, type ObdCode } from './decode.ts';
import { hexOf } from './hex.ts';
import { type KnownForm, readMessages } from './messages.ts';
import type { MonitorStatus } from './monitors.ts';
import type { ObdValue } from './obd-value.ts';
import type { OnBoardTest } from './on-board-tests.ts';

/** Characters to and from an adapter: Bluetooth, serial or TCP. */
export interface Transport {
  readonly write: (text: string) => Promise<void>;
  /** Calls `listener` for what arrives, in pieces of any length; returns how to stop. */
  readonly onText: (listener: (text: string) => void) => () => void;
  /** Calls `listener` once when the connection ends; returns how to stop. */
  readonly onEnd: (listener: () => void) => () => void;
  /** Calls `listener` once after so many milliseconds, unless it is stopped before. */
  readonly after: (ms: number, listener: () => void) => () => void;
}

/** Why a session could not go on. */
export class ObdError extends Error {
  readonly kind:
    | 'no answer'
    | 'no adapter'
    | 'no bridge'
    | 'no car'
    | 'disconnected'
    | 'low voltage';
  constructor(kind: ObdError['kind'], message: string) {
    super(message);
    this.name = 'ObdError';
    this.kind = kind;
  }
}

const PROMPT = '>';
/** More than any answer of a car: a stream without a prompt is no adapter. */
const MAX_CHARACTERS = 100_000;
const ANSWER_MS = 10_000;
const RESET_MS = 5000;
/** A command of the adapter itself needs no car. */
const COMMAND_MS = 2000;

/** Sends one command after another and hands out what comes before the prompt. */
const createLine = (transport: Transport) => {
  let received = '';
  let waiting: { resolve: (text: string) => void; reject: (error: Error) => void } | undefined;
  let ended = false;
  transport.onText((text) => {
    received += text;
    if (received.length > MAX_CHARACTERS) received = received.slice(-MAX_CHARACTERS);
    const at = received.indexOf(PROMPT);
    if (at < 0 || !waiting) return;
    const answer = received.slice(0, at);
    received = received.slice(at + 1);
    waiting.resolve(answer);
    waiting = undefined;
  });
  transport.onEnd(() => {
    ended = true;
    waiting?.reject(new ObdError('disconnected', 'The adapter was disconnected.'));
    waiting = undefined;
  });

  const send = async (command: string, timeoutMs: number): Promise<string> => {
    if (ended) throw new ObdError('disconnected', 'The adapter was disconnected.');
    // What is left of an earlier answer belongs to nothing that is asked now.
    received = '';
    const answer = new Promise<string>((resolve, reject) => {
      waiting = { resolve, reject };
    });
    const stopTimer = transport.after(timeoutMs, () => {
      waiting?.reject(new ObdError('no answer', `No answer to ${command}.`));
      waiting = undefined;
    });
    try {
      await transport.write(`${command}\r`);
      return await answer;
    } finally {
      stopTimer();
    }
  };

  // Commands queue: an adapter takes an early character as a wish to stop.
  let queue: Promise<unknown> = Promise.resolve();
  return (command: string, timeoutMs = ANSWER_MS): Promise<string> => {
    const sent = queue.then(() => send(command, timeoutMs));
    queue = sent.catch(() => undefined);
    return sent;
  };
};

/** What kind of adapter answered, and how it prints. */
export interface Adapter {
  readonly version: string;
  /** Of the battery as the adapter measures it; undefined when it cannot. */
  readonly volts?: number;
  /** 1 to 9 as ELM327 numbers protocols; undefined when it does not say. */
  readonly protocol?: number;
  /** Several parameters in one request: CAN only, and not every clone. */
  readonly severalAtOnce: boolean;
  /** How its answers look: what looks otherwise was cut on its way. */
  readonly known?: KnownForm;
}

/** Everything that one visit to the socket reads. */
export interface CarReport {
  readonly adapter: Adapter;
  readonly vin?: string;
  /** VINs of control units that name another one than the first. */
  readonly otherVins: readonly { readonly controlUnit: string; readonly vin: string }[];
  readonly calibrations: readonly string[];
  readonly stored: readonly ObdCode[];
  readonly pending: readonly ObdCode[];
  readonly permanent: readonly ObdCode[];
  /** The code that froze it, and the figures of that moment. */
  readonly freezeFrame?: { readonly code: string; readonly values: readonly ObdValue[] };
  readonly monitors: readonly (MonitorStatus & { readonly controlUnit: string })[];
  readonly tests: readonly (OnBoardTest & { readonly controlUnit: string })[];
  readonly values: readonly ObdValue[];
  readonly errors: readonly string[];
}

export interface ObdSession {
  readonly adapter: Adapter;
  readonly ask: (request: string) => Promise<Decoded>;
  /** The parameters the car has in this service, of all its control units. */
  readonly supported: (service: '01' | '02' | '06' | '09') => Promise<readonly number[]>;
  /** Current figures; as few requests as adapter and protocol allow. */
  readonly values: (pids: readonly number[]) => Promise<readonly ObdValue[]>;
  readonly report: () => Promise<CarReport>;
  /** Erases codes and freeze frames (service 04). Who calls it has asked the user. */
  readonly erase: () => Promise<boolean>;
}

const LIST_STEP = 0x20;
const MAX_LISTS = 8;
/** ISO 15765-4: at most six parameters in one request. */
const AT_ONCE = 6;

const setUp = async (send: ReturnType<typeof createLine>): Promise<Adapter> => {
  const greeting = await send('ATZ', RESET_MS).catch((error: unknown) => {
    if (error instanceof ObdError && error.kind === 'no answer') {
      throw new ObdError('no adapter', 'Nothing answers like an ELM327 adapter.');
    }
    throw error;
  });
  for (const command of ['ATE0', 'ATL0', 'ATS0', 'ATH1', 'ATAT1', 'ATSP0']) {
    // Clones do not know all of them; the answers are read whichever way they come.
    await send(command, COMMAND_MS);
  }
  const identity = await send('ATI', COMMAND_MS);
  const [version = ''] = /[A-Z][A-Z0-9]+[^\r\n>]*/.exec(`${identity}\r${greeting}`) ?? [];
  const voltage = await send('ATRV', COMMAND_MS);
  const [, volts] = /(\d{1,2}\.\d)\s*V/i.exec(voltage) ?? [];
  const supportedText = await send('0100');
  const first = decode('0100', supportedText);
  const known = learnForm('0100', supportedText);
  if (first.supported.length === 0) {
    if (first.notices.includes('low voltage')) {
      throw new ObdError('low voltage', 'The battery is too weak for the adapter.');
    }
    throw new ObdError('no car', 'The adapter answers, the car does not: is the ignition on?');
  }
  const named = /A?([1-9])\s*$/i.exec((await send('ATDPN', COMMAND_MS)).trim())?.[1];
  const protocol = named === undefined ? undefined : Number(named);
  return {
    version: version.trim(),
    ...(volts === undefined ? {} : { volts: Number(volts) }),
    ...(protocol === undefined ? {} : { protocol }),
    severalAtOnce: (protocol ?? 0) >= 6,
    ...(known === undefined ? {} : { known }),
  };
};

const inGroups = (pids: readonly number[], size: number): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(pids.length / size) }, (_, index) =>
    pids.slice(index * size, index * size + size),
  );

/** Lists and monitors are read by requests of their own. */
const isFigure = (pid: number): boolean => pid % LIST_STEP !== 0 && pid !== 0x01 && pid !== 0x41;

type Ask = ObdSession['ask'];

const listed = async (ask: Ask, service: '01' | '02' | '06' | '09'): Promise<readonly number[]> => {
  const found = new Set<number>();
  for (let list = 0; list < MAX_LISTS; list += 1) {
    const first = list * LIST_STEP;
    const { supported } = await ask(`${service}${hexOf(first)}${service === '02' ? '00' : ''}`);
    for (const pid of supported.flatMap(({ pids }) => pids)) found.add(pid);
    if (!found.has(first + LIST_STEP)) break;
  }
  return [...found].filter((pid) => pid % LIST_STEP !== 0).toSorted((a, b) => a - b);
};

const frozen = async (ask: Ask): Promise<CarReport['freezeFrame']> => {
  const { codes } = await ask('020200');
  const [first] = codes;
  if (!first) return undefined;
  const pids = (await listed(ask, '02')).filter((pid) => isFigure(pid) && pid !== 0x02);
  const values: ObdValue[] = [];
  for (const pid of pids) {
    const answer = await ask(`02${hexOf(pid)}00`);
    values.push(...answer.values);
  }
  return { code: first.code, values };
};

interface Identity {
  readonly vin?: string;
  readonly otherVins: CarReport['otherVins'];
  readonly calibrations: readonly string[];
}

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/;

const identity = async (ask: Ask): Promise<Identity> => {
  const vins = (await ask('0902')).information.flatMap(({ controlUnit, values }) =>
    values
      .filter((value): value is string => typeof value === 'string' && VIN.test(value))
      .map((vin) => ({ controlUnit, vin })),
  );
  const calibrations = (await ask('0904')).information.flatMap(({ values }) => values.map(String));
  const [first] = vins;
  return {
    ...(first ? { vin: first.vin } : {}),
    otherVins: vins.filter(({ vin }) => vin !== first?.vin),
    calibrations,
  };
};

const reportWith =
  ({
    ask,
    adapter,
    values,
  }: {
    readonly ask: (request: string) => Promise<Decoded>;
    readonly adapter: Adapter;
    readonly values: (pids: readonly number[]) => Promise<readonly ObdValue[]>;
  }) =>
  async (): Promise<CarReport> => {
    const named = await identity(ask);
    const answers = {
      stored: await ask('03'),
      pending: await ask('07'),
      permanent: await ask('0A'),
      monitors: await ask('0101'),
    };
    const tests = [];
    for (const monitor of await listed(ask, '06')) {
      const answer = await ask(`06${hexOf(monitor)}`);
      tests.push(...answer.tests);
    }
    const freezeFrame = await frozen(ask);
    const pids = (await listed(ask, '01')).filter(isFigure);
    return {
      adapter,
      ...named,
      stored: answers.stored.codes,
      pending: answers.pending.codes,
      permanent: answers.permanent.codes,
      ...(freezeFrame ? { freezeFrame } : {}),
      monitors: answers.monitors.monitors,
      tests,
      values: await values(pids),
      errors: Object.values(answers).flatMap(({ errors }) => errors),
    };
  };

/**
 * Begins a session: resets the adapter, finds the protocol, and learns what it can do.
 *
 * @throws ObdError when nothing answers, the car is silent, or the adapter is pulled out
 */
export const openSession = async (transport: Transport): Promise<ObdSession> => {
  const send = createLine(transport);
  const adapter = await setUp(send);
  let { severalAtOnce } = adapter;
  const ask: Ask = async (request) => decode(request, await send(request), adapter.known);

  const values: ObdSession['values'] = async (pids) => {
    const found: ObdValue[] = [];
    for (const group of inGroups(pids, severalAtOnce ? AT_ONCE : 1)) {
      const answer = await ask(`01${group.map((pid) => hexOf(pid)).join('')}`);
      found.push(...answer.values);
      const answered = new Set(answer.values.map(({ pid }) => pid));
      const missing = group.filter((pid) => !answered.has(pid));
      if (missing.length === 0 || group.length === 1) continue;
      // A clone that answers the first of several is asked for each from here on.
      if (answered.size <= 1) severalAtOnce = false;
      for (const pid of missing) found.push(...(await ask(`01${hexOf(pid)}`)).values);
    }
    return found;
  };

  const report = reportWith({ ask, adapter, values });

  return {
    adapter,
    ask,
    supported: (service) => listed(ask, service),
    values,
    report,
    erase: async () => {
      const text = readAdapterText(await send('04'), '04');
      const { messages } = readMessages(text, { service: 0x04, ids: [] });
      return messages.some(({ bytes: [first] }) => first === 0x44);
    },
  };
};
