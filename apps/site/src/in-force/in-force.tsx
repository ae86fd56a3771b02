import type { ServiceId } from '@wrenchwise/rules/outside-services';
import { sectionIf, sectionUnless } from '@wrenchwise/rules/service-sections';
import type { ReactNode } from 'react';

interface Props {
  readonly services: readonly ServiceId[];
  readonly children: ReactNode;
}

/** What a page shows where one of these services is in force: the server decides when it serves it. */
export function IfInForce({ services, children }: Props) {
  const { start, end } = sectionIf(services);
  return (
    <>
      {start}
      {children}
      {end}
    </>
  );
}

/** What a page shows where none of these services is in force. */
export function UnlessInForce({ services, children }: Props) {
  const { start, end } = sectionUnless(services);
  return (
    <>
      {start}
      {children}
      {end}
    </>
  );
}
