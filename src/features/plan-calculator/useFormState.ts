import {measures, type Need} from '#src/lib/plan-fit/index';
import styles from './styles.module.scss';

import {useEffect} from 'react';

/** Shows in the form, which is plain HTML, which plan fits and which numbers are wrong. */
export function useFormState(form: HTMLFormElement | null, at: number, need: Need): void {
  useEffect(() => {
    if (!form) return;
    form.classList.toggle(styles.lit ?? '', at >= 0);
    form.style.setProperty('--lit', `${at}`);
    for (const [index, name] of form.querySelectorAll(`.${styles.plans} > *`).entries())
      name.classList.toggle(styles.current ?? '', index === at);
    for (const measure of measures)
      form.querySelector(`[name=${measure}]`)?.setAttribute('aria-valuenow', `${need[measure]}`);
  });
}
