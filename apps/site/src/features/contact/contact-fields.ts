import { ApiError } from '@wrenchwise/contract/client';

/** What is asked, in its order. `max` is what the endpoint takes. */
export const CONTACT_FIELDS = [
  { name: 'name', label: 'Name', max: 100 },
  { name: 'email', label: 'Email', max: 254 },
  { name: 'subject', label: 'Subject', max: 150 },
  { name: 'message', label: 'Message', max: 5000 },
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number]['name'];
export type ContactProblems = Readonly<Partial<Record<ContactField, string | undefined>>>;

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The field that a control of the form is for; undefined for the hidden one and the button. */
export const fieldOf = (control: EventTarget | null): ContactField | undefined => {
  const { name } = Object(control) as { name?: unknown }; // whatever an event came from
  return CONTACT_FIELDS.find((field) => field.name === name)?.name;
};

/** What is wrong with a control, by the browser's own validation and in our words. */
const problemOf = (
  { label, max }: (typeof CONTACT_FIELDS)[number],
  { value, validity }: Control,
): string | undefined => {
  if (value.trim() === '') return `${label} is required`;
  // Said instead of cut: `maxLength` would drop the end of what is pasted, without a word.
  if (value.length > max) return `${label} must be at most ${max} characters`;
  return validity.typeMismatch ? 'Please enter a valid email address.' : undefined;
};

const controlOf = (form: HTMLFormElement, name: ContactField): Control | undefined => {
  const control = form.elements.namedItem(name);
  const isControl = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return isControl ? control : undefined;
};

/** What is wrong with these fields of the form; an entry of undefined says that nothing is. */
export const problemsIn = (
  form: HTMLFormElement,
  names: readonly ContactField[] = CONTACT_FIELDS.map(({ name }) => name),
): ContactProblems =>
  Object.fromEntries(
    CONTACT_FIELDS.filter(({ name }) => names.includes(name)).map((field) => {
      const control = controlOf(form, field.name);
      return [field.name, control && problemOf(field, control)];
    }),
  );

/** What the server refused, by field. */
export const problemsOf = (error: unknown): ContactProblems =>
  Object.fromEntries(
    (error instanceof ApiError ? error.fields : []).map(({ path, message }) => [path, message]),
  );

export const hasProblem = (problems: ContactProblems): boolean =>
  Object.values(problems).some((problem) => problem !== undefined);
