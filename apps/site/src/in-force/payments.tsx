import { PAYMENT_MARKS } from '@wrenchwise/rules/payment-marks';
import { createElement, type ReactNode } from 'react';

/**
 * What is shown only where plans are sold. For parts of a page that no script makes anew: the server
 * takes it out of the page where payments are off.
 */
export function WherePaymentsAreOn({ children }: { children?: ReactNode }) {
  return createElement(PAYMENT_MARKS.on, null, children);
}

/** What is shown in its place; `description` becomes what the page says of itself to search engines. */
export function WherePaymentsAreOff({
  description,
  children,
}: {
  description?: string;
  children?: ReactNode;
}) {
  return createElement(
    PAYMENT_MARKS.off,
    // Out of sight also where no server takes it out: in development.
    { hidden: true, ...(description === undefined ? {} : { 'data-description': description }) },
    children,
  );
}
