import { TYPED_TEXT } from './typed-text-key.ts';

const KEPT = 'input:not([type=password],[type=file],[type=hidden],[type=radio]),textarea,select';
const LONGEST_WAIT_MS = 15_000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (): readonly Control[] => [...document.querySelectorAll<Control>(KEPT)];

// Stays the same in the next release: where it is among those of its name.
const nameOf = (control: Control, all: readonly Control[]): string =>
  `${control.name}#${all.filter(({ name }) => name === control.name).indexOf(control)}`;

/** Keeps what is typed on this page, never a password, for `restoreTypedText` after a reload. */
export const keepTypedText = (): void => {
  const all = controls();
  const fields = all
    .filter(({ name, type, value }) => name !== '' && type !== 'checkbox' && value !== '')
    .map((control) => [nameOf(control, all), control.value] as const);
  if (fields.length === 0) return;
  const kept = { path: location.pathname, fields: Object.fromEntries(fields) };
  try {
    sessionStorage.setItem(TYPED_TEXT, JSON.stringify(kept));
  } catch {
    // Storage may be full or blocked: nothing else can be done.
  }
};

const write = (control: Control, value: string): void => {
  // React keeps a value of its own: only the element's own setter and an event reach it.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  own?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

const readKept = (): { path: string; fields: Record<string, string> } | undefined => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TYPED_TEXT) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { path, fields } = kept as Record<string, unknown>; // any object may be asked
    const texts = Object.entries(Object(fields)).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return typeof path === 'string' ? { path, fields: Object.fromEntries(texts) } : undefined;
  } catch {
    return undefined;
  }
};

/** Puts what was stored into the fields of this page as they appear, once; an own text is left alone. */
export const restoreTypedText = (): void => {
  const kept = readKept();
  if (kept?.path !== location.pathname) return;
  const left = new Map(Object.entries(kept.fields));
  const fill = () => {
    const all = controls();
    for (const control of all) {
      const text = left.get(nameOf(control, all));
      if (text === undefined) continue;
      left.delete(nameOf(control, all));
      if (control.value !== text) write(control, text);
    }
    if (left.size > 0) return;
    observer.disconnect();
    sessionStorage.removeItem(TYPED_TEXT);
  };
  const observer = new MutationObserver(fill);
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
  fill();
};
