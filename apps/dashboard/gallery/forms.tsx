import { AskForMore } from '@wrenchwise/ui/ask-for-more.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { type Attempt, IDLE } from '@wrenchwise/ui/form/attempt.ts';
import { FormField } from '@wrenchwise/ui/form/form-field.tsx';
import { Form } from '@wrenchwise/ui/form/form.tsx';
import { NewPasswordFields } from '@wrenchwise/ui/form/new-password-fields.tsx';
import { PlainForm } from '@wrenchwise/ui/form/plain-form.tsx';
import { NeedsScript } from '@wrenchwise/ui/needs-script.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { z } from 'zod';

import { LONG_TEXT, Specimen, State } from './specimen.tsx';

const SignUp = z
  .object({
    name: z.string().trim().min(1, 'Name is required'),
    password: z.string().min(12, 'Use at least 12 characters'),
    confirm: z.string(),
  })
  .refine(({ password, confirm }) => password === confirm, {
    path: ['confirm'],
    message: 'The passwords do not match',
  });

const PENDING: Attempt = { ...IDLE, isPending: true };
const REFUSED: Attempt = { ...IDLE, isError: true, error: new Error('refused') };

function AsksForMore() {
  return (
    <Specimen name="AskForMore">
      {() => (
        <>
          <AskForMore
            title="Tell us a little more"
            message="Say what you hear, see, smell or feel, and when."
            examples={['It grinds when I brake', 'It will not start in the morning', LONG_TEXT]}
            onPick={() => {}}
          />
          <AskForMore
            title="Please write in English"
            message="We read English only."
            language={{ id: 'de', text: 'Bitte schreiben Sie auf Englisch.' }}
            examples={['It grinds when I brake']}
            onPick={() => {}}
          />
        </>
      )}
    </Specimen>
  );
}

function Fields() {
  return (
    <Specimen name="Field">
      {() => (
        <>
          <Field label="Label">{(control) => <TextInput {...control} />}</Field>
          <Field
            label="With a hint"
            hint="Where to find it"
            required
            aside={
              <a href="#forms" className="text-link text-sm">
                Forgot it?
              </a>
            }
          >
            {(control) => <TextInput {...control} />}
          </Field>
          <Field label="With an error" hint="Where to find it" error={LONG_TEXT}>
            {(control) => <TextInput {...control} defaultValue="Not this" />}
          </Field>
          <Field label="Disabled">{(control) => <TextInput {...control} disabled />}</Field>
          <Field label="What is wrong with the car?" labelSize="heading">
            {(control) => <TextArea {...control} />}
          </Field>
        </>
      )}
    </Specimen>
  );
}

export function Forms() {
  return (
    <>
      <Fields />
      <Specimen name="CharacterCount" note="Nothing until the text comes near the limit.">
        {() => (
          <>
            <CharacterCount length={10} max={5000} />
            <CharacterCount length={4800} max={5000} />
            <CharacterCount length={5123} max={5000} />
          </>
        )}
      </Specimen>
      <Specimen
        name="Form, FormField, NewPasswordFields"
        note="Send it empty: focus goes to the first error."
      >
        {() => (
          <>
            <State name="Ready">
              <SignUpForm label="Ready" attempt={IDLE} />
            </State>
            <State name="Pending">
              <SignUpForm label="Pending" attempt={PENDING} />
            </State>
            <State name="Refused">
              <SignUpForm label="Refused" attempt={REFUSED} />
            </State>
          </>
        )}
      </Specimen>
      <Specimen name="PlainForm, NeedsScript" note="NeedsScript shows only without scripts.">
        {() => (
          <PlainForm aria-label="Plain" onSubmit={() => {}}>
            <NeedsScript />
            <Field label="E-mail">{(control) => <TextInput {...control} type="email" />}</Field>
            <Button type="submit">Send</Button>
          </PlainForm>
        )}
      </Specimen>
      <AsksForMore />
    </>
  );
}

function SignUpForm({ label, attempt }: { label: string; attempt: Attempt }) {
  return (
    <Form
      aria-label={label}
      schema={SignUp}
      defaultValues={{ name: '', password: '', confirm: '' }}
      attempt={attempt}
      onSubmit={() => {}}
      fieldErrors={() => [{ name: 'name', message: 'The server does not know this name' }]}
      renderFailure={(_, isAtField) => (
        <Notice tone="high" role="alert" title="That did not work">
          {isAtField ? 'Please look at the fields below.' : 'Please try again.'}
        </Notice>
      )}
    >
      {(form) => (
        <>
          <FormField form={form} name="name" label="Name" required>
            {(control) => <TextInput {...control} />}
          </FormField>
          <NewPasswordFields
            form={form}
            name="password"
            confirmName="confirm"
            label="Password"
            confirmLabel="Confirm password"
            hint="At least 12 characters"
          />
          <Button type="submit" busy={attempt.isPending}>
            {attempt.isPending ? 'Creating account…' : 'Create account'}
          </Button>
        </>
      )}
    </Form>
  );
}
