import {findFaults, type BuiltPage} from '../support/built-page';
import {builtPages} from '../support/built-site';

/** Problems of the controls that the browser operates without any script. */
function checkControls(page: BuiltPage): string[] {
  const faults: string[] = [];
  for (const attribute of ['popovertarget', 'commandfor']) {
    for (const id of page.values(`[${attribute}]`, attribute)) {
      if (!page.ids.has(id)) faults.push(`has a ${attribute} for #${id}, which does not exist`);
    }
  }
  for (const kind of page.values('[popover]', 'popover')) {
    if (kind !== 'auto') faults.push(`has a popover="${kind}", which Escape does not close`);
  }
  const groups = Map.groupBy(page.values('input[type="radio"]', 'name'), (name) => name);
  for (const [name, {length}] of groups) {
    if (name === '') faults.push('has a radio button without a name');
    else if (length < 2) faults.push(`has a single radio button named ${name}`);
    const checked = page.count(`input[type="radio"][name="${name}"][checked]`);
    if (checked > 1) faults.push(`has ${String(checked)} radio buttons checked in the group ${name}`);
  }
  return faults;
}

test('buttons open what exists, Escape closes popovers, and radio buttons are in groups', () => {
  const paths = builtPages();
  expect(paths.length).toBeGreaterThan(100);
  expect(findFaults(paths, checkControls)).toEqual([]);
});
