import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type CompanySymbolProps = {
  /** Name as in content. `Clearwater Dental` uses the symbol `clearwater-dental` in static/img/company-marks.svg. */
  company: string;
  /** Side in pixels. */
  size?: number;
};

/** ID of a company's symbol in the SVG file. */
export function companySlug(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');
}

/** A company's symbol in the current text color. Decorative: the name is printed beside it. */
export function CompanySymbol({company, size = 22}: CompanySymbolProps): ReactNode {
  return (
    <svg className={styles.sign} width={size} height={size} aria-hidden="true">
      <use href={`/img/company-marks.svg#${companySlug(company)}`} />
    </svg>
  );
}

export type CompanyMarkProps = Pick<CompanySymbolProps, 'company'> & {className?: string | undefined};

/** A company's symbol and name in one color. */
export function CompanyMark({company, className}: CompanyMarkProps): ReactNode {
  return (
    <span className={clsx(styles.mark, className)}>
      <CompanySymbol company={company} />
      {company}
    </span>
  );
}
