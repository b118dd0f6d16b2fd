import {newsletterForm} from '#src/content/blog/newsletter-form';
import {contactForms} from '#src/content/pages/contact-forms';
import {trialForm} from '#src/content/pages/trial-form';
import {formTokenPath} from '#src/contracts/hidden-fields';
import {ContactForm} from '#src/parts/contact';
import {listenForFirstSubmit} from '#src/parts/form/first-submit.browser';
import {listenForForms, readForms} from '#src/parts/form/send-form.browser';
import {keepTyped} from '#src/parts/form/typed.browser';
import {NewsletterForm} from '#src/parts/newsletter';
import {TrialForm} from '#src/parts/trial';
import {useFetch} from '../support/fetch';

import {fireEvent} from '@testing-library/react';
import {renderToStaticMarkup} from 'react-dom/server';

const fetchMock = useFetch();

/** Ends the load of the script that is under way. */
let end: (runs: boolean) => Promise<void> = () => Promise.resolve();
let loading: Promise<boolean> | undefined;
let hasRun = false;

/** As in boot.ts: a load that failed is repeated, and one that succeeded is kept. */
const load = jest.fn(
  () =>
    (loading ??= new Promise((resolve) => {
      end = async (runs) => {
        hasRun = runs;
        if (!runs) loading = undefined;
        resolve(runs);
        await new Promise((settled) => setTimeout(settled));
      };
    })),
);

/** What reached the browser, or the script: the button of each. */
const sent: unknown[] = [];

const form = (): HTMLFormElement => document.querySelector('form')!;
const button = (name: string): HTMLButtonElement => document.querySelector(`button[value=${name}]`)!;
const isBusy = (): boolean => document.querySelector('[aria-busy]') !== null;

function record(event: SubmitEvent): void {
  if (!event.defaultPrevented) sent.push((event.submitter as HTMLButtonElement).value);
  event.preventDefault();
}

// Each test has a window of its own, with the listeners that it added.
const listeners: Parameters<typeof addEventListener>[] = [];
const addListener = window.addEventListener.bind(window);

beforeEach(() => {
  loading = undefined;
  hasRun = false;
  load.mockClear();
  sent.length = 0;
  sessionStorage.clear();
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof addEventListener>) => {
    listeners.push(args);
    addListener(...args);
  });
  listenForFirstSubmit(() => hasRun, load);
});

afterEach(() => {
  for (const [type, listener, options] of listeners.splice(0)) window.removeEventListener(type, listener, options);
  jest.restoreAllMocks();
});

describe('a form that is sent before its script has run', () => {
  beforeEach(() => {
    window.addEventListener('submit', record);
    document.body.innerHTML = `<form method="post" action="/api/x">
      <input name="email"><button name="how" value="first">A</button><button name="how" value="second">B</button>
    </form>`;
  });

  test('waits, and is sent once, with the button that was pressed', async () => {
    button('second').click();
    button('first').click();
    expect(sent).toEqual([]);
    expect(button('second').ariaBusy).toBe('true');
    await end(true);
    expect(sent).toEqual(['second']);
    expect(isBusy()).toBe(false);
    button('first').click();
    expect(sent).toEqual(['second', 'first']);
  });

  test('is not held once its script has run, whether or not the script handles it', async () => {
    void load();
    await end(true);
    button('first').click();
    expect(sent).toEqual(['first']);
  });

  test('is posted by the browser, once, if the script does not load', async () => {
    button('second').click();
    await end(false);
    expect(sent).toEqual(['second']);
    button('second').click();
    await end(false);
    expect(sent).toEqual(['second']);
    // The visitor came back.
    fireEvent(window, new Event('pagehide'));
    expect(isBusy()).toBe(false);
    button('first').click();
    await end(false);
    expect(sent).toEqual(['second', 'first']);
  });

  test.each([
    ['edited', () => fireEvent.input(form().querySelector('input')!, {target: {value: 'a'}})],
    ['left', () => fireEvent(window, new Event('pagehide'))],
  ])('is not sent later by itself if it is %s', async (_, change) => {
    button('first').click();
    change();
    expect(isBusy()).toBe(false);
    await end(true);
    expect(sent).toEqual([]);
    button('second').click();
    await end(true);
    expect(sent).toEqual(['second']);
  });
});

describe.each([
  ['contact', <ContactForm key="contact" content={contactForms.contact} />],
  ['support', <ContactForm key="support" content={contactForms.support} />],
  ['trial', <TrialForm key="trial" content={trialForm} />],
  ['newsletter', <NewsletterForm key="newsletter" content={newsletterForm} id="newsletter" />],
])('the untouched %s form', (_, element) => {
  const press = (): void => form().querySelector<HTMLElement>('[type=submit]')!.click();
  const isRejected = (): boolean => form().querySelector('[aria-invalid=true]') === document.activeElement;

  const posted = (): unknown[] => fetchMock.mock.calls.filter(([path]) => !path.includes(formTokenPath));

  const run = async (): Promise<void> => {
    listenForForms();
    readForms();
    await end(true);
  };

  beforeEach(() => {
    document.body.innerHTML = renderToStaticMarkup(element);
  });

  test('says what is missing once its script runs, and sends nothing', async () => {
    press();
    await run();
    expect(isRejected()).toBe(true);
    expect(isBusy()).toBe(false);
    expect(posted()).toEqual([]);
  });

  test('is not filled in with what was typed before, because that was not seen when it was sent', async () => {
    for (const input of form().querySelectorAll<HTMLInputElement>('input:not([type=hidden],[type=radio]),textarea'))
      input.value = input.type === 'email' ? 'marta@oakline.example' : 'Marta';
    keepTyped(form());
    form().reset();
    press();
    await run();
    expect(posted()).toEqual([]);
    expect(isRejected()).toBe(true);
  });
});
