import {openBuiltPage} from '../support/built-page';
import {builtFileExists, builtPages} from '../support/built-site';

const pages = builtPages();

/** Labels of buttons that always open the booking dialog. */
const demoLabels =
  /^(?:Book (?:a|Your) Demo|Get Started|Start Your Free Demo|Schedule (?:a Demo|Your Strategy Call|a Consultation)|Discuss Your Needs)/;

test('no internal link is broken, redirected, or points to a missing anchor', () => {
  const wrong = new Set<string>();
  for (const path of pages) {
    for (const href of openBuiltPage(path).values('a[href^="/"]', 'href')) {
      const {pathname, hash} = new URL(href, 'https://site.example');
      if (/\.\w+$/.test(pathname) ? builtFileExists(pathname) : pathname.startsWith('/api/')) continue;
      if (!pages.includes(pathname)) wrong.add(`${path}: ${href}`);
      else if (hash !== '' && !openBuiltPage(pathname).ids.has(decodeURIComponent(hash.slice(1))))
        wrong.add(`${path}: ${href} has no such place`);
    }
  }
  expect([...wrong]).toEqual([]);
});

test('every booking button opens its page’s dialog, and works before scripts run', () => {
  let count = 0;
  const wrong: string[] = [];
  for (const path of pages) {
    const page = openBuiltPage(path);
    const targets = page.values('button[type="button"]', 'commandfor');
    for (const [at, label] of page.texts('button[type="button"]').entries()) {
      if (!demoLabels.test(label)) continue;
      count += 1;
      if (targets[at] !== 'demo-dialog' || !page.ids.has('demo-dialog')) wrong.push(`${path}: ${label}`);
    }
  }
  expect(count).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});

test('the target of every button is on its page', () => {
  const wrong: string[] = [];
  for (const path of pages) {
    const page = openBuiltPage(path);
    const targets = ['commandfor', 'popovertarget'].flatMap((name) => page.values(`button[${name}]`, name));
    wrong.push(...targets.filter((id) => !page.ids.has(id)).map((id) => `${path}: ${id}`));
  }
  expect(wrong).toEqual([]);
});
