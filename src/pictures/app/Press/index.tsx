import parts from '../parts.module.scss';

import {type ComponentProps, createContext, type ReactNode, use} from 'react';

/** The places that can be opened where the application is usable. Elsewhere it is only drawn, and this is undefined. */
export const Usable = createContext<readonly string[] | undefined>(undefined);

export type PressProps = Omit<ComponentProps<'p'>, 'ref'> & {
  /** The element where the application is only drawn. */
  as?: 'p' | 'i' | 'b';
  /** What pressing it does, and with what. A submit button, because islands hold a submit until they are live. */
  does: string;
  of: string;
  /** Attributes of the button. */
  button?: ComponentProps<'button'>;
};

/** What can be pressed where the application is usable. */
export function Press({as: Drawn = 'p', does, of, button, ...rest}: PressProps): ReactNode {
  if (!use(Usable)) return <Drawn {...rest} />;
  return <button {...(rest as ComponentProps<'button'>)} {...button} type="submit" name={does} value={of} />;
}

/** Rows that scroll where the application is usable. Elsewhere their slot crops them. */
export function Scroll({children}: {children: ReactNode}): ReactNode {
  return use(Usable) ? <div className={parts.scroll}>{children}</div> : children;
}
