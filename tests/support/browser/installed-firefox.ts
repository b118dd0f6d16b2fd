import {firefox, type Browser} from '@playwright/test';

type Session = {send: (method: string, parameters: unknown) => Promise<unknown>};

/** Playwright's own side of a browser, in the same process. */
type Internals = {_connection: {toImpl: (browser: Browser) => {_browserSession: Session}}};

/**
 * Playwright emulates media features in every context by a BiDi command that Firefox knows from version 154 on, and gives
 * up on older ones. Preferences emulate reduced motion instead (playwright.engines.config.mts).
 */
export function skipMediaEmulation(): void {
  const launch = firefox.launch.bind(firefox);
  firefox.launch = async (options) => {
    const browser = await launch(options);
    const {_connection} = firefox as unknown as Internals;
    const session = Object.getPrototypeOf(_connection.toImpl(browser)._browserSession) as Session;
    const {send} = session;
    session.send = function (method, parameters) {
      return method === 'emulation.setMediaFeaturesOverride' ? Promise.resolve() : send.call(this, method, parameters);
    };
    return browser;
  };
}
