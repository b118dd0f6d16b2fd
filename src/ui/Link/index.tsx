import {type ComponentProps, createContext, type ReactNode, use} from 'react';

/**
 * Called with the target of each link, so that the build can report broken ones. theme/Root passes Docusaurus' check;
 * elsewhere it does nothing.
 */
export const LinkCollector = createContext<(to: string) => void>(() => undefined);

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** Path on this site, or `#` and an ID on this page. */
  to: string;
};

/** A link on this site. The browser follows it, because pages don't share a router. */
export function Link({to, children, ...rest}: LinkProps): ReactNode {
  use(LinkCollector)(to);
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}
