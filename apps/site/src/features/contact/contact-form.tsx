import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { focusFirstError } from '@wrenchwise/ui/form/focus-first-error.ts';
import { PlainForm } from '@wrenchwise/ui/form/plain-form.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { type FocusEvent, type FormEvent, useState } from 'react';

import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactProblems,
  fieldOf,
  hasProblem,
  problemsIn,
  problemsOf,
} from './contact-fields.ts';
import { useSendMessage } from './contact.queries.ts';

const KINDS: Readonly<Record<ContactField, object>> = {
  name: { autoComplete: 'name' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  subject: { autoComplete: 'off' },
  message: {},
};

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const messageIn = (form: HTMLFormElement) => {
  const data = new FormData(form);
  return {
    name: textOf(data, 'name'),
    email: textOf(data, 'email'),
    subject: textOf(data, 'subject'),
    message: textOf(data, 'message'),
    website: textOf(data, 'website'),
  };
};

/** People do not meet it, programs fill it in. */
function HiddenField() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A message to the team. Keeps what was typed until it has been sent. */
export function ContactForm() {
  const [problems, setProblems] = useState<ContactProblems>({});
  const [messageLength, setMessageLength] = useState(0);
  const sending = useSendMessage();

  const submit = (sent: HTMLFormElement) => {
    const found = problemsIn(sent);
    setProblems(found);
    if (hasProblem(found)) {
      sending.reset();
      focusFirstError(sent);
      return;
    }
    sending.mutate(messageIn(sent), {
      onSuccess: () => {
        sent.reset();
        setMessageLength(0);
      },
      onError: (error) => {
        setProblems(problemsOf(error));
        focusFirstError(sent);
      },
    });
  };

  const check = (event: FocusEvent<HTMLFormElement>) => {
    const name = fieldOf(event.target);
    // What was left empty on the way through is no mistake until it is sent.
    if (name === undefined || textOf(new FormData(event.currentTarget), name) === '') return;
    setProblems({ ...problems, ...problemsIn(event.currentTarget, [name]) });
  };

  const correct = (event: FormEvent<HTMLFormElement>) => {
    const name = fieldOf(event.target);
    setMessageLength(textOf(new FormData(event.currentTarget), 'message').length);
    if (name !== undefined && problems[name] !== undefined) {
      setProblems({ ...problems, ...problemsIn(event.currentTarget, [name]) });
    }
  };

  return (
    <PlainForm
      // The server takes it as well when it is sent before its script has loaded.
      action={siteAddress('/contact')}
      attempt={sending}
      onSubmit={submit}
      onBlur={check}
      onInput={correct}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        {CONTACT_FIELDS.map(({ name, label, max }) => {
          const isWide = name === 'subject' || name === 'message';
          return (
            <Field
              key={name}
              label={label}
              required
              error={problems[name]}
              {...(isWide && { className: 'sm:col-span-2' })}
            >
              {(control) => {
                const rest = { ...control, ...KINDS[name], name, required: true };
                return name === 'message' ? (
                  <>
                    <TextArea {...rest} />
                    <CharacterCount length={messageLength} max={max} />
                  </>
                ) : (
                  <TextInput {...rest} />
                );
              }}
            </Field>
          );
        })}
      </div>
      <HiddenField />
      <div aria-live="polite" className="empty:hidden">
        {sending.isSuccess && (
          <Notice tone="low">Message sent successfully! We'll get back to you soon.</Notice>
        )}
        {sending.isError && (
          <Notice tone="high">
            {hasProblem(problemsOf(sending.error))
              ? 'Please check the highlighted fields.'
              : 'Failed to send message. Please try again later.'}
          </Notice>
        )}
      </div>
      <div>
        <Button type="submit" busy={sending.isPending}>
          Send message
        </Button>
      </div>
    </PlainForm>
  );
}
