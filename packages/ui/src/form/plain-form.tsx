import { type ComponentProps, type RefObject, useRef } from 'react';

import { type Attempt, IDLE } from './attempt.ts';
import { useForgetFailure } from './use-forget-failure.ts';

type Props = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'onSubmit' | 'ref'> & {
  ref?: RefObject<HTMLFormElement | null>;
  /** What sends it. While that is under way nothing is sent again; a change forgets its failure. */
  attempt?: Attempt;
  onSubmit: (form: HTMLFormElement) => void;
};

/**
 * The `<form>` of every form that writes. It is a post: sent before its script has loaded, it puts nothing
 * that was typed into an address, and an `action` lets the server take it (decision 033). Forms with a
 * schema use `Form`; this one brings no library, for public pages and forms that check in their own way.
 */
export function PlainForm({ ref, attempt = IDLE, onSubmit, ...rest }: Props) {
  const own = useRef<HTMLFormElement>(null);
  const form = ref ?? own;
  useForgetFailure(form, attempt);
  return (
    <form
      className="grid gap-5"
      {...rest}
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!attempt.isPending) onSubmit(event.currentTarget);
      }}
    />
  );
}
