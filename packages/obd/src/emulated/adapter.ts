import { readRequest } from '../request.ts';
import { answersOf } from './answers.ts';
import { type EmulatedCar, type EmulatedUnit, isCan } from './car.ts';
import { linesOf } from './lines.ts';

/** What cheap and odd adapters do differently. */
export interface Quirks {
  /** What ATI says. */
  readonly version?: string;
  /** Answers '?' to these commands: 'ATAT1', 'ATH1'. */
  readonly unknown?: readonly string[];
  /** Says OK to ATH1 and prints no headers. */
  readonly ignoresHeaders?: boolean;
  /** Prints every frame of a message of several twice. */
  readonly doubles?: boolean;
  /** Cannot ask for several parameters at once. */
  readonly oneAtATime?: boolean;
  /** Line ends as it prints them whatever ATL says. */
  readonly lineEnd?: string;
  /** The control unit does not answer: ignition off. */
  readonly silent?: boolean;
  /** The engine's control unit says 'needs more time' first. */
  readonly slow?: boolean;
}

/** An emulated adapter in the socket of an emulated car. */
export interface EmulatedAdapter {
  /**
   * What it prints for characters that are typed; a command ends with a carriage return.
   *
   * @param seconds since the engine was started
   */
  readonly type: (characters: string, seconds: number) => string;
}

interface State {
  echo: boolean;
  linefeeds: boolean;
  headers: boolean;
  spaces: boolean;
  /** What ATSP chose: 0 automatic. */
  chosen: number;
  /** The protocol was found: SEARCHING... is not printed again. */
  found: boolean;
  last: string;
}

const started = (): State => ({
  echo: true,
  linefeeds: true,
  headers: false,
  spaces: true,
  chosen: 0,
  found: false,
  last: '',
});

const VERSION = 'ELM327 v1.5';
const PROTOCOLS = [
  'AUTO',
  'SAE J1850 PWM',
  'SAE J1850 VPW',
  'ISO 9141-2',
  'ISO 14230-4 (KWP 5BAUD)',
  'ISO 14230-4 (KWP FAST)',
  'ISO 15765-4 (CAN 11/500)',
  'ISO 15765-4 (CAN 29/500)',
  'ISO 15765-4 (CAN 11/250)',
  'ISO 15765-4 (CAN 29/250)',
] as const;

const SWITCHES = { E: 'echo', L: 'linefeeds', H: 'headers', S: 'spaces' } as const;
const isSwitch = (letter: string): letter is keyof typeof SWITCHES =>
  Object.hasOwn(SWITCHES, letter);

/** Commands that only set timing or the like: nothing of them is seen in an answer. */
const SETTINGS =
  /^(?:AT(?:0|1|2)|ST[0-9A-F]{2}|CAF[01]|M[01]|AL|NL|CFC[01]|SH[0-9A-F]{3,8}|AR|KW[01]|D0|D1|LP|PC|WS|FE)$/;

/** A command of the adapter itself, without 'AT'; undefined when it knows none of that name. */
const setUp = (
  command: string,
  state: State,
  car: EmulatedCar,
  seconds: number,
): string | undefined => {
  const [, letter = '', value] = /^([ELHS])([01])$/.exec(command) ?? [];
  if (isSwitch(letter)) {
    state[SWITCHES[letter]] = value === '1';
    return 'OK';
  }
  const [, protocol] = /^S(?:P|PA|TP)A?([0-9])$/.exec(command) ?? [];
  if (protocol !== undefined) {
    state.chosen = Number(protocol);
    state.found = false;
    return 'OK';
  }
  if (command === 'RV') return `${car.batteryVolts(seconds).toFixed(1)}V`;
  const known = state.found ? car.protocol : state.chosen;
  if (command === 'DPN') return `${state.chosen === 0 ? 'A' : ''}${known}`;
  if (command === 'DP') return `${state.chosen === 0 ? 'AUTO, ' : ''}${PROTOCOLS[known] ?? ''}`;
  return SETTINGS.test(command) ? 'OK' : undefined;
};

