import {findFaults, openBuiltPage} from '../support/built-page';
import {builtFileExists, builtPages} from '../support/built-site';

const pages = builtPages();

/** Labels of buttons that always open the booking dialog. */
const demoLabels =
  /^(?:Book (?:a|Your) Demo|Get Started|Start Your Free Demo|Schedule (?:a Demo|Your Strategy Call|a Consultation)|Discuss Your Needs)/;

test('no internal link is broken, redirected, or points to a missing anchor', () => {
  const isBroken = (href: string) => {
    const {pathname, hash} = new URL(href, 'https://site.example');
    if (/\.\w+$/.test(pathname) ? builtFileExists(pathname) : pathname.startsWith('/api/')) return false;
    const hasPlace = () => hash === '' || openBuiltPage(pathname).ids.has(decodeURIComponent(hash.slice(1)));
    return !pages.includes(pathname) || !hasPlace();
  };
  expect(findFaults(pages, ({values}) => values('a[href^="/"]', 'href').filter(isBroken))).toEqual([]);
});

test('every booking button opens its page’s dialog, and works before scripts run', () => {
  let count = 0;
  const wrong = findFaults(pages, ({values, texts, ids}) => {
    const targets = values('button[type="button"]', 'commandfor');
    const buttons = texts('button[type="button"]').map((label, at) => ({label, target: targets[at]}));
    const booking = buttons.filter(({label}) => demoLabels.test(label));
    count += booking.length;
    return booking.filter(({target}) => target !== 'demo-dialog' || !ids.has('demo-dialog')).map(({label}) => label);
  });
  expect(count).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
});
