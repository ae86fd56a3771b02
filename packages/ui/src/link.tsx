import { type AnchorHTMLAttributes, type ComponentType, createContext, use } from 'react';

import { siteAddress } from './site-address.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site. */
  readonly to: string;
  /** `intent` fetches the page's code when the link is pointed at, where the app has a router. */
  readonly prefetch?: 'intent';
}

function Anchor({ to, prefetch: _prefetch, children, ...rest }: LinkProps) {
  return (
    <a href={siteAddress(to)} {...rest}>
      {children}
    </a>
  );
}

/** What links are made of: plain anchors, unless an app hands in the link of its router. */
export const LinkElement = createContext<ComponentType<LinkProps>>(Anchor);

/** A link inside this site. */
export function Link(props: LinkProps) {
  const Element = use(LinkElement);
  // oxlint-disable-next-line react/static-components -- an app provides one component for its whole life
  return <Element {...props} />;
}
