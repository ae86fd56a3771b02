import { OUTSIDE_SERVICES, type ServiceId, type ServiceInForce } from './outside-services.ts';

/*
 * Pages are built before there is an operator. What depends on the services in force is written in
 * marks of plain text, which survive HTML and JSON alike, and the server reads them when it serves.
 */

const SECTION = /\[\[(if|unless) ([a-z -]+)\]\]([\s\S]*?)\[\[end\]\]/g;
const HOST = /\[\[host ([a-z-]+)\]\]/g;
const MARK = '[[';

interface Marks {
  readonly start: string;
  readonly end: string;
}

/** The marks around what a page says where one of these services is in force. Not nested. */
export const sectionIf = (ids: readonly ServiceId[]): Marks => ({
  start: `[[if ${ids.join(' ')}]]`,
  end: '[[end]]',
});

/** The marks around what a page says where none of these services is in force. Not nested. */
export const sectionUnless = (ids: readonly ServiceId[]): Marks => ({
  start: `[[unless ${ids.join(' ')}]]`,
  end: '[[end]]',
});

const within = ({ start, end }: Marks, text: string): string => start + text + end;

/** A text for each of the two cases: one of these services is in force, or none. */
export const byServices = (
  ids: readonly ServiceId[],
  { inForce, otherwise }: { readonly inForce: string; readonly otherwise: string },
): string => within(sectionIf(ids), inForce) + within(sectionUnless(ids), otherwise);

/** The place of a service's host: ' (api.example.com)', or nothing where it has none to name. */
export const hostMark = (id: ServiceId): string => `[[host ${id}]]`;

const isServiceId = (text: string): text is ServiceId => Object.hasOwn(OUTSIDE_SERVICES, text);

const knownId = (text: string): ServiceId => {
  if (!isServiceId(text)) throw new Error(`a page names a service without a record: ${text}`);
  return text;
};

/**
 * A page, or any text of it, as it is true of these services. Throws for a service without a record
 * and for a mark that is not closed: a page would show it.
 */
export const fillServiceSections = (text: string, services: readonly ServiceInForce[]): string => {
  if (!text.includes(MARK)) return text;
  const hosts = new Map(services.map(({ id, host }) => [id, host]));
  const filled = text
    .replace(SECTION, (_, kind: string, ids: string, content: string) => {
      const isInForce = ids.split(' ').some((id) => hosts.has(knownId(id)));
      return isInForce === (kind === 'if') ? content : '';
    })
    .replace(HOST, (_, id: string) => {
      const host = hosts.get(knownId(id)) ?? null;
      return host === null ? '' : ` (${host})`;
    });
  if (/\[\[(?:if|unless|end|host)\b/.test(filled)) {
    throw new Error('a page has a section of a service that is not closed, or one within another');
  }
  return filled;
};
