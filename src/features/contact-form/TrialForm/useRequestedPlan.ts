import {useEffect} from 'react';

/** Selects the team size of the plan in the URL, such as `?plan=Pro`, unless the visitor has selected another one. */
export function useRequestedPlan(groupId: string): void {
  useEffect(() => {
    const requested = new URLSearchParams(window.location.search).get('plan');
    const sizes = [...document.querySelectorAll<HTMLInputElement>(`#${groupId} input`)];
    const match = sizes.find(({value}) => value === requested);
    if (match && sizes.some(({checked, defaultChecked}) => checked && defaultChecked)) match.checked = true;
  }, [groupId]);
}
