type Report = (entries: {contentRect: {width: number}}[]) => void;

const observed = new Map<Element, Report>();
let width = 1024;

/** Stands in for what jsdom, which lays nothing out, lacks: each element is as wide as the window. */
export function fakeWindowWidth(): void {
  class Observer {
    readonly report: Report;
    constructor(report: Report) {
      this.report = report;
    }
    observe(element: Element): void {
      observed.set(element, this.report);
    }
  }
  Object.assign(globalThis, {ResizeObserver: Observer});
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', {configurable: true, get: () => width});
}

/** Changes the width of the window, and of what is in it. */
export function resizeTo(pixels: number): void {
  width = pixels;
  for (const [element, report] of observed) if (element.isConnected) report([{contentRect: {width}}]);
}