/** A control unit after service 04: no codes, nothing tested yet; permanent codes stay. */
const erased = (unit: EmulatedUnit): EmulatedUnit => {
  const parameters = new Map(unit.parameters);
  const monitors = parameters.get(0x01)?.(0);
  if (monitors) {
    const [, continuous = 0, fitted = 0] = monitors;
    parameters.set(0x01, () => [0, continuous, fitted, fitted]);
  }
  for (const [id, length] of [
    [0x21, 2],
    [0x30, 1],
    [0x31, 2],
  ] as const) {
    if (parameters.has(id)) parameters.set(id, () => Array.from({ length }, () => 0));
  }
  const { freezeFrame: _, ...rest } = unit;
  return { ...rest, parameters, stored: [], pending: [] };
};

/** Text of an emulated ELM327 that is plugged into an emulated car. */
export const createEmulatedAdapter = (car: EmulatedCar, quirks: Quirks = {}): EmulatedAdapter => {
  let state = started();
  let typed = '';
  let { units } = car;

  const searched = (): readonly string[] => {
    if (state.found) return [];
    state.found = true;
    if (car.protocol === 3 || car.protocol === 4) return ['BUS INIT: ...OK'];
    return state.chosen === 0 ? ['SEARCHING...'] : [];
  };

  const ask = (command: string, seconds: number): readonly string[] => {
    const request = readRequest(command);
    if (!request) return ['?'];
    const cannot = state.chosen !== 0 && state.chosen !== car.protocol;
    if (quirks.silent === true || cannot) {
      return [isCan(car.protocol) ? 'UNABLE TO CONNECT' : 'BUS INIT: ...ERROR'];
    }
    const before = searched();
    if (request.service === 0x04) units = units.map(erased);
    const ids = quirks.oneAtATime === true ? request.ids.slice(0, 1) : request.ids;
    const printing = {
      headers: state.headers && quirks.ignoresHeaders !== true,
      spaces: state.spaces,
    };
    const lines = units.flatMap((unit) =>
      answersOf(car, unit, { ...request, ids }, seconds).flatMap((message, number) => {
        const waits = quirks.slow === true && number === 0 ? [[0x7f, request.service, 0x78]] : [];
        return [...waits, message].flatMap((one) => {
          const printed = linesOf(one, car.protocol, unit.index, printing);
          const isDoubled = quirks.doubles === true && printing.headers && printed.length > 1;
          return isDoubled ? printed.flatMap((line) => [line, line]) : printed;
        });
      }),
    );
    return [...before, ...(lines.length > 0 ? lines : ['NO DATA'])];
  };

  const answer = (written: string, seconds: number): readonly string[] => {
    const command = written.replaceAll(/\s/g, '').toUpperCase() || state.last;
    state.last = command;
    if (quirks.unknown?.includes(command) === true) return ['?'];
    const version = quirks.version ?? VERSION;
    if (command === 'ATZ' || command === 'ATWS') {
      state = started();
      return ['', '', version];
    }
    if (command === 'ATD') {
      state = started();
      return ['OK'];
    }
    if (command === 'ATI') return [version];
    if (command.startsWith('AT')) return [setUp(command.slice(2), state, car, seconds) ?? '?'];
    return ask(command, seconds);
  };

  const print = (written: string, seconds: number): string => {
    const echo = state.echo ? [written] : [];
    const lines = [...echo, ...answer(written, seconds)];
    const end = quirks.lineEnd ?? (state.linefeeds ? '\r\n' : '\r');
    return `${lines.join(end)}${end}${end}>`;
  };

  return {
    type: (characters, seconds) => {
      const commands = `${typed}${characters}`.split('\r');
      typed = commands.pop() ?? '';
      return commands.map((command) => print(command.replaceAll('\n', ''), seconds)).join('');
    },
  };
};
