/** What an adapter says instead of data, as ELM327's data sheet lists it. */
const NOTICES = [
  ['no data', /NO ?DATA/],
  ['unable to connect', /UNABLE ?TO ?CONNECT/],
  ['bus not initialised', /BUS ?INIT[.: ]*ERROR/],
  ['bus busy', /BUS ?BUSY/],
  ['CAN error', /CAN ?ERROR/],
  ['bus error', /BUS ?ERROR/],
  ['frame error', /FB ?ERROR/],
  ['receive error', /<? ?RX ?ERROR/],
  ['data error', /<? ?DATA ?ERROR/],
  ['buffer full', /BUFFER ?FULL|OUT OF MEMORY/],
  ['stopped', /STOPPED/],
  ['low voltage', /LV ?RESET|LOW ?VOLTAGE/],
  ['adapter error', /ERR ?\d\d|ACT ?ALERT|LP ?ALERT/],
  ['not understood', /^\?$/],
] as const;

export type Notice = (typeof NOTICES)[number][0];

/** Lines an adapter prints while it works, before the answer, and answers that carry no data. */
const PROGRESS = /^(?:SEARCHING[. ]*|BUS ?INIT[.: ]*(?:OK)?|OK|\.+)/;

/** An answer of the adapter, taken apart: nothing of it is understood as data yet. */
export interface AdapterText {
  /** Lines of hexadecimal digits, without spaces; a line of several parts keeps its ':' ('0:4902…'). */
  readonly data: readonly string[];
  readonly notices: readonly Notice[];
  /** Lines that are neither: noise of a cable, a line that was cut, a text. */
  readonly others: readonly string[];
}

const MAX_LINES = 4096;
const DATA_LINE = /^(?:[0-9A-F]:)?[0-9A-F]+$/;

const noticeOf = (line: string): Notice | undefined =>
  NOTICES.find(([, pattern]) => pattern.test(line))?.[0];

/** Capitals, without the zero bytes that ELM327 now and then puts between characters. */
const tidied = (line: string): string => line.replaceAll('\0', '').trim().toUpperCase();

/**
 * The lines of an adapter's answer, whatever its line ends, spaces and prompt; echoes of the request
 * are left out.
 *
 * @param text at most 4,096 lines are read
 * @param request what was asked, for its echo
 */
export const readAdapterText = (text: string, request?: string): AdapterText => {
  const echo = request?.replaceAll(/\s/g, '').toUpperCase();
  const data: string[] = [];
  const notices: Notice[] = [];
  const others: string[] = [];
  const lines = text.split(/[\r\n>]+/, MAX_LINES);
  for (const [index, written] of lines.entries()) {
    const line = tidied(written);
    const notice = noticeOf(line);
    if (notice !== undefined) {
      notices.push(notice);
      continue;
    }
    const answer = line.replace(PROGRESS, '').trim();
    const joined = answer.replaceAll(/\s/g, '');
    if (joined === '' || (joined === echo && data.length === 0 && index < 2)) continue;
    if (DATA_LINE.test(joined)) data.push(joined);
    else others.push(answer);
  }
  return { data, notices, others };
};
